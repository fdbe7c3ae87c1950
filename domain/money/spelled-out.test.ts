import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numberWords } from './number-words.ts';
import { spelledOut } from './spelled-out.ts';

/** A single number, without the currency around it. */
const hindi = (count: number) => spelledOut(count, 'hi').replace(/ रुप\S+ मात्र$/, '');
const english = (count: number) =>
  spelledOut(count, 'en')
    .replace(/ rupees? only$/, '')
    .toLowerCase();

test('amounts in English, in the Indian system', () => {
  const said: [number, string][] = [
    [0, 'Zero rupees only'],
    [1, 'One rupee only'],
    [0.5, 'Fifty paise only'],
    [1.01, 'One rupee and one paisa only'],
    [21_164.75, 'Twenty-one thousand one hundred sixty-four rupees and seventy-five paise only'],
    [500_000, 'Five lakh rupees only'],
    [1_234_567.5, 'Twelve lakh thirty-four thousand five hundred sixty-seven rupees and fifty paise only'],
    [10_000_000, 'One crore rupees only'],
    [1_000_000_000, 'One hundred crore rupees only'],
    [9_001_240_826, 'Nine hundred crore twelve lakh forty thousand eight hundred twenty-six rupees only'],
    [12_340_000_000_000, 'Twelve lakh thirty-four thousand crore rupees only'],
    [-1500, 'Minus one thousand five hundred rupees only'],
    [-0.001, 'Zero rupees only'],
  ];
  for (const [amount, text] of said) assert.equal(spelledOut(amount, 'en'), text);
  assert.equal(spelledOut(Number.NaN, 'en'), '—');
});

test('amounts in Hindi', () => {
  const said: [number, string][] = [
    [0, 'शून्य रुपये मात्र'],
    [1, 'एक रुपया मात्र'],
    [1.01, 'एक रुपया एक पैसा मात्र'],
    [0.75, 'पचहत्तर पैसे मात्र'],
    [11_122.22, 'ग्यारह हज़ार एक सौ बाईस रुपये बाईस पैसे मात्र'],
    [150_000, 'एक लाख पचास हज़ार रुपये मात्र'],
    [1_234_567.5, 'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये पचास पैसे मात्र'],
    [9_999_999, 'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र'],
    [87_987_979, 'आठ करोड़ उनासी लाख सतासी हज़ार नौ सौ उनासी रुपये मात्र'],
    [1_000_000_000, 'एक सौ करोड़ रुपये मात्र'],
    [9_001_240_826, 'नौ सौ करोड़ बारह लाख चालीस हज़ार आठ सौ छब्बीस रुपये मात्र'],
    [-38, 'ऋण अड़तीस रुपये मात्र'],
  ];
  for (const [amount, text] of said) assert.equal(spelledOut(amount, 'hi'), text);
});

test('each number below a hundred has its own Hindi word, with the ending its ten asks for', () => {
  const words = Array.from({ length: 100 }, (_, count) => hindi(count));
  assert.equal(new Set(words).size, 100);
  for (const word of words) {
    assert.match(word, /^[\u0900-\u097f]+$/);
    assert.equal(word, word.normalize('NFC'));
  }
  // A word out of its place would break the run: 21–28 end as 20 does, 29 as 30.
  const endings: [from: number, to: number, ending: RegExp][] = [
    [11, 18, /ह$/],
    [19, 28, /[ीई]स$/],
    [29, 38, /तीस$/],
    [39, 48, /लीस$/],
    [49, 50, /चास$/],
    [51, 58, /(वन|पन)$/],
    [59, 68, /(स|सा)ठ$/],
    [69, 78, /त्तर$/],
    [79, 89, /सी$/],
    [91, 99, /नवे$/],
  ];
  for (const [from, to, ending] of endings) {
    for (let count = from; count <= to; count += 1) assert.match(hindi(count), ending, String(count));
  }
});

test('what is said adds up to the amount, in both languages', () => {
  const readBack = (text: string, units: Record<string, number>, word: (count: number) => string): number => {
    const small = new Map(Array.from({ length: 100 }, (_, count) => [word(count), count]));
    let total = 0;
    let pending = 0;
    for (const part of text.split(' ')) {
      const unit = units[part];
      if (unit === undefined) pending += small.get(part) ?? assert.fail(`${part} in ${text}`);
      else if (unit === 100) pending *= 100;
      else {
        total += pending * unit;
        pending = 0;
      }
    }
    return total + pending;
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
      assert.equal(readBack(english(amount), { hundred: 100, thousand: 1e3, lakh: 1e5, crore: 1e7 }, english), amount);
      assert.equal(readBack(hindi(amount), { सौ: 100, हज़ार: 1e3, लाख: 1e5, करोड़: 1e7 }, hindi), amount);
    }),
    { numRuns: 2000 },
  );
});

test('every number that we write in Hindi is one that we read', () => {
  // As readers take it: without nukta, and with anusvara for chandrabindu.
  const plain = (word: string) => word.replace(/\u093c/g, '').replace(/\u0901/g, '\u0902');
  for (let count = 1; count < 100; count += 1)
    assert.equal(numberWords.get(plain(hindi(count).normalize('NFD'))), count, hindi(count));
});

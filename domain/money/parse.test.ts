import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lakhCrore, rupees } from './format.ts';
import { type Parsed, parseAmount, parseMonthly, parseRate, parseTenure } from './parse.ts';

const readsAs = (read: (text: string) => Parsed, rows: readonly (readonly [string, number | string])[]): void => {
  for (const [text, wanted] of rows) {
    const parsed = read(text);
    assert.equal(parsed.ok ? parsed.value : parsed.reason, wanted, JSON.stringify(text));
  }
};

test('amounts are read as India writes them', () => {
  readsAs(parseAmount, [
    ['500000', 500000],
    ['5,00,000', 500000],
    ['500,000', 500000],
    ['₹ 5 00 000', 500000],
    ['₹5,00,000/-', 500000],
    ['Rs. 5,00,000', 500000],
    ['Rs.500', 500],
    ['INR 5,00,000', 500000],
    ['₨ 750', 750],
    ['5 lakh', 500000],
    ['5 Lakhs only', 500000],
    ['5L', 500000],
    ['5 lac', 500000],
    ['5.25lacs', 525000],
    ['1.2 cr', 12000000],
    ['1.2 Crore', 12000000],
    ['1.2 crs', 12000000],
    ['.5 cr', 5000000],
    ['500k', 500000],
    ['50 thousand', 50000],
    ['50 hazar', 50000],
    ['50 hazaar rupaye', 50000],
    ['2 karod', 20000000],
    ['2 करोड़', 20000000],
    ['2 करोड\u093c', 20000000],
    ['2 करोड', 20000000],
    ['५ लाख', 500000],
    ['५,००,०००', 500000],
    ['५० हज़ार रुपये', 50000],
    ['1 cr 20 lakh', 12000000],
    ['1cr20lakh', 12000000],
    ['1 crore and 20 lakh rupees', 12000000],
    ['1 crore, 20 lakh, 5 thousand', 12005000],
    ['5 lakh 25,000', 525000],
    ['dedh lakh', 150000],
    ['ढाई करोड़', 25000000],
    ['100 crore', 1000000000],
    ['1,00,00,00,000', 1000000000],
    ['500 000 000', 500000000],
    ['1.1 lakh', 110000],
    ['2.3 cr', 23000000],
    ['1.23456789 cr', 12345678.9],
    ['11122.224', 11122.22],
    ['11122.225', 11122.23],
    ['10 rupees 50 paise', 10.5],
    ['0', 0],
    ['５０００', 5000],
    ['5\u00a0lakh', 500000],
    ['1 million', 1000000],
  ]);
});

test('amounts are read as India says them, in words of either language', () => {
  readsAs(parseAmount, [
    ['pachas lakh', 5000000],
    ['Pachaas Lakh rupaye', 5000000],
    ['पचास लाख', 5000000],
    ['पाँच लाख', 500000],
    ['fifty lakh', 5000000],
    ['twenty five lakh', 2500000],
    ['twenty-five lakhs only', 2500000],
    ['sixty thousand', 60000],
    ['saath hazar', 60000],
    ['do lakh pachas hazar', 250000],
    ['one crore twenty lakh', 12000000],
    ['ek crore', 10000000],
    ['a crore', 10000000],
    ['half a crore', 5000000],
    ['aadha crore', 5000000],
    ['sadhe teen lakh', 350000],
    ['साढ़े सात लाख', 750000],
    ['sava do crore', 22500000],
    ['sava lakh', 125000],
    ['paune do lakh', 175000],
    ['two and a half lakh', 250000],
    ['3 and a half lakh', 350000],
    ['sadhe 3 lakh', 350000],
    ['five hundred', 500],
    ['paanch sau rupaye', 500],
    ['ek sau bees lakh', 12000000],
    ['one hundred and fifty thousand', 150000],
    ['ninyanve hazar', 99000],
    ['about 25 lakh', 2500000],
    ['~ 25 lakh', 2500000],
    ['lagbhag pachis lakh', 2500000],
    ['करीब दस लाख', 1000000],
    ['50,000+', 50000],
    // Alone it is more likely so many lakh or thousand than so many rupees.
    ['pachas', 'unreadable'],
    ['do', 'unreadable'],
    ['lakh pachas', 'unreadable'],
    ['paanch-chhe lakh', 'unreadable'],
    ['as much as possible', 'unreadable'],
    ['a', 'unreadable'],
    ['60,000 per month', 'unreadable'],
  ]);
});

test('what comes every month may say so; what comes every year is not taken for it', () => {
  readsAs(parseMonthly, [
    ['60,000', 60000],
    ['60,000 per month', 60000],
    ['60000/month', 60000],
    ['₹60,000/- p.m.', 60000],
    ['60k monthly', 60000],
    ['saath hazar mahina', 60000],
    ['साठ हज़ार महीना', 60000],
    ['har mahine 60 hazar', 60000],
    ['12 lakh per annum', 'unreadable'],
    ['12 LPA', 'unreadable'],
    ['50/60 hazar', 'unreadable'],
  ]);
});

test('what could mean two things, or nothing, is refused with its reason', () => {
  readsAs(parseAmount, [
    ['', 'empty'],
    ['   ', 'empty'],
    ['₹', 'empty'],
    ['-5 lakh', 'negative'],
    ['₹ -500', 'negative'],
    ['−500', 'negative'],
    ['-', 'unreadable'],
    ['five', 'unreadable'],
    ['constructor', 'unreadable'],
    ['lakh', 'unreadable'],
    ['5,00', 'unreadable'],
    ['1,5 cr', 'unreadable'],
    ['1.200.000', 'unreadable'],
    ['5-10 lakh', 'unreadable'],
    ['5 lakh 5 lakh', 'ambiguous'],
    ['20 lakh 1 cr', 'ambiguous'],
    ['1 crore 20', 'ambiguous'],
    ['5e5', 'unreadable'],
    ['$500', 'unreadable'],
    ['500 %', 'unreadable'],
    ['9'.repeat(30), 'too-large'],
    ['9'.repeat(100), 'unreadable'],
    ['<b>5</b>', 'unreadable'],
  ]);
});

test('tenures are read in months', () => {
  readsAs(parseTenure, [
    ['60', 60],
    ['60 months', 60],
    ['5 years', 60],
    ['5y', 60],
    ['5 yrs 6 months', 66],
    ['5y6m', 66],
    ['5 years, 6 months', 66],
    ['5 years and 6 months', 66],
    ['1.5 years', 18],
    ['8.33 years', 100],
    ['5 saal', 60],
    ['५ साल', 60],
    ['५ साल ६ महीने', 66],
    ['dedh saal', 18],
    ['paanch saal', 60],
    ['two and a half years', 30],
    ['five', 'unreadable'],
    ['1 month', 1],
    ['', 'empty'],
    ['8.3 years', 'fraction'],
    ['60.5', 'fraction'],
    ['5 years 6', 'ambiguous'],
    ['6 months 5 years', 'unreadable'],
    ['-5 years', 'negative'],
    ['soon', 'unreadable'],
    ['years', 'unreadable'],
    ['5 lakh', 'unreadable'],
    ['99999', 'too-large'],
  ]);
  readsAs(
    (text) => parseTenure(text, 'years'),
    [
      ['5', 60],
      ['1.5', 18],
      ['18 months', 18],
    ],
  );
});

test('rates are read in percent a year', () => {
  readsAs(parseRate, [
    ['12', 12],
    ['12.5%', 12.5],
    ['12.5 % p.a.', 12.5],
    ['12.5% pa', 12.5],
    ['@ 8.75 percent per annum', 8.75],
    ['१२.५ प्रतिशत', 12.5],
    ['8.12345', 8.1235],
    ['0', 0],
    ['nine percent', 9],
    ['12% a year', 12],
    ['', 'empty'],
    ['-1', 'negative'],
    ['1% per month', 'unreadable'],
    ['12,5', 'unreadable'],
    ['8 9', 'unreadable'],
    ['%', 'unreadable'],
    ['5000', 'too-large'],
  ]);
});

const anyPaise = fc.integer({ min: 0, max: 100_000_000_000 });
const valueRead = (parsed: Parsed): number => (parsed.ok ? parsed.value : Number.NaN);

test('every figure we print is read back as itself', () => {
  fc.assert(
    fc.property(anyPaise, (paise) => {
      assert.equal(valueRead(parseAmount(rupees(paise / 100, { paise: true }))), paise / 100);
      const whole = Math.floor(paise / 100);
      assert.equal(valueRead(parseAmount(rupees(whole))), whole);
      assert.equal(valueRead(parseAmount(lakhCrore(whole))), whole);
      assert.equal(valueRead(parseAmount(String(whole))), whole);
    }),
    { numRuns: 3000 },
  );
});

test('units say the same amount as digits do', () => {
  const units = fc.constantFrom<readonly [string, number]>(['cr', 7], ['crore', 7], ['L', 5], ['लाख', 5], ['k', 3]);
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 99_999 }), ([unit, power], hundredths) => {
      assert.equal(valueRead(parseAmount(`${(hundredths / 100).toFixed(2)} ${unit}`)), hundredths * 10 ** (power - 2));
    }),
    { numRuns: 2000 },
  );
});

test('no text makes a parser throw or answer with something that is no number', () => {
  const alphabet = fc.constantFrom(
    ...'0123456789०५,. ₹-/%lakhcrymonthspasde'.split(''),
    'लाख',
    'साल',
    '\u093c',
    ' half ',
    ' sadhe ',
    ' sau ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(alphabet, { maxLength: 30 }).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      for (const read of [parseAmount, parseMonthly, parseTenure, parseRate]) {
        const parsed = read(typed);
        assert.ok(parsed.ok ? Number.isFinite(parsed.value) && parsed.value >= 0 : parsed.reason);
      }
    }),
    { numRuns: 5000 },
  );
});

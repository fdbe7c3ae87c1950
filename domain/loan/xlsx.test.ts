import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { schedule } from './schedule.ts';
import { type Cell, type Sheet, workbook } from './xlsx.ts';

/** Unpacks by the directory at the end, as a reader does, and checks every checksum. */
function unpacked(bytes: Uint8Array): Map<string, string> {
  const file = Buffer.from(bytes);
  const end = file.length - 22;
  assert.equal(file.readUInt32LE(end), 0x06054b50);
  const files = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    assert.equal(file.readUInt32LE(at), 0x02014b50);
    const size = file.readUInt32LE(at + 24);
    const nameLength = file.readUInt16LE(at + 28);
    const local = file.readUInt32LE(at + 42);
    assert.equal(file.readUInt32LE(local), 0x04034b50);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const data = file.subarray(start, start + size);
    assert.equal(crc32(data), file.readUInt32LE(at + 16));
    files.set(file.toString('utf8', at + 46, at + 46 + nameLength), data.toString('utf8'));
    at += 46 + nameLength;
  }
  assert.equal(at, end);
  return files;
}

const sheetOf = (sheet: Sheet): string => unpacked(workbook(sheet)).get('xl/worksheets/sheet1.xml') ?? '';

test('a schedule as a workbook: every part is there, and every amount to the paisa', () => {
  const { rows } = schedule({ principal: 999_999_999, annualRate: 29.9, months: 359 });
  const cells = rows.map((row): Cell[] => [row.month, { paise: row.opening }, { paise: row.interest }]);
  const bytes = workbook({ name: 'Schedule', rows: [['Month', 'Opening', 'Interest'], ...cells], headings: [0] });
  const files = unpacked(bytes);
  assert.deepEqual([...files.keys()].sort(), [
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const values = [...(files.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<c r="C\d+" s="2"><v>([\d.]+)<\/v>/g)];
  assert.deepEqual(
    values.map(([, value]) => Math.round(Number(value) * 100)),
    rows.map((row) => row.interest),
  );
});

test('text stays text: marks of XML and of formulas are harmless, Hindi is kept', () => {
  const sheet = sheetOf({ name: 'a/b', rows: [['=1+1', 'A & B <c> "d"', 'पाँच लाख\u0000']], headings: [] });
  assert.match(sheet, /t="inlineStr"><is><t xml:space="preserve">=1\+1</);
  assert.match(sheet, /A &amp; B &lt;c&gt; &quot;d&quot;</);
  assert.match(sheet, />पाँच लाख</);
  assert.ok(!sheet.includes('<f>'));
});

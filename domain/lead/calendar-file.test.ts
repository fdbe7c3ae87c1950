import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { calendarFile } from './calendar-file.ts';

const event = {
  uid: 'PS-AAAAA-BBBBB@site.example',
  sequence: 3,
  from: Date.parse('2026-11-17T13:00+05:30'),
  to: Date.parse('2026-11-17T14:00+05:30'),
  made: Date.parse('2026-11-16T10:00:00.123Z'),
  title: 'A call',
  text: 'We call.',
  maker: 'Site',
};
/** As a calendar reads it: lines joined again, escapes taken back. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const value = (file: string, name: string) =>
  (unfolded(file).find((line) => line.startsWith(`${name}:`)) ?? '')
    .slice(name.length + 1)
    .replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));

test('one event, in UTC, in the order and with the lines that calendars ask for', () => {
  const file = calendarFile(event);
  assert.match(file, /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  assert.match(file, /\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
  assert.equal(value(file, 'DTSTART'), '20261117T073000Z');
  assert.equal(value(file, 'DTEND'), '20261117T083000Z');
  assert.equal(value(file, 'DTSTAMP'), '20261116T100000Z');
  assert.equal(value(file, 'UID'), event.uid);
  assert.equal(value(file, 'SEQUENCE'), '3');
  assert.ok(!/(^|[^\r])\n/.test(file), 'every line ends in CRLF');
});

test('any text comes back as it was, in lines of at most 75 octets, and can add no line of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const wanted = text.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
      const file = calendarFile({ ...event, title: text, text: `${text}\r\nEND:VCALENDAR` });
      assert.equal(value(file, 'SUMMARY'), wanted);
      assert.equal(unfolded(file).filter((line) => line === 'END:VCALENDAR').length, 1);
      for (const line of file.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75, line);
    }),
  );
  const hindi = calendarFile({ ...event, title: 'पिंकस्टोन की कॉल; आज, '.repeat(9) });
  assert.equal(value(hindi, 'SUMMARY'), 'पिंकस्टोन की कॉल; आज, '.repeat(9));
});

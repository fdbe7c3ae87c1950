import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { TextField } from './fields.ts';
import { readPhone } from './phone.ts';
import { questionOn, questionsOn } from './questions.ts';
import { readLead } from './schema.ts';

const person = { name: 'Ramesh', email: 'ramesh@gmail.com', phone: '98290 00000' };
const nothing = new Set<string>();

test('a phone number is read with and without +91, and shown with it', () => {
  for (const [typed, shown] of [
    ['9829000000', '+91 98290 00000'],
    ['98290 00000', '+91 98290 00000'],
    ['+91 98290 00000', '+91 98290 00000'],
    ['+919829000000', '+91 98290 00000'],
    ['919829000000', '+91 98290 00000'],
    ['0091-98290-00000', '+91 98290 00000'],
    ['098290 00000', '+91 98290 00000'],
    ['+91 (0) 98290 00000', '+91 98290 00000'],
    ['९८२९० ०००००', '+91 98290 00000'],
    ['0141 000 0012', '+91 141 000 0012'],
    ['+91 141 000 0012', '+91 141 000 0012'],
    ['0141-2345678 ext 12', '+91 141 2345678'],
    ['9829000000 / 9829000001', '+91 98290 00000'],
    ['home 2345678 or 98290 00001', '+91 98290 00001'],
    ['+44 20 7946 0000', '+442079460000'],
  ])
    assert.deepEqual(readPhone(typed ?? ''), { ...readPhone(typed ?? ''), complete: true, shown }, typed);
});

test('too few, too many or no digits are told apart by their count', () => {
  for (const [typed, code, count] of [
    ['98290', 'fewDigits', 5],
    ['+91 98290', 'fewDigits', 5],
    ['2345678', 'fewDigits', 7],
    ['982900000012', 'manyDigits', 12],
    ['call my brother', 'noDigits', 0],
  ] as const)
    assert.deepEqual(questionOn('phone', typed), { code, count }, typed);
});

test('slips are asked about, and nothing else', () => {
  const rows: [TextField, string, string | null][] = [
    ['name', 'R', 'initial'],
    ['name', 'R.', 'initial'],
    ['name', 'Om', null],
    ['name', 'आशा', null],
    ['name', 'R K', null],
    ['email', 'ramesh@gmail', 'ending'],
    ['email', 'ramesh@gmail.', 'ending'],
    ['email', 'ramesh@gmail.com', null],
    ['email', 'ramesh@people.example', null],
    ['loanAmount', 'pachas lakh', null],
    ['loanAmount', '50 lakh', null],
    ['loanAmount', 'as much as possible', 'amount'],
    ['loanAmount', '20-25 lakh', 'amount'],
    ['salary', '60,000 per month', null],
    ['salary', '12 LPA', 'income'],
    ['message', '?', null],
    ['name', '  ', null],
  ];
  for (const [field, text, code] of rows)
    assert.equal(questionOn(field, text)?.code ?? null, code, `${field}: ${text}`);
});

test('each field is asked about once, and only those its form has', () => {
  const texts = { ...person, name: 'R', phone: '98290', loanAmount: 'much' };
  assert.deepEqual(Object.keys(questionsOn('application', texts, nothing)), ['name', 'phone', 'loanAmount']);
  assert.deepEqual(Object.keys(questionsOn('application', texts, new Set(['phone']))), ['name', 'loanAmount']);
  assert.deepEqual(Object.keys(questionsOn('message', texts, nothing)), ['name', 'phone']);
  assert.deepEqual(questionsOn('message', person, nothing), {});
});

test('no question is a refusal: the schema takes what is asked about', () => {
  const odd = { kind: 'application', name: 'R', email: 'ramesh@gmail', phone: '1', loanAmount: 'much', salary: 'some' };
  assert.ok(readLead({ ...odd, agreeTerms: true }).ok);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const field of ['name', 'email', 'phone', 'loanAmount', 'salary'] as const) questionOn(field, text);
    }),
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain } from '../normalise.ts';
import { guardOf } from './guard.ts';
import { guards } from './rows.ts';

const asked = (raw: string) => guardOf({ raw, text: ` ${plain(raw)} ` })?.id;

// A rule that no example fires is one that nobody can tell the use of.
for (const { id, tried } of guards)
  test(`the guard ${id} fires on its own example`, () => {
    assert.equal(asked(tried), id);
  });

test('no two guards have one id', () => {
  assert.equal(new Set(guards.map(({ id }) => id)).size, guards.length);
});

// Each of these was once refused, and is an honest question.
test('honest people are let through', () => {
  for (const message of [
    'my father passed away, what about his home loan',
    'I want to select a tenure from 5 to 20 years',
    'please give me instructions on how to apply',
    'mere bhai ka loan hai, kya mai co-applicant ban sakta hu',
    'what are the rules for prepayment',
    'forget the home loan, tell me the LAP rate',
    'how many customers do you have',
    'ignore my last message, I need a business loan',
    'will you share my details with other customers',
    'no one has called me, you promised two hours',
    'क्या आप अब भी खुले हैं',
    'from now on every month I can pay 20000, how big a loan',
    'two men shouted in front of customers. i owe 4 lakh, salary goes on the 1st',
    'Office ka address batao',
    'Ghar ke loan mein kamai kitni chahiye',
    'Guarantor ka cibil kitna hona chahiye',
    'dost ka phone aaya tha bol raha tha ab jaldi bharne pe charge nahi lagta, sahi bola kya',
  ])
    assert.equal(asked(message), undefined, message);
});

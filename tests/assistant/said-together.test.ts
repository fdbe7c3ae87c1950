// Two times or two rates that a message names together are both answered, whatever stands between them: hundreds of such
// messages, drawn from the ways people put them. What takes a figure back is corrected.test.ts's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emi } from '../../domain/loan/emi.ts';
import { rupees } from '../../domain/money/format.ts';
import { embedded } from './setup.ts';

const assistant = embedded();
const amounts: [number, string][] = [
  [2_400_000, '24 lakh'],
  [750_000, '7.5 lakh'],
  [1_240_000, '12 lakh 40 hazar'],
];
const joiners = [' and ', ' or ', ' aur ', ' ya ', ' vs ', ' versus ', ', ', ' & ', ' otherwise '];

/** Messages whose answers lack one of the two EMIs. */
function lacking(
  pairs: [number, number][],
  termsOf: (amount: number, value: number) => { principal: number; annualRate: number; months: number },
  forms: ((amount: string, one: number, joiner: string, other: number) => string)[],
): string[] {
  return amounts.flatMap(([amount, said]) =>
    pairs.flatMap(([one, other]) =>
      joiners.flatMap((joiner) =>
        forms.flatMap((form) => {
          const message = form(said, one, joiner, other);
          const { response } = assistant.answer({ message });
          const told = [one, other].every((value) => response.includes(rupees(emi(termsOf(amount, value)).emi)));
          return told ? [] : [message];
        }),
      ),
    ),
  );
}

test('of two times none is taken back', () => {
  const rate = 8.75;
  assert.deepEqual(
    lacking(
      [
        [10, 15],
        [20, 25],
      ],
      (principal, years) => ({ principal, annualRate: rate, months: years * 12 }),
      [
        (amount, one, joiner, other) => `${amount} ${rate}, ${one} years${joiner}${other} years emi`,
        (amount, one, joiner, other) => `${amount} ${rate}% ${one} saal${joiner}${other} saal ki kist kitni`,
        (amount, one, joiner, other) => `compare emi ${one} yrs${joiner}${other} yrs for ${amount} @ ${rate}`,
        (amount, one, joiner, other) => `${amount} पर ${rate}% से ${one} साल${joiner}${other} साल की किस्त`,
        (amount, one, joiner, other) => `${amount} loan ${rate} rate ${one} years emi?${joiner}${other} years emi?`,
      ],
    ),
    [],
  );
});

test('of two rates none is taken back', () => {
  assert.deepEqual(
    lacking(
      [
        [8.5, 9.25],
        [9, 8.4],
      ],
      (principal, annualRate) => ({ principal, annualRate, months: 180 }),
      [
        (amount, one, joiner, other) => `${amount} 15 saal, ${one}%${joiner}${other}% par kist kitni kitni`,
        (amount, one, joiner, other) => `compare ${one}%${joiner}${other}% on ${amount} over 15 years`,
      ],
    ),
    [],
  );
});

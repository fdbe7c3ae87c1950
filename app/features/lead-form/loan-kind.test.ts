import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content } from '../../../content/load.ts';
import { loanKinds, productIds } from '../../../content/products.ts';
import { prefillFrom } from './form-url.ts';
import { broughtOver, type Kinds, kindIn } from './loan-kind.ts';

const kinds: Kinds = {
  loans: productIds,
  all: loanKinds(content('en').services),
  line: 'Kind of loan: {kind}',
  told: {
    lead: 'Checked on the site:',
    fields: [
      { name: 'check', label: 'result', choices: { talk: 'needs a talk' } },
      { name: 'emis', label: 'EMIs now', rupees: true as const },
      { name: 'age', label: 'age' },
      { name: 'cat', label: 'you', choices: { woman: 'Woman', sc: 'SC' } },
    ],
  },
};
const brought = (search: string) => prefillFrom(new URLSearchParams(search), kinds);

test('an address brings the loan, and its kind as a line of the message', () => {
  assert.deepEqual(brought('loan=home-loan&type=plot'), { loanType: 'home-loan', message: 'Kind of loan: Plot Loans' });
  assert.deepEqual(brought('loan=government-subsidies&type=mudra').message, 'Kind of loan: MUDRA');
  assert.equal(kindIn(kinds, brought('loan=home-loan&type=plot'))?.id, 'plot');
});

test('words of a stranger never come in by the address', () => {
  assert.deepEqual(brought('loan=home-loan&type=You+won'), { loanType: 'home-loan' });
  assert.deepEqual(brought('loan=home-loan&type=constructor'), { loanType: 'home-loan' });
  assert.deepEqual(brought('loan=business-loan&type=plot'), { loanType: 'business-loan' });
  assert.deepEqual(brought('loan=nothing&type=plot'), {});
});

test('a newer kind takes the place of the older line, and leaves what the visitor wrote', () => {
  const draft = { loanType: 'home-loan', message: 'Kind of loan: Plot Loans\nCall after six.' };
  const over = (search: string) => broughtOver(draft, brought(search), kinds);
  assert.deepEqual(over('loan=home-loan&type=purchase'), {
    loanType: 'home-loan',
    message: 'Kind of loan: Home Purchase\nCall after six.',
  });
  assert.deepEqual(over('loan=business-loan'), { loanType: 'business-loan', message: 'Call after six.' });
  assert.equal(over('loan=home-loan').message, draft.message);
  assert.equal(over('amount=500000').message, draft.message);
});

test('the eligibility check brings its figures: fields filled in, the rest as one line', () => {
  const search = 'loan=home-loan&work=salaried&income=62000&emis=6500&age=34&amount=2823000&check=talk';
  assert.deepEqual(brought(search), {
    loanType: 'home-loan',
    message: 'Checked on the site: result: needs a talk; EMIs now: ₹6,500; age: 34.',
    loanAmount: '28,23,000',
    employment: 'salaried',
    salary: '62,000',
  });
  const draft = { message: 'Checked on the site: age: 33.\nCall after six.' };
  assert.match(
    broughtOver(draft, brought(search), kinds).message ?? '',
    /^Checked on the site: result.*\.\nCall after six\.$/,
    'a newer check takes the place of the older',
  );
  assert.equal(brought('check=You+won&age=<b>&emis=call+me').message, undefined);
});

test('the scheme finder brings its plan, with every tick, and nobody else’s words', () => {
  const search = 'loan=government-subsidies&amount=1080000&age=29&cat=woman&cat=sc&cat=call+me&check=talk';
  assert.deepEqual(brought(search), {
    loanType: 'government-subsidies',
    message: 'Checked on the site: result: needs a talk; age: 29; you: Woman, SC.',
    loanAmount: '10,80,000',
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loanRules } from '../../content/eligibility.ts';
import { afterStep, type Answers, figuresOf, readAnswers, stepAt, writeAnswers } from './answers.ts';

const at = (query: string) => stepAt(new URLSearchParams(query), loanRules);
const after = (query: string) => afterStep(new URLSearchParams(query), loanRules).toString();
const whole =
  'loan=home-loan&work=salaried&since=2&income=62000&emis=6500&age=34&score=700&amount=4500000&years=20&price=5800000';

test('the first question without an answer is asked, one is opened again, and all answered is the result', () => {
  assert.equal(at('').question, 'loan');
  assert.equal(at('loan=home-loan').question, 'work');
  assert.equal(at('loan=home-loan&work=salaried').question, 'work', 'half an answer is none');
  assert.equal(at('loan=home-loan&work=salaried&since=2&income=62000&age=34').question, 'emis');
  assert.equal(at(whole).question, null);
  assert.equal(at(`${whole}&ask=income`).question, 'income');
  assert.equal(at(`${whole}&ask=nonsense`).question, null);
});

test('what cannot be is dropped and asked again, without a word of blame unless it was just sent', () => {
  assert.deepEqual([at('loan=car-loan').question, at('loan=car-loan').wrong], ['loan', false]);
  assert.deepEqual([at('loan=home-loan&work=salaried&since=2&income=lots').question], ['income']);
  const sent = at('loan=home-loan&work=salaried&since=2&income=62+thosand&step=income');
  assert.deepEqual([sent.question, sent.wrong, sent.problems.income], ['income', true, 'unreadable']);
  assert.equal(at('step=loan').wrong, true, 'a question sent without a choice');
  for (const age of ['17', '81', '3.5', '-20', 'forty', '999999999999'])
    assert.equal(at(`age=${age}&step=age`).wrong, true, age);
});

test('a sent question leads to a clean address, or back to itself with what was typed', () => {
  assert.equal(after('loan=home-loan&step=loan&utm=x'), 'loan=home-loan');
  assert.equal(
    after('loan=home-loan&work=salaried&since=2&income=62k&step=income'),
    'loan=home-loan&work=salaried&since=2&income=62000',
  );
  assert.equal(after('loan=home-loan&emis=&emis-none=1&step=emis'), 'loan=home-loan&emis=0');
  assert.equal(after('loan=home-loan&emis=9000&emis-none=1&step=emis'), 'loan=home-loan&emis=0');
  assert.equal(after('loan=home-loan&income=62+thosand&step=income'), 'loan=home-loan&income=62+thosand&step=income');
  assert.equal(after(`${whole}&step=amount`), whole);
  assert.equal(after(after(`${whole}&ask=age&step=age`)), whole, 'and stays where it is');
});

test('a question’s other loans keep out: no sales of a salaried home, no price of a personal loan', () => {
  const personal = whole.replace('home-loan', 'personal-loan');
  assert.equal(
    after(`${personal}&sales=900000`),
    personal.replace('&price=5800000', '').replace('years=20', 'years=5'),
  );
  assert.equal(
    at(whole.replace('home-loan', 'business-loan')).question,
    'income',
    'a business loan asks for its sales',
  );
});

test('all questions on one page: every mistake at once, then the same clean address', () => {
  const { question, wrong, problems } = at('all=1&step=all&loan=home-loan&income=lots');
  assert.deepEqual([question, wrong], ['all', true]);
  assert.deepEqual(Object.keys(problems).sort(), ['age', 'amount', 'emis', 'income', 'score', 'since', 'work']);
  assert.equal(after(`${whole}&all=1&step=all`), whole);
  assert.equal(at('all=1').wrong, false);
});

test('figures: a band counts as its lower end, what is not known as open', () => {
  const { answers } = readAnswers(new URLSearchParams(whole), loanRules);
  const figures = (change: Partial<Answers>) => figuresOf({ ...(answers as Answers), ...change }, loanRules);
  assert.equal(figures({}).score, 700);
  assert.deepEqual([figures({ score: 'unknown' }).score, figures({ score: 'none' }).score], [null, null]);
  const steps = loanRules.flatMap(({ score }) => [score.most, score.some]);
  assert.equal(figures({ score: 'low' }).score, Math.min(...steps) - 1);
  assert.equal(figures({ amount: 'any' }).amount, null);
  assert.equal(writeAnswers(answers).toString(), whole);
});

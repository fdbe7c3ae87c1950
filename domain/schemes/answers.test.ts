import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterStep, planOf, readAnswers, stepAt, writeAnswers } from './answers.ts';
import { parseArea } from './area.ts';

const at = (query: string) => stepAt(new URLSearchParams(query));
const after = (query: string) => afterStep(new URLSearchParams(query)).toString();
const whole =
  'for=new&kind=make&place=village&state=yes&age=29&cat=woman&cat=sc&class8=yes&cost=1200000&before=no&home=no';
const home = 'for=home&at=town&income=600000&price=2800000&carpet=60&pucca=no';

test('the first question without an answer is asked, one is opened again, and all answered is the result', () => {
  assert.equal(at('').question, 'for');
  assert.equal(at('for=new').question, 'kind');
  assert.equal(at('for=new&kind=make&place=village').question, 'place', 'half an answer is none');
  assert.equal(at('for=home').question, 'home', 'a home is asked about at once');
  assert.equal(at(whole).question, null);
  assert.equal(at(home).question, null);
  assert.equal(at(`${whole}&ask=cost`).question, 'cost');
  assert.equal(at(`${whole}&ask=nonsense`).question, null);
  assert.equal(at(`${whole}&ask=cost&step=cost`).question, null, 'sent, it goes on');
  assert.equal(at(whole.replace('home=no', 'home=yes')).question, 'before', 'a home has its own fields');
});

test('what cannot be is dropped and asked again, without a word of blame unless it was just sent', () => {
  assert.deepEqual([at('for=castle').question, at('for=castle').wrong], ['for', false]);
  assert.deepEqual([at(whole.replace('1200000', 'lots')).question], ['cost']);
  const sent = at(`${whole.replace('1200000', '12+lakhs+or+so')}&step=cost`);
  assert.deepEqual([sent.question, sent.wrong, sent.problems.cost], ['cost', true, 'unreadable']);
  assert.equal(at('step=for').wrong, true, 'a question sent without a choice');
  assert.equal(at('for=new&step=home').wrong, false, 'a question that is not asked');
  for (const age of ['17', '81', '3.5', '-20', 'forty', '99999999'])
    assert.equal(at(`for=new&age=${age}&cat=none&class8=yes&step=you`).wrong, true, age);
  assert.equal(
    at('for=new&age=30&class8=yes&step=you').problems.cat,
    'empty',
    'none of these is an answer, nothing is not',
  );
});

test('a sent question leads to a clean address, or back to itself with what was typed', () => {
  assert.equal(after('for=new&step=for&utm=x'), 'for=new');
  assert.equal(after(`${whole.replace('1200000', '12L')}&step=cost`), whole);
  assert.equal(after('for=new&age=29&cat=none&cat=sc&class8=no&step=you'), 'for=new&age=29&cat=sc&class8=no');
  assert.equal(after('for=new&age=29&cat=none&class8=no&step=you'), 'for=new&age=29&cat=none&class8=no');
  assert.equal(after('for=new&cost=62+thosand&step=cost'), 'for=new&cost=62+thosand&step=cost');
  assert.equal(after('for=new&age=&cat=sc&cat=st&step=you'), 'for=new&age=&cat=sc&cat=st&step=you');
  assert.equal(after(`${home}&step=home`), home);
});

test('answers of another plan keep out of the address', () => {
  assert.equal(after(`${whole}&${home.replace('for=home&', '')}&step=before`), whole, 'no home, no fields of one');
  assert.equal(after(`${home}&kind=make&cost=1200000&age=29&step=for`), home, 'no business, no fields of one');
});

test('all questions on one page: every mistake at once, then the same clean address', () => {
  const { question, wrong, problems } = at('all=1&step=all&for=new&cost=lots');
  assert.deepEqual([question, wrong], ['all', true]);
  assert.deepEqual(Object.keys(problems).sort(), [
    'age',
    'before',
    'cat',
    'class8',
    'cost',
    'home',
    'kind',
    'place',
    'state',
  ]);
  assert.equal(after(`${whole}&all=1&step=all`), whole);
  assert.equal(at('all=1').wrong, false);
});

test('the plan is what was answered', () => {
  const { answers } = readAnswers(new URLSearchParams(`${whole.replace('home=no', 'home=yes')}&${home.slice(9)}`));
  const plan = planOf(answers);
  assert.deepEqual(plan.business?.groups, ['woman', 'sc']);
  assert.deepEqual([plan.business?.cost, plan.home?.price, plan.home?.pucca], [1_200_000, 2_800_000, false]);
  assert.equal(readAnswers(writeAnswers(answers)).answers.price, answers.price);
});

test('areas are read in metres, feet and gaj', () => {
  assert.deepEqual(
    ['60', '60.5 sq m', '645.83 sq ft', '645.83sqft', '1,291.67 sq. ft', '100 gaj'].map(parseArea),
    [60, 60.5, 60, 60, 120, 83.61],
  );
  assert.deepEqual(['', 'large', '60 acres', '-4', '1e3'].map(parseArea), [null, null, null, null, null]);
});

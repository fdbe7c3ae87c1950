// What is heard beside the first question and is no second one: a part of it, or something that is told and not asked.
// Measured on the question sets: how often an answer was wrong without the second block, and how often it only stood there.

/** The parts of one sum, each by itself, look like other sums; how much one gets is one question in two words. */
const partsOf: readonly (readonly [of: RegExp, part: RegExp])[] = [
  [/^sum\./, /^(?:sum\.(?!income)|emi\.)/],
  [/^sum\.subsidy$/, /^(?:ask\.(?:share|ltv|tax)|scheme\.)/],
  [/^scheme\./, /^(?:ask\.(?:ltv|which)|scheme\.fit)$/],
  [/^scheme\.(?:state|vyupy)$/, /^ask\.age$/],
  [/^sum\.afford$/, /^(?:check\.(?:amount|running)|sum\.income)$/],
  [/^check\.fit$/, /^sum\.afford$/],
  [/^check\.ownhouse$/, /^scheme\.pmay$/],
  [/^check\.amount$/, /^(?:sum\.(?:afford|income)|check\.(?:fit|running))$/],
  [/^ask\.tax$/, /^ask\.ltv$/],
  [/^check\./, /^promise\.approval$/],
  [/^lead\./, /^ask\.schooling$/],
  [/^check\.nri$/, /^check\.domicile$/],
  [/^scheme\./, /^check\.nohistory$/],
  [/^rule\.insurance$/, /^(?:check\.rejected|firm\.complaint)$/],
  // A thumb that a stranger asks for is no question of schooling.
  [/^rule\.fraud$/, /^ask\.schooling$/],
];
/** Where the first question is clear, its own answer holds these too. */
const covered: typeof partsOf = [
  [/^sum\.(?:emi|afford)$/, /^check\.fit$/],
  [/^scheme\./, /^ask\.(?:amount|time|share)$/],
  [/^scheme\.tarunplus$/, /^scheme\.mudra$/],
  [/^(?:score|rule)\./, /^firm\.(?:complaint|experience)$/],
  [/^(?:check\.(?!fit|amount)|rule\.|score\.|process\.|firm\.(?:privacy|complaint)$)/, /^ask\.time$/],
  [/^(?:check\.|lead\.(?!stop)|ask\.statements$)/, /^ask\.docs$/],
  [/^firm\.trust$/, /^firm\.experience$/],
  [/^fees\.lender$/, /^fees\.ours$/],
  [/^(?:rule\.(?:middlemen|fraud|stampduty)|sum\.(?:total|stampduty)|check\.)/, /^fees\.lender$/],
  [/^(?:lead|scheme|check|rule)\./, /^talk\.who$/],
  [/^rule\.guarantor$/, /^ask\.guarantor$/],
  [/^rule\.insurance$/, /^fees\./],
  [/^rule\.(?:foir|preemi|kfs)$/, /^(?:ask\.rate|check\.\w+)$/],
];
/** Told along with a question, or one more word for it; beside a clear question hardly ever a second one. */
const seldomBeside = new Set([
  'ask.product',
  'ask.share',
  'ask.who',
  'check.amount',
  'check.cashsalary',
  'check.lowscore',
  'check.patta',
  'check.pension',
  'check.rejected',
  'check.unapproved',
  'check.woman',
  'compare.offers',
  'compare.products',
  'compare.wait',
  'emi.missed',
  'firm.about',
  'firm.privacy',
  'firm.trust',
  'process.apply',
  'process.online',
  'process.steps',
  'process.visitbank',
  'promise.approval',
  'rule.penal',
  'rule.recovery',
  'score.meaning',
  'sum.stampduty',
  'talk.anger',
  'talk.simpler',
  'talk.wrong',
]);

const stands = (rows: typeof partsOf, best: string, name: string) =>
  rows.some(([of, part]) => of.test(best) && part.test(name));
export const isPartOf = (best: string, name: string): boolean => stands(partsOf, best, name);
/** Beside a clear question; what the firm takes itself, asked in a sentence of its own, is another one. */
export const isCovered = (best: string, name: string, isAsked: boolean): boolean =>
  seldomBeside.has(name) || (stands(covered, best, name) && !(isAsked && name === 'fees.ours'));

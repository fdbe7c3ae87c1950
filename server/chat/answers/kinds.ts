// Kinds of intents: what is wished, what is said along the way, what needs kindness, what stands alone.
export const isWish = (name: string): boolean => name.startsWith('lead.') && name !== 'lead.stop';
/** Said along the way rather than asked: dropped when something is. */
export const idle = new Set([
  'talk.hello',
  'talk.thanks',
  'talk.bye',
  'talk.yes',
  'talk.no',
  'talk.help',
  'talk.noise',
]);
/** Despair and harassment go together: heard as either, half each, they are one need. */
export const inNeed = (name: string): boolean => name === 'talk.distress' || name === 'talk.harassed';
/** What has a rule of its own, said after the kind words. */
export const troubles = ['rule.fraud', 'emi.jobloss', 'rule.seizure'];
/** Whoever tells of these asks nothing else in passing; nor does who needs a kind word. */
export const grave = new Set(['rule.fraud', 'lead.nocall', 'rule.seizure']);
/** Begin with a kind word, which comes first. */
export const kindly = new Set(['rule.death', 'emi.jobloss']);
export const needsPerson = (name: string): boolean => inNeed(name) || kindly.has(name);
/** These stand alone: what else was heard is part of them. */
export const alone = (name: string): boolean =>
  name.startsWith('guard.') || name.startsWith('oos.') || inNeed(name) || name === 'talk.followup';

// What is asked along with what was heard.
import type { Message } from '../message.ts';
import { allTerms, asksRest } from './asks-rather.ts';
import { wishesTold } from './tone.ts';
import { saidBesides } from './variants.ts';
import { ofPerson } from './verdict.ts';

/** "8 lakh 11.5 % 6 saal ki kisht bata do, aur jaldi chukane pe charge": the instalment is asked, whatever was heard. */
export const instalment =
  /byaj kitna|kitna byaj|how much interest|ब्याज कितना|कितना ब्याज|(?:what|how much)[^?.]{0,20}(?:goes out|pay)[^?.]{0,16}month|\b(?:emi|kist|kisht|kishte|instal?lments?)\b|किस्त|किश्त|ईएमआई/;

const asksWhether =
  /(?<!\p{L})(?:ok(?:ay)? or (?:too|not)|or too much|too much|nikal (?:jayega|jaega|jaayega)|ho (?:payega|paega|paayega)|हो पाएगा|milega (?:ya|kya|mujhe)|milega$|mil jayega|will i get|can i get it|eligible|मिलेगा (?:या|क्या|मुझे)|मिल जाएगा)(?!\p{L})|(?:or|aur|और) (?:milega|मिलेगा)/u;
const passes =
  /(?<!\p{L})(?:(?:will|would) (?:it|they|this|bank) (?:pass|approve|agree)|am i eligible|ha+n? karega|pass hoga|पास होगा|हां करेगा)(?!\p{L})/u;
export const isSum = (name: string) => name.startsWith('sum.') && name !== 'sum.stampduty';
const besideSum = /^(?:rule|check|sum|fees|scheme|transfer|process|lead)\./;

/** In a plea, years are rather those of an illness than of a shop. */
const ofPlea = ofPerson.filter((role) => role !== 'vintage' && role !== 'experience');

const ofOwnLinks = /^(?:firm\.(?:blog|address|whatsapp|phone|email)|process\.(?:apply|online)|talk\.\w+)$/;
/** What is asked along with what was heard: an instalment, a verdict for who tells a story, what a trade has to know. */
export function withMissed(heard: string[], message: Message, apart: readonly string[]): string[] {
  const { text, slots } = message;
  const asksSum =
    !heard.some((name) => isSum(name) || asksRest(name, message)) &&
    heard.some((name) => besideSum.test(name) || apart.includes(name)) &&
    allTerms(message) &&
    instalment.test(text);
  // Whether it passes comes before what it costs.
  const asksYes = asksWhether.test(text) || passes.test(text);
  const sum = asksSum ? ['sum.emi'] : [];
  // "Bhai ki 15 hazar jod dein to baat banegi": both incomes are told.
  const { income, coIncome } = slots.filled;
  const joint =
    heard.includes('ask.coapplicant') &&
    income &&
    [...(coIncome ?? []), ...(slots.filled.otherAge ?? [])].some(({ earlier }) => !earlier);
  // "EMI kitni aur milega kya": both.
  const asksBoth = heard.some(isSum) && income && allTerms(message) && asksWhether.test(text);
  const pleads = heard.length === 1 && heard[0] === 'lead.plea' && ofPlea.some((role) => slots.filled[role]);
  const wishes = heard.some((name) => /^(?:lead|guard|talk\.(?:distress|harassed))/.test(name));
  const wished = wishes ? [] : wishesTold(text).filter((name) => !heard.includes(name));
  // "Link bhejo": of the form, whatever else has a link.
  const left = wished.includes('lead.apply') ? heard.filter((name) => !ofOwnLinks.test(name)) : heard;
  return [
    ...(asksYes ? [] : sum),
    ...(joint && !heard.some((name) => name.startsWith('check.') || isSum(name)) ? ['check.fit'] : []),
    ...left,
    ...(asksYes ? sum : []),
    ...(pleads || (asksBoth && !heard.some((name) => name.startsWith('check.'))) ? ['check.fit'] : []),
    ...wished,
    ...saidBesides(heard, text),
  ];
}

// The housing subsidy, with what the visitor tells of the family's income and the house held against its limits.
import { figuresOf } from '../../../domain/schemes/rows.ts';
import { join, type Said } from '../reply/voice.ts';
import { incomes } from '../slots/slot.ts';
import { sentence } from '../sums/say.ts';
import { sentenceAt } from './facts.ts';
import type { Task } from './reckon.ts';
import { schemeFinder } from './table.ts';

const monthsAYear = 12;
const mostSaid = 1_500_000;
const named = /pmay|awas|aawas|awaas|आवास|पीएमएवाई/;

const carpet = /(\d[\d,]{1,4}) ?(?:(sq ?f|sqft|square fe|varg f|वर्ग फ)|sq ?m|sqm|square met|varg met|वर्ग मीटर)/;
const feetInMetre = 10.764;
function carpetIn(text: string): number {
  const [, size = '0', feet] = carpet.exec(text) ?? [];
  return Number(size.replaceAll(',', '')) / (feet ? feetInMetre : 1);
}

const village = /\b(?:gaon|gaanv|gav|gaav|village|gramin|panchayat|dhani)\b|गांव|ग्रामीण|पंचायत|ढाणी/;

/** A father's house there is not the one to buy. */
const elders = /\b(?:papa|father|pita|pitaji|maa|mummy|mother|dada|parents|bhai)\b|पापा|पिता|मां|दादा|भाई/;
export const inVillage = (text: string): boolean => village.test(text) && !elders.test(text);

/** "Gaon me ek pakka makan hai mere naam": wherever it stands. */
const pucca = /(?:pucca|pukka|pakka|पक्का) (?:makan|makaan|ghar|house|home|मकान|घर)/;
const isOwn =
  /(?<!\p{L})(?:i (?:have|own)|we (?:have|own)|in my (?:own )?name|mere (?:hi )?naam|apne naam|my own|mera|hamara|मेरे (?:ही )?नाम|अपने नाम|मेरा|हमारा)(?!\p{L})/u;
const isNone = /(?<!\p{L})(?:no|not|without|don ?t|koi|nahi|nahin|कोई|नहीं)(?: \S+){0,3} (?:pucca|pukka|pakka|पक्का)/u;
const isDenied = /(?:pucca|pukka|pakka|पक्का) (?:\S+ ){1,5}(?:nahi|nahin|nhi|नहीं)(?! reh| rah| रह)/;
const ownsOne = (text: string): boolean =>
  pucca.test(text) && isOwn.test(text) && !isNone.test(text) && !isDenied.test(text);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthsHindi = ['जन', 'फर', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्ट', 'नव', 'दिस'];
const sanctioned = /(?:sanction|approv|manzoor|manjoor|manzur|manjur|pass hua|liya|took|taken|मंजूर|सैंक्शन|पास हुआ|लिया)/;
const when = new RegExp(`(${[...months, ...monthsHindi].join('|')})[\\p{L}\\p{M}]* (20\\d\\d)`, 'u');
/** The day a loan is told to be sanctioned on, as the ledger writes days: its month's first. */
function sanctionedOn(text: string): number | undefined {
  const [, month = '', year] = (sanctioned.test(text) && when.exec(text)) || [];
  if (!year) return undefined;
  const place = Math.max(months.indexOf(month), monthsHindi.indexOf(month)) + 1;
  return Number(year) * 1e4 + place * 100 + 1;
}

/** Whether a message asks of the scheme by its name, and tells what it goes by. */
export const tellsOfPmay = ({ text, slots: { filled } }: Task['message']): boolean =>
  named.test(text) && (carpet.test(text) || [...incomes, 'property' as const].some((role) => filled[role]));

export function pmay({ intent, message: { slots, slotsFor, text }, voice, facts }: Task): Said {
  const { filled } = slots.filled.income ? slots : slotsFor([intent]);
  const limits = figuresOf(facts);
  const told = incomes.flatMap((role) => filled[role]?.slice(0, 1) ?? []);
  // So much is rather the year's, of which most families speak here; and more yet rather a loan.
  const month = told
    // What others got of the old subsidy is nobody's income.
    .filter(({ value, unclear }) => value !== limits.high('subsidy.amount') && (!unclear || value < mostSaid))
    .reduce((sum, { value, unclear }) => sum + (unclear ? value / monthsAYear : value), 0);
  // "Together 9 lakh 60 thousand yearly": of the year, it is no loan.
  const yearly = filled.amount?.find(({ per }) => per === 'year')?.value ?? 0;
  const [house] = filled.property ?? [];
  const over = Math.max(month * monthsAYear, yearly) > limits.high('pmay.income');
  const dear = house !== undefined && house.value > limits.high('pmay.house');
  const early = (sanctionedOn(text) ?? Number.POSITIVE_INFINITY) < limits.low('pmay.since');
  // "The one of 2.67 lakh": the sentence begins with its end.
  const older = filled.amount?.some(({ value }) => value === limits.high('subsidy.amount'));
  const [loan] = filled.amount ?? [];
  const much = loan !== undefined && !loan.per && loan.value > limits.high('pmay.loan') && loan.value !== house?.value;
  const large = carpetIn(text) > limits.high('pmay.carpet');
  const refused = [
    ...(inVillage(text) ? ['pmayRural'] : []),
    ...(ownsOne(text) ? ['pmayOwns'] : []),
    ...(early ? ['pmayEarly'] : []),
    ...(over ? ['pmayOver'] : []),
    ...(dear ? ['pmayDear'] : []),
    ...(much && !dear ? ['pmayMuch'] : []),
    ...(large ? ['pmayLarge'] : []),
  ];
  const frames = refused.length > 0 || older || (month === 0 && yearly === 0) ? refused : ['pmayWithin'];
  const judged = frames.map((frame) => sentence({ frame, figures: {} }, voice, facts));
  return join(
    ...judged,
    voice.say(sentenceAt(voice, 'scheme.pmay'), {}, ['/services/government-subsidies', schemeFinder]),
  );
}

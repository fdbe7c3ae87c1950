// Sums from what the visitor tells: which sum the figures ask for, and what each figure is in it.
import type { Fact } from '../../../content/schema.ts';
import type { Message } from '../message.ts';
import type { Voice } from '../reply/voice.ts';
import { sure } from '../slots/filled.ts';
import type { Quantity, Slots } from '../slots/slot.ts';
import { lentOn } from '../sums/afford.ts';
import { costsWithTax, feesWithTax } from '../sums/fee-tax.ts';
import { unlessOpen } from '../sums/open-figure.ts';
import type { SumInput, SumOutcome } from '../sums/outcome.ts';
import { saySum } from '../sums/say.ts';
import { computeSum, type SumIntent } from '../sums/sums.ts';
import type { Attribute } from './facts.ts';
import { ofEmi, settled } from './settled.ts';

export interface Task {
  intent: string;
  message: Message;
  voice: Voice;
  facts: Fact[];
  /** The attributes that the message asks besides. */
  beside: Attribute[];
}

const leastHeard = 0.2;
/** So near the loan, a payment is another loan. */
const nears = (emi: Quantity, loan: number) => emi.value >= loan / 4;
const asksEmi = /(?:emi|kist|kisht|किस्त|किश्त|ईएमआई) (?:batao|bata|kitn|kya|nikal(?! ja| sak)|बता|कितन|क्या)/;
const asksLoan =
  /what amount can|(?:what|how much|how big a|which) (?:home |house |personal |business )?loan|loan how much|loan (?:size|kitn)|kitn\S+ (?:ka )?loan|कितन\S+ (?:का )?लोन|लोन कितन/;

const inFull =
  /(?<!\p{L})(?:poora|pura|full|fully|entire|whole|close|foreclose|पूरा|बंद)(?: \S+){0,2} (?:chuka|bhar|pay|repa|kar|loan|चुका|भर|कर)/u;
const paysFor =
  /personal (?:loan )?(?:ki |ka |की |का )?(?:emi|kist|kisht|instal)|पर्सनल (?:लोन )?(?:की |का )?(?:किस्त|किश्त|ईएमआई)/;
const howLong =
  /kitn[ea] (?:saal|sal|mahin|bach)|kab (?:tak )?(?:khatam|khtm)|when (?:will|is) it|how (?:long|many (?:years|months))|कितने (?:साल|महीन|बच)|कब तक|कितना समय/;
const asksLeft = /(?:kitn[iea]|how many|कितन[ीेा])(?: \S+){0,3} (?:bach|baki|baaki|left|remain|बच|बाकी)/;
const asksSooner = /short|sooner|earlier|jaldi|pehle|जल्दी|पहले/;
const ofMortgage = /girvi|mortgage|against|rehan|(?<!\p{L})lap(?!\p{L})|गिरवी|रेहन|मॉर्गेज/u;
const ofOwn =
  /down ?payment|from my (?:own )?(?:side|pocket)|apni jeb|apne paas se|अपनी जेब|अपने पास से|(?:mujhe|apna|khud) (?:\S+ )?kitna (?:dal|laga|de)|डाउन ?पेमेंट|(?:मुझे|अपना|खुद) (?:\S+ )?कितना (?:डाल|लगा|दे)/;
const saysReducing = /reducing|ghat[at]e balance|रिड्यूसिंग|घटते/;
const saysFlat = /flat|फ्लैट|saikd|sekd|sainkd|सैकड|सैंकड/;
/** What the figures ask for, where the words were heard as another sum: nobody prepays by taking a loan. */
function sumOf(intent: SumIntent, { intents, text }: Message, { filled }: Slots): SumIntent {
  const loan = filled.amount ?? filled.owed;
  const extra = filled.extra ?? filled.extraMonthly ?? filled.extraYearly ?? filled.extraEmis;
  if (intent === 'sum.compare' && filled.flatRate) return 'sum.flat';
  // "2 percent a month, that is 24, reducing": no flat rate is said.
  if (intent === 'sum.flat' && saysReducing.test(text) && !saysFlat.test(text) && loan && filled.rate && filled.tenure)
    return 'sum.emi';
  // "How much of the first EMI is interest": that needs no time.
  const ofFirst = intents.some(({ name, p }) => name === 'sum.split' && p > leastHeard);
  if (intent === 'sum.total' && ofFirst && loan && filled.rate && !filled.tenure && !filled.remaining)
    return 'sum.split';
  if (loan && extra && !filled.newRate && /^sum\.(?:emi|total|transfer|outstanding|split)$/.test(intent))
    return 'sum.prepay';
  // "5000 more every month, when is it over?"
  const byExtra = filled.extra || !filled.emi || asksSooner.test(text);
  if (intent === 'sum.tenure' && loan && extra && filled.rate && byExtra) return 'sum.prepay';
  // "5.9 lakh left at 15.5 %, EMI 20,600: how many are left", whatever else it sounds like.
  const isTimeOpen =
    loan && filled.rate && filled.emi && !(filled.tenure ?? filled.remaining ?? extra ?? filled.newRate);
  if (isTimeOpen && /^sum\.(?:emi|afford|prepay|outstanding)$/.test(intent) && asksLeft.test(text)) return 'sum.tenure';
  // "Paid back in full today: what interest is saved": all that is still to come.
  if (intent === 'sum.prepay' && !extra && loan && filled.rate && filled.remaining && inFull.test(text))
    return 'sum.total';
  // "10 % flat at the dealer's, 10 % reducing at the bank", "2 lakh at 12 % flat".
  if (/^sum\.(?:emi|total)$/.test(intent) && filled.flatRate) return 'sum.flat';
  // How long is no question where the years are told: "85,000 down, the rest at 12 % for 3 years, how much a month".
  const priced = loan ?? filled.property ?? filled.project;
  if (intent === 'sum.tenure' && priced && !filled.emi && filled.rate && filled.tenure) return 'sum.emi';
  // After a sum another instalment alone: how long it takes then.
  const [emi] = filled.emi ?? [];
  const asksTime = intent === 'sum.emi' || (intent === 'sum.afford' && howLong.test(text));
  if (asksTime && emi && !emi.earlier && loan?.every(({ earlier, value }) => earlier && !nears(emi, value)))
    return 'sum.tenure';
  // An EMI and the years that are left say what is owed.
  const left = /^sum\.(?:outstanding|transfer|prepay)$/.test(intent) && filled.remaining && !extra && !filled.newRate;
  if (left && !loan && emi && filled.rate) return 'sum.afford';
  // "Makan 45 lakh ka, 9 lakh mere paas, baki loan": what is left of the price, not of a loan.
  if (intent === 'sum.outstanding' && !loan && filled.property && filled.down) return 'sum.emi';
  // Of a loan that has run for some time, what is left is asked.
  if (loan && filled.elapsed && filled.rate && filled.tenure && ofEmi.has(intent)) return 'sum.outstanding';
  // "90 hazar, 12 %, 20 saal, kist batao": what is asked is the instalment, so the figure is not one.
  if (intent === 'sum.afford' && asksEmi.test(text) && emi && !emi.per && filled.rate && filled.tenure)
    return 'sum.emi';
  // With an income and no sum of a loan, what it bears is asked.
  if (!loan && filled.income && !filled.emi && !filled.property && ofEmi.has(intent)) return 'sum.afford';
  const asksSize = asksLoan.test(text) || intents.some(({ name, p }) => name === 'sum.afford' && p > leastHeard);
  // "The EMI has to stay at 7,500: what amount can I take, the wedding is 9 lakh".
  if (intent === 'sum.emi' && asksLoan.test(text) && emi && emi.p >= sure && filled.rate && filled.tenure)
    return 'sum.afford';
  const monthly = filled.emi?.some(({ per }) => per === 'month');
  // How long is no question where the years are told.
  const open = intent !== 'sum.tenure' || filled.tenure;
  if (!loan && asksSize && (monthly || filled.income) && intent.startsWith('sum.') && open) return 'sum.afford';
  return intent;
}

const ofPayingIn = new Set<SumIntent>([
  'sum.emi',
  'sum.total',
  'sum.tenure',
  'sum.transfer',
  'sum.outstanding',
  'sum.compare',
]);
const paysIn = /(?<!\p{L})(?:pay|paying|put|putting|goes in|(?:jama|bhar|daal|dal|जमा|भर|डाल)[\p{L}\p{M}]*)(?!\p{L})/u;

const keepsEmi =
  /(?:emi|kist|kisht|instal?ment|किस्त|किश्त|ईएमआई) (?:ko |to |is |stays? |तो |को )?(?:the )?(?:same|wahi|vahi|utni|unchanged|na badl|nahi badl|nahi badh|na badh|to change|change na|वही|उतनी|नहीं बदल|न बदल)|(?:same|keep the|wahi|वही) (?:emi|kist|किस्त|ईएमआई)|(?:emi|kist)(?: \S+){0,2} (?:as it is|unchanged)/;
const rises =
  /(?:emi|kist|kisht|किस्त|ईएमआई)(?: \S+){0,2} (?:badh|बढ|increase|go(?:es)? up|rise)|(?:increase|rise|more)(?: \S+){0,3} (?:emi|kist)/;
/** The bank itself did it. */
const revises =
  /(?<!\p{L})(?:revised|reset|hiked|raised|increased|badha d\p{L}*|badh gay\p{L}*|kar diya bank|bank ne)(?!\p{L})|बढा द|बढ ग|बैंक ने/u;
const moves = /transfer|shift|switch|(?:dusre|doosre|naye|naya|other|another|new) (?:bank|lender)|ट्रांसफर|दूसरे बैंक|नया बैंक/;
/** With one rate and two sums no loan is moved: the smaller sum is paid into it. With two rates and one sum it is. */
function otherwise(intent: SumIntent, { filled }: Slots, { intents, text }: Message): SumIntent {
  const rates = [filled.rate, filled.newRate, filled.cut].flatMap((list) => list ?? []).length;
  const extra = filled.extra ?? filled.extraMonthly ?? filled.extraYearly ?? filled.extraEmis;
  // "8.5 se badhkar 9.25 hua, kist kitni badhegi": nobody moves.
  // "9.3 has become 8.55 and the EMI stays: how many years are left".
  const time = filled.remaining ?? filled.tenure;
  if (rates === 2 && filled.owed && (time ?? filled.emi) && keepsEmi.test(text) && howLong.test(text))
    return 'sum.tenure';
  const hasRisen = rates === 2 && !extra && (rises.test(text) || revises.test(text)) && !moves.test(text);
  if (hasRisen && /^sum\.(?:emi|split|transfer|compare|prepay)$/.test(intent)) return 'sum.compare';
  // "18 lakh left, 8 years, 10.25. I am paying 5 lakh, new EMI?": less than is owed, and paid in.
  const [owed, put] = [filled.owed?.[0], (filled.amount ?? filled.emi?.filter(({ per }) => !per))?.[0]];
  // "And 24 thousand instead of 20": so little is paid every month.
  const least = put?.role === 'emi' ? 20 : 50;
  if (
    ofPayingIn.has(intent) &&
    rates === 1 &&
    owed &&
    put &&
    put.value < owed.value &&
    put.value * least > owed.value &&
    paysIn.test(text)
  )
    return 'sum.prepay';
  // "1 saal baad 1 lakh bhar du to kitna bachega": what is saved, not what is left.
  const early = intents.some(({ name, p }) => name === 'sum.prepay' && p > leastHeard);
  if (intent === 'sum.outstanding' && filled.amount && early && (filled.emi || (filled.elapsed && paysIn.test(text))))
    return 'sum.prepay';
  // "They say 21,500 for 20 lakh over 15 years at 9.3": one rate, and nothing to move.
  if (intent === 'sum.transfer' && rates === 1 && filled.amount && filled.emi && filled.tenure?.length === 1)
    return 'sum.emi';
  if (intent === 'sum.transfer' && rates < 2 && filled.owed && filled.amount) return 'sum.prepay';
  return intent === 'sum.prepay' && rates === 2 && !extra ? 'sum.transfer' : intent;
}

const mostApart = 20;
/** Sums of money or times that somebody may weigh against each other: not a salary and a loan. */
const alike = (values: number[]) => Math.max(...values) <= Math.min(...values) * mostApart;

/** One of two amounts is then that of a loan which nobody asks about. */
const runsAlready =
  /\b(?:repaid|rest|chuka|chuke|bhar diye)\b|\b(?:paying|running|existing|already|old|car|bike|purana|purane|gadi ka|gaadi ka|chal rah?a)\b[^.]{0,20}\b(?:loan|lon)\b|(?:कार|गाडी|पुराना|पुराने)(?: का)? लोन/;
const ofMoney = ({ measure }: Quantity) => measure === 'money';

/** "3 lakh now or 5k monthly", "2.5 lakh or the whole 5": what each would save, not both. */
function eitherExtra(meant: SumIntent, { text }: Message, input: SumInput): SumOutcome | null {
  const { extra, extraMonthly, ...rest } = input.slots.filled;
  if (meant !== 'sum.prepay' || !extra || !/\b(?:or|ya|vs)\b|या/.test(text)) return null;
  const ways = extraMonthly ? [{ extra }, { extraMonthly }] : extra.map((one) => ({ extra: [one] }));
  if (ways.length !== 2) return null;
  const each = ways.map((one) =>
    computeSum(meant, { ...input, slots: { ...input.slots, filled: { ...rest, ...one } } }),
  );
  const sentences = each.flatMap((one) => (one.state === 'result' ? one.sentences : []));
  return each.every(({ state }) => state === 'result') ? { state: 'result', sentences, href: null } : null;
}

const howMuchLent =
  /how much(?: \S+){0,4} (?:fund|lend|give|finance|loan|get)|(?:max\p{L}*|highest|most) loan|kitna (?:loan |max |tak )?(?:dega|degi|denge|milega|de dega|finance)|(?:loan|max) kitna|कितना (?:लोन |तक )?(?:देगा|देगी|देंगे|मिलेगा)|लोन कितना/u;
/** "How much is lent on 65 lakh, and what is the EMI on that": the instalment is of what is lent. */
function ofLent(meant: SumIntent, { text }: Message, slots: Slots, lent: (price: number) => number | undefined) {
  const { property, amount, owed, down, share } = slots.filled;
  const [price, ...more] = property ?? [];
  const asksLent = howMuchLent.test(text);
  if (!ofEmi.has(meant) || !price || more.length > 0 || (amount ?? owed ?? down ?? share) || !asksLent) return slots;
  const value = lent(price.value);
  return value
    ? { ...slots, filled: { ...slots.filled, amount: [{ ...price, role: 'amount' as const, value }] } }
    : slots;
}

export function summed(intent: SumIntent, { intent: asked, message, voice, facts }: Task) {
  const { intents, about, slots: heard, slotsFor } = message;
  // What is asked says what a figure is: heard first was perhaps something else.
  const first = asked === intent && asked !== intents[0]?.name ? slotsFor([asked]) : heard;
  const other = otherwise(intent, first, message);
  const read = other === intent ? first : slotsFor([other]);
  const meant = sumOf(other, message, read);
  // A scheme's own limits judge, not those of the loans beside it.
  const { scheme } = read.traits;
  const named = scheme && scheme !== 'pmay' ? about.find((product) => product === 'government-subsidies') : undefined;
  // What one brings oneself is brought to a house that is bought.
  const bought =
    (ofOwn.test(message.text) || (asked === 'ask.ltv' && about.length === 0)) &&
    !ofMortgage.test(message.text) &&
    /^(?:ask\.ltv|check\.amount)$/.test(asked);
  const pledged = about.length === 0 && ofMortgage.test(message.text) ? 'mortgage-loan' : null;
  // "A personal loan's EMI is running: how big a home loan".
  const [wanted = pledged] =
    about.length > 1 ? about.filter((one) => one !== 'personal-loan' || !paysFor.test(message.text)) : about;
  const product = named ?? (bought ? 'home-loan' : wanted);
  const lent = (price: number) => lentOn(price, product ?? 'home-loan', facts);
  const own = settled(meant === intent ? asked : meant, message, ofLent(meant, message, read, lent));
  const taxed = meant === 'sum.transfer' ? costsWithTax : ofEmi.has(meant) ? feesWithTax : null;
  const input = { slots: taxed?.(own, message.text, facts) ?? own, product, facts };
  const outcome = eitherExtra(meant, message, input) ?? computeSum(meant, input);
  // Two tenures in one question ask for two sums.
  const twice =
    outcome.state === 'conflict' &&
    ofEmi.has(meant) &&
    alike(outcome.values) &&
    !own.filled[outcome.role]?.some(({ equated }) => equated) &&
    !(outcome.role === 'amount' && runsAlready.test(message.text));
  const sum = twice ? computeSum('sum.compare', input) : outcome;
  const both = meant === 'check.fit' ? sum : unlessOpen(sum, input.slots);
  const told = { outcome: both, said: saySum(meant, both, input, voice) };
  // With two sums of money the instalment of either would be a guess.
  const sums = [...Object.values(read.filled).flat(), ...read.loose].filter(ofMoney);
  // "How much would I save by moving it": the other rate is all that is missing.
  const asksOther =
    meant === 'sum.transfer' &&
    read.filled.owed !== undefined &&
    both.state === 'missing' &&
    both.roles.every((role) => role === 'newRate');
  // "2 lakh at once into the loan": what is paid in is not borrowed.
  const paidIn = meant === 'sum.prepay' && read.filled.extra?.some(({ p }) => p >= sure);
  // "300 EMIs are paid of 20 years": what is left is asked, and cannot be told.
  const asksLeft = meant === 'sum.outstanding' && read.filled.elapsed !== undefined;
  const isTold = both.state === 'result' || both.state === 'open' || !meant.startsWith('sum.');
  if (isTold || sums.length > 1 || asksOther || paidIn || asksLeft) return told;
  // With an amount, a rate and a time, the instalment is an answer whatever else was meant.
  const slots = slotsFor(['sum.emi']);
  const emi = computeSum('sum.emi', { ...input, slots: settled('sum.emi', message, slots) });
  return emi.state === 'result' ? { outcome: emi, said: saySum('sum.emi', emi, input, voice) } : told;
}

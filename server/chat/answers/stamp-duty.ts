// Stamp duty and registration in rupees: the price by the ledger's rows. The surcharge has no row, and is only named.
import { lakhCrore, rupees } from '../../../domain/money/format.ts';
import { percentOf } from '../../../domain/schemes/result.ts';
import { figuresOf } from '../../../domain/schemes/rows.ts';
import type { Message } from '../message.ts';
import type { Said } from '../reply/voice.ts';
import { sentenceAt } from './facts.ts';
import type { Task } from './reckon.ts';

/** No deed is registered on less; a smaller figure is something else. */
const leastPrice = 50_000;

const woman =
  /\b(?:wi(?:fe|ves)(?:'?s)?|woman|women|lady|ladies|female|mother|mom|mummy|mammi|daughter|sister|widow|her name|patni|biwi|bibi|mahila|aurat|lugai|ghar ?wali|maa|beti|be?han|bahu|saas|bhabhi|didi)\b|पत्नी|बीवी|महिला|औरत|लुगाई|घरवाली|मां|मम्मी|बेटी|बहन|बहू|सास|भाभी/;
const man =
  /\b(?:husband|man|men|male|father|son|brother|pati|purush|mard|aadmi|papa|pitaji|beta|bete|bhai|mere naam|apne naam|my name|my own name)\b|पुरुष|मर्द|पति के|पिताजी|पापा के|बेटे|भाई के|मेरे नाम|अपने नाम/;
const together = /\b(?:joint|jointly|both|dono|together|co-?owner)\b|दोनों|संयुक्त/;

/** Duty is taken on the price or the DLC value, whichever is higher; of a loan and a price, the price is. */
function priceIn({ text, slots: { filled, loose } }: Message): number | undefined {
  const valued = /dlc|डीएलसी/.test(text) ? filled.expense : undefined;
  // What has a rate and a time is a loan: duty is on a price.
  const lent = filled.rate && filled.tenure ? undefined : filled.amount;
  // "15 lakh ka plot mere khud ke naam": whoever pays, it is its price.
  const all = [filled.property, valued, lent, filled.project, filled.property ? undefined : filled.down].flatMap(
    (list) => list ?? [],
  );
  // "And at 38 lakh?": what is said now goes before what was said.
  const now = all.filter(({ earlier }) => !earlier);
  const told = now.length > 0 ? now : all;
  const sums = [...told, ...loose.filter(({ measure }) => measure === 'money')].map(({ value }) => value);
  const price = Math.max(0, ...sums);
  return price >= leastPrice ? price : undefined;
}

/** "In my name and in my wife's": each by itself. */
const each = /(?:naam|name|नाम).+(?:naam|name|नाम)/;

/** "In my wife's name only", "mummy ke naam": hers, whoever pays. */
const hers = new RegExp(`(?:${woman.source})(?: ?['’]?s)?(?: (?:ke|k|ki|के|की))? (?:own )?(?:name|naam|नाम)`);
const owners = /\b(?:joint|jointly|both (?:our |of our )?names?|dono ke naam|co-?owner)\b|दोनों के नाम|संयुक्त/;

function nameOf({ text }: Message): 'woman' | 'joint' | 'both' {
  if (hers.test(text) && !owners.test(text) && !/(?:my|mere|mera|apne|मेरे|अपने) (?:own )?(?:name|naam|नाम)/.test(text))
    return 'woman';
  if (each.test(text) && woman.test(text) && man.test(text)) return 'both';
  // Two brothers are no man and woman.
  if (together.test(text) && (woman.test(text) || !man.test(text))) return 'joint';
  return woman.test(text) && !man.test(text) ? 'woman' : 'both';
}

export function stampDuty({ message, voice, facts }: Task): Said {
  const price = priceIn(message);
  if (price === undefined) return voice.say(sentenceAt(voice, 'rule.stampduty'));
  const { low } = figuresOf(facts);
  const part = (id: string) => percentOf(low(id), price);
  const registration = part('stamp.registration');
  const [men, women] = [part('stamp.men'), part('stamp.women')];
  const figures = {
    price: lakhCrore(price, voice.words),
    registration: rupees(registration),
    men: rupees(men),
    women: rupees(women),
    ofMen: rupees(men + registration),
    ofWomen: rupees(women + registration),
    less: rupees(men - women),
  };
  const sentence = sentenceAt(voice, `sum.stampduty.${nameOf(message)}`);
  // Only what the sentence shows is vouched for.
  const shown = Object.fromEntries(Object.entries(figures).filter(([name]) => sentence.includes(`{${name}}`)));
  return voice.say(`${sentence} ${sentenceAt(voice, 'sum.stampduty.more')}`, shown);
}

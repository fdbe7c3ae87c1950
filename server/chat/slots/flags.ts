// What a message as a whole is about, so far as it matters for its figures: rows of phrases.
import { type Hit, phraseFinder } from './phrases.ts';
import type { Found } from './slot.ts';
import type { Word } from './words.ts';

const flagRows = {
  asksEmi:
    'emi kitn*|kist kitn*|kitni emi|kitni kist|kitna emi|emi batao|emi bata*|kist bata*|emi of|emi for|emi on|emi pls|emi please|what emi|whats emi|emi kya|ki emi|ki kist|emi hogi|emi banegi|emi aayegi|emi ayegi|emi nikal*|calculate emi|emi calculat*|monthly kitn*|mahine kitn*|mahine ka kitn*|har mahine kitn*|per month kitn*|how much monthly|how much per month|pay monthly|pay every month|what will be emi|what will be the emi|what would be the emi|how much emi|emi amount|monthly payment|monthly instal*|emi?|emi both|ईएमआई कितन*|किस्त कितन*|कितनी किस्त|कितनी ईएमआई|ईएमआई बता*|किस्त बता*|की ईएमआई|की किस्त|महीने कितन*|emi jayegi|kist jayegi|kist hogi|kist banegi|kist aayegi|emi kitta|kist kitti',
  asksTotal:
    'total|kul|kitna lautana|kitna wapas|total interest|total byaj|whole|in all|kulmilakar|कुल|byaj kitn*|kitna byaj|interest kitn*|how much interest|कितना ब्याज',
  asksLoan:
    'kitna loan|kitna lone|kitni loan|how much loan|how big a loan|how big|what loan|loan amount|loan kitn*|lone kitn*|kitna mil*|kitna uth*|kitni rakam|kitna amount|amount kitn*|max loan|maximum loan|kitne ka loan|kitne tak ka|kitna home loan|kitna le sak*|kitna ban*|how much can i borrow|how much can i get|how much loan can|what amount|loan possible|loan banega|amount?|कितना लोन|कितनी रकम|लोन कितन*|कितना मिल*|कितने का लोन|कितना बन*|afford|afford kar*|borrow how much|loan size|kitne ka',
  asksTime:
    'kitne saal|kitne sal|kitne mahine|kitna time|kitne time|kitna samay|kab tak|kab khatam|kab khtm|kab pura|kab poora|kab tk|how long|how many years|how many months|how many emi*|time to repay|tenure?|tenure kya|tenure kitn*|months?|kitni kistein|kitni kisten|kitni kiste|kitne emi|kitni emis|pura hoga|khatam|khtm|mukti|कितने साल|कितने महीने|कब तक|कब खत्म|कितनी किस्तें|कितना समय|कितने समय',
  asksLeft:
    'outstanding|how much left|how much is left|principal left|balance left|left after|bacha hoga|kitna bacha|kitna baki|baki kitn*|kitna bakaya|bakaya kitn*|kitna reh|kitna rah*|kitna principal|still owe|remaining principal|remaining balance|balance kitn*|balance?|balance after|principal kitn*|foreclos* amount|close karne|कितना बाकी|बाकी कितन*|कितना बचा|कितना बकाया|मूलधन|kitno baki|baki reh|dena bacha|left?|baki?|balance',
  prepay:
    'prepay*|pre pay*|part pay*|part payment|partpayment|extra|lump sum|lumpsum|ek musht|ekmusht|bonus|zyada bhar*|jyada bhar*|jada bhar*|zyada du|jyada du|jyada dun|zyada dene|jyada dene|faltu|additional|badha*|badha du|emi badha*|step up|stepup|pay more|paying more|zyada de*|jyada de*|upar se|ऊपर से|एक्स्ट्रा|अतिरिक्त|फालतू|बोनस|पार्ट पेमेंट|एकमुश्त|ज्यादा भर*|ज्यादा दूं|बढा*|एक्सट्रा|jama kar*|jama kr*|जमा कर*|jama karau|loan me bhar*|loan me dal*|loan me daal*|लोन में डाल*|ek sath bhar*|more every month|more a month',
  transfer:
    'transfer*|shift*|balance transfer|bt|switch*|move my loan|moving my loan|move loan|refinanc*|takeover|take over|old rate|new rate|purana loan|dusre bank|dusra bank|le jau|le jaun|le jaye|le jaaye|ले जा*|शिफ्ट|ट्रांसफर|बदल*|दूसरे बैंक|rate kam karwa*|change bank|bank badal*|bank change|bank me jau|bank me jaun|bank me jaye|बैंक में जाऊं|बैंक में जाए',
  flatOnly: 'flat rate|flat interest|percent flat|% flat|फ्लैट रेट|फ्लैट ब्याज',
  compares:
    'vs|versus|ya|or|difference|diff|farak|fark|compare|comparison|better|dono|both|instead|and not|rather than|बनाम|या|फर्क|अंतर|तुलना',
  changes:
    'se badhkar|se badh kar|se badh ke|se badhke|se ghatkar|se ghat kar|se ghat ke|से बढकर|से बढ कर|से बढके|से घटकर|से घट कर|went from|gone up from|increased from|rose from|up from|down from',
  saysIncome:
    'salary|income|kamata|kamati|kamai|tankhwah|vetan|aay|aamdani|earn*|pagar|सैलरी|वेतन|आय|कमाई|कमाता|तनख्वाह|आमदनी|in hand|take home',
  saysScore: 'cibil|civil|sibil|score|सिबिल|स्कोर',
} as const;
export type Flag = keyof typeof flagRows;

/** What an intent, once known, says of the whole message. */
const ofIntents: Record<string, Flag[]> = {
  'sum.emi': ['asksEmi'],
  'sum.total': ['asksTotal'],
  'sum.afford': ['asksLoan'],
  'sum.tenure': ['asksTime'],
  'sum.prepay': ['prepay'],
  'sum.transfer': ['transfer'],
  'sum.outstanding': ['asksLeft'],
  'sum.compare': ['compares'],
  'check.amount': ['asksLoan'],
};
export const flagsOf = (intents: readonly string[]): Flag[] => intents.flatMap((intent) => ofIntents[intent] ?? []);

const find = phraseFinder(Object.entries(flagRows).map(([flag, phrases]) => [flag as Flag, phrases] as const));

/** "Home loan" is no home: a phrase inside a longer one is not read. */
const outermost = (hits: Hit<Flag>[]) =>
  hits.filter(
    (hit) => !hits.some((other) => other.at <= hit.at && other.to >= hit.to && other.to - other.at > hit.to - hit.at),
  );

/** The "months" of "for 18 months" at the end of a message asks nothing: words of a quantity are no flags. */
export function flagsIn(words: Word[], text: string, found: Found[]): Set<Flag> {
  const hits = find(words, text).filter((hit) => !found.some(({ at, to }) => hit.at >= at && hit.to <= to));
  return new Set(outermost(hits).map(({ row }) => row));
}

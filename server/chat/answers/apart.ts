// What is asked plainly in a clause of its own: no figures of a sum that only sound like it.
import type { Asked } from '../asked/reader.ts';

const leastPlain = 0.5;
const leastWords = 4;

/** "What is your lowest rate, and what will 42 lakh come to at 8.6": both. */
const ofRates =
  /(?<!\p{L})(?:your|lowest|current|starting|aapka|aapki|sabse kam|kam se kam|aajkal|abhi|आपका|आपकी|सबसे कम|अभी|आजकल)(?!\p{L}).*(?<!\p{L})(?:rate|rates|byaj|interest|dar|रेट|दर|ब्याज)(?!\p{L})|(?<!\p{L})(?:rate|byaj|interest|रेट|दर|ब्याज).*(?<!\p{L})(?:do you|you show|you have|aapke|aapka|आपके|आपका|चल रह[ाी])(?!\p{L})/iu;
/** What the figures of a sum sound like. */
const ofTerms = /^(?:ask\.(?:rate|tenure|amount|time|ltv)|check\.amount|compare\.\w+|sum\.\w+)$/;
const isBound = /^ask\.(?:time|ltv|tenure|amount)$/;
/** Of its own, a clause has words enough and no figures. */
const inWords = (clause: string) => !/[\d०-९]/.test(clause) && clause.split(/\s+/).length >= leastWords;
export const apartFrom = (heard: readonly Asked[], clauses: readonly string[]): string[] =>
  heard
    .filter(({ name, p, at }) => {
      const clause = clauses[at] ?? '';
      return (
        at >= 0 &&
        p >= leastPlain &&
        (!ofTerms.test(name) || ofRates.test(clause) || (isBound.test(name) && inWords(clause)))
      );
    })
    .map(({ name }) => name);

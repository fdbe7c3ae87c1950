// Lakhs said without their unit: a price and its parts, or what the words beside a number make of it.
import { exact, highestRate } from './sharing.ts';
import type { Found } from './slot.ts';
import type { Word } from './words.ts';

const ofLoanAfter =
  /^(?:ka|ki|ke|का|की|के) (?:(?:home|ghar|bank|होम) )?(?:loan|lone|lon|लोन|ऋण|karz|कर्ज)|^(?:liya|liye|लिया|लिए|ka|का) (?:tha|the|था|थे)|^(?:bank|बैंक) (?:se|से)|^(?:baaki|baki|bakaya|outstanding|बाकी|बकाया)|^is (?:coming|mine|ours|from|our|my)/;
/** "Makan aaj 55 ka hai". */
const ofHouse = /(?:^| )(?:makan|makaan|ghar|flat|plot|kothi|मकान|घर|फ्लैट|प्लॉट|कोठी)(?: \S+){0,2}$/;
const isWorth = /^(?:ka|ki|का|की) (?:hai|h|है)(?: |$)/;
const ofLoanBefore =
  /(?:^| )(?:(?:loan|lone|lon|लोन)(?: \S+)? (?:would be|will be|is|of|be|chahiye|चाहिए)|(?:loan|lone|lon|लोन) (?:chahiye|चाहिए)|(?:house|flat|home|plot|property|makan|ghar)(?: is)? (?:of|worth|for|costs|priced at|price is)|is worth|(?:bought|purchased)(?: \S+){0,3} for|sanction(?:ed)?(?: is| of)?)$/;
const house = /^(?:flat|house|home|makan|makaan|ghar|plot|kothi|property|villa|फ्लैट|मकान|घर|प्लॉट|कोठी)$/;
/** "Makan 64 ka, 14 apne paas, 50 ka loan": a price and its two parts, all in lakhs. */
function ofOnePrice(found: Found[], words: Word[]): void {
  if (!words.some(({ text }) => house.test(text))) return;
  const bare = found.filter(({ measure, value }) => measure === 'bare' && value >= 2 && value < 1000);
  for (const price of bare)
    for (const one of bare)
      for (const other of bare) {
        if (one === other || one === price || other === price || one.value + other.value !== price.value) continue;
        if (price.value < 10) continue;
        for (const sum of [price, one, other])
          Object.assign(sum, { measure: 'money', value: exact(sum.value * 1e5), marked: true, shared: true });
        return;
      }
}

/** What is so much larger or smaller is in another unit. */
const mostApart = 12;
/** "Flat 52 lakh ka, 38 ka loan", "18.6 lakh left, bought for 34": lakhs as well, as the words beside it say. */
export function shareByWords(found: Found[], words: Word[]): void {
  ofOnePrice(found, words);
  const sums = found.filter(({ measure, marked, value }) => measure === 'money' && marked && value >= 1e5);
  if (sums.length === 0) return;
  for (const one of found) {
    // "8.6 ka loan": so small and with decimals, rather a rate.
    const isRate = !Number.isInteger(one.value) && one.value < highestRate / 4;
    if (one.measure !== 'bare' || one.value >= 1000) continue;
    const said = (from: number, to: number) =>
      words
        .slice(Math.max(0, from), to)
        .filter(({ clause }) => clause === words[one.at]?.clause)
        .map(({ text }) => text)
        .join(' ');
    const closes =
      words[one.to]?.clause !== words[one.at]?.clause || /^(?:ka|ki|का|की)$/.test(words[one.to]?.text ?? '');
    const isPrice = closes && !isRate && house.test(words[one.at - 1]?.text ?? '') && one.value >= 20;
    const isSum =
      isPrice ||
      (/^(?:liya|लिया)$/.test(words[one.at - 1]?.text ?? '') && /^(?:tha|था)$/.test(words[one.to]?.text ?? '')) ||
      (!isRate && ofLoanAfter.test(said(one.to, one.to + 3))) ||
      ofLoanBefore.test(said(one.at - 6, one.at)) ||
      (ofHouse.test(said(one.at - 4, one.at)) && isWorth.test(said(one.to, one.to + 3)));
    if (!isSum) continue;
    const unit = [1e5, 1e7].find((scale) =>
      sums.some(({ value }) => one.value * scale <= value * mostApart && one.value * scale >= value / mostApart),
    );
    if (unit) Object.assign(one, { measure: 'money', value: exact(one.value * unit), marked: true, shared: true });
  }
}

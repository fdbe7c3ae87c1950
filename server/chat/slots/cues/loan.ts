// Cues of what is borrowed and owed, and of what is no part of a loan.
import { type CueRow, emiWords, loanWords } from './row.ts';

const money: CueRow['of'] = ['money'];

export const loanCues: CueRow[] = [
  // What is repaid or has ended is no part of any sum.
  {
    role: 'expense',
    of: money,
    side: 'after',
    reach: 3,
    cue: 'ended|is over|got over|closed in|was closed|band ho gay*|band ho chuk*|khatam ho gay*|khatam ho chuk*|poora chuka*|pura chuka*|बंद हो*|खत्म हो*|पूरा चुका*',
    unless: ['asksTime', 'asksLeft'],
    points: 17,
  },
  // "Beti ki fees 4,000": no income of hers.
  {
    role: 'expense',
    of: money,
    side: 'before',
    reach: 0,
    cue: 'beti ki fees|bete ki fees|bachche ki fees|bacche ki fees|bachcho ki fees|baccho ki fees|school ki fees|बेटी की फीस|बेटे की फीस|बच्चे की फीस|बच्चों की फीस|स्कूल की फीस',
    points: 17,
  },
  // "GST 18 lakh bhara".
  { role: 'expense', of: money, side: 'before', reach: 0, cue: 'gst|जीएसटी|tax|टैक्स', points: 14 },
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 100_000,
    side: 'before',
    reach: 0,
    cue: 'girvi rakhkar|girvi rakh kar|girvi rakh ke|girvi rakhke|गिरवी रखकर|गिरवी रख कर|गिरवी रख के',
    points: 14,
  },
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 10_000,
    side: 'after',
    cue: loanWords,
    unless: ['asksLoan'],
    points: 10,
  },
  { role: 'amount', of: money, per: 'none', least: 150_000, side: 'after', cue: loanWords, points: 10 },
  { role: 'amount', of: money, per: 'none', least: 10_000, side: 'before', cue: loanWords, points: 10 },
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 10_000,
    points: 10,
    cue: 'make it|chahiye|chahie|chaiye|chahiy|lena|lene|leni|loon|lu|lun|lunga|lungi|lenge|need|needed|want|take|taking|borrow only|required|require|milega|mil jayega|mil sakta|uthana|uthaya|liya|liya tha|took|taken|borrowed|चाहिए|लेना|लेने|लेनी|लूं|लूंगा|मिलेगा|लिया',
  },
  {
    role: 'owed',
    of: money,
    per: 'none',
    least: 10_000,
    points: 11,
    reach: 2,
    cue: 'bache hue|bacha hua|बचे हुए|outstanding|balance|bal|baki|baaki|bakaya|shesh|left|remaining|owe|still owe|pending|बाकी|बकाया|शेष|bacha|bache|bachi|बचा|बचे',
  },
  // "30 lakh for house" is what is wanted for it; "a flat for 30 lakh" is its price.
  {
    role: 'amount',
    of: money,
    per: 'none',
    reach: 0,
    cue: 'lakh ka ghar loan|lakh ka makan loan|lakh ka flat loan|lakh house loan|lakh flat loan|lakh property loan|lakh property par|lakh property pe|lakh for house|lakh for a house|lakh for home|lakh for a home|lakh for flat|lakh for a flat|lakh for plot|lakh for a plot|lakhs for a house|lakhs for house|lac for house|lac for flat|lacs for house',
    points: 11,
  },
  { role: 'amount', of: money, per: 'none', least: 10_000, side: 'before', reach: 1, cue: 'on|for|of', points: 6 },
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 10_000,
    side: 'after',
    reach: 0,
    cue: 'pe|par|pr|पर|ke upar',
    points: 6,
  },
  // "30 lakh at 8.55 on a house of 41".
  { role: 'amount', of: money, per: 'none', least: 100_000, side: 'after', reach: 0, cue: 'at', points: 10 },
  // "20 lakh ki EMI": what the instalment is of. A small sum may be the instalment itself, unless its size is what is asked.
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 100_000,
    reach: 2,
    cue: `${emiWords}|emi on|emi for|emi of`,
    unless: ['asksLoan', 'asksTime', 'tells'],
    points: 11,
  },
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 10_000,
    reach: 2,
    cue: `${emiWords}|emi on|emi for|emi of`,
    when: ['asksEmi'],
    unless: ['asksLoan', 'asksTime', 'tells'],
    points: 12,
  },
  { role: 'amount', of: money, per: 'none', least: 50_000, points: 4 },
  {
    role: 'amount',
    of: money,
    per: 'none',
    least: 100_000,
    when: ['asksTime', 'prepay', 'transfer', 'asksLeft', 'compares'],
    points: 4,
  },
  { role: 'amount', of: money, per: 'none', least: 10_000, when: ['asksEmi', 'asksTotal', 'flat'], points: 4 },
];

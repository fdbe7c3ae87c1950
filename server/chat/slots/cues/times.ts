// Cues of a loan's own times: how long it runs, what is left of it, what has passed.
import { type CueRow, loanWords } from './row.ts';

const time: CueRow['of'] = ['time'];
/** A number alone, right beside the cue. */
const bareYears = { role: 'tenure', of: ['bare'], least: 1, most: 35, reach: 0 } satisfies Partial<CueRow>;

export const timeCues: CueRow[] = [
  { role: 'tenure', of: time, most: 480, points: 5 },
  {
    role: 'tenure',
    of: time,
    points: 8,
    reach: 1,
    cue: `tenure|tenor|term|duration|avadhi|period|for|over|within|ke liye|k liye|ki liye|me|mein|के लिए|अवधि|में|${loanWords}`,
  },
  // "A 20 year home loan".
  {
    role: 'tenure',
    of: time,
    side: 'after',
    reach: 0,
    sameClause: true,
    cue: 'loan|home loan|housing loan|personal loan|business loan',
    points: 12,
  },
  // "5 me chukana hai", "if I repay in 5": nobody repays in five of anything but years.
  {
    ...bareYears,
    side: 'after',
    cue: 'me chuk*|mein chuk*|me lauta*|me bhar*|mein bhar*|me repay|me khatam|me khtm|me pura|me poora|me nipta*|me close|में चुक*|में भर*|में खत्म|में पूरा',
    points: 14,
  },
  {
    ...bareYears,
    side: 'before',
    cue: 'repay in|repay it in|pay back in|pay it back in|pay off in|pay it off in|pay it in|clear in|clear it in|close in|close it in|finish in|finish it in|repaid in|over|done in',
    points: 11,
  },
  {
    role: 'tenure',
    of: time,
    reach: 0,
    side: 'before',
    cue: 'repay in|repay it in|return in|return it in|pay back in|pay it back in|give back in|give it back in|clear it in|clear in|close it in|close in|finish it in|finish in|pay it off in|pay off in|done in',
    points: 14,
  },
  {
    role: 'tenure',
    of: time,
    reach: 0,
    side: 'after',
    cue: 'me chuk*|mein chuk*|me lauta*|mein lauta*|में चुक*|में लौटा*',
    points: 14,
  },
  {
    ...bareYears,
    side: 'before',
    cue: 'stretch to|stretch it to|extend to|extend it to|tenure to|badha kar|badha ke',
    points: 13,
  },
  { ...bareYears, side: 'before', sameClause: true, cue: 'tenure|tenor', points: 13 },
  { role: 'tenure', of: time, points: 15, side: 'after', reach: 0, cue: 'ke liye|k liye|ki liye|के लिए|ke lie' },
  {
    role: 'remaining',
    of: time,
    points: 11,
    reach: 2,
    cue: 'bache hue|bacha hua|baki hue|बचे हुए|left|remaining|baki|baaki|bache|bacha|bachi|bakaya|shesh|बाकी|बचे|बची|बचीं|शेष|to go|pending',
    unless: ['asksFit'],
  },
  {
    role: 'elapsed',
    of: time,
    points: 13,
    reach: 2,
    cue: 'ho gay*|ho gye|ho gaya|ho chuk*|ja chuk*|जा चुक*|hogaye|hue|huye|paid|paid off|have paid|pay kar diy*|de di|de chuk*|de diye|bhar di*|bhar chuk*|bhare|bhari|baad|bad|ke baad|completed|complete|nikal g*|beet*|beeti|already paid|gone|done|are over|is over|got over|over now|have passed|passed|हो गए|हो चुक*|बाद|भर दी|भरी|दे दी|दे चुक*|भर चुक*|भर दिए|भरने के बाद|निकल गए|हो गई|हो गईं|चुका*|हुए|भरे',
    when: ['asksLeft', 'prepay', 'transfer', 'taken'],
  },
  {
    role: 'elapsed',
    of: time,
    points: 13,
    reach: 2,
    sameClause: true,
    cue: 'pehle|pahle|ago|back|पहले',
    when: ['asksLeft', 'prepay', 'transfer', 'taken'],
  },
  {
    role: 'elapsed',
    of: time,
    side: 'before',
    reach: 1,
    cue: 'after|its been|it has been|been',
    when: ['asksLeft', 'prepay', 'transfer', 'taken'],
    points: 13,
  },
  {
    role: 'elapsed',
    of: time,
    reach: 2,
    side: 'after',
    cue: 'di|diye|dene|दी|दीं|दिए|जमा|jama|bhar*|bhar du|bhar dun|bhar doon|भर*|भर दूं',
    when: ['asksLeft'],
    points: 12,
  },
  // "6 months with nothing to pay", "3 mahine ki chhoot".
  {
    role: 'pause',
    of: time,
    most: 60,
    side: 'after',
    reach: 3,
    cue: 'moratorium|moratoriam|holiday|pause|break|mohlat|chhoot|chhut|nothing to pay|with nothing|without emi|bina kist|bina emi|kist rok*|emi rok*|kist ruk*|emi ruk*|kist band|मोरेटोरियम|मोहलत|छूट|बिना किस्त|बिना ईएमआई|किस्त रोक*|किस्त रुक*|ईएमआई रोक*',
    points: 17,
  },
  {
    role: 'pause',
    of: time,
    most: 60,
    side: 'before',
    reach: 1,
    cue: 'moratorium of|moratorium for|moratorium|pause of|break of|holiday of|no emi for|no emis for|nothing to pay for|emi free for|मोरेटोरियम',
    points: 17,
  },
  // "Already gave 63 EMIs".
  {
    role: 'elapsed',
    of: time,
    side: 'before',
    reach: 0,
    cue: 'already gave|already paid|have given|i gave',
    points: 14,
  },
  // "5 saal ki kisten bhar di", "five years of EMIs are paid".
  {
    role: 'elapsed',
    of: time,
    side: 'after',
    reach: 0,
    cue: 'ki kist bhar*|ki kiste bhar*|ki kisten bhar*|ki kistein bhar*|ki emi bhar*|ki emi de di|ki kist de di|की किस्त भर*|की किस्तें भर*|की किश्तें भर*|की ईएमआई भर*|of emis paid|of emis done|of emis are|of emis already',
    points: 16,
  },
  // "Paid 26 so far", "26 bhar di".
  {
    role: 'elapsed',
    of: ['bare'],
    least: 2,
    most: 480,
    side: 'before',
    reach: 0,
    cue: 'paid',
    when: ['asksLeft'],
    points: 14,
  },
  {
    role: 'elapsed',
    of: ['bare'],
    least: 2,
    most: 480,
    side: 'after',
    reach: 0,
    cue: 'paid|done|bhar di*|de di|bhar chuk*|de chuk*|भर दी|दे दी|दे चुक*|भर*',
    when: ['asksLeft'],
    points: 14,
  },
];

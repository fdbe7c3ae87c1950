// Cues of how long somebody works, or runs a trade.
import type { CueRow } from './row.ts';

const time: CueRow['of'] = ['time'];
const business =
  'business|bussiness|buisness|dukan|dukaan|shop|firm|company|vyapar|vyapaar|dhanda|dhandha|karobar|startup|store|factory|udyam|trade|boutique|dairy|salon|parlour|clinic|hotel|cafe|dhaba|restaurant|canteen|gym|chakki|tiffin|workshop|कैफे|ढाबा|व्यापार|दुकान|बिजनेस|धंधा|कारोबार|फर्म|factory';
const sinceThen = 'se|से';
const untilNow =
  'since|purana|purani|purane|old|chal rah*|chal rhi|chal rha|running|khole|kholi|khola|shuru|started|start|opened|hue|huye|hua|ho gay*|ho gye|se chal*|from last|in|ago|back|pehle|pahle|registered|began|begun|पहले|पुरान*|चल रह*|शुरू|हुए|हुआ|हो गए';

export const workCues: CueRow[] = [
  {
    role: 'vintage',
    of: time,
    most: 240,
    reach: 1,
    cue: 'old|years old|year old|yrs old|purana|purani|पुराना|पुरानी',
    unless: ['taken'],
    points: 9,
  },
  {
    role: 'vintage',
    of: time,
    most: 420,
    side: 'before',
    reach: 0,
    cue: 'running since|open since|running for|started since|in business since|in business for',
    unless: ['taken'],
    points: 14,
  },
  // "Parlour khole hue 9 mahine hue".
  {
    role: 'vintage',
    of: time,
    most: 420,
    side: 'before',
    reach: 1,
    cue: 'khole hue|khole huye|kholi hui|khola hua|shuru kiye|shuru kiya|shuru hue|started|opened|खोले हुए|खोला हुआ|खोली हुई|शुरू किए|शुरू किये|शुरू हुए',
    when: ['business'],
    points: 13,
  },
  {
    role: 'vintage',
    of: time,
    most: 420,
    side: 'before',
    reach: 4,
    cue: 'run|runs|running',
    when: ['business'],
    unless: ['asksEmi'],
    points: 12,
  },
  {
    role: 'experience',
    of: time,
    most: 480,
    points: 10,
    cue: 'experience|exp|expirience|driving|job|naukri|nokri|naukari|service|working|worked|employed|work|anubhav|kaam|joined|joining|join|probation|posting|seva|सेवा|नौकरी|अनुभव|जॉब|काम|सर्विस|salaried|same company',
  },
  {
    role: 'experience',
    of: time,
    most: 600,
    side: 'before',
    reach: 1,
    cue: 'same psu|same firm|same school|same bank|same office|same department|same company|same employer|same job',
    points: 14,
  },
  // Whatever is asked: "34 years as a clerk", "after 22 years of service", "factory me 16 saal ho gaye".
  {
    role: 'experience',
    of: time,
    most: 600,
    side: 'after',
    reach: 0,
    cue: 'as a|as an|of service|ki naukri|ki service|ki seva|naukri ki|naukri karke|की नौकरी|की सेवा|नौकरी की',
    points: 16,
  },
  {
    role: 'experience',
    of: time,
    most: 600,
    side: 'before',
    reach: 0,
    cue: 'factory me|factory mein|naukri me|naukri ko|naukri ke|seva ke|service ke|फैक्ट्री में|नौकरी में|नौकरी को|नौकरी के|सेवा के',
    points: 14,
  },
  {
    role: 'experience',
    of: time,
    most: 600,
    side: 'after',
    reach: 0,
    cue: 'se ek hi company|se isi company|se usi company|se same company|se ek hi jagah|से एक ही कंपनी|से इसी कंपनी|at the same company|in the same company',
    points: 16,
  },
  { role: 'vintage', of: time, most: 420, side: 'after', reach: 1, cue: business, points: 13 },
  {
    role: 'vintage',
    of: time,
    most: 420,
    side: 'before',
    reach: 3,
    cue: business,
    unless: ['asksEmi', 'asksTotal', 'flat', 'transfer', 'prepay', 'asksLeft', 'asksTime', 'compares'],
    points: 8,
  },
  {
    role: 'vintage',
    of: time,
    reach: 1,
    cue: untilNow,
    when: ['business'],
    unless: ['job', 'asksEmi', 'asksLeft', 'taken'],
    points: 11,
  },
  // "8.6 % se 15 saal" is no time of work; "15 saal se" is.
  {
    role: 'vintage',
    of: time,
    side: 'after',
    reach: 0,
    cue: sinceThen,
    when: ['business'],
    unless: ['job', 'asksEmi', 'asksLeft', 'taken'],
    points: 11,
  },
  { role: 'vintage', of: time, cue: 'vintage|gst registration|gst liya|gst number|udyam registration', points: 12 },
  { role: 'experience', of: time, most: 480, reach: 1, cue: untilNow, when: ['job'], unless: ['business'], points: 11 },
  {
    role: 'experience',
    of: time,
    most: 480,
    side: 'after',
    reach: 0,
    cue: sinceThen,
    when: ['job'],
    unless: ['business'],
    points: 11,
  },
];

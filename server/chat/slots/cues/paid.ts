// Cues of what is paid each month, for this loan or for others.
import { type CueRow, emiWords, largestEmi } from './row.ts';

const money: CueRow['of'] = ['money'];

export const paidCues: CueRow[] = [
  { role: 'emi', of: money, most: largestEmi, reach: 2, cue: `${emiWords}|emi of`, points: 10 },
  {
    role: 'emi',
    of: money,
    most: largestEmi,
    reach: 2,
    cue: `${emiWords}|emi of|emi upto|emi tak|wali kist`,
    when: ['asksLoan', 'asksTime'],
    points: 13,
  },
  {
    role: 'emi',
    of: money,
    most: largestEmi,
    points: 15,
    cue: 'can pay|could pay|able to pay|can give|can spare|i can spare|de sak*|de skt*|bhar sak*|bhar skt*|nikal sak*|nikal skt*|दे सक*|भर सक*|निकाल सक*|दे पा*|भर पा*|चुका पा*|de pa*|bhar pa*|chuka pa*|chuka sak*|nikal pa*',
    unless: ['prepay'],
  },
  // "8,500 ki kist se jyada nahi de paunga".
  {
    role: 'emi',
    of: money,
    most: largestEmi,
    side: 'after',
    reach: 2,
    cue: 'se jyada nahi|se zyada nahi|se upar nahi|se jyada nhi|se zyada nhi|से ज्यादा नहीं|से ऊपर नहीं|not more|not a rupee more|no more than',
    points: 17,
  },
  // "15 hazar tak ki kist chalegi".
  {
    role: 'emi',
    of: money,
    most: largestEmi,
    side: 'after',
    reach: 1,
    cue: 'tak ki kist|tak ki kisht|tak ki emi|kist chalegi|kisht chalegi|emi chalegi|तक की किस्त|तक की किश्त|तक की ईएमआई|किस्त चलेगी|किश्त चलेगी|ईएमआई चलेगी',
    unless: ['prepay'],
    points: 17,
  },
  // "I am left with 32 thousand that I could put to an instalment".
  {
    role: 'emi',
    of: money,
    most: largestEmi,
    side: 'after',
    reach: 4,
    cue: 'put to|put towards|put toward|put into|put in|go to|go towards|set aside|keep aside|to spare|spare for',
    when: ['asksLoan'],
    unless: ['prepay'],
    points: 16,
  },
  {
    role: 'emi',
    of: money,
    most: 150_000,
    points: 12,
    cue: 'i can|afford|afford kar*|pay kar*|pay kr*|budget|manage|du to|dun to|doon to|du|dun|doon|de du|pay|paying|bharta|bharti|bhar rah*|bhar rh*|भर रह*|bharu|bhar du|bharne|deta|deti|denge|dunga|dungi|comfortable|rakhna|rakhni|rakhu|spare|put aside|cross|exceed|capacity|dena chah*|दूं|भरूं|देता|दूंगा|बजट|दे पाऊ*',
    unless: ['prepay'],
  },
  {
    role: 'emi',
    of: money,
    per: 'month',
    most: largestEmi,
    cue: 'max|maximum|at most|possible|zyada se zyada|jyada se jyada|nikal lunga|nikal lungi|ज्यादा से ज्यादा',
    unless: ['prepay', 'saysIncome'],
    points: 13,
  },
  // "He says the EMI is 17 thousand": told, whatever it should be.
  {
    role: 'emi',
    of: money,
    per: 'none',
    most: largestEmi,
    side: 'before',
    reach: 1,
    cue: 'emi is|emi comes to|emi will be|instalment is|emi bata rah*|kist bata rah*|emi bol rah*|kist bol rah*',
    unless: ['prepay'],
    points: 13.5,
  },
  // "36 EMIs left of 12,400 each".
  {
    role: 'emi',
    of: money,
    most: largestEmi,
    side: 'after',
    reach: 0,
    cue: 'each|apiece|wali|वाली',
    when: ['asksLeft'],
    points: 13,
  },
  { role: 'emi', of: money, per: 'month', most: largestEmi, points: 6 },
  { role: 'emi', of: money, most: 99_999, least: 500, when: ['asksTime'], unless: ['saysIncome'], points: 5 },

  // Beside an income, an EMI that is not said to be what one can pay is one that is paid already.
  {
    role: 'running',
    of: money,
    most: largestEmi,
    reach: 1,
    cue: emiWords,
    when: ['saysIncome'],
    unless: ['asksEmi', 'asksTime', 'tells', 'prepay', 'transfer', 'asksLeft'],
    points: 14,
  },
  {
    role: 'running',
    of: money,
    most: largestEmi,
    reach: 1,
    cue: emiWords,
    when: ['asksFit'],
    unless: ['asksLoan', 'asksEmi', 'asksTime', 'tells', 'prepay', 'transfer'],
    points: 12,
  },
  {
    role: 'running',
    of: money,
    most: 200_000,
    points: 14,
    unless: ['prepay', 'transfer', 'asksTime', 'asksLeft'],
    cue: 'emi already|emis already|emi pehle se|emi pahle se|kist pehle se|running emi|existing emi|existing emis|chalu emi|current emi|current emis|other emi|other emis|purani emi|purani kist|emi chal*|emi running|kist chal*|emi ja rah*|emi jati|emi kat*|kist kat*|kist ja rah*|chal rah*|chal rhi|chal rha|chalu|existing|already|already paying|ongoing|pehle se|pahle se|kat rah*|katti|kat jat*|ja rah*|jaa rah*|ja rhi|jati|deduct*|obligation*|car emi|bike emi|car loan|bike loan|gadi loan|car ki emi|car ki kist|car ki kisht|gaadi ki kist|gadi ki kist|gadi ki emi|bike ki emi|bike ki kist|phone ki emi|phone ki kist|कार की किस्त|कार की ईएमआई|गाडी की किस्त|बाइक की किस्त|फोन की किस्त|card ka|कार लोन|गाडी लोन|बाइक लोन|personal loan emi|किस्त पहले से|किश्त पहले से|ईएमआई पहले से|किस्त चल*|किश्त चल*|ईएमआई चल*|किस्त जा रह*|किस्त कट*|पहले से|चल रह*|कट रह*|कटती|कटता|कट जा*|जा रह*|चालू',
  },
  // "Bike ki EMI 6 hazar chal rahi hai, 14 mahine baki".
  {
    role: 'running',
    of: money,
    most: 200_000,
    side: 'before',
    reach: 0,
    cue: 'car emi|bike emi|scooter emi|car ki emi|car ki kist|gadi ki emi|gadi ki kist|gaadi ki kist|bike ki emi|bike ki kist|कार की किस्त|गाडी की किस्त|बाइक की किस्त',
    unless: ['prepay', 'transfer'],
    points: 15,
  },
  {
    role: 'emi',
    of: money,
    most: largestEmi,
    points: 13,
    when: ['prepay', 'transfer', 'asksTime', 'asksLeft'],
    cue: `current emi|existing emi|running emi|emi chal*|kist chal*|abhi emi|${emiWords}`,
  },
];

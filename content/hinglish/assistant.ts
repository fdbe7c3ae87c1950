// The assistant's replies in romanised Hindi, for visitors who write that way. Same shape as content/en/assistant.ts.
import { answers } from './assistant-answers.ts';
import { intents } from './assistant-intents.ts';
import { readings } from './assistant-readings.ts';
import { words } from './assistant-words.ts';

export const assistant = {
  units: {
    years: ['saal', 'saal'],
    months: ['mahina', 'mahine'],
    days: ['din', 'din'],
    'working-days': ['working day', 'working days'],
    hours: ['ghanta', 'ghante'],
    age: ['saal', 'saal'],
    lakh: 'lakh',
    crore: 'crore',
    'sq-m': ['sq m', 'sq m'],
    thousandShort: 'K',
    open: 'chalu',
    openUntil: '{date} tak chalu',
    closed: '{date} ko band',
    changed: '{date} ko badla',
    announced: '{date} ko announce hua',
    unconfirmed: '{date} tak approved, aage confirm nahi: humse poochein',
    monthNames: 'January February March April May June July August September October November December',
  },
  attributes: {
    rate: 'byaj dar',
    amount: 'loan ki seema',
    tenure: 'tenure',
    time: 'approval ka samay',
    age: 'umar ki seema',
    income: 'minimum income',
    score: 'minimum credit score',
    experience: 'minimum kaam ka experience',
    vintage: 'business ki minimum umar',
    turnover: 'minimum turnover',
    ltv: 'property value ka hissa',
    tax: 'tax chhoot',
    collateral: 'girvi ka niyam',
  },
  talk: {
    languages:
      'Haan, aap English, Hindi ya Hinglish me likh sakte hain; main usi me jawab deta hoon. Loan ke baare me kya jaanna hai?',
    hello:
      'Namaste! Main {loans} loan me aapki madad kar sakta hoon: byaj dar, limit, documents, eligibility aur EMI. Aap kya jaanna chahte hain?',
    thanks: 'Aapka swagat hai! Loan ya EMI ke baare me aur kuch bhi puchiye.',
    bye: 'Koi jaldi nahi, aaram se sochiye. Namaste, phir milenge; loan me madad chahiye ho to kabhi bhi aaiye.',
    ok: 'Theek hai. Aur kis cheez me madad karun: loan ki byaj dar, documents, eligibility ya EMI?',
    who: 'Main {site.name} ka automated loan assistant hoon, Jaipur ki ek loan-advisory firm. Main apni site ke figures se jawab deta hoon; baaki ke liye hamari team hai.',
    help: 'Main {loans} loan me madad kar sakta hoon: byaj, limit, tenure, documents, eligibility. EMI bhi nikal sakta hoon, jaise "{calc.start.amount} par {calc.start.rate} se {calc.start.tenure} ki EMI". Kya chahiye?',
    insult:
      'Maaf kijiye, main theek se madad nahi kar paya. Main loan, byaj, documents aur EMI ke sawalon ka jawab de sakta hoon, ya hamari team aapki madad karegi.',
  },
  refuse: {
    outOfScope:
      'Maaf kijiye, main sirf loan me madad kar sakta hoon: byaj dar, limit, documents, eligibility, EMI aur hamara pata. Loan ke baare me kya jaanna hai?',
    otherLoan:
      'Yeh loan hamari list me nahi hai. Main sirf {loans} loan me madad kar sakta hoon. Padhai ya gaadi ke liye personal loan ya property par loan kaam aa sakta hai, kaam-dhandhe ke liye MUDRA; aur jaankari ke liye {site.phone} par advisor se puchiye.',
    injection:
      'Yeh main nahi kar sakta. Main sirf hamare loan ke sawalon me madad kar sakta hoon: byaj dar, limit, documents, eligibility aur EMI.',
    privacy:
      'Yeh main nahi bata sakta: doosre logon ki jaankari niji hai aur mere paas nahi hai. Main sirf loan ke aam sawalon me madad kar sakta hoon.',
    account:
      'Main application ya account nahi dekh sakta, isliye status nahi bata sakta. Kripya {site.phone} par call karein ya {site.support} par likhein. Loan ke aam sawalon me main madad kar sakta hoon.',
    tooLong: 'Yeh message mere liye bahut lamba hai. Kripya loan ka sawal chhote me puchiye.',
  },
  unknown:
    'Yeh mujhe nahi pata, aur main andaza nahi lagaunga. Main loan ki byaj dar, limit, tenure, documents, eligibility aur EMI bata sakta hoon; baaki ke liye hamari team: {site.phone} ya {site.email}.',
  unknownAbout:
    '{product} ke baare me yeh jaankari mere paas nahi hai. Hamare advisor bata sakte hain: {site.phone} ya {site.email}. Main iski byaj dar, limit, tenure, documents aur eligibility bata sakta hoon.',
  notStated:
    '{product}: hum koi tay {attribute} nahi batate; yeh lender ya yojana par nirbhar hai. Aapke case ke liye {site.phone} par advisor se puchiye.',
  oneBank: 'Kisi ek bank ke apne figures mere paas nahi hain; yeh hamare sabhi lenders ke hain.',
  timeNote: 'Ye aam samay hain, vaada nahi: faisla lender ka hota hai.',
  rateNote: 'Antim dar lender tay karta hai.',
  decisionNote: 'Antim faisla lender ka hota hai.',
  lead: {
    call: 'Zaroor. Neeche apna naam, e-mail aur phone number dijiye; hamari team {firm.response} me aapko call karegi.',
    person:
      'Zaroor. Neeche apna naam, e-mail aur phone number dijiye, hamari team ke advisor {firm.response} me sampark karenge. Aap {site.phone} par bhi call kar sakte hain.',
    apply:
      'Bahut accha. Neeche apna naam, e-mail aur phone number dijiye; hamari team {firm.response} me sampark karegi aur loan apply karne me madad karegi. Poora form Apply page par hai.',
    quote:
      'Aapke liye rate quote banane ko neeche apna naam, e-mail aur phone number dijiye. Hamari team lenders ki tulna karke {firm.response} me sampark karegi. Antim dar lender tay karta hai.',
    none: 'Theek hai, is chat se aapko koi call nahi karega. Loan ke baare me jo bhi puchna ho, yahin puchiye.',
  },
  emi: {
    note: 'Antim dar lender tay karta hai.',
    and: ' aur ',
    formula:
      'EMI = P × R × (1+R)^N / ((1+R)^N − 1). P principal yaani loan amount hai, R mahine ki byaj dar (interest rate; saalana dar / 12 / 100) aur N kul mahine. Amount, rate aur tenure dijiye, main nikal dunga.',
    meaning:
      'EMI yaani equated monthly instalment (mahine ki kist): har mahine ek jaisi rakam, jisme kuch byaj (interest) aur kuch principal hota hai, jab tak loan poora na ho. Amount, rate aur tenure dijiye, main nikal dunga.',
    calculator:
      'Hamare EMI calculator me loan amount ({calc.amount.input}), byaj dar ({calc.rate}) aur tenure ({calc.tenure}) daliye; "Calculate EMI" dabane par mahine ki EMI, kul byaj aur kul rakam dikhti hai. Yahan bhi teeno figures de sakte hain.',
    lower:
      'Lambi tenure, chhota loan ya kam byaj dar se EMI kam hoti hai; lambi tenure me kul byaj zyada lagta hai. Amount, rate aur tenure dijiye, main dikhata hoon.',
    late: 'EMI late hone par lender penalty lagata hai aur credit score girta hai. Tareekh se pehle lender se baat karein; hamari team {site.phone} par madad karegi.',
    afford:
      'Kitna loan milega yeh aapki income, chalu EMI, umar aur credit score par nirbhar hai. Aam niyam: saari EMI milakar mahine ki income ke {calc.share} ke andar rahe; antim faisla lender ka hota hai. Apni income, chalu EMI, dar aur saal bataiye, main hisab laga deta hoon.',
  },
  ...answers,
  intents,
  readings,
  words,
} as const;

import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'sarkar ki|sarkar se|sarkar kya|sarkari madad|sarkari sahayata|sarkar ki madad|yojanaon|yojnaon|yojanao',
    'sarkari loan|sarkari yojana|sarkari yojna|sarkari rin|sarkari subsidy|subsidi|yojana|yojna|yojanaye',
    'yojanayein|anudan|sabsidi|sarkari',
  ],
  ambiguous: 'sarkari',
  name: 'Sarkari subsidy loan',
  inList: 'sarkari subsidy',
  offered: 'sarkari subsidy loan (PMEGP, MUDRA, VYUPY)',
  documents:
    'Aadhaar aur PAN (pehchan, pata), photo, project report, quotation, yojana maange to shiksha ya category certificate, Udyam registration, bank statement',
  criteria:
    'umar {subsidy.age}, chalne layak project, kisi lender ka default nahi aur usi project par pehle subsidy nahi. Har yojana (PMEGP, MUDRA, VYUPY) ke apne niyam bhi hain.',
  facts: {
    overview:
      'Sarkari subsidy loan (PMEGP, MUDRA, VYUPY): byaj {subsidy.rate} saalana, subsidy {subsidy.share}, processing {subsidy.processing}, umar {subsidy.age}. MUDRA {subsidy.mudra} tak, Tarun Plus {mudra.max} tak. Stand-Up India ({subsidy.standup}) {subsidy.standup:status} ho chuki hai.',
    uses: 'Sarkari subsidy loan naye ya badhte chhote kaam ke liye hai (PMEGP, MUDRA, VYUPY); PMAY me pehle ghar ke liye.',
    rate: 'Sarkari subsidy loan par byaj {subsidy.rate} saalana hai. Subsidy {subsidy.share} hoti hai.',
    share:
      'Subsidy project cost ki {subsidy.share} ({subsidy.share.home} tak) hoti hai, yojana ke hisab se. Ghar ki {subsidy.amount} tak ki purani subsidy {subsidy.amount:status} ho chuki hai; ab nayi PMAY me {pmay.max} tak milti hai.',
    amount:
      'Yojana ke hisab se: MUDRA {subsidy.mudra} tak, Tarun Plus {mudra.max} tak; PMEGP project {pmegp.project.manufacturing} tak (service {pmegp.project.service}); VYUPY {vyupy.amount} tak; Stand-Up India {subsidy.standup} ({subsidy.standup:status}). Subsidy {subsidy.share}; ghar ki {subsidy.amount} tak ki purani subsidy {subsidy.amount:status} ho chuki hai.',
    time: 'Sarkari subsidy ke apply me {subsidy.processing} lagte hain.',
    age: 'Sarkari subsidy ke liye umar {subsidy.age} honi chahiye.',
    schemes:
      'Hum PMEGP, MUDRA (Shishu, Kishor, Tarun) aur Stand-Up India ({subsidy.standup:status}) me madad karte hain, {subsidy.schemes} yojanaon me se (sab roop milakar {subsidy.schemes.home}). Yojana chalu hai ya nahi, team apply se pehle pakka karti hai.',
    mudra:
      'MUDRA loan kheti ke alawa chhote kaam ke liye hai, naya ho ya chalu, aur dairy, murgi palan jaise kaam ke liye bhi; {subsidy.mudra} tak milta hai, teen step me: Shishu {mudra.shishu} tak, Kishor {mudra.kishor} tak, Tarun {mudra.tarun} tak. Tarun Plus, {mudra.max} tak, unke liye hai jinhone Tarun loan chuka diya hai. Girvi nahi lagti, par yeh loan hai, subsidy nahi: poora lautana hota hai.',
    mudraKinds:
      'Shishu, Kishor aur Tarun MUDRA loan ke teen step hain: Shishu {mudra.shishu} tak, Kishor {mudra.kishor} tak, Tarun {mudra.tarun} tak. Tarun Plus, {mudra.max} tak, unke liye hai jinhone Tarun loan chuka diya hai.',
    standup:
      'Stand-Up India loan {subsidy.standup} ka tha, mahilaon aur SC/ST udyamiyon ke naye kaam ke liye. Yeh yojana {subsidy.standup:status} ho chuki hai, naye apply nahi hote. MUDRA aur Rajasthan me VYUPY khuli hain; kaun si theek rahegi, humse poochh lijiye.',
    pmegp:
      'PMEGP bank loan hai jisme project cost ki {subsidy.share} subsidy milti hai, kheti ke alawa naye chhote udyam ke liye: general ko shehar me {pmegp.share.general.urban}, gaon me {pmegp.share.general.rural}; mahila aur special category ko {pmegp.share.special.urban} aur {pmegp.share.special.rural}. Project manufacturing me {pmegp.project.manufacturing} tak, service me {pmegp.project.service} tak; apna hissa {pmegp.own.general}, special category ka {pmegp.own.special}; ek parivar (pati-patni) me ek hi. Processing {subsidy.processing}. Status: {pmegp.age:status}.',
    collateral: 'MUDRA loan me kuch girvi nahi; baaki yojanaon me lender par nirbhar hai.',
  },
  inAll: {
    rate: 'sarkari subsidy {subsidy.rate}',
    amount: 'MUDRA {subsidy.mudra} tak',
    time: 'sarkari subsidy {subsidy.processing}',
    age: 'sarkari subsidy {subsidy.age}',
  },
};

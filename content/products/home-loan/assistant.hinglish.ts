import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'ghar loan|ghar ka loan|ghar ke loan|ghar wala loan|ghar par loan|makan loan|makaan loan|makan ka loan',
    'griha rin|grih rin|grih loan|gruh loan|griha loan|awas rin|awas loan',
  ],
  name: 'Home loan',
  inList: 'home',
  offered: 'home loan',
  documents:
    'PAN aur Aadhaar (pehchan, pata), photo, salary slip aur Form 16 ya ITR, bank statement, property ke kagaz (agreement to sell, title deed, pass naksha)',
  criteria:
    'umar {home.age}, mahine ki income {home.income} se, CIBIL score {home.score} (kuch lender {home.score.overview} se), kam se kam {home.experience} ka experience. Salaried aur self-employed dono apply kar sakte hain.',
  facts: {
    overview:
      'Home loan: byaj {home.rate} saalana (offer {home.rate.overview} se), {home.amount} tak aur property value ke {home.ltv} tak, tenure {home.tenure}, approval {home.approval} me.',
    uses: 'Home loan ghar ya flat kharidne, banane ya badhane, ya makan banane ke plot ke liye hai.',
    rate: 'Home loan ki byaj dar lenders me {home.rate} saalana hai. Hamare offer {home.rate.overview} se shuru hain, kuch lender {home.rate.carousel} se dete hain.',
    types:
      'Home loan kaam ke hisab se: kharid (purchase) {home.rate.purchase} se, nirman (construction) {home.rate.construction} se, extension {home.rate.extension} se, plot {home.rate.plot} saalana se.',
    amount: 'Home loan {home.amount} tak milta hai, aur property value ke {home.ltv} tak.',
    ltv: 'Home loan: property value ka {home.ltv} tak, aam taur par {home.ltv.faq}. RBI ka niyam: {ltv.small.amount} tak ke loan par {ltv.small}, {ltv.middle.amount} par {ltv.middle}, usse upar {ltv.large}. Baaki aapka down payment hota hai.',
    tenure: 'Home loan ki tenure {home.tenure} hai, yaani {home.tenure.overview} tak.',
    time: 'Home loan ka approval poori file ke baad {home.approval} me hota hai.',
    age: 'Home loan ke liye umar {home.age} honi chahiye.',
    score:
      'Home loan: zyadatar lender CIBIL score {home.score} maangte hain; kuch {home.score.overview} se bhi lete hain.',
    income: 'Home loan: mahine ki income kam se kam {home.income}.',
    experience: 'Home loan: kam se kam {home.experience} ka kaam ka experience.',
    tax: 'Home loan par old tax regime me section 80C (ab {tax.section.principal}; principal) me {home.tax.80c} tak aur section 24(b) (ab {tax.section.interest}; byaj) me {home.tax.24b} tak ki saalana chhoot mil sakti hai. Possession se pehle diya byaj baad me {tax.interest.parts} barabar saalana hisson me usi seema me ginta hai; nirman {tax.build.years} se zyada chale to seema {tax.interest.late} hai. Nayi (new) regime me apne rehne ke ghar par chhoot nahi hai. Apne tax adviser se pakka kar lein.',
    collateral: 'Home loan: jo ghar kharidte ya banate hain wahi security hai; alag se kuch girvi aam taur par nahi.',
  },
  inAll: {
    rate: 'home loan {home.rate} (offer {home.rate.overview} se)',
    amount: 'home {home.amount} tak',
    tenure: 'home {home.tenure}',
    time: 'home {home.approval}',
    age: 'home loan {home.age}',
    income: 'home loan {home.income}',
    score: 'home loan {home.score} (kuch lender {home.score.overview} se)',
    experience: 'home loan kam se kam {home.experience}',
    ltv: 'home loan {home.ltv} tak, aam taur par {home.ltv.faq} ({ltv.large.amount} se upar ke loan par {ltv.large})',
    collateral: 'home loan me ghar security hai',
  },
};

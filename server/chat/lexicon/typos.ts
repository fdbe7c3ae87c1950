// Slips too short for the speller, which leaves words under five letters alone.
export const typos: Record<string, string> = {
  laon: 'loan', lona: 'loan', lon: 'loan', lone: 'loan', loon: 'loan', loans: 'loan', laons: 'loan', lown: 'loan',
  wat: 'what', wats: 'what', wht: 'what', hw: 'how', hom: 'home', hme: 'home', rat: 'rate', rte: 'rate', intrst: 'interest',
  int: 'interest', doc: 'document', dox: 'documents', emis: 'emi', em: 'emi', ami: 'emi', kam: 'kam', byj: 'byaj', kst: 'kist',
  kitn: 'kitna', ktni: 'kitni', ktne: 'kitne', chiye: 'chahiye', chaie: 'chahiye', chye: 'chahiye', aply: 'apply', hlo: 'hello',
  helo: 'hello', plz: 'please', pls: 'please', plss: 'please', u: 'you', ur: 'your', r: 'are', n: 'and', abt: 'about', sal: 'saal',
  persnl: 'personal', prsnl: 'personal', bsns: 'business', biz: 'business', govt: 'government', gov: 'government', gvt: 'government',
  yr: 'yr', cibl: 'cibil', civil: 'cibil', mortg: 'mortgage', morgage: 'mortgage', wht_s: 'what',
};

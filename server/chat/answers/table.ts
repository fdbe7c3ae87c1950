// What is said to each intent, as data: a fact of the loan asked about, a sentence of the content, or an answer that has
// to be made. The corpus names the intents; a test holds the two together.
import type { Attribute } from './facts.ts';
import type { Kind } from '../reply/voice.ts';

export type Maker =
  | 'documents'
  | 'criteria'
  | 'fit'
  | 'amount'
  | 'sum'
  | 'hours'
  | 'product'
  | 'compare'
  | 'scheme'
  | 'pmay'
  | 'steps'
  | 'oneBank'
  | 'word'
  | 'stampDuty'
  | 'about';

export interface Row {
  kind: Kind;
  /** A fact of the loan named, of `of` when none is named, or of all loans. */
  fact?: Attribute;
  of?: string;
  /** Where the sentence stands in content/<language>/assistant; the intents' own, when left out. */
  say?: string;
  make?: Maker;
  pages?: string[];
  /** Opens the contact panel. */
  form?: true;
  /** Not to be worded otherwise by a model. */
  settled?: true;
  /** The fact of the loan named that bears on it, said first. */
  also?: Attribute;
  /** What the visitor tells of himself is weighed first. */
  weigh?: true;
  /** Readings to choose from where no loan is named: "loan" alone asks for none and for all. */
  offers?: string[];
  /** The intent it is answered as when the message holds no figure. */
  bare?: string;
}

const fact = (name: Attribute, of?: string): Row => ({ kind: 'fact', fact: name, ...(of ? { of } : {}) });
const said = (kind: Kind, say?: string, ...pages: string[]): Row => ({ kind, ...(say ? { say } : {}), pages });
const made = (kind: Kind, make: Maker, more: Partial<Row> = {}): Row => ({ kind, make, ...more });
const weighed = (page: string, also?: Attribute): Row => ({
  kind: 'eligibility',
  weigh: true,
  pages: [page],
  ...(also ? { also } : {}),
});
const lead = (say?: string): Row => ({ ...said('lead', say, '/query'), form: true, settled: true });
const refused = (say: string, kind: Kind = 'refusal'): Row => ({ ...said(kind, say), settled: true });
const scheme = (): Row => made('fact', 'scheme', { weigh: true });
const sum = (bare?: string): Row =>
  made('emi', 'sum', { settled: true, pages: ['/emi-calculator'], ...(bare ? { bare } : {}) });

const home = '/services/home-loan';
const mortgage = '/services/mortgage-loan';
const subsidies = '/services/government-subsidies';
const general = ['ask.rate', 'check.amount', 'ask.docs'];
export const schemeFinder = '/schemes';

export const table: Record<string, Row> = {
  'ask.rate': fact('rate'),
  'ask.amount': { ...fact('amount'), weigh: true },
  'ask.tenure': { ...fact('tenure'), weigh: true },
  'ask.time': fact('time'),
  'ask.age': { ...fact('age'), weigh: true },
  'ask.income': { ...fact('income'), weigh: true },
  'ask.score': { ...fact('score'), weigh: true },
  'ask.experience': { ...fact('experience'), weigh: true },
  'ask.vintage': { ...fact('vintage', 'business-loan'), weigh: true },
  'ask.turnover': { ...fact('turnover', 'business-loan'), weigh: true },
  'ask.statements': { ...fact('statements'), say: 'docs.statements' },
  'ask.ltv': { ...fact('ltv'), weigh: true },
  'ask.tax': fact('tax', 'home-loan'),
  'ask.collateral': fact('collateral'),
  'ask.guarantor': { ...said('process', undefined, '/contact'), also: 'collateral' },
  'ask.coapplicant': said('process', 'process.coapplicant', home),
  'ask.concession': said('process', undefined, '/contact'),
  'ask.docs': made('documents', 'documents'),
  'ask.propertypapers': said('documents', undefined, '/documents', home),
  'ask.schooling': said('fact', undefined, subsidies, schemeFinder),
  'ask.who': made('eligibility', 'criteria', { weigh: true }),
  'ask.types': fact('types'),
  'ask.uses': fact('uses'),
  'ask.property': fact('propertyTypes', 'mortgage-loan'),
  'ask.share': fact('share', 'government-subsidies'),
  'ask.product': made('fact', 'product', { offers: general }),
  'ask.word': made('process', 'word', { pages: ['/blog'] }),
  'ask.which': said('eligibility', undefined, '/eligibility', '/'),
  'ask.services': { ...said('firm', 'firm.services', '/'), offers: general },
  'compare.products': made('compare', 'compare'),
  'compare.offers': said('compare', undefined, '/contact'),
  'compare.wait': said('compare', undefined, '/emi-calculator'),
  'scheme.list': fact('schemes', 'government-subsidies'),
  'scheme.pmegp': scheme(),
  'scheme.mudra': scheme(),
  'scheme.tarunplus': said('fact', undefined, subsidies, schemeFinder),
  'scheme.standup': scheme(),
  'scheme.pmay': made('fact', 'pmay', { pages: [subsidies, schemeFinder] }),
  'scheme.vyupy': { ...said('fact', undefined, subsidies, schemeFinder), weigh: true },
  'scheme.state': said('fact', undefined, subsidies, schemeFinder),
  'scheme.where': said('process', undefined, subsidies),
  'scheme.paid': said('process', undefined, subsidies),
  'scheme.fit': said('eligibility', undefined, schemeFinder, subsidies),
  'check.fit': made('eligibility', 'fit', { weigh: true }),
  'check.amount': made('eligibility', 'amount', { weigh: true }),
  reducing: said('process', 'process.reducing', '/blog'),
  split: said('process', 'process.split', '/emi-calculator'),
  'check.lowscore': weighed('/contact', 'score'),
  'check.nohistory': weighed('/contact', 'score'),
  'check.nopan': weighed('/documents'),
  'check.cashsalary': weighed('/contact'),
  'check.pension': weighed('/contact', 'age'),
  'check.nri': weighed('/contact'),
  'check.nojob': weighed('/contact'),
  'check.newjob': weighed('/contact', 'experience'),
  'check.newbusiness': weighed(subsidies),
  'check.running': weighed('/emi-calculator'),
  'check.rejected': { ...weighed('/contact'), say: 'process.rejected' },
  'check.land': weighed(home),
  'check.patta': weighed(home),
  'check.inherited': weighed(mortgage),
  'check.family': weighed(home),
  'check.title': weighed(mortgage),
  'check.names': weighed('/documents'),
  'check.rent': weighed(mortgage),
  'check.lostdeed': weighed(mortgage),
  'check.unapproved': weighed(home),
  'check.domicile': weighed('/contact'),
  'check.ownhouse': weighed(schemeFinder),
  'check.registration': weighed(subsidies),
  'check.fewitr': weighed('/contact'),
  'check.employment': made('eligibility', 'fit', { weigh: true, say: 'process.employment' }),
  'check.woman': weighed(home),
  'sum.emi': sum(),
  'sum.total': sum(),
  'sum.afford': sum('check.amount'),
  'sum.income': sum('ask.income'),
  'sum.tenure': sum('ask.tenure'),
  'sum.prepay': sum('rule.prepay'),
  'sum.transfer': sum('transfer.balance'),
  'sum.outstanding': sum(),
  'sum.flat': { ...sum(), bare: 'reducing' },
  'sum.subsidy': sum('ask.share'),
  'sum.split': sum('split'),
  'sum.compare': sum(),
  'sum.stampduty': made('emi', 'stampDuty', { settled: true, bare: 'rule.stampduty' }),
  'emi.meaning': said('process', 'emi.meaning', '/emi-calculator'),
  'emi.formula': said('process', 'emi.formula', '/emi-calculator'),
  'emi.calculator': said('process', 'emi.calculator', '/emi-calculator'),
  'emi.lower': said('process', 'emi.lower', '/emi-calculator'),
  'emi.missed': said('process', 'emi.late', '/contact'),
  'emi.jobloss': { ...said('process', undefined, '/contact'), form: true, settled: true },
  'emi.date': said('process'),
  'rule.prepay': said('process', 'process.prepay', '/blog'),
  'rule.closing': said('process'),
  'rule.selling': said('process', undefined, '/contact'),
  'rule.builder': said('process', undefined, '/contact'),
  'rule.reset': said('process'),
  'rule.lowerrate': said('process', undefined, '/services/home-loan-details'),
  'rule.fixedfloating': said('process', 'process.floating', '/services/home-loan-details'),
  'rule.penal': said('process'),
  'rule.cheque': said('process', undefined, '/contact'),
  'rule.kfs': said('process'),
  'rule.moratorium': said('process', undefined, '/contact'),
  'rule.preemi': said('process', undefined, '/services/home-loan-details'),
  'rule.foir': said('process', undefined, '/emi-calculator'),
  'rule.cersai': said('process'),
  'check.disabled': said('eligibility'),
  'auction.buy': said('eligibility', undefined, home),
  'tenure.choice': said('process', undefined, '/emi-calculator'),
  'reset.choice': said('process', undefined, '/emi-calculator'),
  'prepay.which': said('process', undefined, '/emi-calculator'),
  'pmegp.existing': said('eligibility', undefined, subsidies),
  'employment.contract': said('eligibility'),
  'employment.gig': said('eligibility'),
  'rate.purpose': said('fact', undefined, '/services/home-loan'),
  'death.supposed': said('process', undefined, '/guides'),
  'privacy.kept': said('firm', undefined, '/privacy'),
  'privacy.numbers': said('firm', undefined, '/privacy'),
  'score.updated': said('process', undefined, '/blog'),
  'rule.death': { ...said('process', undefined, '/contact'), form: true, settled: true },
  'rule.insurance': said('process'),
  'rule.stampduty': made('process', 'stampDuty'),
  'rule.recovery': said('process'),
  'rule.ombudsman': said('process', undefined, '/contact'),
  'rule.guarantor': said('process', undefined, '/contact'),
  'rule.seizure': said('process', undefined, '/contact'),
  'rule.fraud': said('process'),
  'rule.middlemen': said('process', undefined, '/contact'),
  'score.meaning': said('process', 'process.cibil'),
  'score.improve': said('process', 'process.improve'),
  'score.check': said('process'),
  'score.hurt': said('process', 'process.affect'),
  'score.error': said('process'),
  'fees.lender': said('process', 'process.fees', '/query'),
  'fees.refund': said('process', undefined, '/query'),
  'fees.ours': said('process', undefined, '/query'),
  'transfer.balance': said('process', 'process.transfer', '/services/personal-loan-details'),
  'transfer.topup': said('process', 'process.topup', '/services/personal-loan-details'),
  'transfer.merge': said('process', undefined, '/services/personal-loan-details'),
  'promise.approval': said('process', 'process.promise', '/services/government-subsidy-details'),
  'process.apply': said('process', 'process.apply', '/query'),
  'process.steps': made('process', 'steps'),
  'process.after': said('process', 'process.after', '/query'),
  'process.online': said('process', undefined, '/query'),
  'process.status': refused('refuse.account'),
  'process.cancel': said('process', 'process.cancel', '/contact'),
  'process.letter': said('process', 'process.letter', '/blog/10'),
  'process.certificate': said('process', undefined, '/contact'),
  'process.payout': said('process'),
  'process.visitbank': said('process'),
  'firm.hours': made('firm', 'hours'),
  'firm.address': said('firm', 'firm.address', '/contact'),
  'firm.phone': said('firm', 'firm.phone', '/contact'),
  'firm.email': said('firm', 'firm.email', '/contact'),
  'firm.whatsapp': said('firm', 'firm.whatsapp', '/contact'),
  'firm.area': said('firm', 'firm.panindia', '/contact'),
  'firm.doorstep': said('firm', 'firm.doorstep', '/contact'),
  'firm.about': made('firm', 'about'),
  'firm.experience': said('firm', 'firm.experience', '/about'),
  'firm.clients': said('firm', 'firm.disbursed', '/about'),
  'firm.partners': said('firm', 'firm.partners', '/about'),
  'firm.team': said('firm', 'firm.team', '/team'),
  'firm.careers': said('firm', 'firm.careers', '/team'),
  'firm.awards': said('firm', 'firm.awards', '/'),
  'firm.whyus': said('firm', 'firm.why', '/about'),
  'firm.lender': said('firm', 'firm.lender', '/about'),
  'firm.trust': said('firm', 'firm.trust', '/privacy'),
  'firm.privacy': said('firm', 'firm.trust', '/privacy'),
  'firm.complaint': said('firm', 'firm.grievance', '/contact'),
  'firm.blog': said('firm', 'firm.blog', '/blog'),
  'firm.languages': said('smalltalk', 'talk.languages'),
  'lead.call': lead('lead.call'),
  'lead.person': lead('lead.person'),
  'lead.apply': lead('lead.apply'),
  'lead.quote': lead('lead.quote'),
  'lead.visit': lead(),
  'lead.goahead': lead(),
  'lead.plea': lead(),
  'lead.nocall': lead(),
  'lead.stop': refused('lead.none', 'declined'),
  'talk.hello': said('smalltalk', 'talk.hello'),
  'talk.thanks': said('smalltalk', 'talk.thanks'),
  'talk.bye': said('smalltalk', 'talk.bye'),
  'talk.yes': said('smalltalk', 'talk.ok'),
  'talk.no': said('smalltalk', 'talk.ok'),
  'talk.who': said('smalltalk', 'talk.who'),
  'talk.help': said('smalltalk', 'talk.help'),
  'talk.anger': said('smalltalk', 'talk.insult'),
  'talk.distress': { ...said('lead'), form: true, settled: true },
  'talk.harassed': { ...said('lead'), form: true, settled: true },
  'talk.wrong': said('smalltalk'),
  'talk.simpler': said('smalltalk'),
  'talk.followup': said('smalltalk'),
  'talk.noise': said('smalltalk', 'talk.help'),
  'oos.topic': refused('refuse.outOfScope', 'out-of-scope'),
  'oos.otherloan': refused('refuse.otherLoan', 'out-of-scope'),
  'oos.money': refused('intents.oos.money', 'out-of-scope'),
  'oos.onebank': made('fact', 'oneBank'),
  'guard.injection': refused('refuse.injection'),
  'guard.others': refused('refuse.privacy'),
  'guard.sayso': refused('refuse.injection'),
  'guard.fraud': refused('intents.guard.fraud'),
};

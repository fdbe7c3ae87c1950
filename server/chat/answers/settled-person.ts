// What is asked settles which figure is somebody's income, EMI, age or time at work.
import { incomes, type Quantity, type Slot, type Slots } from '../slots/slot.ts';
import { surePoints } from '../sums/open-figure.ts';

export const ofEmi = new Set<string>(['sum.emi', 'sum.total', 'sum.compare', 'sum.flat']);
/** Of a rate and of years told without their words. */
const mostRate = 25;
const mostYears = 30;
/** More is earned by few each month. */
const largestIncome = 500_000;
const ofSize = new Set<string>(['sum.afford', 'check.amount']);
/** No working life is longer, and no loan. */
const longestMonths = 45 * 12;
const monthly =
  /(?:%|percent|pratishat|प्रतिशत|taka) ?(?:a |per |har |ka |of the )?(?:month|mahin|mahe|मासिक|महीन|maasik|masik)|(?:monthly|per month|masik|maasik|मासिक|महीने का|mahine ka) (?:interest|rate|byaj|ब्याज|\d)/;

const canPay =
  /can (?:pay|give|spare|manage|do)|could|afford|budget|up ?to|max(?! (?:\S+ ){0,2}(?:loan|lon|amount))|comfortable|spare|(?:de|bhar|nikal|chuka) (?:sak|skt|pa|lun)|(?:दे|भर|निकाल|चुका) (?:सक|पा|लूं)|tak (?:ki|ka)|तक की|rakhn/;

const earned =
  /salary|income|kama|earn|tankh|vetan|pagar|pension|aata|aati|milta|milte|profit|bach|आय|आमद|कमा|वेतन|तनख|पगार|सैलरी|पेंशन|आता|आती|मिलत|बच/;
/** Already paid, whatever is earned. */
const already =
  /(?<!\p{L})(?:already (?:paying|giving|running|have)|pehle se|pahle se|chal rah[ie]|पहले से|चल रह[ीे])(?!\p{L})/u;
/** The part of a message between stops and commas in which a figure stands; after a figure, these are blank in it. */
function clauseOf(text: string, { start, end }: Slot): string {
  const before = text.slice(0, start + 1).split(/[,.;?।] | {2}/);
  const [after = ''] = text.slice(end + 1).split(/[,.;?।]| {2}/);
  return `${before.at(-1)}${text.slice(start + 1, end + 1)}${after}`;
}

/** What a sum of money may be heard as beside a word for income. */
const ofNeed = ['amount', 'emi', 'income', 'running'] as const;
const goesAway =
  /(?:of (?:my |the )?(?:salary|income|pay)|(?:salary|income|kamai|tankhwah|वेतन|सैलरी|आय|तनख्वाह) (?:ka|का)) [^.]{0,24}(?:goes|gone|jata|jati|chala|kat|जात|कट)/;
/** So many letters from the loan. */
const nearLoan = 30;
const asEmi = /instead|rather|that |same|jagah|utn|itn|bajay|wahi|as emi|emi me|की जगह|उतन|इतन|वही|बजाय|के बदले/;
/** So many points a word for the loan's time gives. */
const namedPoints = 6;
/** No lender lends for less, and so many points only a word right beside it gives. */
const shortest = 12;
const shortPoints = 9;
const isAge = (years: number) => years >= 18 && years <= 75;
/** "Flat dekha hai 42 ka": lakhs, and nobody's age. */
const ofHouse =
  /(?<!\p{L})(?:flat|makan|makaan|ghar|plot|house|dukan|फ्लैट|मकान|घर|प्लॉट)(?: \S+){0,3} (\d+) (?:ka|ki|ke|me|का|की|में)(?!\p{L})/u;
const isPrice = (figure: string, text: string) => ofHouse.exec(text)?.[1] === figure;

/** "1 lakh over a year, how much monthly": so much is rather the loan than its instalment. */
export const largeEmi = 100_000;

export function settlePerson(intent: string, text: string, loose: readonly Quantity[], filled: Slots['filled']): void {
  const tellsIncome = () => incomes.some((role) => filled[role]);
  // Who tells an income and EMIs pays those EMIs already.
  const offered = filled.emi?.some((slot) => canPay.test(clauseOf(text, slot)));
  const pays = intent.startsWith('check.') || (intent === 'sum.afford' && !offered);
  if (pays && filled.emi && (tellsIncome() || (!offered && already.test(text)))) {
    const paid = filled.emi.map((slot): Slot => ({ ...slot, role: 'running' }));
    filled.running = [...(filled.running ?? []), ...paid];
    delete filled.emi;
  }
  // "8,000 a month, 5 years, 12 %, how much loan": paid, where no word says that it is earned.
  const [monthlyPay, ...incomesToo] = filled.income ?? [];
  const isPaid =
    monthlyPay?.per === 'month' && monthlyPay.points < surePoints && incomesToo.length === 0 && !monthlyPay.earlier;
  if (intent === 'sum.afford' && monthlyPay && isPaid && filled.rate && filled.tenure && !earned.test(text)) {
    filled.emi = [{ ...monthlyPay, role: 'emi' }];
    delete filled.income;
  }
  // "All costs off, 40,000 is left a month, an EMI of 8,000 runs": that is earned, unless it could be paid.
  const [left, ...rest] = filled.emi ?? [];
  const isEarned = left?.per === 'month' && rest.length === 0 && filled.running && !tellsIncome();
  if (intent === 'sum.afford' && left && isEarned && !offered) {
    filled.income = [{ ...left, role: 'income' }];
    delete filled.emi;
  }
  // "32 thousand, one of 5,500 runs": to a question for both.
  const [sum, ...sums] = loose.filter(({ measure, value }) => measure === 'money' && value < largestIncome);
  if (intent === 'check.amount' && sum && sums.length === 0 && filled.running && !tellsIncome())
    filled.income = [{ ...sum, role: 'income', points: 0 }];
  // "Five years in a government office, 21 thousand": so little is rather earned than borrowed.
  const [pay, ...sumsToo] = filled.amount ?? [];
  const isPay = pay && sumsToo.length === 0 && pay.points < surePoints && pay.value < largeEmi && !pay.earlier;
  if (intent.startsWith('check.') && isPay && filled.experience && !(filled.income ?? filled.pension)) {
    filled.income = [{ ...pay, role: 'income' }];
    delete filled.amount;
  }
  // "25 hazar mahina bachta hai, biwi 8 hazar": beside another's income one's own.
  if (intent.startsWith('check.') && !filled.income && filled.coIncome && filled.emi?.[0]?.per && !canPay.test(text)) {
    filled.income = filled.emi.map((slot) => ({ ...slot, role: 'income' }));
    delete filled.emi;
  }
  // "The rent is 21,000: if that went as EMI": nothing else is told that one could pay.
  const [rent, ...bills] = (filled.expense ?? []).filter(({ measure }) => measure === 'money');
  if (
    intent === 'sum.afford' &&
    rent &&
    asEmi.test(text) &&
    bills.length === 0 &&
    !(filled.emi ?? filled.income ?? filled.pension)
  )
    filled.emi = [{ ...rent, role: 'emi' }];
  // "EMI 25000 ke liye income kitni": what is asked for is not told.
  const [asked, ...others] = ofNeed.flatMap((role) =>
    role === 'running' && filled.income ? [] : (filled[role] ?? []),
  );
  if (intent === 'sum.income' && asked && others.length === 0) {
    const { unclear: _unclear, ...known } = asked;
    const role = known.value < largeEmi && !filled.tenure ? 'emi' : 'amount';
    for (const one of ofNeed) if (one !== 'running' || known.role === one) delete filled[one];
    filled[role] = [{ ...known, role }];
  }
  // "20 percent of my salary goes in EMIs".
  const [[part], [own]] = [filled.share ?? [], filled.income ?? []];
  if (part && own && !filled.running && goesAway.test(text)) {
    filled.running = [{ ...own, value: Math.round((own.value * part.value) / 100), role: 'running' }];
    delete filled.share;
  }
  if (intent === 'sum.tenure' && !filled.emi && filled.extra)
    filled.emi = filled.extra.map((slot) => ({ ...slot, role: 'emi' }));
  // Said to be of the month, it is: twelve of them are the year's.
  if (filled.rate && monthly.test(text))
    filled.rate = filled.rate.map(({ unclear, ...rate }) =>
      unclear ? { ...rate, value: Math.round(rate.value * 12e6) / 1e6, per: 'month' } : rate,
    );
  // Beside a rate, years that no word ties to a job are the loan's.
  const [spent] = filled.experience ?? [];
  if (
    spent &&
    spent.points < surePoints &&
    filled.rate &&
    !filled.tenure &&
    (ofSize.has(intent) || ofEmi.has(intent))
  ) {
    filled.tenure = [{ ...spent, role: 'tenure' }];
    delete filled.experience;
  }
  // "Five years elsewhere", beside a job or a shop: time told, not the loan's.
  const [time] = filled.tenure ?? [];
  const told = filled.experience ?? filled.vintage ?? filled.since;
  if (intent.startsWith('check.') && time && time.points < surePoints && told && !filled.rate) delete filled.tenure;
  // "26 yrs, 42k in hand, no loan yet": years beside what one earns, and no loan that they would be of.
  const [earns] = filled.income ?? filled.score ?? [];
  const ofLoan = filled.amount ?? filled.owed ?? filled.emi ?? filled.property ?? filled.rate ?? filled.age;
  if (intent.startsWith('check.') && earns && !ofLoan && filled.tenure && time?.years && time.points < namedPoints) {
    delete filled.tenure;
    if (isAge(time.value / 12)) filled.age = [{ ...time, role: 'age', value: time.value / 12 }];
  }
  // "Only 7 months done", "he paid 7 instalments and left": so short is no loan's time that no word names.
  const [brief] = filled.tenure ?? [];
  if (intent.startsWith('check.') && brief && brief.value < shortest && brief.points < shortPoints && !filled.rate) {
    delete filled.tenure;
    if (
      !filled.experience &&
      /(?<!\p{L})(?:done|hue|huye|completed|ho gaye|हुए|हो गए)(?!\p{L})/u.test(text.slice(brief.end, brief.end + 12))
    )
      filled.experience = [{ ...brief, role: 'experience' }];
  }
  // Three months here and four years elsewhere are one working life.
  const [here] = filled.experience ?? [];
  const [elsewhere] = filled.vintage ?? filled.since ?? (filled.rate ? [] : (filled.tenure ?? []));
  if (intent === 'check.newjob' && here && elsewhere && elsewhere.points < surePoints + namedPoints) {
    filled.experience = [{ ...here, value: here.value + elsewhere.value, text: `${here.text} + ${elsewhere.text}` }];
    delete filled[elsewhere.role];
  }
  const [years] = filled.experience ?? filled.tenure ?? [];
  if (!filled.age && years?.years && (years.value > longestMonths || intent === 'ask.age')) {
    filled.age = [{ ...years, role: 'age', value: years.value / 12 }];
    delete filled[years.role];
  }
  const [bare, ...more] = loose.filter(({ measure, value }) => measure === 'bare' && value >= 16 && value <= 90);
  // "30 lakh for a house, 20 years", or years beside a bare number: the loan's, though no word says so.
  const [[loan], [guess]] = [filled.amount ?? [], filled.age ?? []];
  const beside = guess && loan ? guess.start - loan.end : -1;
  const ofSum = filled.rate !== undefined && ofSize.has(intent);
  if (
    guess?.years &&
    guess.points < surePoints &&
    !filled.tenure &&
    (bare || ofSum || (beside >= 0 && beside < nearLoan))
  ) {
    filled.tenure = [{ ...guess, value: guess.value * 12, role: 'tenure' }];
    delete filled.age;
  }
  // "8.75, 20": to a question for the rate and the years.
  const [first, second, ...besides] = loose.filter(({ measure }) => measure === 'bare');
  const terms = first && second && besides.length === 0 && first.value < mostRate && second.value <= mostYears;
  if (ofSize.has(intent) && terms && !filled.rate && !filled.tenure && filled.income?.some(({ earlier }) => earlier)) {
    filled.rate = [{ ...first, measure: 'percent', role: 'rate', points: 0 }];
    filled.tenure = [{ ...second, measure: 'time', years: true, value: second.value * 12, role: 'tenure', points: 0 }];
  }
  // "Can I get it at 65?"
  const isSum = filled.amount?.some(({ start }) => start === bare?.start);
  if (intent === 'check.fit' && !filled.age && bare && more.length === 0 && !isSum && !isPrice(bare.text, text))
    filled.age = [{ ...bare, role: 'age', points: 0 }];
}

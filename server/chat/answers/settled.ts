// What is asked settles the role of a figure that its own words leave open.
import type { Message } from '../message.ts';
import { incomes, type Quantity, type Slot, type Slots } from '../slots/slot.ts';
import { surePoints } from '../sums/open-figure.ts';

export const ofEmi = new Set<string>(['sum.emi', 'sum.total', 'sum.compare', 'sum.flat']);
const ofSize = new Set<string>(['sum.afford', 'check.amount']);
/** No working life is longer, and no loan. */
const longestMonths = 45 * 12;
const leastAmount = 1000;

const monthly =
  /(?:%|percent|pratishat|प्रतिशत|taka) ?(?:a |per |har |ka |of the )?(?:month|mahin|mahe|मासिक|महीन|maasik|masik)|(?:monthly|per month|masik|maasik|मासिक|महीने का|mahine ka) (?:interest|rate|byaj|ब्याज|\d)/;

const canPay =
  /can (?:pay|give|spare|manage|do)|could|afford|budget|up ?to|max(?! (?:\S+ ){0,2}(?:loan|lon|amount))|comfortable|spare|(?:de|bhar|nikal|chuka) (?:sak|skt|pa|lun)|(?:दे|भर|निकाल|चुका) (?:सक|पा|लूं)|tak (?:ki|ka)|तक की|rakhn/;

/** Already paid, whatever is earned. */
const already =
  /(?<!\p{L})(?:already (?:paying|giving|running|have)|pehle se|pahle se|chal rah[ie]|पहले से|चल रह[ीे])(?!\p{L})/u;
/** The part of a message between stops and commas in which a figure stands. */
function clauseOf(text: string, { start, end }: Slot): string {
  const from = text.slice(0, start + 1).search(/[^,.;?।]*$/);
  const to = text.slice(end + 1).search(/[,.;?।](?=\s|$)/);
  return text.slice(from, to < 0 ? text.length : end + 1 + to);
}

/** "1 lakh over a year, how much monthly": so much is rather the loan than its instalment. */
const largeEmi = 100_000;
/** What a sum of money may be heard as beside a word for income. */
const ofNeed = ['amount', 'emi', 'income', 'running'] as const;
const goesAway =
  /(?:of (?:my |the )?(?:salary|income|pay)|(?:salary|income|kamai|tankhwah|वेतन|सैलरी|आय|तनख्वाह) (?:ka|का)) [^.]{0,24}(?:goes|gone|jata|jati|chala|kat|जात|कट)/;
/** So many letters from the loan. */
const nearLoan = 30;
/** No house costs less. */
const leastHouse = 400_000;
const thing =
  /(?<!\p{L})(?:gaadi|gadi|car|bike|scooter|truck|tractor|machine|गाडी|कार|बाइक|स्कूटर|ट्रक|ट्रैक्टर|मशीन)(?: (?:is|abhi|to|तो))? ?$/u;
const isIt = /^ ?(?:(?:ki|ka|की|का) )?(?:hai|h|है|hain|tak|\.|,|$)/;
const asEmi = /instead|rather|that |same|jagah|utn|itn|bajay|wahi|as emi|emi me|की जगह|उतन|इतन|वही|बजाय|के बदले/;
const together =
  /(?:top ?-?up|टॉप ?-?अप)(?: ko| को)? (?:mila|jod|मिला|जोड)|all together|everything together|single emi|one emi|(?:sab|total|kul) mila|ek hi (?:emi|kist)|(?:सब|कुल) मिला|एक ही (?:किस्त|ईएमआई)/;
/** Of two sums one is what is left of the other. */
const leaves = /\b(?:repaid|rest|chuka|chuke|left|remaining|baki|bacha)\b|बाकी|बचा|चुक/;
/** A loan has at least so many. */
const instalments = 20;
export const nears = (emi: Quantity, loan: number) => emi.value >= loan / 4;
const half = 50;
/** So many points a word for the loan's time gives. */
const namedPoints = 6;
/** No lender lends for less, and so many points only a word right beside it gives. */
const shortest = 12;
const shortPoints = 9;
const isAge = (years: number) => years >= 18 && years <= 75;
/** Of a price, what one brings oneself is not borrowed: "2 lakh down", "20 % down", "80 % financed". */
function borrowedOf(price: number, { down, share }: Slots['filled']): number {
  const percent = share?.[0]?.value;
  if (down) return price - down.reduce((sum, { value }) => sum + value, 0);
  if (percent === undefined) return price;
  return Math.round((price * (percent > half ? percent : 100 - percent)) / 100);
}

/** "50 lakh ki dukan", "a shop worth 50 lakh"; but "ghar girvi rakh ke 9 lakh" is lent. */
const priced =
  /(?:lakhs?|lacs?|crores?|cr|karod|लाख|करोड) (?:ka|ki|ke|का|की|के|wal[aie]|वाल[ाीे]) (?:\S+ ){0,2}(?:makan|makaan|ghar|flat|property|dukan|dukaan|shop|plot|house|jameen|zameen|मकान|घर|फ्लैट|दुकान|प्लॉट|प्रॉपर्टी|संपत्ति|जमीन)|worth|valu|keemat|kimat|kimt|कीमत|मूल्य|(?:property|house|shop|flat) of/;

/** "Flat dekha hai 42 ka": lakhs, and nobody's age. */
const ofHouse =
  /(?<!\p{L})(?:flat|makan|makaan|ghar|plot|house|dukan|फ्लैट|मकान|घर|प्लॉट)(?: \S+){0,3} (\d+) (?:ka|ki|ke|me|का|की|में)(?!\p{L})/u;
const isPrice = (figure: string, text: string) => ofHouse.exec(text)?.[1] === figure;

export function settled(intent: string, { text, about }: Message, slots: Slots): Slots {
  const filled = { ...slots.filled };
  const [money] = slots.loose.filter(
    ({ measure, value }) => measure !== 'percent' && measure !== 'time' && value >= leastAmount,
  );
  // What is paid every month is not what is borrowed.
  const [emi] = filled.emi?.filter(({ per, value }) => !per || value >= largeEmi) ?? [];
  // What a mortgage stands on is not what is lent on it.
  const lent = about[0] !== 'mortgage-loan' || filled.down || filled.share || !priced.test(text);
  const [price] = (lent && filled.property) || [];
  const given = emi ?? price ?? (filled.emi ? undefined : (filled.extraMonthly?.[0] ?? filled.extra?.[0] ?? money));
  if (ofEmi.has(intent) && !filled.amount && !filled.owed && given) {
    const value = given === price ? borrowedOf(price.value, filled) : given.value;
    filled.amount = [{ ...given, value, role: 'amount', points: 0 }];
    delete filled.emi;
  }
  // "Buying at 1.4 crore, how much down payment", "and for the smaller one at 26 lakh?": its price.
  const [bought] = filled.amount ?? [];
  const older = filled.property?.every(({ earlier }) => earlier) ?? true;
  const isHouse = bought && bought.value >= leastHouse;
  if ((intent === 'ask.ltv' || (intent === 'check.amount' && filled.property)) && isHouse && !bought.earlier && older) {
    filled.property = [{ ...bought, role: 'property' }];
    delete filled.amount;
  }
  // "A flat of 62 lakh: how much from my side": what is asked for is not told.
  if (intent === 'ask.ltv' && filled.down && !filled.property && !filled.amount) {
    filled.property = filled.down.map((slot) => ({ ...slot, role: 'property' }));
    delete filled.down;
  }
  // "24 lakh runs, 6 more as top-up, all together": one new loan.
  const parts = [...(filled.owed ?? []), ...(filled.amount ?? [])];
  const [main, added] = parts;
  if (ofEmi.has(intent) && main && added && parts.length === 2 && together.test(text)) {
    filled.amount = [{ ...main, role: 'amount', value: main.value + added.value }];
    delete filled.owed;
  }
  // "The car is 7 lakh": of what is bought, beside what is borrowed for it.
  const ofThing = ({ start, end }: Slot) => thing.test(text.slice(0, start + 1)) && isIt.test(text.slice(end + 1));
  const borrowed = (filled.amount ?? []).filter((slot) => slot.earlier || !ofThing(slot));
  if (ofEmi.has(intent) && borrowed.length > 0) filled.amount = borrowed;
  // "The house is 1.4 crore, DLC 95 lakh": what is lent goes by the price.
  const prices = (filled.property ?? []).filter(
    ({ start }) => !/(?:dlc|डीएलसी)(?: \S+){0,2} ?$/.test(text.slice(0, start + 1)),
  );
  if (prices.length > 0 && !/stamp|registry|स्टांप|स्टाम्प|रजिस्ट्री/.test(text)) filled.property = prices;
  // "Milk brings 55,000, feed costs 31,000, I need 7.5 lakh": the one that is named.
  const [named, ...alsoNamed] = (filled.amount ?? []).filter(({ points }) => points >= surePoints);
  const isLargest = named && filled.amount?.every(({ value }) => value < named.value * instalments);
  if (ofEmi.has(intent) && isLargest && alsoNamed.length === 0 && filled.rate && filled.tenure && !leaves.test(text))
    filled.amount = [named];
  // "20 lakh, 15 saal, kist 21500 bata rahe hain": so small beside the loan, it is what somebody says of its instalment.
  const sums = filled.amount ?? [];
  const [most = 0] = sums.map(({ value }) => value).sort((one, other) => other - one);
  if (
    ofEmi.has(intent) &&
    sums.length > 1 &&
    filled.rate &&
    filled.tenure &&
    sums.every(({ value }) => value === most || value * instalments < most)
  )
    filled.amount = sums.filter(({ value }) => value === most);
  // "50 hazar … tees kar du to": so near the loan it is another loan.
  const another = emi && !emi.earlier && filled.amount?.every(({ earlier, value }) => earlier && nears(emi, value));
  if (another && ofEmi.has(intent)) {
    filled.amount = [{ ...emi, role: 'amount' }];
    delete filled.emi;
  }
  // "The bank quoted 8.75": of a loan that nobody moves it is the rate.
  if (intent !== 'sum.transfer' && filled.newRate && !filled.rate) {
    filled.rate = filled.newRate.map((slot) => ({ ...slot, role: 'rate' }));
    delete filled.newRate;
  }
  // A moneylender's rupees on the hundred are counted on the whole sum to the end.
  if (intent === 'sum.flat' && filled.rate && !filled.flatRate && /saikd|saikr|sainkd|sekd|सैकड|सैंकड/.test(text)) {
    filled.flatRate = filled.rate.map((slot) => ({ ...slot, role: 'flatRate' }));
    delete filled.rate;
  }
  // "On the shop I took 35 lakh": of a loan that runs, no price.
  if (intent === 'sum.outstanding' && !filled.amount && !filled.owed && filled.property)
    filled.amount = filled.property.map((slot) => ({ ...slot, role: 'amount' }));
  // "Pichle 2 saal se bhar raha hun".
  if (intent === 'sum.outstanding' && !filled.elapsed && filled.since)
    filled.elapsed = filled.since.map((slot) => ({ ...slot, role: 'elapsed' }));
  // Who tells an income and EMIs pays those EMIs already.
  const offered = filled.emi?.some((slot) => canPay.test(clauseOf(text, slot)));
  const pays = intent.startsWith('check.') || (intent === 'sum.afford' && !offered);
  if (pays && filled.emi && (incomes.some((role) => filled[role]) || (!offered && already.test(text)))) {
    const paid = filled.emi.map((slot): Slot => ({ ...slot, role: 'running' }));
    filled.running = [...(filled.running ?? []), ...paid];
    delete filled.emi;
  }
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
  const [bare, ...more] = slots.loose.filter(({ measure, value }) => measure === 'bare' && value >= 16 && value <= 90);
  // "30 lakh for a house, 20 years", or years beside a bare number: the loan's, though no word says so.
  const [[loan], [guess]] = [filled.amount ?? [], filled.age ?? []];
  const beside = guess && loan ? guess.start - loan.end : -1;
  if (guess?.years && guess.points < surePoints && !filled.tenure && (bare || (beside >= 0 && beside < nearLoan))) {
    filled.tenure = [{ ...guess, value: guess.value * 12, role: 'tenure' }];
    delete filled.age;
  }
  // "Can I get it at 65?"
  const isSum = filled.amount?.some(({ start }) => start === bare?.start);
  if (intent === 'check.fit' && !filled.age && bare && more.length === 0 && !isSum && !isPrice(bare.text, text))
    filled.age = [{ ...bare, role: 'age', points: 0 }];
  return { ...slots, filled };
}

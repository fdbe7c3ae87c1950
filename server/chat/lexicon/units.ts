// Words that turn a number into a quantity, and words that are numbers.
const split = (words: string) => words.trim().split(/\s+/);

export const units = {
  crore: split('crore crores cr crs cror crors corore caror carore karod karor karode karore croer करोड करोडों'),
  million: split('million millions milion mn mln मिलियन'),
  lakh: split('lakh lakhs lac lacs l lack laakh laks lakhh lkh lk lak lakhon laakhs लाख लाखों'),
  thousand: split('k thousand thousands hazar hazaar hajar hajaar thousnd thosand hjar hzar हजार हजारों'),
  hundred: split('hundred sau सौ'),
  percent: split(
    '% percent percentage percents persent percnt prcent pecent perc pct pc pratishat pratisat parsent fisadi feesadi taka प्रतिशत परसेंट फीसदी पर्सेंट',
  ),
  year: split(
    'year years yr yrs y yaer yaers yers yeras yeasr saal sal saalo salo saalon varsh varshon baras saal साल सालों वर्ष वर्षों बरस',
  ),
  month: split(
    'month months mo mos mth mths mnth mnths monts moths m mahine mahina mahino maheene maheena mahinon mahene maah mah महीने महीना महीनों माह',
  ),
  day: split('day days din dino दिन दिनों'),
  hour: split('hour hours hr hrs ghante ghanta घंटे घंटा घंटों'),
  rupee: split('₹ rs inr rupee rupees rupaye rupay rupye rupya rupaiya rupaye रु रुपये रुपए रुपया रुपयों'),
};

const table = (rows: Record<string, string>): Map<string, number> =>
  new Map(
    Object.entries(rows).flatMap(([value, names]) =>
      split(names).map((name): [string, number] => [name, Number(value)]),
    ),
  );

export const numberWords = table({
  0.25: 'quarter',
  0.5: 'half aadha adha आधा आधे',
  1: 'one ek एक',
  1.5: 'dedh derh ded डेढ',
  2: 'two do दो',
  2.5: 'dhai adhai dhaai ढाई अढाई',
  3: 'three teen tin तीन',
  4: 'four char chaar चार',
  5: 'five paanch panch pach पांच पाच',
  6: 'six chhe che chah chhah छह छः छे छ',
  7: 'seven saat सात',
  8: 'eight aath ath आठ',
  9: 'nine nau नौ',
  10: 'ten das dus दस',
  11: 'eleven gyarah gyara ग्यारह',
  12: 'twelve barah bara बारह',
  13: 'thirteen terah तेरह',
  14: 'fourteen chaudah चौदह',
  15: 'fifteen pandrah pandra पंद्रह पन्द्रह',
  16: 'sixteen solah सोलह',
  17: 'seventeen satrah सत्रह',
  18: 'eighteen atharah athara अठारह',
  19: 'nineteen unnis उन्नीस',
  20: 'twenty bees bis बीस',
  25: 'pachis pachees pachchis पच्चीस पचीस',
  30: 'thirty tees tis तीस',
  35: 'paintis पैंतीस',
  40: 'forty chalis chaalis चालीस',
  45: 'paintalis पैंतालीस',
  50: 'fifty pachas pachaas पचास',
  60: 'sixty saath साठ',
  70: 'seventy sattar सत्तर',
  75: 'pachhattar pachattar पचहत्तर',
  80: 'eighty assi अस्सी',
  90: 'ninety nabbe नब्बे',
});

/** Said before a number: sava do is 2.25, sadhe teen 3.5, paune do 1.75. */
export const fractionWords = table({
  0.25: 'sava sawa सवा',
  0.5: 'sadhe saadhe saade साढे',
  '-0.25': 'paune pone पौने',
});

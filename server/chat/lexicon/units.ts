// Words that turn a number into a quantity. Those that are numbers stand in domain/money/number-words.ts.
const split = (words: string) => words.trim().split(/\s+/);

export const units = {
  crore: split('crore crores cr crs cror crors corore caror carore karod karor karode karore croer करोड करोडों'),
  million: split('million millions milion mn mln मिलियन'),
  lakh: split('lakh lakhs lac lacs l lack laakh laks lakhh lkh lk lak lkah lahk lakah lakhon laakhs lpa लाख लाखों लाक'),
  thousand: split('k thousand thousands hazar hazaar hajar hajaar thousnd thosand hjar hzar हजार हजारों हजर'),
  hundred: split('hundred sau सौ'),
  percent: split(
    '% percent percentage percents persent percnt prcent pecent perc pct pc pratishat pratisat parsent fisadi feesadi taka प्रतिशत परसेंट परसेन्ट फीसदी पर्सेंट पर्सेन्ट टका टके pratishath prtishat',
  ),
  year: split(
    'year years yr yrs y yaer yaers yers yeras yeasr saal sal saalo salo saalon varsh varshon baras saal साल सालों वर्ष वर्षों बरस',
  ),
  month: split(
    'month months mo mos mth mths mnth mnths monts moths m mahine mahina mahino maheene maheena mahinon mahene maah mah महीने महीना महीनों महिना महिने माह',
  ),
  day: split('day days din dino दिन दिनों'),
  hour: split('hour hours hr hrs ghante ghanta घंटे घंटा घंटों'),
  rupee: split(
    '₹ rs inr rupee rupees rupaye rupay rupye rupya rupaiya rupaya rupiya rupiye rupee rupess rupaye रु रुपये रुपए रुपया रुपिया रुपयों',
  ),
};

/** The words of all of them. */
export const measures: ReadonlySet<string> = new Set(Object.values(units).flat());

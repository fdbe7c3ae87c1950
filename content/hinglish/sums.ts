// What the assistant says of sums, in romanised Hindi. Same shape as content/en/sums.ts.
export const sums = {
  frames: {
    emi: '{amount} par {rate} saalana, {tenure} ke liye EMI: {emi} har mahine. Kul byaj {interest}, kul wapsi {total}.',
    total:
      '{amount} par {rate} saalana, {tenure} ke liye: kul wapsi {total}, jisme byaj {interest} ({part}). EMI {emi} har mahine.',
    paidOver: '{tenure} tak har mahine {emi} yaani kul {total}: {amount} ke loan se {interest} zyada, yahi byaj hai.',
    cheaper: 'Farak: {emi} har mahine, aur kul byaj me {interest}.',
    both: 'Dono milakar {emi} har mahine.',
    longer: 'Kam wali EMI har mahine {emi} kam hai, par kul byaj {interest} zyada lagta hai.',
    monthly: 'Mahine ka {monthly} saal ka {rate} hota hai.',
    affordEmi:
      '{emi} ki EMI, {rate} saalana, {tenure} ke liye: isme lagbhag {amount} ka loan chukta hai (rupaye tak {exact}), byaj {interest}.',
    time: '{amount} par {rate} saalana, {emi} har mahine dene par: {tenure} me poora, byaj {interest}.',
    tooLong:
      '{amount} par {rate} saalana, {emi} har mahine: itna lamba koi lender nahi deta. Har mahine kam se kam {least} chahiye.',
    neverRepaid:
      '{amount} par {rate} saalana, {emi} har mahine: isse byaj bhi poora nahi hota, jo pehle mahine me hi {first} hai. Har mahine kam se kam {least} chahiye.',
    splitFirst:
      '{amount} par {rate} saalana: pehle mahine ka byaj {first} hai; EMI me jo isse upar hai woh mool me jaata hai.',
    split:
      '{amount} par {rate} saalana, {tenure} ke liye: pehli EMI {emi} me se {first} byaj hai aur {principal} mool me jaata hai. Har EMI ke saath byaj ka hissa ghatta hai: pehle saal me {year} byaj aur {repaid} mool, poore samay ka kul byaj {interest}.',
    leftInAll:
      '{emi} ki EMI aur {tenure}: kul {total}, byaj samet. Aaj hi loan band karne par isse kam lagta hai; byaj dar batayein to nikaal dun.',
    left: '{amount} par {rate} saalana, {tenure} ke liye: {paid} ki EMI dene ke baad {left} baki rehta hai.',
    onHundred: '{amount} par yeh {first} mahine ka aur {year} saal ka byaj hai.',
    flat: '{flat} flat, {tenure} ke liye, ghatte balance par {rate} saalana ke barabar hai.',
    flatDearer: 'Iske mukable {rate} reducing sasta hai.',
    flatCheaper: 'Iske mukable {rate} reducing mehnga hai.',
    flatEmi: '{amount} par EMI {emi} har mahine, byaj {interest}, kul {total}.',
    flatOr: 'Reducing balance par {rate} ho to EMI {emi}: har mahine {apart} ka fark.',
    emiRange:
      '{amount}, {tenure}: {low} saalana par EMI {least}, {high} par {most}. Apni byaj dar bataiye to theek hisab kar doon.',
    emiOf: '{amount} par {rate} saalana, {tenure}: EMI {emi}.',
    ofPayment: '{emi} mahine ki EMI.',
    inHand: '{income} me se {paid} ghatakar haath me {rest} bachte hain.',
    shareFits:
      'Saari EMI milakar {all} hoti hai; {income} ka {share} {most} hai: haan, yeh seema me hai, {apart} aur bachta hai. Yeh mota niyam hai, faisla lender ka hota hai.',
    shareOver:
      'Saari EMI milakar {all} hoti hai; {income} ka {share} {most} hai: {apart} zyada hai, yaani seema me nahi. Kam rakam, lambi tenure ya pehle koi chalu loan band karna madad karta hai. Yeh mota niyam hai, faisla lender ka hota hai.',
    ltvShare: '{property} ki keemat par {amount} ka loan uska {share} hai (LTV).',
    ofPrice:
      '{property} ki keemat me {amount} loan hai aur {own} aapka apna paisa; stamp duty aur registration alag se.',
    loan: '{amount} par {rate} saalana, {tenure} baki,',
    extraNow: '{extra} pehli EMI ke saath extra bharne par:',
    extraAfter: '{paid} baad {extra} extra bharne par:',
    extraMonthly: 'har mahine {extra} extra dene par:',
    extraYearly: 'har saal {extra} extra dene par:',
    rise: 'EMI har saal {rise} badhane par:',
    paidAtOnce: 'Abhi, agli EMI se pehle bharen to {saved} bachta hai.',
    saves: 'byaj me {saved} bachta hai aur loan {sooner} pehle, {time} me khatam hota hai, agar EMI wahi rahe.',
    orSmaller: 'Saal utne hi rakhen to EMI {before} se ghatkar {after} ho jati hai.',
    transfer:
      '{amount} baki, {tenure}, {old} se {rate} par le jaane par: EMI {before} se {after}, yaani har mahine {monthly} kam; byaj me bachat {interest}.',
    transferDearer:
      '{amount} baki, {tenure}, {old} se {rate} par: EMI {before} se {after}, har mahine {monthly} zyada, byaj {interest} zyada. Wahin rehna sasta hai.',
    transferCosts: 'Kharcha {costs} hatakar {net} bachta hai; kharcha {breakEven} me wapas aata hai.',
    transferLoses: 'Kharcha {costs} ho to le jaane me fayda nahi.',
    transferKept:
      'EMI {before} hi rakhen to loan {sooner} pehle, {time} me khatam hota hai aur byaj me {saved} bachta hai.',
    transferNoCosts: 'Le jaane ki fees isme nahi gini: use ghata lijiye.',
    room: 'Mahine ki income {income}, agar koi aur EMI na ho: EMI income ke {share} tak ho to har mahine {room} EMI ke liye bachta hai.',
    roomRunning:
      'Mahine ki income {income}, chalu EMI {running}: saari EMI income ke {share} tak ho to nayi EMI ke liye har mahine {room} bachta hai.',
    whichLoan:
      'Utni EMI me kitna loan banega, yeh rate aur saalon par hai: loan ka naam bataiye, main hisab laga deta hoon.',
    noRoom:
      'Abhi nayi EMI ki jagah nahi hai. Purane loan band karne ya jodne par advisor se baat karein: {site.phone}.',
    tooLittle: 'Itne me is tarah ka sabse chhota loan bhi nahi banta. Income wale co-applicant se madad mil sakti hai.',
    needed:
      '{amount}, {rate} saalana, {tenure}: EMI {emi}. EMI income ke {share} tak ho to mahine ki lagbhag {income} income chahiye.',
    neededRange:
      '{amount}, {tenure} me: EMI {rate} saalana par {emi}, {high} par {most}. EMI income ke {share} tak ho to mahine ki lagbhag {income} se {upTo} income chahiye.',
    neededEmi: '{emi} ki EMI income ke {share} ke andar rahe, to mahine ki lagbhag {income} income chahiye.',
    neededRunning: 'Chalu EMI {running} isme gini hai.',
    affordIncome: '{low} saalana, {tenure} ke liye lagbhag {most} ka loan banta hai (rupaye tak {exact}).',
    affordRange:
      '{tenure}, sabse lambi tenure me: {high} saalana par lagbhag {least}, aur {low} par lagbhag {most} ka loan banta hai.',
    affordYears: '{tenure} me: {high} saalana par lagbhag {least}, aur {low} par lagbhag {most} ka loan banta hai.',
    ltv: '{property} ki property par, value ka {bound} finance ho to: lagbhag {most} tak.',
    yearsByAge:
      'Is umar par {product}: {tenure} tak, kyunki loan lender ki umar seema ke andar khatam hona chahiye. Kam umar ka co-applicant ho to tenure badh sakti hai.',
    endsLate:
      '{tenure} ke liye nahi: loan lenders ki umar seema ke baad tak chalega. Zyada se zyada {fits} me samay par khatam hota hai.',
    ltvByLaw:
      '{property} ki property par lender lagbhag {most} tak de sakta hai; {own} aapka apna. RBI ki seema: {ltv.small.amount} tak ke loan par value ka {ltv.small}, {ltv.middle.amount} par {ltv.middle}, usse upar {ltv.large}.',
    ownEnough: 'Haan, aapke {down} iske liye kaafi hain.',
    ownShort: 'Aapke {down} se {short} kam padte hain.',
    ltvRange: '{property} ki property par, value ka {bound} finance ho to: lagbhag {least} se {most}.',
    pmegp: {
      yours: {
        general: {
          urban: 'General category ko shahar me {share}, apna hissa {own}.',
          rural: 'General category ko gaon me {share}, apna hissa {own}.',
        },
        special: {
          urban: 'Mahila, SC, ST, OBC aur special category ko shahar me {share}, apna hissa {own}.',
          rural: 'Mahila, SC, ST, OBC aur special category ko gaon me {share}, apna hissa {own}.',
        },
      },
      lead: 'Project {project}, PMEGP ki talika se:',
      general: {
        urban: 'general category, shahar {share}, subsidy {subsidy}, apna paisa {own}, bank ka loan {loan};',
        rural: 'general category, gaon {share}, subsidy {subsidy}, apna paisa {own}, bank ka loan {loan};',
      },
      special: {
        urban:
          'mahila, SC, ST, OBC aur vishesh varg, shahar {share}, subsidy {subsidy}, apna paisa {own}, bank ka loan {loan};',
        rural:
          'mahila, SC, ST, OBC aur vishesh varg, gaon {share}, subsidy {subsidy}, apna paisa {own}, bank ka loan {loan};',
      },
      second:
        'Doosra PMEGP loan, chalti unit badhane ke liye, {project}: {pmegp.second.share}, subsidy {subsidy}; manufacturing me {pmegp.second.manufacturing} aur service me {pmegp.second.service} tak ginta hai;',
      over: {
        manufacturing: 'project ka {pmegp.project.manufacturing} tak hi gina jata hai.',
        service: 'service project ka {pmegp.project.service} tak hi gina jata hai.',
      },
      note: 'faisla yojana ke adhikari ka hota hai. Status: {pmegp.age:status}. Abhi khuli hai ya nahi, advisor bata denge: {site.phone}.',
    },
    vyupy:
      'Project {project}: Vishwakarma Yuva Udyami yojana ki margin money bank ke loan {loan} ka {vyupy.margin} hai, par {vyupy.margin.max} se zyada nahi: yahan {subsidy}. Byaj subsidy {vyupy.interest.first} ({vyupy.interest.first.amount} tak ke loan par), usse upar {vyupy.interest.second}, wahan mahila, SC, ST, divyang, gaon ki unit aur karigar ko {vyupy.extra} zyada: yahan pehle saal me lagbhag {first}, loan ghatne ke saath kam. Project ka kam se kam {vyupy.own} aapka apna hota hai. Faisla yojana ke adhikari ka hota hai.',
    vyupyLoan:
      '{loan} ke loan par Vishwakarma Yuva Udyami yojana ki margin money, loan ka {vyupy.margin} hai, par {vyupy.margin.max} se zyada nahi: yahan {subsidy}. Byaj subsidy {vyupy.interest.first} ({vyupy.interest.first.amount} tak ke loan par), usse upar {vyupy.interest.second}, wahan mahila, SC, ST, divyang, gaon ki unit aur karigar ko {vyupy.extra} zyada: yahan pehle saal me lagbhag {first}, loan ghatne ke saath kam. Project ka kam se kam {vyupy.own} aapka apna hota hai. Faisla yojana ke adhikari ka hota hai.',
    vyupyRate: 'Bank ki dar {rate} ho to subsidy milne tak aap par lagbhag {left} saalana padta hai.',
    vyupyRateMore:
      'Bank ki dar {rate} ho to subsidy milne tak aap par extra chhoot ke saath lagbhag {least} saalana padta hai, uske bina {left}.',
    afterPause:
      '{amount} par {rate} saalana, {pause} bina EMI: har mahine ka byaj loan me jude to loan {grown} ho jata hai, aur uske baad {tenure} ki EMI {emi} banti hai.',
    penal: 'Sirf late kist {late} par, {rate} saalana, {time}: lagbhag {charge}.',
    withFees: 'Byaj aur fees milakar: {low} par {one}, {high} par {other}. {best} wala kul {less} sasta padta hai.',
    preEmi: 'Ab tak diye {amount} par, {rate} saalana, pre-EMI {first} mahina.',
    taxSaving:
      'Isme se byaj ke {interest} aur mool ke {principal} gine jaate hain: kul {total}, purani regime me, apne rehne ke ghar par. Apne tax salahkar se pakka kar lein.',
    taxNone:
      'Nayi regime me apne rehne ke ghar par isme se kuch nahi gina jaata; purani me {total} gine jaate. Apne tax salahkar se pakka kar lein.',
    taxInterest:
      'Is byaj me se {interest} gine jaate hain (seema {home.tax.24b} saalana), purani regime me, apne rehne ke ghar par; nayi regime me kuch nahi. Apne tax salahkar se pakka kar lein.',
    taxPrincipal:
      'Is mool me se {principal} gine jaate hain (seema {home.tax.80c} saalana), purani regime me, us section ki baaki bachat ke saath; nayi regime me kuch nahi. Apne tax salahkar se pakka kar lein.',
    feeOfLoan: '{amount} ka {share} yaani {fee}.',
    netPaid: '{amount} me se aapke paas {net} aate hain.',
    gstWithin: 'GST samet {total} me {fee} fees hai aur {tax} us par {gst.fees} GST.',
    gst: '{fee} aur us par {gst.fees} GST, {tax}: kul {total}.',
    mysy: 'Mukhyamantri Yuva Swarojgar: Rajasthan ke {mysy.age} ke logon ke liye, {mysy.amount} tak ka loan; rajya {mysy.interest} byaj lautata hai aur {mysy.margin} tak margin money deta hai. Faisla yojana ke adhikari ka hota hai.',
    mudra: {
      shishu: '{amount} Shishu me aata hai, {mudra.shishu} tak.',
      kishor: '{amount} Kishor me aata hai, {mudra.kishor} tak.',
      tarun: '{amount} Tarun me aata hai, {mudra.tarun} tak.',
      plus: '{amount}, {mudra.tarun} se upar hai: sirf Tarun Plus, {mudra.max} tak, Tarun loan chukane ke baad.',
      over: 'Nahi: {amount} MUDRA ki seema ({mudra.max}) se zyada hai.',
    },
    pmay: 'PMAY-U 2.0 me home loan ke pehle {pmay.part} par {pmay.subsidy} byaj subsidy, {pmay.years} tak, kul zyada se zyada {pmay.max}, {pmay.instalments} saalana kiston me; parivar ki saalana income {pmay.income} tak aur ghar {pmay.house} tak ka ho. Faisla yojana ke adhikari ka hota hai.',
    pmayOver:
      'Nahi: yeh income parivar ki saalana seema {pmay.income} se upar hai, isliye yeh subsidy nahi milegi; aam home loan ho sakta hai.',
    pmayWithin: 'Haan, yeh income parivar ki saalana seema {pmay.income} ke andar hai.',
    latePapers: '{waited} me kagaz {late} late hain: {papers.compensation} roz ke hisab se lender {owed} dega.',
    lateEntry: '{waited} me sudhar {late} late hai: har din {bureaus.compensation} ke hisab se {owed}.',
    mudraInstead: 'Chhote ya naye kaam ke liye MUDRA bhi hai: {subsidy.mudra} tak ka loan bina girvi.',
    pmayRural:
      'Nahi: PMAY-U 2.0 shahron ke liye hai, gaon ka ghar isme nahi aata. Gaon ke liye jo yojana hai, panchayat batati hai.',
    pmayLarge: 'Nahi: {pmay.carpet} se zyada carpet wala ghar nahi aata.',
    pmayDear: 'Nahi: {pmay.house} se mehnga ghar nahi aata.',
    pmayOwns:
      'Nahi, jaisa aapne bataya: India me kahin bhi, gaon me bhi, apna pakka makan ho to yeh subsidy nahi milti.',
    pmayMuch: 'Nahi: yeh sirf {pmay.loan} tak ke loan par hai.',
    pmayEarly: 'Nahi: sirf {pmay.since} se manzoor loan aate hain.',
    with: '{value} par:',
    each: {
      yes: '{product}: ho sakta hai ({bound});',
      part: '{product}: sirf kuch lenders ({bound});',
      no: '{product}: nahi ({bound});',
    },
    verdict: {
      yes: 'Haan, {value} theek hai.',
      within: 'Haan, {value} seema ke andar hai.',
      part: 'Lender par nirbhar hai: {value} kuch lenders ke liye theek hai, sabke liye nahi.',
      low: 'Abhi nahi: {value} lenders ki maang se kam hai.',
      high: 'Abhi nahi: {value} seema se zyada hai.',
    },
    tooOld: 'Beta, beti ya pati-patni, jo kamate hon aur seema me hon, apply kar sakte hain, ya aapke saath.',
    lowIncome: 'Parivar ke co-applicant ki income jud sakti hai.',
    aboveShare:
      'Nahi: {property} ki property par {amount} zyada hai, lender zyada se zyada {most} dete hain; {own} aapka apna.',
    tooMuch: 'Akeli is income par nahi: {amount} usse zyada hai jitna banta hai.',
    bound: '{what}: {bound}.',
  },
  bounds: { upTo: '{n} tak', atLeast: '{n} se', from: '{n} se' },
  ask: 'Hisab ke liye itna aur bata dijiye: {missing}.',
  askEither: 'Iske liye inme se ek batayein: {missing}.',
  askProduct: 'Kaunsa loan: {loans}?',
  which: '{what} ke do figures mile: {values}. Kaunsa lun?',
  unclear: '{text}: yeh mahine ka hai ya saal ka?',
  outside:
    'In figures se hisab nahi banta. Kripya loan amount rupaye me, saalana byaj dar percent me aur tenure saal ya mahine me dijiye.',
  rateHint: '{product} ki byaj dar {figure} saalana hai.',
  openFigure:
    'Isme “{text}” kya hai? Maine samjha: {figures}. Jo matlab ho use dabayein, ya har figure ke saath uska naam likhein.',
  leftOut: '“{text}” is hisab me nahi liya hai: lena ho to likhiye ki woh kya hai.',
  reading: '{figures} ki EMI',
  open: 'EMI calculator mein kholein: {figures}',
  or: ' ya ',
  and: ' aur ',
  roles: {
    amount: 'loan amount',
    owed: 'kitna baki hai',
    emi: 'EMI, jitni aap de sakte hain',
    running: 'chalu EMI',
    income: 'mahine ki income',
    coIncome: 'co-applicant ki income',
    pension: 'pension',
    property: 'property ki keemat',
    project: 'project ki lagat',
    extra: 'kitna extra, aur ek baar, har mahine ya har saal',
    extraMonthly: 'extra rakam',
    extraYearly: 'extra rakam',
    costs: 'le jaane ka kharcha',
    rate: 'byaj dar (interest rate, percent saalana)',
    newRate: 'nayi byaj dar',
    flatRate: 'flat rate',
    cut: 'dar kitni kam hogi',
    share: 'hissa, percent me',
    rise: 'EMI kitni badhegi',
    tenure: 'tenure (saal ya mahine)',
    remaining: 'loan ke kitne saal baki hain',
    elapsed: 'kitni EMI ya kitne saal ho gaye',
    age: 'umar',
    score: 'credit score',
    experience: 'naukri ka experience',
    vintage: 'business kitna purana hai',
    turnover: 'saal ka turnover',
  },
};

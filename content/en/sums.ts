// What the assistant says of sums: each first repeats what was understood, so that a slip is seen.
export const sums = {
  frames: {
    emi: '{amount} at {rate} a year for {tenure}: the EMI is {emi} a month. Total interest {interest}, total repayment {total}.',
    total:
      '{amount} at {rate} a year for {tenure}: you repay {total} in all, of which {interest} is interest ({part}). The EMI is {emi} a month.',
    paidOver: '{emi} a month for {tenure} comes to {total}: {interest} more than the {amount} borrowed.',
    cheaper: 'The difference is {emi} a month, and {interest} of interest in all.',
    both: 'Together that is {emi} a month.',
    longer: 'The lower EMI is {emi} less a month, and costs {interest} more interest in all.',
    monthly: '{monthly} a month is {rate} a year.',
    affordEmi:
      'An EMI of {emi} at {rate} a year for {tenure}: that repays a loan of about {amount} (to the rupee {exact}), with {interest} of interest.',
    time: '{amount} at {rate} a year, paying {emi} a month: repaid in {tenure}, with {interest} of interest.',
    tooLong:
      '{amount} at {rate} a year, paying {emi} a month: no lender waits that long. It would take at least {least} a month.',
    neverRepaid:
      '{amount} at {rate} a year, paying {emi} a month: that does not even cover the interest, {first} in the first month. It would take at least {least} a month.',
    splitFirst:
      '{amount} at {rate} a year: the interest of the first month is {first}; what the EMI holds besides repays the loan.',
    split:
      '{amount} at {rate} a year for {tenure}: of the first EMI of {emi}, {first} is interest and {principal} repays the loan. With every EMI the interest part falls: in the first year {year} is interest and {repaid} repays the loan, over the whole time the interest is {interest}.',
    leftInAll:
      'EMIs of {emi} for {tenure} more: {total} in all, interest included. To close the loan today takes less; tell me the rate and I work it out.',
    left: '{amount} at {rate} a year for {tenure}: after the EMIs of {paid}, {left} is still owed.',
    onHundred: 'On {amount} that is {first} of interest a month and {year} a year.',
    flat: '{flat} flat for {tenure} is the same as {rate} a year on the reducing balance.',
    flatDearer: 'Against that, {rate} on the reducing balance is cheaper.',
    flatCheaper: 'Against that, {rate} on the reducing balance is dearer.',
    flatEmi: 'On {amount} the EMI is {emi} a month, the interest {interest}, the total {total}.',
    flatOr: 'On the reducing balance at {rate} the EMI is {emi}: {apart} a month apart.',
    emiRange:
      '{amount} over {tenure}: EMI of {least} at {low} a year to {most} at {high}. Tell me the interest rate you were offered and I work it out exactly.',
    emiOf: '{amount} at {rate} a year for {tenure}: EMI {emi}.',
    ofPayment: 'EMI of {emi} a month.',
    inHand: '{income} less {paid}: {rest} remains in hand.',
    shareFits:
      'All EMIs together come to {all}; {share} of {income} is {most}: yes, that fits, with {apart} to spare. It is a rule of thumb, and the lender decides.',
    shareOver:
      'All EMIs together come to {all}; {share} of {income} is {most}: that is {apart} too much and does not fit. A smaller loan, a longer tenure or closing one of the others first helps. It is a rule of thumb, and the lender decides.',
    ltvShare: '{amount} on a value of {property} is {share} of it (LTV).',
    ofPrice:
      'Of the price of {property}, {amount} is the loan and {own} your own money; duty and registration come on top.',
    loan: '{amount} at {rate} a year, {tenure} to pay,',
    extraNow: 'with {extra} paid extra with the first EMI:',
    extraAfter: 'with {extra} paid extra after {paid}:',
    extraMonthly: 'with {extra} extra every month:',
    extraYearly: 'with {extra} extra every year:',
    rise: 'with an EMI that grows by {rise} every year:',
    paidAtOnce: 'Paid right away, before the next EMI, it saves {saved}.',
    saves: 'you save {saved} of interest and are done {sooner} sooner, in {time}, if the EMI stays as it is.',
    orSmaller: 'Over the same time instead, the EMI falls from {before} to {after}.',
    transfer:
      '{amount} left for {tenure}, moved from {old} to {rate}: the EMI falls from {before} to {after}, {monthly} less a month; interest saved {interest}.',
    transferDearer:
      '{amount} left for {tenure}, moved from {old} to {rate}: the EMI goes from {before} to {after}, {monthly} more a month, and the interest is {interest} more. Staying is cheaper.',
    transferCosts: 'Less the costs of {costs}, {net} remains; they are back after {breakEven}.',
    transferLoses: 'With costs of {costs} the move does not pay.',
    transferKept:
      'With the EMI of {before} kept, the loan ends {sooner} sooner, in {time}, and {saved} of interest is saved.',
    transferNoCosts: 'Fees of the move are not counted: take them off.',
    room: 'Income {income} a month, if you pay no other EMI: with EMIs up to {share} of it, {room} a month is free for one.',
    roomRunning:
      'Income {income} a month, other EMIs {running}: if all EMIs take up to {share} of it, {room} a month is free for a new one.',
    whichLoan: 'How big a loan that carries depends on its rate and years: name the loan, and I work it out.',
    noRoom:
      'So there is no room for a new EMI as it stands. An adviser can look at closing or joining the others: {site.phone}.',
    tooLittle: 'That is too little for the smallest loan of this kind. A co-applicant with an income may help.',
    needed:
      '{amount} at {rate} a year for {tenure}: EMI {emi}. With EMIs up to {share} of the income, that asks for about {income} a month.',
    neededRange:
      '{amount} over {tenure}: an EMI of {emi} at {rate} a year to {most} at {high}. With EMIs up to {share} of the income, that asks for about {income} to {upTo} a month.',
    neededEmi: 'An EMI of {emi}, within {share} of the income, asks for about {income} a month.',
    neededRunning: 'Other EMIs of {running} are counted in.',
    affordIncome: 'At {low} a year for {tenure} that carries about {most} (to the rupee {exact}).',
    affordRange: 'Over {tenure}, the longest, that carries about {least} at {high} a year and about {most} at {low}.',
    affordYears: 'Over {tenure} that carries about {least} at {high} a year and about {most} at {low}.',
    ltv: 'On a property of {property}, with {bound} of its value financed: up to about {most}.',
    yearsByAge:
      '{product} at that age: up to {tenure}, because it should end within the age that lenders allow. A younger co-applicant may lengthen it.',
    endsLate:
      'Not over {tenure}: the loan would run past the age that lenders allow. Over {fits} at most it ends in time.',
    ltvByLaw:
      'On a property of {property} a lender may finance up to about {most}; {own} is your own. The RBI’s limits: {ltv.small} of the value for loans up to {ltv.small.amount}, {ltv.middle} for {ltv.middle.amount}, {ltv.large} above.',
    ownEnough: 'Yes, your {down} is enough for that.',
    ownShort: 'With {down} you are {short} short of that.',
    ltvRange: 'On a property of {property}, with {bound} of its value financed: about {least} to {most}.',
    pmegp: {
      yours: {
        general: {
          urban: 'For the general category in a town that is {share}, and {own} of your own.',
          rural: 'For the general category in a village that is {share}, and {own} of your own.',
        },
        special: {
          urban:
            'For women, SC, ST, OBC and other special categories in a town that is {share}, and {own} of your own.',
          rural:
            'For women, SC, ST, OBC and other special categories in a village that is {share}, and {own} of your own.',
        },
      },
      lead: 'Project of {project}, by the PMEGP table:',
      general: {
        urban: 'general category in a town {share}, {subsidy} of subsidy, {own} of your own, the bank lends {loan};',
        rural: 'general category in a village {share}, {subsidy} of subsidy, {own} of your own, the bank lends {loan};',
      },
      special: {
        urban:
          'women, SC, ST, OBC and other special categories in a town {share}, {subsidy} of subsidy, {own} of your own, the bank lends {loan};',
        rural:
          'women, SC, ST, OBC and other special categories in a village {share}, {subsidy} of subsidy, {own} of your own, the bank lends {loan};',
      },
      second:
        'Second PMEGP loan, for a unit that runs and upgrades, of {project}: {pmegp.second.share}, {subsidy} of subsidy; projects up to {pmegp.second.manufacturing} in manufacturing and {pmegp.second.service} in services count;',
      over: {
        manufacturing: 'no more than {pmegp.project.manufacturing} of a project counts.',
        service: 'no more than {pmegp.project.service} of a service project counts.',
      },
      note: 'the scheme authority decides. Status: {pmegp.age:status}. An adviser checks whether it is open now: {site.phone}.',
    },
    vyupy:
      'Project of {project}: the margin money of the Vishwakarma Yuva Udyami scheme is {vyupy.margin} of the bank’s loan of {loan}, never more than {vyupy.margin.max}: here {subsidy}. The interest subsidy is {vyupy.interest.first} (loans up to {vyupy.interest.first.amount}) or {vyupy.interest.second} above, there {vyupy.extra} more for women, SC, ST, disabled people, rural units and artisans: here about {first} in the first year, less as the loan falls. You bring at least {vyupy.own} of the project yourself. The scheme authority decides.',
    vyupyLoan:
      'On a loan of {loan} the margin money of the Vishwakarma Yuva Udyami scheme is {vyupy.margin} of it, never more than {vyupy.margin.max}: here {subsidy}. The interest subsidy is {vyupy.interest.first} (loans up to {vyupy.interest.first.amount}) or {vyupy.interest.second} above, there {vyupy.extra} more for women, SC, ST, disabled people, rural units and artisans: here about {first} in the first year, less as the loan falls. You bring at least {vyupy.own} of the project yourself. The scheme authority decides.',
    vyupyRate: 'At the bank’s {rate} that leaves about {left} a year for you while the subsidy is paid.',
    vyupyRateMore:
      'At the bank’s {rate} that leaves about {least} a year for you with the extra, {left} without it, while the subsidy is paid.',
    afterPause:
      '{amount} at {rate} a year, {pause} without an EMI: if the interest is added to the loan each month, it grows to {grown}, and over the {tenure} that follow the EMI is {emi}.',
    penal: 'On the late instalment of {late} alone, {rate} a year for {time} comes to about {charge}.',
    withFees: 'Interest and fee together: {one} at {low}, {other} at {high}. {best} costs {less} less in all.',
    preEmi: 'On {amount} paid out so far, at {rate} a year, the pre-EMI is {first} a month.',
    taxSaving:
      'Of these, {interest} of interest and {principal} of principal count: {total} together, in the old regime, for a house you live in. Please confirm with your tax adviser.',
    taxNone:
      'In the new regime nothing of this counts for a house you live in; in the old regime {total} would. Please confirm with your tax adviser.',
    taxInterest:
      'Of this interest {interest} counts (the limit is {home.tax.24b} a year), in the old regime, for a house you live in; in the new regime nothing. Please confirm with your tax adviser.',
    taxPrincipal:
      'Of this principal {principal} counts (the limit is {home.tax.80c} a year), in the old regime, together with what else falls under it; in the new regime nothing. Please confirm with your tax adviser.',
    feeOfLoan: '{share} of {amount} is {fee}.',
    netPaid: 'Of {amount} that leaves {net} for you.',
    gstWithin: 'Of {total} with GST, {fee} is the fee and {tax} the {gst.fees} GST.',
    gst: '{fee} and {gst.fees} GST on it, {tax}: {total} in all.',
    mysy: 'Mukhyamantri Yuva Swarojgar: for people of {mysy.age} in Rajasthan, loans up to {mysy.amount}; the state pays back {mysy.interest} of the interest and gives margin money up to {mysy.margin}. The scheme authority decides.',
    mudra: {
      shishu: 'With {amount} it is Shishu, up to {mudra.shishu}.',
      kishor: 'With {amount} it is Kishor, up to {mudra.kishor}.',
      tarun: 'With {amount} it is Tarun, up to {mudra.tarun}.',
      plus: 'With {amount}, above {mudra.tarun}, it is only Tarun Plus, up to {mudra.max}, after a Tarun loan repaid.',
      over: 'No: {amount} is more than MUDRA gives ({mudra.max} at most).',
    },
    pmay: 'PMAY-U 2.0 gives {pmay.subsidy} interest subsidy on the first {pmay.part} of a home loan, for up to {pmay.years}, together at most {pmay.max}, paid in {pmay.instalments} yearly instalments; for a yearly household income up to {pmay.income} and a house up to {pmay.house}. The scheme authority decides.',
    pmayOver:
      'No: that income is above the limit of {pmay.income} a year for a family, so this subsidy is out; an ordinary home loan stays possible.',
    pmayWithin: 'Yes, that income is within the limit of {pmay.income} a year for a family.',
    latePapers: 'After {waited} the papers are {late} late: at {papers.compensation} a day the lender owes you {owed}.',
    lateEntry: 'After {waited} the correction is {late} late: at {bureaus.compensation} a day that is {owed}.',
    mudraInstead: 'For a small or new business there is MUDRA too: a loan up to {subsidy.mudra} without collateral.',
    pmayRural:
      'No: PMAY-U 2.0 is for towns, a house in a village does not come under it. What there is for villages, the panchayat tells.',
    pmayLarge: 'No: more than {pmay.carpet} of carpet area does not count.',
    pmayDear: 'No: a house above {pmay.house} does not count.',
    pmayOwns:
      'No, as you tell it: whoever has a pucca house of their own anywhere in India, in a village too, does not come under it.',
    pmayMuch: 'No: it is for loans up to {pmay.loan} only.',
    pmayEarly: 'No: only loans sanctioned since {pmay.since} count.',
    with: 'With {value}:',
    each: {
      yes: '{product}: fits ({bound});',
      part: '{product}: some lenders only ({bound});',
      no: '{product}: no ({bound});',
    },
    verdict: {
      yes: 'Yes, {value} fits.',
      within: 'Yes, {value} is within the limit.',
      part: 'It depends on the lender: {value} fits some lenders, not all.',
      low: 'Not as it stands: {value} is below what lenders ask.',
      high: 'Not as it stands: {value} is above the limit.',
    },
    tooOld: 'A son, daughter or spouse who earns and is within the limit can apply, or apply with you.',
    lowIncome: 'The income of a co-applicant in the family can be added.',
    aboveShare:
      'No: {amount} is more than lenders give on a property of {property}, which is {most} at most; {own} is your own.',
    tooMuch: 'Not on that income alone: {amount} is more than it carries.',
    bound: 'Lenders’ {what}: {bound}.',
  },
  bounds: { upTo: 'up to {n}', atLeast: 'from {n}', from: 'from {n}' },
  ask: 'To work it out I still need {missing}: please tell me.',
  askEither: 'To say that I need one of these: {missing}.',
  askProduct: 'Which loan is it for: {loans}?',
  which: 'I read two figures for {what}: {values}. Which one do you mean?',
  unclear: '{text}: is that a month or a year?',
  outside:
    'These figures do not make a loan I can work out. Please give the amount in rupees, the yearly rate in percent and the tenure in years or months.',
  rateHint: 'The {product} rate is {figure} a year.',
  openFigure:
    'What is “{text}” here? I understood {figures}. Press what you mean, or write it with a word beside each figure.',
  leftOut: 'I have not counted “{text}”: if it belongs in, write what it is.',
  reading: 'EMI for {figures}',
  open: 'Open in the EMI calculator: {figures}',
  or: ' or ',
  and: ' and ',
  roles: {
    amount: 'the loan amount',
    owed: 'how much is still owed',
    emi: 'the EMI you can pay',
    running: 'the EMIs you pay now',
    income: 'your income a month',
    coIncome: 'the co-applicant’s income',
    pension: 'the pension',
    property: 'the value of the property',
    project: 'the cost of the project',
    extra: 'how much extra, and whether once, every month or every year',
    extraMonthly: 'the extra payment',
    extraYearly: 'the extra payment',
    costs: 'the costs of moving',
    rate: 'the interest rate (percent a year)',
    newRate: 'the new rate',
    flatRate: 'the flat rate',
    cut: 'by how much the rate falls',
    share: 'the share in percent',
    rise: 'by how much the EMI grows',
    tenure: 'the tenure (years or months)',
    remaining: 'how long the loan still runs',
    elapsed: 'how many EMIs or years are paid',
    age: 'your age',
    score: 'your credit score',
    experience: 'your work experience',
    vintage: 'how old the business is',
    turnover: 'the turnover a year',
  },
};

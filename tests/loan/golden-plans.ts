import type { LoanPlan } from '../../domain/loan/plan.ts';
import { noPrepayment } from '../../domain/loan/prepay.ts';

/**
 * Loans that do not stay as agreed, walked independently of this code: every month in Python's fractions (exact
 * rationals, interest rounded half up to the paisa), each EMI and tenure by formula in its decimal module at 60 digits.
 * Columns: principal, rate, months | plan | months taken, interest, instalments, extra payments, last instalment |
 * EMIs with the month each begins in: first, second, last | for each change of rate: month, EMI after, end before and
 * after, why the EMI had to move. Figures in paise.
 */
export type GoldenPlan = readonly [
  terms: readonly [principal: number, annualRate: number, months: number],
  plan: LoanPlan,
  sums: readonly [months: number, interest: number, instalments: number, extra: number, last: number],
  emis: readonly (readonly [fromMonth: number, emi: number])[],
  events?: readonly (readonly [
    month: number,
    emi: number,
    endBefore: number,
    endAfter: number,
    forced: string | null,
  ])[],
];

// biome-ignore format: a table reads by its rows
export const goldenPlans: readonly GoldenPlan[] = [
  [[5000000, 8.5, 240], { prepay: { ...noPrepayment, extras: [{ month: 24, amount: 500000 }] } }, [195, 395657848, 845657848, 50000000, 3869344], [[1, 4339116]]],
  [[5000000, 8.5, 240], { prepay: { ...noPrepayment, extras: [{ month: 24, amount: 500000 }], mode: 'keep-tenure' } }, [240, 493598620, 943598620, 50000000, 3886631], [[1, 4339116], [25, 3886387]]],
  [[2500000, 8.5, 240], { prepay: { ...noPrepayment, monthly: 2000 } }, [195, 211821450, 423021450, 38800000, 2127198], [[1, 2169558]]],
  [[2500000, 8.5, 240], { prepay: { ...noPrepayment, monthly: 2000, mode: 'keep-tenure' } }, [240, 246498080, 448698080, 47800000, 761474], [[1, 2169558], [2, 2167820], [240, 761474]]],
  [[2500000, 8.5, 240], { prepay: { ...noPrepayment, yearly: 60000, mode: 'keep-tenure' } }, [228, 213218263, 350021880, 113196383, 453228], [[1, 2169558], [13, 2116431], [217, 453228]]],
  [[2500000, 8.5, 240], { prepay: { ...noPrepayment, extras: [{ month: 6, amount: 100000 }, { month: 60, amount: 250000 }], monthly: 1500, monthlyFrom: 25, yearly: 60000, yearlyFrom: 3 } }, [119, 117274231, 258174231, 109100000, 2166387], [[1, 2169558]]],
  [[2500000, 8.5, 240], { prepay: { ...noPrepayment, extras: [{ month: 6, amount: 100000 }, { month: 60, amount: 250000 }], monthly: 1500, monthlyFrom: 25, yearly: 60000, yearlyFrom: 3, mode: 'keep-tenure' } }, [207, 165373086, 247871413, 167501673, 109143], [[1, 2169558], [4, 2117237], [207, 109143]]],
  [[500000, 12, 60], { prepay: { ...noPrepayment, extras: [{ month: 12, amount: 50000 }, { month: 12, amount: 25000 }], monthly: 500, mode: 'keep-tenure' } }, [60, 14266929, 53816929, 10450000, 664912], [[1, 1112222], [2, 1111096], [60, 664912]]],
  [[500000, 0, 60], { prepay: { ...noPrepayment, monthly: 1000 } }, [54, 0, 44700000, 5300000, 533351], [[1, 833333]]],
  [[500000, 0, 60], { prepay: { ...noPrepayment, extras: [{ month: 10, amount: 100000 }], mode: 'keep-tenure' } }, [60, 0, 40000000, 10000000, 633353], [[1, 833333], [11, 633333]]],
  [[1000000000, 30, 360], { prepay: { ...noPrepayment, yearly: 10000000 } }, [145, 272981527534, 360981527534, 12000000000, 931894478], [[1, 2500344674]]],
  [[1000000000, 9.95, 359], { prepay: { ...noPrepayment, monthly: 1000000, mode: 'keep-tenure' } }, [359, 178980136952, 243180136952, 35800000000, 42952303], [[1, 874269900], [2, 873395236], [359, 42952303]]],
  [[10000, 15, 12], { prepay: { ...noPrepayment, extras: [{ month: 1, amount: 9999999 }] } }, [1, 12500, 90258, 922242, 90258], [[1, 90258]]],
  [[987654.32, 7.3, 301], { prepay: { ...noPrepayment, monthly: 111, yearly: 9999 } }, [226, 83192100, 161461832, 20495700, 310082], [[1, 716230]]],
  [[5000000, 8.5, 240], { rates: { changes: [{ month: 25, annualRate: 9.25, moves: 'tenure' }], longest: 360 } }, [273, 681156358, 1181156358, 0, 916806], [[1, 4339116]], [[25, 4339116, 240, 273, null]]],
  [[5000000, 8.5, 240], { rates: { changes: [{ month: 25, annualRate: 9.25, moves: 'emi' }], longest: 360 } }, [240, 589687939, 1089687939, 0, 4562850], [[1, 4339116], [25, 4562727]], [[25, 4562727, 240, 240, null]]],
  [[5000000, 8.5, 240], { rates: { changes: [{ month: 25, annualRate: 7.9, moves: 'tenure' }], longest: 360 } }, [222, 462836499, 962836499, 0, 3891863], [[1, 4339116]], [[25, 4339116, 240, 222, null]]],
  [[5000000, 8.5, 240], { rates: { changes: [{ month: 25, annualRate: 7.9, moves: 'emi' }], longest: 360 } }, [240, 503571578, 1003571578, 0, 4163979], [[1, 4339116], [25, 4164041]], [[25, 4164041, 240, 240, null]]],
  [[5000000, 8.5, 240], { rates: { changes: [{ month: 13, annualRate: 9, moves: 'tenure' }, { month: 37, annualRate: 9.5, moves: 'emi' }, { month: 61, annualRate: 8.25, moves: 'tenure' }, { month: 120, annualRate: 0, moves: 'emi' }], longest: 360 } }, [234, 382319125, 882319125, 0, 3077134], [[1, 4339116], [37, 4484845], [120, 3077120]], [[13, 4339116, 240, 264, null], [37, 4484845, 264, 264, null], [61, 4484845, 264, 234, null], [120, 3077120, 234, 234, null]]],
  [[5000000, 8.5, 240], { rates: { changes: [{ month: 13, annualRate: 10.5, moves: 'tenure' }], longest: 360 } }, [360, 1119885748, 1619885748, 0, 4505710], [[1, 4339116], [13, 4505218]], [[13, 4505218, 240, 360, 'longest-tenure']]],
  [[5000000, 8.5, 240], { rates: { changes: [{ month: 13, annualRate: 10.5, moves: 'tenure' }], longest: 300 } }, [300, 896344055, 1396344055, 0, 4667149], [[1, 4339116], [13, 4667622]], [[13, 4667622, 240, 300, 'longest-tenure']]],
  [[5000000, 8.5, 240], { rates: { changes: [{ month: 13, annualRate: 10.5, moves: 'tenure' }], longest: 240 } }, [240, 685178375, 1185178375, 0, 4969831], [[1, 4339116], [13, 4969776]], [[13, 4969776, 240, 240, 'longest-tenure']]],
  [[2500000, 7.3, 360], { rates: { changes: [{ month: 7, annualRate: 11.5, moves: 'tenure' }], longest: 360 } }, [360, 634283194, 884283194, 0, 2467695], [[1, 1713927], [7, 2468929]], [[7, 2468929, 360, 360, 'interest-not-covered']]],
  [[2500000, 7.3, 300], { rates: { changes: [{ month: 7, annualRate: 11.5, moves: 'tenure' }], longest: 480 } }, [480, 900775510, 1150775510, 0, 2406128], [[1, 1815078], [7, 2404818]], [[7, 2404818, 300, 480, 'interest-not-covered']]],
  [[500000, 12, 60], { rates: { changes: [{ month: 60, annualRate: 18, moves: 'tenure' }, { month: 59, annualRate: 11, moves: 'emi' }], longest: 360 } }, [60, 16737025, 66737025, 0, 1117285], [[1, 1112222], [59, 1110864]], [[59, 1110864, 60, 60, null], [60, 1110864, 60, 60, null]]],
  [[3000000, 9, 180], { rates: { changes: [{ month: 40, annualRate: 9, moves: 'emi' }, { month: 80, annualRate: 9.0001, moves: 'tenure' }], longest: 360 } }, [180, 247705598, 547705598, 0, 3044398], [[1, 3042800]], [[80, 3042800, 180, 180, null]]],
  [[5000000, 8.5, 240], { stepUp: 5 }, [147, 346216578, 846216578, 0, 1836378], [[1, 4339116], [13, 4556072], [145, 7792432]]],
  [[5000000, 8.5, 240], { stepUp: 10 }, [116, 279104922, 779104922, 0, 409911], [[1, 4339116], [13, 4773028], [109, 10231409]]],
  [[2500000, 7.3, 360], { stepUp: 2.5 }, [225, 233420667, 483420667, 0, 1613027], [[1, 1713927], [13, 1756775], [217, 2673139]]],
  [[500000, 12, 60], { stepUp: 7.77 }, [52, 15060632, 65060632, 0, 622237], [[1, 1112222], [13, 1198642], [49, 1500317]]],
  [[1000000000, 30, 360], { stepUp: 1 }, [149, 292265845567, 392265845567, 0, 468495363], [[1, 2500344674], [13, 2525348121], [145, 2817450962]]],
  [[500000, 0, 60], { stepUp: 5 }, [55, 0, 50000000, 0, 821216], [[1, 833333], [13, 875000], [49, 1012922]]],
  [[5000000, 8.5, 240], { drawdown: { parts: [{ month: 7, amount: 1500000 }, { month: 13, amount: 1000000 }, { month: 19, amount: 1000000 }, { month: 30, amount: 500000 }], until: 'pre-emi' } }, [269, 606200442, 1106200442, 0, 4339220], [[30, 4339116]]],
  [[5000000, 8.5, 240], { drawdown: { parts: [{ month: 7, amount: 1500000 }, { month: 13, amount: 1000000 }, { month: 19, amount: 1000000 }, { month: 30, amount: 500000 }], until: 'full-emi' } }, [202, 372782321, 872782321, 0, 620005], [[1, 4339116]]],
  [[3000000, 9.1, 180], { drawdown: { parts: [{ month: 2, amount: 1 }], until: 'pre-emi' } }, [181, 253195954, 553195954, 0, 3060667], [[2, 3060672]]],
  [[3000000, 9.1, 180], { drawdown: { parts: [{ month: 2, amount: 1 }], until: 'full-emi' } }, [180, 250920953, 550920953, 0, 3060665], [[1, 3060672]]],
  [[1200000, 9, 60], { drawdown: { parts: [{ month: 30, amount: 1150000 }], until: 'full-emi' } }, [86, 26751723, 146751723, 0, 2198397], [[1, 2491003]]],
  [[1200000, 9, 12], { drawdown: { parts: [{ month: 30, amount: 1150000 }], until: 'full-emi' } }, [41, 5498592, 125498592, 0, 5025145], [[1, 10494177]]],
  [[1200000, 0, 12], { drawdown: { parts: [{ month: 5, amount: 600000 }, { month: 5, amount: 300000 }], until: 'pre-emi' } }, [16, 0, 120000000, 0, 10000000], [[5, 10000000]]],
  [[1000000, 10.5, 120], { moratorium: { from: 1, months: 12, interest: 'added' } }, [132, 79766353, 179766353, 0, 1498046], [[13, 1498053]]],
  [[1000000, 10.5, 120], { moratorium: { from: 1, months: 12, interest: 'paid' } }, [132, 72421992, 172421992, 0, 1349342], [[13, 1349350]]],
  [[5000000, 8.5, 240], { moratorium: { from: 30, months: 6, interest: 'added' } }, [246, 580994579, 1080994579, 0, 4526965], [[1, 4339116], [36, 4526825]]],
  [[5000000, 8.5, 240], { moratorium: { from: 30, months: 6, interest: 'paid' } }, [246, 561551112, 1061551112, 0, 4339220], [[1, 4339116]]],
  [[400000, 0, 48], { moratorium: { from: 1, months: 6, interest: 'added' } }, [54, 0, 40000000, 0, 833349], [[7, 833333]]],
  [[5000000, 8.5, 240], { prepay: { ...noPrepayment, monthly: 1000 }, rates: { changes: [{ month: 10, annualRate: 9, moves: 'tenure' }, { month: 48, annualRate: 8, moves: 'tenure' }], longest: 360 }, stepUp: 5, drawdown: { parts: [{ month: 7, amount: 1500000 }, { month: 13, amount: 1000000 }, { month: 19, amount: 1000000 }, { month: 30, amount: 500000 }], until: 'pre-emi' } }, [164, 366836266, 850536266, 16300000, 4992872], [[30, 4472538], [42, 4696165], [162, 7649559]], [[48, 4696165, 242, 219, null]]],
  [[5000000, 8.5, 240], { prepay: { ...noPrepayment, yearly: 50000, mode: 'keep-tenure' }, rates: { changes: [{ month: 10, annualRate: 9, moves: 'emi' }, { month: 48, annualRate: 9.5, moves: 'tenure' }], longest: 360 }, drawdown: { parts: [{ month: 7, amount: 1500000 }, { month: 13, amount: 1000000 }, { month: 19, amount: 1000000 }, { month: 30, amount: 500000 }], until: 'full-emi' } }, [213, 401502780, 816502780, 85000000, 2402685], [[1, 4339116], [10, 4474849], [205, 2402684]], [[10, 4474849, 216, 216, null], [48, 4282266, 204, 213, null]]],
  [[1000000, 10.5, 120], { rates: { changes: [{ month: 6, annualRate: 11, moves: 'emi' }, { month: 30, annualRate: 12.5, moves: 'tenure' }], longest: 140 }, stepUp: 3, moratorium: { from: 1, months: 12, interest: 'added' } }, [121, 86997887, 186997887, 0, 21591], [[13, 1533733], [25, 1579745], [121, 2001175]], [[30, 1579745, 127, 137, null]]],
  [[2500000, 8.5, 240], { prepay: { ...noPrepayment, extras: [{ month: 12, amount: 300000 }] }, rates: { changes: [{ month: 25, annualRate: 9.5, moves: 'emi' }, { month: 61, annualRate: 8.5, moves: 'tenure' }], longest: 240 } }, [176, 178880118, 398880118, 30000000, 1675764], [[1, 2169558], [25, 2285662]], [[25, 2285662, 184, 184, null], [61, 2285662, 184, 176, null]]],
  [[2500000, 8.5, 240], { prepay: { ...noPrepayment, extras: [{ month: 4, amount: 100000 }], mode: 'keep-tenure' }, drawdown: { parts: [{ month: 10, amount: 500000 }], until: 'pre-emi' }, moratorium: { from: 5, months: 10, interest: 'added' } }, [254, 298215091, 538215091, 10000000, 2219134], [[15, 2218951]]],
];

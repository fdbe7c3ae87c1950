// Words of lending that people are handed and nobody explains. Same keys in every language.
export const words = {
  form16:
    'Form 16 is the certificate your employer gives you once a year: what salary was paid and what tax (TDS) was deducted from it. Lenders read your income from it. No Form 16? The income-tax return with salary slips and bank statements usually serves.',
  itr: 'ITR is the income-tax return you file for a year: it states what you earned and the tax on it. Lenders take it as proof of income, above all from the self-employed.',
  kyc: 'KYC means “know your customer”: the lender checks who you are and where you live, by PAN, Aadhaar or another proof and a photograph.',
  inprinciple:
    'An in-principle sanction is a first yes on your income and score alone. It is conditional: the lender still checks the papers and the property, and only the final sanction letter counts.',
  sanction:
    'Sanction is the lender’s approval in writing, with amount, rate, tenure and conditions. The money comes later, at disbursement, when the conditions are met and the papers are signed.',
  disbursement:
    'Disbursement (disbursal) is the day the lender pays the money out, at once or in parts as a house is built. Interest runs from then on.',
  mutation:
    'Mutation (namantaran, dakhil kharij) is the change of the owner’s name in the land or municipal records after a purchase or an inheritance. The registry transfers the property; mutation records it. Lenders ask for both.',
  encumbrance:
    'An encumbrance certificate shows whether a property carries a loan, a mortgage or a claim, from the sub-registrar’s records. Lenders want it free of any.',
  dsa: 'A DSA (direct selling agent) brings loan files to banks and is paid by the bank. You pay the agent nothing; the bank alone decides.',
  ltv: 'LTV, loan to value, is the share of a property’s value that a lender finances. For home loans the RBI’s limits are {ltv.small} for loans up to {ltv.small.amount}, {ltv.middle} for {ltv.middle.amount} and {ltv.large} above.',
  benchmark:
    'MCLR, RLLR and EBLR are benchmarks that floating rates follow. MCLR is the bank’s own cost of funds; RLLR and EBLR follow the RBI’s repo rate, and cuts reach you sooner. Your rate is the benchmark plus a spread.',
  repo: 'The repo rate is what the RBI charges banks for money. When it moves, floating-rate loans tied to it move at their next reset.',
  amortisation:
    'Amortisation is the paying off of a loan by EMIs: at first most of each EMI is interest, later most of it is principal. The schedule lists every EMI; our EMI calculator shows it for your loan.',
  principal:
    'The principal is the money borrowed, without interest. Each EMI pays the interest of the month first, and the rest lowers the principal.',
  tenure:
    'Tenure is the time over which a loan is repaid. Longer makes the EMI smaller and the interest in all larger.',
  nach: 'NACH or ECS is the standing order by which the EMI is taken from your account each month; the mandate is the paper or online consent for it.',
  udyam:
    'Udyam is the free government registration of micro, small and medium enterprises (MSME), with PAN and Aadhaar on the official portal. Lenders and schemes ask for it.',
  dlc: 'The DLC rate is the lowest value at which Rajasthan registers a property in an area. Stamp duty is taken on it when it is above the price, and lenders look at it in the valuation.',
  collateral:
    'Collateral is what secures a loan, such as a house or a shop: if it is not repaid, the lender may sell it.',
  lien: 'A lien or charge is the lender’s right on what secures the loan, until the last EMI is paid. Have it removed when the loan is closed.',
  npa: 'NPA, non-performing asset, is a loan whose EMIs have been overdue for some months. The lender may then recall it and act on the security, and the score suffers for years. Talk to the lender before that.',
  overdraft:
    'An overdraft (OD) or cash credit (CC) is a limit rather than a sum paid out: you draw as you need and pay interest only on what is drawn. It is renewed each year.',
  saledeed:
    'The sale deed (registry) is the registered paper that makes you owner; an agreement to sell only promises it. Lenders need the chain of deeds of a property.',
  projectreport:
    'A project report says what the business is, what it costs, how it is financed and what it will earn. Banks and schemes such as PMEGP ask for it; we prepare it with you.',
  ninetya:
    '90-A is the section of Rajasthan’s land revenue law by which farm land is allowed another use, such as houses: land conversion. With the 90-A order and an approved plan the JDA or municipality gives a patta, and then lenders can finance it.',
  patta:
    'A patta is the paper by which the JDA, a municipality, the housing board or a panchayat gives a plot to somebody. Lenders take those of the JDA and municipality most readily, registered in your name.',
  jamabandi:
    'Jamabandi is the land record of a village: whose a field is and how much (khasra is the number of the piece, khatedar the holder). It proves farm land, not a house plot; lenders want it converted first.',
  rera: 'RERA is the law and the authority for builders. A new project needs a RERA number, which you can look up on Rajasthan’s RERA site: it shows the plan, the dates and the promises. Lenders ask for it.',
  nbfc: 'An NBFC is a finance company without a bank’s licence, under the RBI’s rules. Many lend to people whom banks refuse, often at a higher rate. The borrower’s rights are the same.',
  legal:
    'A legal opinion or title search is the check by the lender’s lawyer whether the deeds make one unbroken chain and nobody else has a claim. The technical report is the valuer’s. Both come before the money.',
  token:
    'Token or bayana is what a buyer pays to hold the deal. Pay little, by bank transfer, against a written agreement that says it comes back if the loan or the papers fail.',
  cgtmse:
    'CGTMSE is a government trust that stands in for part of a small enterprise’s loan, so that the bank asks for no collateral. The bank applies for it and you pay a small fee. You still owe the whole loan.',
  settlement:
    'A settlement (OTS) closes a bad loan for less than is owed. The report then says “settled”, which lenders read as a warning for years; “closed” after full payment is better. “Written off” means the bank gave up hope, not that nothing is owed.',
  undivided:
    'An undivided share is a part of a property that has not been marked out, such as a brother’s third of a house, or the land under a flat. A share alone is hardly financed until a registered partition.',
  dpd: 'DPD means days past due: how many days a payment was late, month by month, in the credit report. Noughts are good; lenders look at the last years most closely.',
  roi: 'ROI is the rate of interest, in percent a year. The APR adds the charges to it, so compare offers by the APR.',
  margin:
    'Margin money is the part of a price or a project that you bring yourself, also called own share or down payment; in some schemes the government adds to it.',
  attorney:
    'A power of attorney lets somebody sign for you; it makes nobody owner. Lenders take it from people abroad, if it is registered, and not instead of a sale deed.',
  stepup:
    'A step-up EMI starts small and grows every year with the salary. It makes a larger loan possible at first, and costs more interest in all than a level EMI.',
  homeod:
    'A home loan overdraft (interest saver) is a home loan joined to an account: money that lies in it lowers the interest and can be taken out again. The rate is usually a little higher.',
  subvention:
    'In a subvention scheme the builder promises to pay the EMI until possession. The loan is yours all the same: if he stops, the lender asks you. Read who owes what before you sign.',
  reverse:
    'A reverse mortgage turns a house of old people into a monthly payment: they stay in it, pay nothing, and the heirs settle the loan or the house later. Few banks give it; our team can ask.',
  videokyc:
    'Video KYC is the same check by a video call: an officer sees your face, PAN and Aadhaar, and you need not go to the branch. Do it only in the lender’s own app or link, and tell nobody an OTP.',
} as const;

// What the assistant says to questions that no row of a loan answers, by intent (server/chat/corpus/README.md names them).
export const intents = {
  'ask.guarantor':
    'A guarantor is not always needed: when income, credit score and papers are in order, most lenders ask for none. They may ask for a guarantor or a co-applicant when income or history is thin. The lender decides.',
  'compare.offers':
    'Compare two offers by the APR in each Key Facts Statement: it holds the interest and all charges. Then look at fixed or floating, processing fee, prepayment terms and insurance. Send both to our team and we compare them with you, free of charge.',
  'scheme.tarunplus':
    'Tarun Plus is the MUDRA step above Tarun: {mudra.tarunplus}, for those who have taken and repaid a Tarun loan (since {mudra.tarunplus.since}). A first MUDRA loan goes up to {mudra.tarun}. Our team checks whether your repayment record qualifies.',
  'scheme.pmay':
    'PMAY: the old credit-linked subsidy (CLSS, up to {subsidy.amount}) is {subsidy.amount:status}. PMAY-U 2.0, for loans sanctioned since {pmay.since}, gives {pmay.subsidy} interest subsidy on the first {pmay.part} of a loan up to {pmay.loan}, at most {pmay.max}, for families with up to {pmay.income} a year, no pucca house of their own and a house up to {pmay.house} and {pmay.carpet} carpet area; it is paid in {pmay.instalments} yearly instalments. We check whether you fit.',
  'scheme.vyupy':
    'VYUPY (Vishwakarma Yuva Udyami Protsahan Yojana) is Rajasthan’s scheme for people of {vyupy.age} with a new or growing business: loans up to {vyupy.amount}, interest subsidy {vyupy.interest.first} (up to {vyupy.interest.first.amount}) or {vyupy.interest.second} above, there {vyupy.extra} more for women, SC, ST, disabled people, rural units and artisans; margin money {vyupy.margin} up to {vyupy.margin.max}, own share {vyupy.own}. It is {vyupy.age:status}. For loans up to {mysy.amount} there is Mukhyamantri Yuva Swarojgar: the state pays back {mysy.interest} of the interest.',
  'scheme.state':
    'Rajasthan’s own schemes: VYUPY, loans up to {vyupy.amount} with interest subsidy for people of {vyupy.age}; and Mukhyamantri Yuva Swarojgar, up to {mysy.amount} for people of {mysy.age}, where the state pays back {mysy.interest} of the interest and margin money up to {mysy.margin}. Women, SC, ST and artisans get more in some. They open and close: tell our team your trade and we check what is open now.',
  'scheme.where':
    'Apply for a scheme on its official government portal or at your bank branch; the form itself costs nothing. PMEGP is applied for on the KVIC e-portal, MUDRA on the Udyamimitra portal or at a bank. We prepare the project report and papers with you.',
  'scheme.fit':
    'Which scheme fits depends on your trade, your category and whether the unit is new: PMEGP for a new unit, MUDRA for a small business new or running, VYUPY for young people in Rajasthan. Tell me what the business is, or let our team check it with you.',
  'check.lowscore':
    'A low or damaged score does not close every door: some lenders accept a lower score, at a higher rate or with security or a co-applicant. Clear what is overdue, ask for a “closed” instead of a “settled” entry, and pay on time for some months.',
  'check.nohistory':
    'A score of −1, 0 or NH means there is no credit history yet, not a bad one. Lenders then look at income, job, bank statements and papers; a co-applicant with a score helps. A small card or loan repaid on time builds a score.',
  'check.cashsalary':
    'Cash income or no ITR makes it harder, not impossible: lenders look for proof of income. GST returns and bank statements speak for a business; for a job, have the salary paid into an account and keep the employer’s letter. File an ITR from now on. Some lenders assess cash income on a visit.',
  'check.pension':
    'A pension counts as income, and pensioners can apply; lenders look at the age at the end of the loan, so the tenure is shorter. A working son, daughter or spouse as co-applicant helps. Bring the pension order (PPO) and bank statements.',
  'check.nri':
    'NRIs can apply, for a home or property in India, with passport and visa, the overseas contract and salary slips, NRE/NRO bank statements and usually a power of attorney to a relative here. Which lender serves your country, our team checks.',
  'check.nojob':
    'Without an income of one’s own a lender will hardly lend: a student, homemaker or person between jobs needs an earning co-applicant, such as a spouse or parent, whose income counts. For starting a business, MUDRA or PMEGP may fit.',
  'check.newjob':
    'After a job change lenders look at the whole work history; on probation many wait until you are confirmed. With an offer letter, earlier payslips and no long gap some lenders go ahead now. We can say which.',
  'check.newbusiness':
    'For a new business without a history, a plain business loan is hard: lenders ask for {business.vintage} in business. PMEGP and MUDRA are made for new units; with a project report, or a loan against property, there is a way too.',
  'check.running':
    'Running EMIs do not rule out another loan, nor one home loan a second: lenders add all EMIs together (FOIR) and want them within a share of your income, about {calc.share} as a rule of thumb. Tell me income and running EMIs, or let our team work it out.',
  'check.land':
    'On agricultural land lenders hardly lend a home or mortgage loan until it is converted: in Rajasthan by a 90-A order with an approved plan. Converted land with a patta can usually be financed. Let our team look at the papers first.',
  'check.patta':
    'A JDA, Nagar Nigam or Housing Board patta is accepted by most lenders. A society patta or a gram panchayat patta is accepted by some only, after a legal check of the chain of papers. Send us a copy and we tell you which lender takes it.',
  'check.inherited':
    'An inherited or joint-family property can be financed once the title is clear: mutation in the heirs’ names, a will or succession paper, and all co-owners sign, usually as co-applicants. On one undivided share alone lenders do not lend: a registered partition or release deed comes first. In a dispute lenders wait until it is settled.',
  'check.lostdeed':
    'If the original deed is lost, lenders need a certified copy from the sub-registrar, a police report and a public notice, and some still decline. If the papers lie with another bank, a balance transfer or its list of documents solves it. Our team guides you.',
  'check.unapproved':
    'Lenders look for an approved map, and for new flats the RERA number and completion papers. Without approval, or with an illegal floor or a very old building, few lenders lend, and less. Show us the papers and we say honestly whether it is worth applying.',
  'check.woman':
    'Women can apply alone or jointly; many lenders give a small concession on the rate when a woman is first owner or applicant, stamp duty in Rajasthan is lower for women, and Stand-Up India ({subsidy.standup}; {subsidy.standup:status}) was made for women entrepreneurs, MUDRA is open to them. The lender sets the final rate.',
  'emi.jobloss':
    'I am sorry to hear that. Write to the lender before the next EMI is due: it may stretch the loan, lower the EMI for a while or pause it (restructuring, moratorium); interest runs on meanwhile, and a missed EMI hurts the score. Do not take a dear loan to pay this one. Our team looks at it with you, free of charge: leave your number below or call {site.phone}.',
  'emi.date':
    'The EMI is debited on a fixed date by a NACH mandate from your account; the first one usually falls in the month after disbursal. The lender can change the date or the account on a written request, some once free of charge.',
  'rule.closing':
    'After the last EMI ask the lender for the no-dues certificate (NOC), the original property papers, release of the CERSAI charge and a “closed” entry in your credit report; a true entry cannot be deleted, a wrong one disputed. By RBI rule the papers come back within {papers.days}, or the lender pays you {papers.compensation} for each day of delay; if it lost them, it pays for certified copies.',
  'rule.reset':
    'A floating rate follows a benchmark such as the repo rate, and a bank resets it at least every {benchmark.reset}; its spread over it, for you, it may change once in {benchmark.spread}. When it resets, the lender must tell you and let you choose: a higher EMI, a longer tenure or a prepayment. If a cut was not passed on, ask for the reset date and spread in writing, or compare a balance transfer.',
  'rule.penal':
    'Since {penal.since} lenders may take a reasonable penal charge for a delay, but no penal interest added to the rate, and it may not be added to the loan to bear interest itself (RBI rule). The charge must stand in the Key Facts Statement.',
  'rule.kfs':
    'The Key Facts Statement (KFS) is a short sheet every lender must give you before you sign, since {kfs.since}: amount, rate, EMI, every fee and the APR, the yearly cost of the loan with interest and all charges. You get at least {kfs.valid} to think it over. A charge that is not in it cannot be taken without your consent. We read it with you, and have zero hidden charges ourselves.',
  'rule.moratorium':
    'A moratorium or EMI holiday is a pause the lender may grant, or a restructuring when income fails; the months are put off, not forgiven, and interest runs on meanwhile. Ask the lender in writing before an EMI is missed: it may also be reported to the bureaus. Our team can help you ask.',
  'rule.preemi':
    'While a house is under construction the bank pays in parts, and you pay pre-EMI: only the interest on the part paid out. The full EMI, interest and principal, begins after the last part. You may ask to start the full EMI at once, which costs less in total.',
  'rule.foir':
    'FOIR is the fixed-obligation-to-income ratio: all EMIs, the new one included, as a share of monthly income. Lenders want it within a limit, about {calc.share} as a rule of thumb, and that decides how much loan you get.',
  'rule.cersai':
    'CERSAI is the central register of mortgages: the lender records its charge on your property there, for a small fee, and must remove it after the loan is closed. It keeps one property from being pledged twice.',
  'check.disabled':
    'A disability is no ground for refusal: income, score and papers decide, as with anybody. Where reading or signing is hard, lenders may ask for a witness.',
  'auction.buy':
    'A house from a bank’s auction can be financed by some lenders: they look at the sale certificate, the title, dues on it and whether somebody still lives there. The deposit comes from your own pocket and the time is short, so have a loan sanctioned before you bid. Our team tells you which lenders do it.',
  'tenure.choice':
    'A shorter tenure has a higher EMI and far less interest in all; a longer one is easier each month and costs more. Take the shortest whose EMI you can pay in a bad month too; if your income grows, pay something extra each year. The EMI calculator shows both side by side.',
  'reset.choice':
    'When the rate falls, or a part is paid early, keeping the EMI and shortening the tenure saves more interest; a smaller EMI eases the month and costs more in the end. Take the shorter tenure if you can spare the EMI; the lender must let you choose. The EMI calculator shows both.',
  'prepay.which':
    'Pay the more expensive loan first: usually the credit card, then the personal loan, then the home loan, since each rupee saves the higher rate. Look at two things before: a charge for closing early, which a floating home loan of an individual no longer has, and the tax benefit of the home loan. Keep some money for emergencies.',
  'scheme.pmvishwakarma':
    'PM Vishwakarma is a central scheme for artisans and craftsmen with rules of its own. I have no checked figures of it, so I do not name any: our team at {site.phone} finds out for you. In Rajasthan there is VYUPY besides, loans up to {vyupy.amount}, and for small businesses everywhere MUDRA, up to {subsidy.mudra} without security.',
  'pmay.ownhouse':
    'No, as you tell it: PMAY-U 2.0 is only for families without a pucca house of their own anywhere in India, in a village too; husband, wife and unmarried children count as the family. An ordinary home loan does not ask this, and our team checks your case at {site.phone}.',
  'score.bureaus':
    'There are {bureaus.count} credit bureaus in India (CIBIL, Experian, Equifax, CRIF). Lenders report to them at least every {bureaus.update}, and each owes you {bureaus.free} free full report a year.',
  'rule.digital':
    'The RBI’s Digital Lending Directions are in force since {digital.since}. Under them whoever arranges a loan is paid by the lender and may not take a fee from the borrower.',
  'privacy.law':
    'The main duties of India’s law on digital personal data begin on {dpdp.duties}. What we do already: we keep an answered enquiry for {firm.retention}, and answer requests about your data within {firm.rights}.',
  'calls.others':
    'Those calls are not ours: we call only who asked us to. Have your operator put your number on the do-not-disturb list, block and report the callers, and give no loan app access to your contacts. Who collects an overdue loan has rules to keep: ask me about them.',
  'pmegp.existing':
    'PMEGP is for a new unit: one that runs already does not get it for the first time. Only a unit that was set up with PMEGP or MUDRA and has repaid its first loan can ask for a second one to upgrade, up to {pmegp.second.manufacturing} in manufacturing and {pmegp.second.service} in services, with {pmegp.second.share} subsidy. For a running business look at MUDRA or a business loan. PMEGP’s status: {pmegp.age:status}.',
  'employment.contract':
    'Contract and temporary staff can apply, too: lenders ask how long you have worked there, how long the contract still runs and whether it was renewed before; a longer record, a co-applicant with a permanent job or a smaller loan helps. Not every lender takes them; our team knows which do.',
  'coapplicant.noincome':
    'A co-applicant without an income is not needed for the loan and does not raise it: only incomes are added. You may still name her, or him, as co-owner and co-applicant; lenders often ask that of a co-owner. Should the house be in a woman’s name, stamp duty is lower.',
  'income.itr':
    'Yes, that can do: where there is no salary slip, lenders go by your income-tax returns and the bank statement in which the income shows. A letter from the employer helps.',
  'nri.spouse':
    'The income is your husband’s, so he applies with you, as co-applicant; the house can be in your name or in both. He sends passport and visa, contract and salary slips from there and NRE/NRO statements, and gives a relative here a power of attorney. Your own income, if any, is added.',
  'rate.unreal':
    'No lender on our pages goes that low: home loans run {home.rate} a year, personal loans {personal.rate}. So low an offer, above all one that comes by phone, is mostly bait, or it hides a fee: ask for the Key Facts Statement, pay nothing in advance and tell nobody an OTP.',
  'harassed.group':
    'I am sorry that you are treated like this; nobody may do that. Group loans have rules of their own for the hours of recovery, but nobody may threaten or shame you, stay in your house against your will or carry off your things. In danger now, call {help.emergency}. Note time and name, complain to the lender in writing, then to the RBI Ombudsman: {ombudsman.number}. Tele-MANAS listens day and night, free: {help.mind}. Our team looks at the loan with you, free of charge: leave your number below.',
  'coapplicant.alone':
    'Yes, you can apply alone: then your own income, score and age count, and nobody else’s score plays a part as long as he, or she, does not sign. A co-owner of the house is mostly asked to sign too.',
  'employment.gig':
    'Work for an app counts as self-employed: lenders look at what comes into the bank account month after month and at income-tax returns, so statements and a filed return are your proof; the app’s own earnings statement helps.',
  'rate.purpose':
    'Home loans by purpose, a year: buying a house from {home.rate.purchase}, building one from {home.rate.construction}, one more floor or room from {home.rate.extension}, a plot from {home.rate.plot}. The lender sets the final rate.',
  'death.supposed':
    'A loan does not end with the borrower: a co-applicant or guarantor stays bound and pays on; heirs who signed nothing pay only out of what they inherit. If the loan was insured, the insurer pays the lender. Whether to take such a cover is up to you: life cover is not compulsory, and you choose the insurer.',
  'privacy.kept':
    'An answered enquiry is kept for {firm.retention} and then erased. You can withdraw it or have it erased earlier on its status page, or write to {site.support}; requests about your data are answered within {firm.rights}.',
  'privacy.numbers':
    'No: please write no Aadhaar, PAN, account or card number here, and never an OTP or a password. Nobody needs them in a chat; an adviser looks at papers with you when you apply.',
  'score.updated':
    'Lenders report to the credit bureaus at least every {bureaus.update}, so a closed loan shows as closed after a few weeks. Keep the no-dues letter. If it still shows as open, raise a dispute on the bureau’s site: it must be settled within {bureaus.dispute}.',
  'rule.death':
    'I am sorry for your loss. A loan does not end by itself: tell the lender, with the death certificate, and ask whether the loan was insured; then the insurer pays. Otherwise a co-applicant or guarantor stays bound; a wife, husband or child who signed nothing pays only out of what was inherited, not from own money. A mortgaged property can be kept by paying on. Nobody may threaten you over it. Our team helps you write to the lender: leave your number below or call {site.phone}.',
  'rule.insurance':
    'Loan insurance is not compulsory by law: a lender may suggest life or property cover and ask for fire cover of the property, but you buy it yourself, from an insurer of your choice, and may say no to life cover. A premium that stands not in the Key Facts Statement cannot be taken without your consent: write to the lender, and if nothing helps in {ombudsman.days}, to the RBI Ombudsman ({ombudsman.number}); when the loan is closed early, ask the insurer for a part of it back.',
  'rule.stampduty':
    'Stamp duty in Rajasthan: {stamp.men} for men, also for a man and a woman together, and {stamp.women} for a woman alone, of the price or DLC value, whichever is higher, plus {stamp.registration} registration and a surcharge on the duty. The home loan does not cover them as a rule, so plan own money. Two witnesses with identity papers sign at the registry.',
  'rule.guarantor':
    'A guarantor signs the loan papers too and, like a co-borrower, owes the whole loan: if the EMIs stop, the lender may ask him for all of it, and the loan stands in his credit report too, so what stays unpaid lowers his score and makes a loan of his own harder, until it is settled. He gets out only when the lender agrees in writing, usually when somebody else steps in. When a notice comes, answer it in writing, ask for the account statement and a plan, and see a lawyer; what he pays he may ask back from the borrower. A co-applicant differs in that his income counts and he pays from the first EMI.',
  'rule.seizure':
    'You stay the owner, but when EMIs stop for months the lender may take over and sell a mortgaged house under the law (SARFAESI). Never overnight: a written notice with time to pay comes first, then notice of the sale, and what is left over is yours. Answer in writing, ask for a plan, see a lawyer: the tribunal (DRT) hears objections.',
  'ask.propertypapers':
    'Of the property lenders want the chain of registered deeds, the patta or 90-A order, the approved map, the property-tax receipt and an encumbrance check; for building also an estimate. From a builder: RERA number, agreement, receipts, NOC. From a seller: his title deed and, if he has a loan on it, its statement. We read them with you before you pay more.',
  'check.title':
    'A power of attorney, a notarised paper or an agreement on stamp paper alone makes nobody owner: lenders want a registered sale deed, patta or lease deed. Have the registry done first, by the last registered owner. A registered gift deed counts as title, though some lenders look twice when it is fresh. Show our team the papers first.',
  'check.names':
    'Names, spellings, dates or addresses that differ are common and can be mended. PAN and Aadhaar should agree first; for the rest an affidavit that both names are the same person usually serves, and a deed or patta is corrected where it was issued. Do it before you apply; our team tells you what the lender will take.',
  'check.rent':
    'Rent counts as income with many lenders, usually in part, when there is a rent agreement, the rent comes into a bank account and it stands in your ITR. Cash rent without a paper hardly counts. The house or shop can also be the security of a mortgage loan. The lender decides how much of the rent counts.',
  'rule.lowerrate':
    'Yes, ask your own bank first: with a clean record, write for a lower spread or for conversion to its present rate. Some take a conversion fee; have it in writing. Another lender’s written offer helps, and if nothing moves, a balance transfer is the other way. We compare the two with you, free of charge.',
  'ask.schooling':
    'For a loan no class has to be passed: income, score and papers count, and a thumb impression is accepted. PMEGP asks for class {pmegp.class} passed only above {pmegp.class.manufacturing} in manufacturing or {pmegp.class.service} in services; a smaller project needs none ({pmegp.class:status}). MUDRA asks for no schooling.',
  'sum.stampduty.woman':
    'On {price} in a woman’s name: stamp duty {stamp.women}, {women}, and registration {stamp.registration}, {registration}; together {ofWomen}, {less} less than in a man’s name.',
  'sum.stampduty.joint':
    'On {price} in the names of a man and a woman: stamp duty {stamp.men}, {men}, and registration {stamp.registration}, {registration}; together {ofMen}. In a woman’s name alone the duty is {stamp.women}, {women}.',
  'sum.stampduty.both':
    'On {price}: in a man’s name stamp duty {stamp.men}, {men}, and registration {stamp.registration}, {registration}, together {ofMen}; in a woman’s name {stamp.women}, {women}, together {ofWomen}, which is {less} less.',
  'sum.stampduty.more':
    'A surcharge on the duty comes on top; the sub-registrar names it. If the DLC value is above the price, it is taken on that. The home loan does not cover it as a rule.',
  'property.living':
    'A mortgaged house stays yours: you go on living in it, and may let it where the loan agreement allows. The lender only keeps the papers until the loan is repaid; only after months without an EMI may it sell, with notice.',
  'rule.selling':
    'Yes, a house stays yours while the loan runs, so you may sell or let it. To sell, the buyer’s money or bank first pays off your loan; your lender then returns the papers with its NOC, and the registry follows. Before letting, look into the loan agreement. When you buy such a house, ask for the seller’s loan statement first.',
  'process.payout':
    'A home loan is paid to the seller or the builder, at the registry or as the building grows, not to you; for a house you build yourself it comes to your account in parts. In a balance transfer it goes to the old lender. A personal, business or mortgage loan comes into your own bank account, never in cash.',
  'rule.builder':
    'EMI or pre-EMI runs on even when the builder is late, because the loan is yours, not his. Do not stop it: that hurts your score. Write to the builder, then complain to Rajasthan RERA, which can order interest for the delay or the money back, and ask the lender to hold further parts until the work goes on.',
  'fees.refund':
    'Processing and login fees are often kept, in whole or in part, when a loan is refused or you withdraw: ask in writing before you pay what would come back. Pay only into the lender’s account, with a receipt. A token to a seller or builder comes back only if the agreement says so. Our own advice is free.',
  'rule.cheque':
    'A bounced cheque costs a charge and can lead to a court case, but a written notice comes first, with time to pay, and paying within it ends the matter. Answer it, and see a lawyer. Keep the money ready before the EMI’s date. Security cheques should carry the lender’s name, never be blank, and come back when the loan is closed.',
  'check.nopan':
    'PAN is needed for every loan and should be linked with Aadhaar; an e-PAN is made quickly, free of charge, on the income-tax site. You need no account with the lender beforehand: the EMI can go from any bank by NACH, though a salary account there may help. Of a shop lenders want its sales in a bank account, current or savings.',
  'scheme.paid':
    'A subsidy does not come into your hand. PMEGP keeps it at your bank, locked for {pmegp.lockin}; then it lowers the loan, and if the unit closes before, it goes back. PMAY-U 2.0 pays it into the loan account in {pmay.instalments} yearly instalments while the loan runs. Nobody need be paid to release it; the scheme authority decides.',
  'transfer.merge':
    'Several loans and cards can become one: a personal loan, a top-up or a loan against property pays them off and one EMI is left. It pays when the new rate is lower and the old accounts are really closed; a longer tenure can cost more in all. Send our team the list of what you owe and we work it out, free of charge.',
  'compare.wait':
    'Where rates or prices go I do not guess. With a floating rate you need not wait: when rates fall, yours follows at the reset. Paying early saves your loan’s rate for certain: compare that with what a deposit earns after tax, and keep some months’ expenses aside. Buying beats renting when you stay for years and the EMI fits.',
  'check.family':
    'A house can be bought from a father, brother or other relative with a home loan, but lenders look closely: a real price, a registered sale deed, the money through the bank, a clear title. From one’s own spouse hardly any lender finances it. A co-owner’s share is bought the same way. A gift needs no loan. Ask our team before you sign.',
  'process.certificate':
    'The interest certificate, the loan statement and the repayment schedule come from your lender: in its app or net banking, by email, or at the branch with your PAN. The loan number stands on the sanction letter, in the EMI message and in your credit report. I cannot see accounts; our team can tell you whom to ask: {site.phone}.',
  'rule.middlemen':
    'Pay nobody to get a file passed, no agent and no bank staff: fees go into the lender’s own account, with a receipt. Tell the lender’s nodal officer of such a demand. Of loan apps use only those that name a bank or NBFC under the RBI, give a Key Facts Statement and want no contacts or photos; after a cheat call {help.fraud}. Our advice is free.',
  'ask.concession':
    'Some lenders give a slightly lower rate to women, government staff, the forces, good scores or salary-account holders; no law says so, and we ask for you. For women, SC, ST, disabled people and ex-servicemen some schemes give more: PMEGP a higher subsidy, VYUPY more interest subsidy on larger loans. The lender sets the final rate.',
  'rule.recovery':
    'A recovery agent may call only between {recovery.from} AM and {recovery.to} PM, and may not threaten, abuse or shame you; the lender answers for its agents. Complain to the lender’s grievance officer in writing; if nothing helps in {ombudsman.days}, to the RBI Ombudsman, free of charge: {ombudsman.number}.',
  'ask.which':
    'It depends on what the money is for. To buy or build a home: a home loan ({home.rate}). A larger sum, if you own property: a mortgage loan on it ({mortgage.rate}), cheap and long, but the property is at stake. A wedding, illness, travel or repair, quickly and without security: a personal loan ({personal.rate}), more expensive. A running shop or firm: a business loan ({business.rate}). A small or new business: MUDRA up to {mudra.tarun} without security, or PMEGP with a subsidy. Tell me the purpose, the sum and your income.',
  'check.domicile':
    'You need not be from Rajasthan: for a loan lenders want proof of where you live now, such as a rent agreement with bills or a corrected Aadhaar, and a steady income; a rented home is no bar. The property must lie where the lender works, and we serve all of India. PMEGP and MUDRA are open in every state; VYUPY is only for people domiciled in Rajasthan, so the domicile certificate (mool niwas) decides there.',
  'check.ownhouse':
    'PMAY-U 2.0 is only for families without a pucca house of their own anywhere in India: husband, wife and unmarried children count as the family, so your parents’ house is not yours, but your wife’s or husband’s is. Who had a housing subsidy before gets none again. An ordinary home loan does not ask this: a second one is possible when your income carries both EMIs, about {calc.share} of it as a rule of thumb.',
  'check.registration':
    'A business without GST or Udyam can still get a loan: GST is only due above a certain turnover, and lenders then look at bank statements, UPI sales and ITR. Make the Udyam registration first: it is free, online, with Aadhaar and PAN, and needs no agent. A shop licence and sales paid into a bank account help too. MUDRA, up to {mudra.tarun} without security, suits small shops; a business loan asks for {business.vintage} in business.',
  'check.fewitr':
    'Lenders usually want income-tax returns of {docs.returns}. With one return only, or a late one, it is harder and fewer lenders are left: they look at bank statements, GST returns and turnover instead, or ask for a co-applicant. What the return shows is what counts, so a small income there means a small loan. MUDRA (up to {mudra.tarun}) and a loan against property are easier ways. File the next return in time.',
  'rule.ombudsman':
    'The RBI Ombudsman hears complaints against banks and NBFCs, free of charge and without a lawyer. First complain to the lender in writing; if it refuses, or {ombudsman.days} pass without an answer, write on the RBI’s complaint portal (CMS) or call {ombudsman.number}. He can award up to {ombudsman.loss} for a loss and up to {ombudsman.distress} for distress. Keep copies of every letter.',
  'talk.harassed':
    'I am sorry that you are treated like this; nobody may do that. An agent may call only between {recovery.from} AM and {recovery.to} PM and may not threaten, abuse or shame you, your family or your office; the lender answers for it. Note time and name, keep messages, complain to the lender in writing, then to the RBI Ombudsman: {ombudsman.number}. In danger call {help.emergency}, for a fake app {help.fraud}; Tele-MANAS listens day and night, free: {help.mind}. Our team looks at the loan with you, free of charge: leave your number below.',
  'ask.word': 'Gladly: which word shall I explain? Write it as it stands on your paper.',
  'rule.fraud':
    'Tell nobody an OTP and put no thumbprint for a stranger who comes unasked: no lender needs either to pass a loan. If your money has gone, or a false site or caller has your Aadhaar, papers or an OTP: call {help.fraud}, the cyber-fraud helpline, at once, have your bank block what is affected, and lock your Aadhaar biometrics. Then read your credit report: each of the {bureaus.count} bureaus owes you {bureaus.free} free a year, and it shows any loan in your name. One that is not yours you dispute: settled within {bureaus.dispute}. Nobody honest asks for an OTP or money in advance; we never do.',
  'score.check':
    'You can see your own score free of charge: each of the {bureaus.count} credit bureaus (CIBIL, Experian, Equifax, CRIF) owes you {bureaus.free} full report a year on its own site. Scores run {bureaus.score}. Looking at your own report does not lower the score.',
  'score.error':
    'A mistake in the report, or a loan that is not yours: raise a dispute on the bureau’s site and write to the lender with proof. It must be settled within {bureaus.dispute}, else you are owed {bureaus.compensation} a day. Until then show a lender the dispute and the no-dues letter.',
  'fees.ours':
    'Our advice is free for you: the consultation costs nothing and there are zero hidden charges. We are paid by the lender when a loan comes about. Charges on the loan itself are the lender’s, and you see them in writing first.',
  'process.visitbank':
    'Yes, that is usual: the lender verifies home and office by a visit or a call, checks papers, and for a property sends a lawyer and a valuer. You need not go to the branch often; signing is done once the loan is sanctioned.',
  'process.online':
    'Yes, you can start online from anywhere: the form, the papers and our advice by phone or WhatsApp need no visit. Only the lender’s signing and the original papers of a property need you in person. Our office is in Jaipur if you prefer to come.',
  'lead.number':
    'Thank you. Put your number in below, with your name and email, and an adviser from our team will call you within {firm.response}.',
  'lead.visit':
    'Gladly. Leave your name, email and phone number below and our team arranges a meeting with you within {firm.response}. Our office in Jaipur is open {hours}.',
  'lead.goahead':
    'Good, let us go ahead. Leave your name, email and phone number below; our team will contact you within {firm.response} and take the next step with you.',
  'lead.plea':
    'I understand, and we will gladly look at your case. Leave your name, email and phone number below; an adviser from our team will contact you within {firm.response} and tell you honestly which loan is possible.',
  'lead.nocall':
    'I am sorry that nobody has called you; that should not happen. The status page, whose link came with your confirmation, shows where your enquiry stands. Leave your name, email and phone number below and our team will call you within {firm.response}, or call us now on {site.phone}; if that does not help, write to {site.grievance}.',
  'talk.distress':
    'I am sorry that you are going through this; you are not alone with it. If it gets too heavy, Tele-MANAS listens day and night, free of charge: {help.mind}; in danger call {help.emergency}, after an online fraud or a fake app {help.fraud}. No lender or agent may threaten you: the RBI Ombudsman takes complaints on {ombudsman.number}. Our team will look at your loans with you, free and in confidence: leave your number below.',
  'talk.anger':
    'I am sorry that I was not of more help. Tell me in a few words which loan it is about and what you need, or let a person from our team take over: {site.phone}.',
  'talk.sorry': 'Sorry, I misunderstood you.',
  'talk.wrong': 'Sorry, I misunderstood you. Please say it once more in a few words: which loan, and what about it?',
  'talk.simpler':
    'Gladly, in plain words. I can also answer in Hindi or Hinglish. What shall I explain: the rate, the EMI, the papers or who gets the loan?',
  'talk.followup': 'Which loan do you mean, and what about it: the rate, the limit, the papers or the EMI?',
  'oos.money':
    'That is outside what I know: I can only help with loans, not with insurance, deposits, shares, cards or tax filing. What would you like to know about a loan?',
  'guard.fraud':
    'We do not help with that: false slips, returns or hidden loans are fraud, and a lender that finds it refuses and reports it. With honest papers we look for a lender that fits what you really earn.',
  choose: 'I am not sure that I understood. Did you mean one of these?',
  orElse: 'Or did you mean:',
} as const;

// What the assistant says of loans, papers, conditions and the firm, in English.
import { days } from './units.ts';

export const answers = {
  facts: {
    'home-loan': {
      overview:
        'Home loan: rates {home.rate} a year (offers from {home.rate.overview}), up to {home.amount} and up to {home.ltv} of the property value, tenure {home.tenure}, approval in {home.approval}.',
      rate: 'Home loan rates run {home.rate} a year across lenders. Our current offers start from {home.rate.overview}, and some lenders quote from {home.rate.carousel}.',
      types:
        'Home loans by purpose: purchase from {home.rate.purchase}, construction from {home.rate.construction}, extension from {home.rate.extension}, plot from {home.rate.plot} a year.',
      amount: 'Home loans go up to {home.amount}, and up to {home.ltv} of the property value.',
      ltv: 'Home loan: up to {home.ltv} of the property value, usually {home.ltv.faq}. The rest is your down payment.',
      tenure: 'Home loan tenure is {home.tenure}, so up to {home.tenure.overview}.',
      time: 'Home loan approval takes {home.approval} once the file is complete.',
      age: 'Home loan applicants should be {home.age} old.',
      score: 'Home loan: most lenders ask for a CIBIL score of {home.score}; some accept from {home.score.overview}.',
      income: 'Home loan: the minimum income is {home.income} a month.',
      experience: 'Home loan: at least {home.experience} of work experience.',
      tax: 'A home loan can bring deductions of up to {home.tax.80c} a year under section 80C (principal) and up to {home.tax.24b} under section 24(b) (interest), in the old tax regime. Please confirm with your tax adviser.',
      collateral: 'Home loan: the house you buy or build is the security; no other collateral is usual.',
    },
    'personal-loan': {
      overview:
        'Personal loan: rates {personal.rate} a year (offers from {personal.rate.overview}), up to {personal.amount} without collateral, tenure up to {personal.tenure} (some lenders {personal.tenure.overview}), approval in {personal.approval}.',
      rate: 'Personal loan rates run {personal.rate} a year across lenders. Our current offers start from {personal.rate.overview}.',
      amount: 'Personal loans go up to {personal.amount}, without collateral.',
      tenure:
        'Personal loan tenure is usually up to {personal.tenure} ({personal.tenure.months}); some lenders give {personal.tenure.overview}.',
      time: 'Personal loan approval takes {personal.approval} (the fastest lenders approve in {personal.approval.overview}), and the money arrives in {personal.disbursal}.',
      age: 'Personal loan age: salaried {personal.age.salaried} (some lenders {personal.age.salaried.overview}); self-employed {personal.age.self} (some lenders {personal.age.self.overview}).',
      score:
        'Personal loan: most lenders ask for a CIBIL score of {personal.score}; some accept from {personal.score.overview}.',
      income:
        'Personal loan: the usual minimum income is {personal.income} a month; some lenders accept from {personal.income.overview}.',
      experience: 'Personal loan: at least {personal.experience} of work experience.',
      collateral: 'Personal loans need no collateral and no property papers.',
      uses: 'You can use a personal loan for a wedding, medical care, education, home repairs, travel or to gather other debts into one EMI.',
    },
    'business-loan': {
      overview:
        'Business loan: rates {business.rate} a year (offers from {business.rate.overview}), up to {business.amount} (some lenders up to {business.amount.overview}), tenure {business.tenure} (some up to {business.tenure.overview}), approval in {business.approval}.',
      rate: 'Business loan rates run {business.rate} a year across lenders. Our current offers start from {business.rate.overview}.',
      amount: 'Business loans usually go up to {business.amount}; some lenders give up to {business.amount.overview}.',
      tenure: 'Business loan tenure is usually {business.tenure}; some lenders go up to {business.tenure.overview}.',
      time: 'Business loan approval takes {business.approval} once the file is complete.',
      score: 'Business loan: lenders ask for a CIBIL or Experian score of {business.score}.',
      vintage: 'Business loan: the business should be {business.vintage} old.',
      turnover: 'Business loan: a turnover of at least {business.turnover} a year.',
      statements: 'Business loan: bank statements of the last {business.statements}.',
      collateral:
        'Whether a business loan needs collateral depends on the lender and the amount; security usually lowers the rate. Ask our team about your case.',
    },
    'mortgage-loan': {
      overview:
        'Mortgage loan (loan against property): rates {mortgage.rate} a year across all lenders, typical offer {mortgage.rate.typical}; {mortgage.amount} (typical offer up to {mortgage.amount.overview}), {mortgage.ltv} of the market value, tenure {mortgage.tenure} (typical offer {mortgage.tenure.typical}).',
      rate: 'Mortgage loan (loan against property) rates are {mortgage.rate} a year across all lenders and {mortgage.rate.typical} for a typical offer; our current offers start from {mortgage.rate.overview}.',
      amount:
        'Mortgage loans run {mortgage.amount} across all lenders; a typical offer is {mortgage.amount.typical}. The limit is also {mortgage.ltv} of the property’s market value.',
      ltv: 'Mortgage loan: usually {mortgage.ltv} of the property’s market value, so up to {mortgage.ltv.overview}.',
      tenure:
        'Mortgage loan tenure is {mortgage.tenure} across all lenders; a typical offer is {mortgage.tenure.typical}.',
      time: 'Mortgage loan processing takes {mortgage.processing} from a complete file; some lenders approve in {mortgage.approval.overview}.',
      age: 'Mortgage loan applicants should be {mortgage.age} old.',
      score: 'Mortgage loan: lenders ask for a CIBIL score of {mortgage.score}.',
      income: 'Mortgage loan: the minimum income is {mortgage.income} a month.',
      collateral:
        'Mortgage loan: your property is the security. You stay the owner and can live in it or let it while you repay.',
      propertyTypes:
        'Mortgage loans are given on residential, commercial and industrial property and on some plots, with a clear title and an approved plan.',
    },
    'government-subsidies': {
      overview:
        'Government subsidy loans (PMEGP, MUDRA, Stand-Up India): interest {subsidy.rate} a year, subsidy {subsidy.share}, processing in {subsidy.processing}, age {subsidy.age}. MUDRA goes up to {subsidy.mudra}, Stand-Up India {subsidy.standup}.',
      rate: 'Government subsidy loans carry interest of {subsidy.rate} a year. The subsidy itself is {subsidy.share}.',
      share:
        'The subsidy is {subsidy.share} of the project cost (up to {subsidy.share.home}), depending on the scheme; on some schemes up to {subsidy.amount}.',
      amount:
        'By scheme: MUDRA up to {subsidy.mudra}; Stand-Up India {subsidy.standup}. The subsidy is {subsidy.share}, on some schemes up to {subsidy.amount}.',
      time: 'Government subsidy applications take {subsidy.processing} to process.',
      age: 'Government subsidy applicants should be {subsidy.age} old.',
      schemes:
        'We help with PMEGP, MUDRA (Shishu, Kishor, Tarun) and Stand-Up India, among {subsidy.schemes} schemes ({subsidy.schemes.home} counting all variants). Schemes open and close; our team confirms the current notice before you apply.',
      mudra:
        'MUDRA loans, for small businesses outside farming, new or running, go up to {subsidy.mudra} in three steps: Shishu, Kishor and Tarun.',
      mudraKinds:
        'Shishu, Kishor and Tarun are the three steps of a MUDRA loan: Shishu for a start, Kishor for a business that grows, Tarun for a larger step. MUDRA goes up to {subsidy.mudra}.',
      standup:
        'Stand-Up India loans run {subsidy.standup}, for women and for SC or ST entrepreneurs starting an enterprise. Please ask us whether new applications are open.',
      pmegp:
        'PMEGP is a bank loan with a subsidy of {subsidy.share} of the project cost for a new small enterprise outside farming. Processing takes {subsidy.processing}.',
      collateral: 'MUDRA loans need no collateral; for other schemes it depends on the lender.',
    },
  },
  all: {
    rate: 'Rates a year: home loan {home.rate} (offers from {home.rate.overview}); mortgage {mortgage.rate}; personal {personal.rate}; business {business.rate} (offers from {business.rate.overview}); government subsidy {subsidy.rate}.',
    amount:
      'Loan limits: home up to {home.amount}; mortgage up to {mortgage.amount:high} (typical offer up to {mortgage.amount.overview}); personal up to {personal.amount}; business up to {business.amount}, some lenders {business.amount.overview}; MUDRA up to {subsidy.mudra}.',
    tenure:
      'Tenure: home {home.tenure}; mortgage {mortgage.tenure} (typical offer {mortgage.tenure.typical}); personal up to {personal.tenure}, some lenders {personal.tenure.overview}; business {business.tenure}, some up to {business.tenure.overview}.',
    time: 'Approval: home {home.approval}; personal {personal.approval} (money in {personal.disbursal}); business {business.approval}; mortgage {mortgage.processing}; government subsidy {subsidy.processing}.',
    age: 'Age: home and mortgage {home.age}; personal {personal.age.salaried} salaried, {personal.age.self} self-employed; government subsidy {subsidy.age}.',
    income:
      'Minimum income a month: home and mortgage {home.income}; personal {personal.income}, some lenders from {personal.income.overview}. Business loans ask for a turnover of {business.turnover} a year instead.',
    score:
      'Credit score: home {home.score} (some lenders from {home.score.overview}); personal {personal.score} (some from {personal.score.overview}); mortgage {mortgage.score}; business {business.score}.',
    experience:
      'Work experience: home loan at least {home.experience}; personal loan at least {personal.experience}; for a business loan the business should be {business.vintage} old.',
    ltv: 'Home loan: up to {home.ltv} of the property value, usually {home.ltv.faq}. Mortgage loan: {mortgage.ltv} of the market value.',
    collateral:
      'Personal loans need no collateral. A home loan is secured by the house, a mortgage loan by your property; for business loans it depends on the lender.',
  },
  docs: {
    yes: 'Yes.',
    lead: '{product}, documents: {items}.',
    any: 'For any loan keep ready: PAN and Aadhaar (identity and address), photographs, income proof (salary slips and Form 16, or income-tax returns) and bank statements. Property papers for home and mortgage loans, GST and business proof for business loans. Which loan is it?',
    statements:
      'For a business loan, bank statements of {business.statements}. For other loans the lender asks for recent statements of your main accounts.',
    items: {
      'home-loan':
        'PAN and Aadhaar (identity, address), photographs, salary slips and Form 16 or income-tax returns, bank statements, property papers (agreement to sell, title deeds, approved plan)',
      'mortgage-loan':
        'PAN and Aadhaar (identity, address), photographs, salary slips or income-tax returns, bank statements, property title deeds, approved plan and latest property-tax receipt',
      'personal-loan':
        'PAN and Aadhaar (identity, address), photograph, salary slips and Form 16 or income-tax returns, bank statements',
      'business-loan':
        'PAN of the business and owners, identity and address proof, GST or Udyam registration, bank statements for {business.statements}, income-tax returns, balance sheet and profit and loss account',
      'government-subsidies':
        'Aadhaar and PAN (identity, address), photographs, project report, quotations, education and category certificates where the scheme asks, Udyam registration, bank statements',
    },
  },
  criteria: {
    lead: '{product}, eligibility:',
    'home-loan':
      'age {home.age}, income from {home.income} a month, CIBIL score {home.score} (some lenders from {home.score.overview}), at least {home.experience} of work experience. Salaried and self-employed can apply.',
    'mortgage-loan':
      'age {mortgage.age}, income from {mortgage.income} a month, CIBIL score {mortgage.score}, and a property with a clear title. Salaried and self-employed can apply.',
    'personal-loan':
      'age {personal.age.salaried} salaried or {personal.age.self} self-employed, income from {personal.income} a month (some lenders from {personal.income.overview}), CIBIL score {personal.score} (some from {personal.score.overview}), {personal.experience} of work experience.',
    'business-loan':
      'business {business.vintage} old, turnover from {business.turnover} a year, CIBIL or Experian score {business.score}, bank statements for {business.statements}.',
    'government-subsidies':
      'age {subsidy.age}, a viable project, no default with any lender and no earlier subsidy for the same project. Each scheme (PMEGP, MUDRA, Stand-Up India) adds its own rules.',
    all: 'Lenders look at age (home and mortgage {home.age}), income (from {personal.income.overview} for a personal loan, {home.income} for a home loan), credit score (from {personal.score.overview} or {home.score.overview} with some lenders, better {home.score}) and, for a business loan, {business.vintage} in business. Which loan is it?',
  },
  verdict: {
    yes: 'Yes, {value} fits.',
    part: 'It depends on the lender: {value} fits some lenders, not all.',
    low: 'Not as it stands: {value} is below what lenders ask.',
    high: 'Not as it stands: {value} is above the limit.',
    each: { yes: '{product}: fits', part: '{product}: some lenders only', no: '{product}: no' },
    with: 'With {value}:',
    value: {
      age: 'an age of {n}',
      income: 'an income of {n}',
      score: 'a score of {n}',
      vintage: 'a business age of {n}',
      turnover: 'a turnover of {n}',
      experience: 'experience of {n}',
      amount: 'a loan of {n}',
      tenure: 'a tenure of {n}',
      ltv: '{n} of the property value',
    },
  },
  compare: {
    rate: 'On these figures the {product} starts lower.',
    amount: 'On these figures the {product} goes higher.',
    tenure: 'On these figures the {product} runs longer.',
    same: 'On these figures both are level.',
  },
  process: {
    cancel:
      'You can withdraw an enquiry, or have it erased, on its own status page: the link came with your confirmation. You can also write to {email.support} or call {site.phone}, and our team will do it.',
    promise:
      'No. Nobody can guarantee a loan or a subsidy: the lender decides on the loan, the scheme authority on the subsidy. We tell you honestly whether you qualify and prepare the file with you.',
    reducing:
      'At a reducing-balance rate you pay interest only on what you still owe; at a flat rate, on the whole loan to the end, so the same percentage costs more. The loan rates on our pages are yearly, on the reducing balance.',
    letter:
      'A sanction letter is the lender’s offer, with its conditions. Check the names, the sanctioned amount, the rate and whether it is fixed or floating, the EMI and tenure, and every charge. Read it with the key facts statement; we read both with you before you sign.',
    free: 'The consultation is free, by phone or at our office in Jaipur, and we have zero hidden charges. Charges on a loan itself come from the lender.',
    affect:
      'A lender’s check is noted in your credit report, and many loan applications at once can lower the score. Asking here or reading our pages does not touch it.',
    personalSteps:
      'A personal loan takes three steps: 1. Apply Online, with the form on our site. 2. Quick Verification, an advisor calls and collects the papers. 3. Get Funds, the lender pays the money into your account.',
    apply:
      'You can apply on our Apply page: fill in the application form with your name, phone, loan type, amount and income. An advisor reviews it within {firm.response}, then collects the documents and follows the loan until approval.',
    after:
      'After you send the form: 1. Application review, our team calls you within {firm.response}. 2. Document collection, with a list made for your case. 3. Loan approval by the lender; we follow the file until then.',
    prepay:
      'A loan can usually be repaid early, in part or in full; the EMI or the tenure then falls. Whether a charge applies depends on the lender, the type of rate and the borrower, so check the sanction letter first.',
    transfer:
      'Yes, we arrange balance transfers: your running loan moves to another lender, usually for a lower rate, and a top-up can be added. We compare the saving with the charges first. The lender sets the final rate.',
    topup:
      'A top-up is extra money on a running loan after a record of regular payment, often together with a balance transfer. Our team checks which lender gives it. The lender sets the final rate.',
    fees: 'We have zero hidden charges. On a loan, the processing fee and other charges come from the lender, differ by lender and are named to you before you sign.',
    coapplicant:
      'Yes, a joint application with a close relative who earns, such as a spouse or parent, is possible on most loans; both incomes then count. The lender makes the final decision.',
    floating:
      'A floating rate moves with the lender’s benchmark; a fixed rate stays as agreed. Most home loans are floating. Our advisors explain both before you choose a loan.',
    improve:
      'To raise a credit score: pay every EMI and card bill on time, keep card use low, avoid many loan applications at once and check your report for errors. Some lenders accept a lower score: personal loan from {personal.score.overview}, home loan from {home.score.overview}.',
    rejected:
      'After a rejection, find the reason first: score, income, running EMIs or papers. Our advisors can read the case and suggest a lender that fits; please do not send many loan applications at once.',
    cibil:
      'CIBIL is a credit bureau; its score shows how you repaid past loans. Lenders ask {home.score} for a home loan and {personal.score} for a personal loan; some accept less.',
    employment:
      'Salaried people, self-employed professionals and business owners can all apply for our loans. Which papers you need depends on how you earn: salary slips and Form 16, or income-tax returns.',
  },
  firm: {
    doorstep:
      'I do not know whether an advisor can visit you. Consultations are by phone or at our office in Jaipur, and you can apply online; our team at {site.phone} can tell you more.',
    hours: 'We are open {hours}.',
    hoursRow: '{days} {opens}–{closes}',
    days,
    onDay: { weekday: 'On weekdays', saturday: 'On Saturday', sunday: 'On Sunday' },
    onDayText: '{day} we are open {opens} to {closes}.',
    closedOn: '{day} we are closed. We are open {hours}.',
    address: 'Our office is at {address}. Jaipur is our head office and only branch.',
    panindia:
      'Our office is in Jaipur, Rajasthan, and our loan services are pan-India: you can apply online from any city.',
    phone: 'You can call us on {site.phone} or message {site.messaging} on WhatsApp. E-mail: {site.email}.',
    whatsapp: 'Our WhatsApp number is {site.messaging}; the main phone number is {site.phone}.',
    email: 'Write to {site.email} (general), {email.loans} (loans) or {email.support} (support).',
    founded: '{site.name} was founded in {firm.founded} and has {firm.experience.about} of experience in loans.',
    experience:
      'We were founded in {firm.founded}; our pages give {firm.experience.about} of experience ({firm.experience.home} on the home page).',
    clients: 'We have served {firm.clients} clients with their loans since {firm.founded}.',
    disbursed: 'Loans of {firm.disbursed:long} have been disbursed through us, for {firm.clients} clients.',
    partners:
      'We compare offers from {firm.partners} banking partners, banks and NBFCs, to find the loan that fits you.',
    whichBank:
      'Ask our team on {site.phone} about a particular bank: which one fits depends on your income, score and papers.',
    response: 'Our team reviews and answers every loan enquiry within {firm.response}.',
    careers:
      'We have four openings in Jaipur: Senior Loan Officer (Home Loans), Business Development Executive, Customer Support Representative and Marketing Specialist. Write to {site.careers}.',
    awards: 'We have received {firm.awards} awards; the home page shows them.',
    team: 'Our leaders are introduced on the Team page: the founder and managing director, the director of home and property loans, and the head of business and subsidy loans.',
    services:
      'We arrange home loans, mortgage loans (loan against property), personal loans, business loans and government-subsidy loans (PMEGP, MUDRA, Stand-Up India), and balance transfer with top-up.',
    lender:
      'We are an agent, not a lender or a bank. We compare {firm.partners} banking partners and prepare your loan file; the lender decides and sets the rate.',
    trust:
      'Your details stay private: {firm.privacy} privacy, no spam, no unwanted calls, no hidden charges. We have arranged loans in Jaipur since {firm.founded}. Never share an OTP or a password with anyone.',
    why: 'Expert advice, {firm.partners} banking partners compared, a reply within {firm.response}, zero hidden charges and one manager for your loan from start to end.',
    emergency: 'For emergency support our phone {site.phone} is available 24/7. The office itself is open {hours}.',
    grievance:
      'I am sorry. Please write to {site.grievance} or call {site.phone}; our team takes every complaint about a loan seriously and answers within {firm.response}.',
    blog: 'Our articles on loans and money are on the Blog page, and videos are on the home page.',
  },
  search: { lead: '', more: 'More on the page below.' },
} as const;

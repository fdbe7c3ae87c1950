// What the assistant says of loans, papers, conditions and the firm, in romanised Hindi.
export const answers = {
  /** About every loan at once: each brings its own part (products/). */
  all: {
    rate: 'Saalana byaj dar: {each}.',
    amount: 'Loan ki seema: {each}.',
    tenure: 'Tenure: {each}.',
    time: 'Loan approval: {each}.',
    age: 'Umar: {each}.',
    income: 'Mahine ki minimum income: {each}.',
    score: 'Credit score: {each}.',
    experience: 'Kaam ka experience: {each}.',
    ltv: 'Property value ka hissa: {each}.',
    collateral: 'Girvi: {each}.',
  },
  docs: {
    joint: 'Co-applicant ke bhi pehchan aur income ke kagaz lagte hain.',
    yes: 'Haan.',
    lead: '{product} ke documents: {items}.',
    any: 'Kisi bhi loan ke liye: PAN aur Aadhaar (pehchan, pata), photo, income proof (salary slip aur Form 16, ya ITR) aur bank statement. Home aur mortgage loan me property ke kagaz, business loan me GST aur business proof. Kaun sa loan chahiye?',
    salaried:
      'Salary wale ke: {docs.slips} ki salary slip, {docs.statements.salaried} ke bank statement, {docs.form16} ka Form 16.',
    self: 'Apne kaam wale ke: {docs.returns} ke ITR computation ke saath, {docs.statements.self} ke bank statement, GST return aur Udyam registration.',
    statements:
      'Salary wale: {docs.slips} ki salary slip, {docs.statements.salaried} ke bank statement aur {docs.form16} ka Form 16. Apna kaam: {docs.returns} ke ITR aur {docs.statements.self} ke bank statement. Business loan me {business.statements} ke bank statement. Net banking ki PDF sahi hai: password se khulti ho to lender ko wahi password dein, net banking ka kabhi nahi.',
  },
  criteria: {
    lead: '{product} ki eligibility:',
    all: 'Loan ke liye lender umar (home aur mortgage {home.age}), income (personal loan {personal.income.overview} se, home loan {home.income} se), credit score (kuch lender {personal.score.overview} ya {home.score.overview} se, behtar {home.score}) aur business loan me {business.vintage} ka business dekhte hain. Kaun sa loan chahiye?',
  },
  verdict: {
    value: {
      age: '{n} ki umar',
      income: '{n} ki income',
      score: '{n} score',
      vintage: '{n} purana business',
      turnover: '{n} ka turnover',
      experience: '{n} ka experience',
      amount: '{n} ka loan',
      tenure: '{n} ki tenure',
      ltv: 'property value ka {n}',
    },
  },
  compare: {
    rate: 'In figures me {product} ki dar kam se shuru hoti hai.',
    amount: 'In figures me {product} zyada milta hai.',
    tenure: 'In figures me {product} zyada lamba chalta hai.',
    stake: 'Mortgage loan me property hi security hai: kist na bharne par wahi daanv par rehti hai.',
    same: 'In figures me dono barabar hain.',
  },
  process: {
    cancel:
      'Aap apni enquiry uske status page par wapas le sakte hain ya mitwa sakte hain; link confirmation ke saath aaya tha. Aap {site.support} par likh ya {site.phone} par call bhi kar sakte hain; jawab {firm.rights} ke andar milta hai.',
    promise:
      'Nahi. Loan ya subsidy ki guarantee koi nahi de sakta: loan ka faisla lender aur subsidy ka faisla scheme authority karti hai. Hum imandari se batate hain ki aap eligible hain ya nahi, aur file taiyar karte hain.',
    split:
      'Har EMI pehle baki rakam ka byaj chukati hai, jo bache woh mool me jaata hai. Isliye shuru me zyada hissa byaj ka hota hai aur ant me lagbhag kuch nahi. Amount, rate aur saal bataiye, pehli EMI ka hisab kar dunga; hamara EMI calculator har mahina dikhata hai.',
    reducing:
      'Reducing balance rate me byaj sirf bachi hui rakam par lagta hai; flat rate me aakhir tak poore loan par, isliye wahi percent mehnga padta hai. Hamare page ki loan dar saalana, reducing balance par hai.',
    letter:
      'Sanction letter lender ka offer hai, sharton ke saath. Naam, manzoor amount, byaj dar (fixed ya floating), EMI, tenure, har charge aur kab tak valid hai, dekh lein. Ise key facts statement ke saath padhein; sign se pehle hum ise aapke saath padhte hain.',
    free: 'Salah (consultation) muft hai, phone par ya Jaipur office me, aur koi hidden charge nahi. Loan ke apne charge lender ke hote hain.',
    affect:
      'Lender ki jaanch credit report me likhi jati hai, aur ek saath kai loan apply karne se score gir sakta hai. Yahan puchne ya hamare page padhne se score par asar nahi hota.',
    personalSteps:
      'Personal loan ke teen kadam: 1. Apply Online, site ka form bharein. 2. Quick Verification, advisor call karke kagaz leta hai. 3. Get Funds, lender paisa aapke khate me bhejta hai.',
    apply:
      'Aap hamare Apply page par form bhar sakte hain: naam, phone, loan ka prakar, amount aur income. Advisor {firm.response} me review karta hai, phir documents leta hai aur approval tak loan ki file dekhta hai.',
    after:
      'Form bhejne ke baad: 1. Application review, hamari team {firm.response} me call karti hai. 2. Document collection, aapke case ki list ke saath. 3. Lender se loan approval; tab tak file hum dekhte hain.',
    prepay:
      'Loan samay se pehle, thoda ya poora, chukaya ja sakta hai; tab tenure ya EMI ghatti hai. Floating rate wale loan par, jo business ke liye nahi hai, individual se koi prepayment ya foreclosure charge nahi liya ja sakta, paisa kahin se bhi aaye, transfer me bhi: {prepay.charge}, un loan par jo {prepay.since} se sanction ya renew hue; purane loan me agreement dekhein ya lender se puchein. Individual ya chhote business ke floating business loan par bhi bank me nahi, small finance bank aur kai NBFC me {prepay.small} tak nahi. Fixed rate ya wahan bade business loan par charge lag sakta hai; woh Key Facts Statement me likha hota hai.',
    transfer:
      'Hum balance transfer karate hain: aapka chalu loan doosre lender ke paas jata hai, aksar kam byaj par, aur top-up bhi jud sakta hai. Pehle bachat aur charge ki tulna karte hain; individual ke floating loan par purana lender chhodne ka charge nahi le sakta ({prepay.since} se diye loan). Antim dar lender tay karta hai.',
    topup:
      'Top-up chalu loan par aur paisa hai, niyamit bhugtan ke baad, aksar balance transfer ke saath. Home loan par yeh aam taur par personal loan se sasta padta hai, kyunki ghar security hai; tenure chhoti rakhiye. Kaun sa lender dega, hamari team dekhti hai. Antim dar lender tay karta hai.',
    fees: 'Hamare yahan koi hidden charge nahi (zero chhupa charge). Loan ki processing fee, legal jaanch aur valuation lender ke charge hain, dete aap (loan lene wale) hain, upar se {gst.fees} GST, sirf in charges par, loan ya byaj par nahi; vakil aur valuer lender chunta hai. Ye alag-alag hote hain, aur sign karne se pehle Key Facts Statement me bataye jate hain.',
    coapplicant:
      'Ji, zyadatar loan me kamane wale kareebi rishtedar (pati, patni, maa-baap) ke saath joint apply ho sakta hai, dost ke saath mushkil se; dono ki income judti hai, aur poora loan dono par rehta hai, alag hone par bhi, jab tak lender ek ko na chhode. Antim faisla lender ka hota hai.',
    floating:
      'Floating rate lender ke benchmark ke saath badalti hai; fixed rate wahi rehti hai. Zyadatar home loan floating hote hain. Loan chunne se pehle hamare advisor dono samjhate hain.',
    improve:
      'Credit score badhane ke liye: har EMI aur card bill samay par bharein, card kam use karein, ek saath kai loan apply na karein, report me galti dekhein. Kuch lender kam score lete hain: personal loan {personal.score.overview} se, home loan {home.score.overview} se.',
    rejected:
      'Loan reject ho to pehle karan dekhein: score, income, chalu EMI ya kagaz. Hamare advisor case padh kar sahi lender bata sakte hain; ek saath kai jagah apply na karein.',
    cibil:
      'CIBIL ek credit bureau hai; uska score batata hai ki aapne purane loan kaise chukaye. Home loan me {home.score} aur personal loan me {personal.score} maanga jata hai; kuch lender kam par bhi dete hain.',
    employment:
      'Salaried, self-employed professional aur business owner sab hamare loan ke liye apply kar sakte hain. Kagaz aapki kamai ke hisab se: salary slip aur Form 16, ya ITR.',
  },
  firm: {
    doorstep:
      'Advisor ghar aa sakta hai ya nahi, yeh mujhe nahi pata. Salah phone par ya Jaipur office me milti hai, aur online apply kar sakte hain; hamari team {site.phone} par bata degi.',
    hours: 'Hamara office khula rehta hai: {hours}.',
    hoursRow: '{days} {opens}–{closes}',
    days: {
      Monday: 'Mon',
      Tuesday: 'Tue',
      Wednesday: 'Wed',
      Thursday: 'Thu',
      Friday: 'Fri',
      Saturday: 'Shanivar (Sat)',
      Sunday: 'Ravivar (Sun)',
    },
    onDay: { weekday: 'Somvar se Shukravar', saturday: 'Shanivar ko', sunday: 'Ravivar ko' },
    onDayText: '{day} hum {opens} se {closes} tak khule hain.',
    feast: 'Tyohar aur chhutti ke din aane se pehle call kar lijiye: {site.phone}.',
    openThen: 'Haan, us samay office khula hai.',
    closedThen: 'Nahi, us samay office band hai.',
    closedOn: '{day} office band rehta hai. Hum {hours} khule hain.',
    address: 'Hamara office yahan hai: {address}. Jaipur hi head office aur akeli branch hai.',
    panindia:
      'Hamara ek hi office hai, Jaipur, Rajasthan me, aur loan services pan-India hain: kisi bhi sheher se online apply kar sakte hain.',
    phone: 'Aap {site.phone} par call ya {site.messaging} par WhatsApp kar sakte hain. E-mail: {site.email}.',
    whatsapp: 'Hamara WhatsApp number {site.messaging} hai; mukhya phone number {site.phone}.',
    email: 'Likhiye: {site.email} (aam), {site.loans} (loan), {site.support} (support).',
    founded: '{site.name} ki sthapna {firm.founded} me hui; loan ke kaam ka {firm.experience.about} ka experience.',
    experience:
      'Hamari sthapna {firm.founded} me hui; hamare pages par {firm.experience.about} ka experience likha hai (home page par {firm.experience.home}).',
    clients: 'Hum {firm.founded} se {firm.clients} grahakon ki loan me madad kar chuke hain.',
    disbursed: 'Hamare zariye {firm.disbursed:long} ke loan diye ja chuke hain, {firm.clients} grahakon ko.',
    partners:
      'Hum {firm.partners} banking partners (bank aur NBFC) ke offer ki tulna karte hain, taaki aapko sahi loan mile.',
    whichBank:
      'Kisi khaas bank ke baare me hamari team se {site.phone} par puchiye: kaun sa theek rahega, yeh aapki income, score aur kagaz par nirbhar hai.',
    response: 'Hamari team loan ki har puchtach ka jawab {firm.response} me deti hai.',
    careers:
      'Jaipur me chaar jagah khaali hain: Senior Loan Officer (Home Loans), Business Development Executive, Customer Support Representative, Marketing Specialist. {site.careers} par likhiye.',
    awards: 'Humein {firm.awards} award mile hain; home page par dekhiye.',
    team: 'Hamare leaders Team page par hain: founder aur managing director, home aur property loan ki director, business aur subsidy loan ke head.',
    services: 'Hum {offered} karate hain, aur balance transfer top-up ke saath.',
    lender:
      'Hum agent hain, bank ya lender nahi. Hum {firm.partners} banking partners ki tulna karke aapki loan file banate hain; faisla aur rate lender ka hota hai.',
    trust:
      'Aapki jaankari surakshit hai: {firm.privacy} privacy, spam nahi, faltu call nahi, hidden charge nahi. Hum {firm.founded} se Jaipur me loan ka kaam karte hain. Hamari salah muft hai: hamare naam se UPI par ya cash paise maangne wala hum nahi. OTP ya password kisi ko na dein.',
    why: 'Expert salah, {firm.partners} banking partners ki tulna, {firm.response} me jawab, koi hidden charge nahi, aur loan ke shuru se ant tak ek manager.',
    emergency: 'Emergency support ke liye {site.phone} 24/7 hai. Office ka samay: {hours}.',
    grievance:
      'Maaf kijiye. Kripya {site.grievance} par likhein ya {site.phone} par call karein; loan ki ya hamare logon ki har shikayat ka pehla jawab {firm.grievance.first} me aur faisla {firm.grievance.reply} me hota hai. Bank ki shikayat: pehle uske nodal officer ko, {ombudsman.days} me jawab na mile to RBI Ombudsman {ombudsman.number}.',
    blog: 'Loan aur paise par hamare lekh Blog page par hain, aur video home page par.',
  },
  search: { lead: 'Hamari site par (English me) likha hai:', more: 'Poori jaankari neeche ke page par.' },
} as const;

// What the assistant says of loans, papers, conditions and the firm, in romanised Hindi.
export const answers = {
  facts: {
    'home-loan': {
      overview:
        'Home loan: byaj {home.rate} saalana (offer {home.rate.overview} se), {home.amount} tak aur property value ke {home.ltv} tak, avadhi {home.tenure}, approval {home.approval} me.',
      rate: 'Home loan ki byaj dar lenders me {home.rate} saalana hai. Hamare offer {home.rate.overview} se shuru hain, kuch lender {home.rate.carousel} se dete hain.',
      types:
        'Home loan kaam ke hisab se: kharid (purchase) {home.rate.purchase} se, nirman (construction) {home.rate.construction} se, extension {home.rate.extension} se, plot {home.rate.plot} saalana se.',
      amount: 'Home loan {home.amount} tak milta hai, aur property value ke {home.ltv} tak.',
      ltv: 'Home loan: property value ka {home.ltv} tak, aam taur par {home.ltv.faq}. Baaki aapka down payment hota hai.',
      tenure: 'Home loan ki avadhi {home.tenure} hai, yaani {home.tenure.overview} tak.',
      time: 'Home loan ka approval poori file ke baad {home.approval} me hota hai.',
      age: 'Home loan ke liye umar {home.age} honi chahiye.',
      score:
        'Home loan: zyadatar lender CIBIL score {home.score} maangte hain; kuch {home.score.overview} se bhi lete hain.',
      income: 'Home loan: mahine ki income kam se kam {home.income}.',
      experience: 'Home loan: kam se kam {home.experience} ka kaam ka anubhav.',
      tax: 'Home loan par old tax regime me section 80C (principal) me {home.tax.80c} tak aur section 24(b) (byaj) me {home.tax.24b} tak ki saalana chhoot mil sakti hai. Apne tax adviser se pakka kar lein.',
      collateral: 'Home loan: jo ghar kharidte ya banate hain wahi security hai; alag se kuch girvi aam taur par nahi.',
    },
    'personal-loan': {
      overview:
        'Personal loan: byaj {personal.rate} saalana (offer {personal.rate.overview} se), {personal.amount} tak bina girvi, avadhi {personal.tenure} tak (kuch lender {personal.tenure.overview}), approval {personal.approval} me.',
      rate: 'Personal loan ki byaj dar lenders me {personal.rate} saalana hai. Hamare offer {personal.rate.overview} se shuru hain.',
      amount: 'Personal loan {personal.amount} tak milta hai, bina kuch girvi rakhe.',
      tenure:
        'Personal loan ki avadhi aam taur par {personal.tenure} ({personal.tenure.months}) tak; kuch lender {personal.tenure.overview} dete hain.',
      time: 'Personal loan ka approval {personal.approval} me (sabse tez lender {personal.approval.overview} me), aur paisa {personal.disbursal} me aata hai.',
      age: 'Personal loan ki umar: salaried {personal.age.salaried} (kuch lender {personal.age.salaried.overview}); self-employed {personal.age.self} (kuch lender {personal.age.self.overview}).',
      score:
        'Personal loan: zyadatar lender CIBIL score {personal.score} maangte hain; kuch {personal.score.overview} se bhi lete hain.',
      income:
        'Personal loan: mahine ki income aam taur par kam se kam {personal.income}; kuch lender {personal.income.overview} se bhi dete hain.',
      experience: 'Personal loan: kam se kam {personal.experience} ka kaam ka anubhav.',
      collateral: 'Personal loan me kuch girvi nahi rakhna hota, property ke kagaz bhi nahi (no collateral).',
      uses: 'Personal loan shaadi, ilaj, padhai, ghar ki marammat, yatra ya purane karz ek EMI me lane ke kaam aata hai.',
    },
    'business-loan': {
      overview:
        'Business loan: byaj {business.rate} saalana (offer {business.rate.overview} se), {business.amount} tak (kuch lender {business.amount.overview} tak), avadhi {business.tenure} (kuch {business.tenure.overview} tak), approval {business.approval} me.',
      rate: 'Business loan ki byaj dar lenders me {business.rate} saalana hai. Hamare offer {business.rate.overview} se shuru hain.',
      amount: 'Business loan aam taur par {business.amount} tak; kuch lender {business.amount.overview} tak dete hain.',
      tenure:
        'Business loan ki avadhi aam taur par {business.tenure}; kuch lender {business.tenure.overview} tak dete hain.',
      time: 'Business loan ka approval poori file ke baad {business.approval} me hota hai.',
      score: 'Business loan: CIBIL ya Experian score {business.score} chahiye.',
      vintage: 'Business loan: business {business.vintage} purana hona chahiye.',
      turnover: 'Business loan: saalana turnover kam se kam {business.turnover}.',
      statements: 'Business loan: pichhle {business.statements} ke bank statement.',
      collateral:
        'Business loan me girvi lagega ya nahi, yeh lender aur amount par nirbhar hai; security se byaj kam hota hai. Apne case ke liye hamari team se puchiye.',
    },
    'mortgage-loan': {
      overview:
        'Mortgage loan (property par loan): byaj sabhi lenders me {mortgage.rate} saalana, aam offer {mortgage.rate.typical}; {mortgage.amount} (aam offer {mortgage.amount.overview} tak), market value ka {mortgage.ltv}, avadhi {mortgage.tenure} (aam offer {mortgage.tenure.typical}).',
      rate: 'Mortgage loan (property par loan) ki byaj dar sabhi lenders me {mortgage.rate} saalana aur aam offer me {mortgage.rate.typical} hai; hamare offer {mortgage.rate.overview} se shuru hain.',
      amount:
        'Mortgage loan sabhi lenders me {mortgage.amount} ka milta hai; aam offer {mortgage.amount.typical} ka. Seema property ki market value ka {mortgage.ltv} bhi hai.',
      ltv: 'Mortgage loan: property ki market value ka aam taur par {mortgage.ltv}, yaani {mortgage.ltv.overview} tak.',
      tenure: 'Mortgage loan ki avadhi sabhi lenders me {mortgage.tenure} hai; aam offer {mortgage.tenure.typical} ka.',
      time: 'Mortgage loan ki processing poori file ke baad {mortgage.processing} leti hai; kuch lender {mortgage.approval.overview} me approve karte hain.',
      age: 'Mortgage loan ke liye umar {mortgage.age} honi chahiye.',
      score: 'Mortgage loan: CIBIL score {mortgage.score} chahiye.',
      income: 'Mortgage loan: mahine ki income kam se kam {mortgage.income}.',
      collateral:
        'Mortgage loan: aapki property hi security hai. Malik aap hi rehte hain aur usme reh sakte hain ya kiraye par de sakte hain.',
      propertyTypes:
        'Mortgage loan residential, commercial aur industrial property par aur kuch plot par milta hai; title saaf aur naksha pass hona chahiye.',
    },
    'government-subsidies': {
      overview:
        'Sarkari subsidy loan (PMEGP, MUDRA, Stand-Up India): byaj {subsidy.rate} saalana, subsidy {subsidy.share}, processing {subsidy.processing}, umar {subsidy.age}. MUDRA {subsidy.mudra} tak, Stand-Up India {subsidy.standup}.',
      rate: 'Sarkari subsidy loan par byaj {subsidy.rate} saalana hai. Subsidy {subsidy.share} hoti hai.',
      share:
        'Subsidy project cost ki {subsidy.share} ({subsidy.share.home} tak) hoti hai, yojana ke hisab se; kuch yojanaon me {subsidy.amount} tak.',
      amount:
        'Yojana ke hisab se: MUDRA {subsidy.mudra} tak; Stand-Up India {subsidy.standup}. Subsidy {subsidy.share}, kuch yojanaon me {subsidy.amount} tak.',
      time: 'Sarkari subsidy ke avedan me {subsidy.processing} lagte hain.',
      age: 'Sarkari subsidy ke liye umar {subsidy.age} honi chahiye.',
      schemes:
        'Hum PMEGP, MUDRA (Shishu, Kishor, Tarun) aur Stand-Up India me madad karte hain, {subsidy.schemes} yojanaon me se (sab roop milakar {subsidy.schemes.home}). Yojana chalu hai ya nahi, team apply se pehle pakka karti hai.',
      mudra:
        'MUDRA loan kheti ke alawa chhote kaam ke liye hai, naya ho ya chalu; {subsidy.mudra} tak milta hai, teen charan me: Shishu, Kishor aur Tarun.',
      mudraKinds:
        'Shishu, Kishor aur Tarun MUDRA loan ke teen charan hain: Shishu shuruaat ke liye, Kishor badhte business ke liye, Tarun bade kadam ke liye. MUDRA {subsidy.mudra} tak milta hai.',
      standup:
        'Stand-Up India loan {subsidy.standup} ka hai, mahilaon aur SC/ST udyamiyon ke naye kaam ke liye. Abhi avedan khule hain ya nahi, hamse puchh lijiye.',
      pmegp:
        'PMEGP bank loan hai jisme project cost ki {subsidy.share} subsidy milti hai, kheti ke alawa naye chhote udyam ke liye. Processing {subsidy.processing}.',
      collateral: 'MUDRA loan me kuch girvi nahi; baaki yojanaon me lender par nirbhar hai.',
    },
  },
  all: {
    rate: 'Saalana byaj dar: home loan {home.rate} (offer {home.rate.overview} se); mortgage {mortgage.rate}; personal {personal.rate}; business {business.rate} (offer {business.rate.overview} se); sarkari subsidy {subsidy.rate}.',
    amount:
      'Loan ki seema: home {home.amount} tak; mortgage {mortgage.amount:high} tak (aam offer {mortgage.amount.overview} tak); personal {personal.amount} tak; business {business.amount} tak, kuch lender {business.amount.overview}; MUDRA {subsidy.mudra} tak.',
    tenure:
      'Avadhi: home {home.tenure}; mortgage {mortgage.tenure} (aam offer {mortgage.tenure.typical}); personal {personal.tenure} tak, kuch lender {personal.tenure.overview}; business {business.tenure}, kuch {business.tenure.overview} tak.',
    time: 'Loan approval: home {home.approval}; personal {personal.approval} (paisa {personal.disbursal} me); business {business.approval}; mortgage {mortgage.processing}; sarkari subsidy {subsidy.processing}.',
    age: 'Umar: home aur mortgage loan {home.age}; personal {personal.age.salaried} salaried, {personal.age.self} self-employed; sarkari subsidy {subsidy.age}.',
    income:
      'Mahine ki nyuntam income: home aur mortgage loan {home.income}; personal {personal.income}, kuch lender {personal.income.overview} se. Business loan me income ki jagah saalana turnover {business.turnover} chahiye.',
    score:
      'Credit score: home loan {home.score} (kuch lender {home.score.overview} se); personal {personal.score} (kuch {personal.score.overview} se); mortgage {mortgage.score}; business {business.score}.',
    experience:
      'Kaam ka anubhav: home loan kam se kam {home.experience}; personal loan kam se kam {personal.experience}; business loan me business {business.vintage} purana.',
    ltv: 'Home loan: property value ka {home.ltv} tak, aam taur par {home.ltv.faq}. Mortgage loan: market value ka {mortgage.ltv}.',
    collateral:
      'Personal loan me kuch girvi nahi. Home loan me ghar aur mortgage loan me aapki property security hai; business loan me lender par nirbhar hai.',
  },
  docs: {
    yes: 'Haan.',
    lead: '{product} ke documents: {items}.',
    any: 'Kisi bhi loan ke liye: PAN aur Aadhaar (pehchan, pata), photo, income proof (salary slip aur Form 16, ya ITR) aur bank statement. Home aur mortgage loan me property ke kagaz, business loan me GST aur business proof. Kaun sa loan chahiye?',
    statements:
      'Business loan me {business.statements} ke bank statement. Baaki loan me lender aapke mukhya khaton ke taaza statement maangta hai.',
    items: {
      'home-loan':
        'PAN aur Aadhaar (pehchan, pata), photo, salary slip aur Form 16 ya ITR, bank statement, property ke kagaz (agreement to sell, title deed, pass naksha)',
      'mortgage-loan':
        'PAN aur Aadhaar (pehchan, pata), photo, salary slip ya ITR, bank statement, property ke title deed, pass naksha aur property tax ki raseed',
      'personal-loan': 'PAN aur Aadhaar (pehchan, pata), photo, salary slip aur Form 16 ya ITR, bank statement',
      'business-loan':
        'business aur maalik ka PAN, pehchan aur pata, GST ya Udyam registration, {business.statements} ke bank statement, ITR, balance sheet aur profit-loss account',
      'government-subsidies':
        'Aadhaar aur PAN (pehchan, pata), photo, project report, quotation, yojana maange to shiksha ya category certificate, Udyam registration, bank statement',
    },
  },
  criteria: {
    lead: '{product} ki eligibility:',
    'home-loan':
      'umar {home.age}, mahine ki income {home.income} se, CIBIL score {home.score} (kuch lender {home.score.overview} se), kam se kam {home.experience} ka anubhav. Salaried aur self-employed dono apply kar sakte hain.',
    'mortgage-loan':
      'umar {mortgage.age}, mahine ki income {mortgage.income} se, CIBIL score {mortgage.score}, aur saaf title wali property. Salaried aur self-employed dono apply kar sakte hain.',
    'personal-loan':
      'umar {personal.age.salaried} salaried ya {personal.age.self} self-employed, mahine ki income {personal.income} se (kuch lender {personal.income.overview} se), CIBIL score {personal.score} (kuch {personal.score.overview} se), {personal.experience} ka anubhav.',
    'business-loan':
      'business {business.vintage} purana, saalana turnover {business.turnover} se, CIBIL ya Experian score {business.score}, {business.statements} ke bank statement.',
    'government-subsidies':
      'umar {subsidy.age}, chalne layak project, kisi lender ka default nahi aur usi project par pehle subsidy nahi. Har yojana (PMEGP, MUDRA, Stand-Up India) ke apne niyam bhi hain.',
    all: 'Loan ke liye lender umar (home aur mortgage {home.age}), income (personal loan {personal.income.overview} se, home loan {home.income} se), credit score (kuch lender {personal.score.overview} ya {home.score.overview} se, behtar {home.score}) aur business loan me {business.vintage} ka business dekhte hain. Kaun sa loan chahiye?',
  },
  verdict: {
    yes: 'Haan, {value} theek hai.',
    part: 'Yeh lender par nirbhar hai: {value} kuch lender maante hain, sab nahi.',
    low: 'Abhi mushkil hai: {value} lender ki maang se kam hai.',
    high: 'Abhi mushkil hai: {value} seema se zyada hai.',
    each: { yes: '{product}: theek', part: '{product}: sirf kuch lender', no: '{product}: nahi' },
    with: '{value} par:',
    value: {
      age: '{n} ki umar',
      income: '{n} ki income',
      score: '{n} score',
      vintage: '{n} purana business',
      turnover: '{n} ka turnover',
      experience: '{n} ka anubhav',
      amount: '{n} ka loan',
      tenure: '{n} ki avadhi',
      ltv: 'property value ka {n}',
    },
  },
  compare: {
    rate: 'In figures me {product} ki dar kam se shuru hoti hai.',
    amount: 'In figures me {product} zyada milta hai.',
    tenure: 'In figures me {product} zyada lamba chalta hai.',
    same: 'In figures me dono barabar hain.',
  },
  process: {
    cancel:
      'Aap apni enquiry uske status page par wapas le sakte hain ya mitwa sakte hain; link confirmation ke saath aaya tha. Aap {email.support} par likh ya {site.phone} par call bhi kar sakte hain, hamari team kar degi.',
    promise:
      'Nahi. Loan ya subsidy ki guarantee koi nahi de sakta: loan ka faisla lender aur subsidy ka faisla scheme authority karti hai. Hum imandari se batate hain ki aap eligible hain ya nahi, aur file taiyar karte hain.',
    reducing:
      'Reducing balance rate me byaj sirf bachi hui rakam par lagta hai; flat rate me aakhir tak poore loan par, isliye wahi percent mehnga padta hai. Hamare page ki loan dar saalana, reducing balance par hai.',
    letter:
      'Sanction letter lender ka offer hai, sharton ke saath. Naam, manzoor amount, byaj dar (fixed ya floating), EMI, avadhi aur har charge dekh lein. Ise key facts statement ke saath padhein; sign se pehle hum dono aapke saath padhte hain.',
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
      'Loan aam taur par samay se pehle, thoda ya poora, chukaya ja sakta hai; tab EMI ya avadhi kam hoti hai. Charge lagega ya nahi yeh lender, rate ke prakar aur borrower par nirbhar hai, isliye sanction letter dekh lein.',
    transfer:
      'Ji, hum balance transfer karate hain: aapka chalu loan doosre lender ke paas jata hai, aksar kam byaj par, aur top-up bhi jud sakta hai. Pehle bachat aur charge ki tulna karte hain. Antim dar lender tay karta hai.',
    topup:
      'Top-up chalu loan par aur paisa hai, niyamit bhugtan ke baad, aksar balance transfer ke saath. Kaun sa lender dega, hamari team dekhti hai. Antim dar lender tay karta hai.',
    fees: 'Hamare yahan koi hidden charge nahi (zero chhupa charge). Loan ki processing fee aur doosre charge lender ke hote hain, alag-alag hote hain, aur sign karne se pehle aapko bataye jate hain.',
    coapplicant:
      'Ji, zyadatar loan me kamane wale kareebi rishtedar (pati, patni, maa-baap) ke saath joint avedan ho sakta hai; dono ki income judti hai. Antim faisla lender ka hota hai.',
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
    closedOn: '{day} office band rehta hai. Hum {hours} khule hain.',
    address: 'Hamara office yahan hai: {address}. Jaipur hi head office aur akeli branch hai.',
    panindia:
      'Hamara office Jaipur, Rajasthan me hai, aur loan services pan-India hain: kisi bhi sheher se online apply kar sakte hain.',
    phone: 'Aap {site.phone} par call ya {site.messaging} par WhatsApp kar sakte hain. E-mail: {site.email}.',
    whatsapp: 'Hamara WhatsApp number {site.messaging} hai; mukhya phone number {site.phone}.',
    email: 'Likhiye: {site.email} (aam), {email.loans} (loan), {email.support} (support).',
    founded: '{site.name} ki sthapna {firm.founded} me hui; loan ke kaam ka {firm.experience.about} ka anubhav.',
    experience:
      'Hamari sthapna {firm.founded} me hui; hamare pages par {firm.experience.about} ka anubhav likha hai (home page par {firm.experience.home}).',
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
    services:
      'Hum home loan, mortgage loan (property par loan), personal loan, business loan aur sarkari subsidy loan (PMEGP, MUDRA, Stand-Up India) karate hain, aur balance transfer top-up ke saath.',
    lender:
      'Hum agent hain, bank ya lender nahi. Hum {firm.partners} banking partners ki tulna karke aapki loan file banate hain; faisla aur rate lender ka hota hai.',
    trust:
      'Aapki jaankari surakshit hai: {firm.privacy} privacy, spam nahi, faltu call nahi, hidden charge nahi. Hum {firm.founded} se Jaipur me loan ka kaam karte hain. OTP ya password kisi ko na dein.',
    why: 'Expert salah, {firm.partners} banking partners ki tulna, {firm.response} me jawab, koi hidden charge nahi, aur loan ke shuru se ant tak ek manager.',
    emergency: 'Emergency support ke liye {site.phone} 24/7 hai. Office ka samay: {hours}.',
    grievance:
      'Maaf kijiye. Kripya {site.grievance} par likhein ya {site.phone} par call karein; hamari team loan ki har shikayat {firm.response} me dekhti hai.',
    blog: 'Loan aur paise par hamare lekh Blog page par hain, aur video home page par.',
  },
  search: { lead: 'Hamari site par (English me) likha hai:', more: 'Poori jaankari neeche ke page par.' },
} as const;

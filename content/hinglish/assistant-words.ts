// Words of lending that people are handed and nobody explains, in romanised Hindi. Same keys as content/en.
export const words = {
  form16:
    'Form 16 woh certificate hai jo employer saal me ek baar deta hai: kitni salary mili aur kitna tax (TDS) kata. Lender isse income dekhte hain. Form 16 na ho to ITR, salary slip aur bank statement se aksar kaam chal jata hai.',
  itr: 'ITR yaani income tax return: saal bhar ki kamai aur tax ka hisab jo aap bharte hain. Lender ise income ka saboot mante hain, khaaskar apna kaam karne walon se.',
  kyc: 'KYC ka matlab “know your customer”: lender dekhta hai ki aap kaun hain aur kahan rehte hain, PAN, Aadhaar ya doosre proof aur photo se.',
  inprinciple:
    'In-principle sanction pehli haan hai, sirf income aur score dekhkar. Yeh shart ke saath hai: kagaz aur property ki jaanch baaki hai, pakka sirf aakhri sanction letter hota hai.',
  sanction:
    'Sanction lender ki likhit manzoori hai: amount, rate, tenure aur shartein. Paisa baad me disbursement par aata hai, jab shartein poori hon aur sign ho jaye.',
  disbursement:
    'Disbursement (disbursal) woh din hai jab lender paisa deta hai, ek saath ya ghar banne ke saath hisson me. Byaj tabhi se chalta hai.',
  mutation:
    'Mutation (namantaran, dakhil kharij) yaani kharid ya virasat ke baad sarkari record me malik ka naam badalna. Registry se property aapki hoti hai, mutation se record me chadhti hai. Lender dono maangte hain.',
  encumbrance:
    'Encumbrance certificate batata hai ki property par koi loan, girvi ya dava to nahi; sub-registrar ke record se banta hai. Lender use saaf chahte hain.',
  dsa: 'DSA (direct selling agent) bank tak loan file pahunchata hai aur paisa bank se pata hai. Aapko agent ko kuch nahi dena; faisla sirf bank ka hota hai.',
  ltv: 'LTV yaani loan to value: property ki value ka kitna hissa lender deta hai. Home loan me RBI ki seema: {ltv.small.amount} tak ke loan par {ltv.small}, {ltv.middle.amount} par {ltv.middle}, usse upar {ltv.large}.',
  benchmark:
    'MCLR, RLLR aur EBLR woh benchmark hain jinke saath floating rate badalti hai. MCLR bank ki apni laagat hai; RLLR aur EBLR RBI ke repo rate ke saath chalte hain, kami jaldi milti hai. Aapki rate = benchmark + spread.',
  repo: 'Repo rate woh dar hai jis par RBI bank ko paisa deta hai. Yeh badle to isse jude floating loan agle reset par badalte hain.',
  amortisation:
    'Amortisation yaani EMI se loan ka dheere dheere chukna: shuru me EMI ka zyada hissa byaj, baad me zyada mool. Schedule me har EMI likhi hoti hai; hamara EMI calculator aapke loan ka dikhata hai.',
  principal:
    'Principal (mool) woh rakam hai jo udhar li, bina byaj ke. Har EMI pehle mahine ka byaj chukati hai, baaki mool kam karti hai.',
  tenure: 'Tenure yaani loan chukane ka samay. Lamba ho to EMI chhoti, par kul byaj zyada.',
  nach: 'NACH ya ECS se EMI har mahine khate se apne aap katti hai; mandate uski likhit ya online manzoori hai.',
  udyam:
    'Udyam chhote udyog (MSME) ka muft sarkari registration hai, PAN aur Aadhaar se, sarkari portal par. Lender aur yojanayen ise maangti hain.',
  dlc: 'DLC rate woh kam se kam keemat hai jis par Rajasthan me us ilake ki registry hoti hai. Keemat se zyada ho to stamp duty usi par lagti hai, aur lender valuation me dekhte hain.',
  collateral: 'Collateral yaani loan ki security, jaise ghar ya dukan: loan na chuke to lender use bech sakta hai.',
  lien: 'Lien ya charge lender ka haq hai us cheez par jo girvi hai, aakhri EMI tak. Loan band hone par ise hatwaiye.',
  npa: 'NPA woh loan hai jiski EMI kai mahine se nahi bhari gayi. Tab lender poora loan maang sakta hai aur security par karwai kar sakta hai, score bhi girta hai. Usse pehle lender se baat kijiye.',
  overdraft:
    'Overdraft (OD) ya cash credit (CC) ek limit hai: jitna nikalen utne par hi byaj. Har saal renew hoti hai.',
  saledeed:
    'Sale deed (registry) se aap malik bante hain; agreement to sell sirf vaada hai. Lender ko property ki poori deed chain chahiye.',
  projectreport:
    'Project report me likha hota hai: kaam kya hai, kitna kharch, paisa kahan se, kamai kitni hogi. Bank aur PMEGP jaisi yojana maangti hain; hum aapke saath banate hain.',
} as const;

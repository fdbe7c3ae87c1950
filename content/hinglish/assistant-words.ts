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
  ninetya:
    '90-A Rajasthan ke bhu-rajasva kanoon ki woh dhara hai jisse kheti ki zameen ka upyog badalta hai, jaise makan ke liye: zameen ka conversion. 90-A aur pass naksha ke baad JDA ya nagar nikay patta deta hai, tab lender loan de sakte hain.',
  patta:
    'Patta woh kagaz hai jisse JDA, nagar nikay, housing board ya panchayat kisi ko plot deti hai. JDA aur nagar nikay ka, aapke naam registered patta lender sabse aasani se maante hain.',
  jamabandi:
    'Jamabandi gaon ki zameen ka record hai: khet kiska hai aur kitna (khasra tukde ka number, khatedar uska malik). Yeh kheti ki zameen ka saboot hai, makan ke plot ka nahi; lender pehle conversion chahte hain.',
  rera: 'RERA builderon ka kanoon aur authority hai. Naye project ka RERA number hona chahiye; Rajasthan RERA ki site par naksha, tareekhein aur vaade dikhte hain. Lender yeh number maangte hain.',
  nbfc: 'NBFC bina bank licence ki finance company hai, RBI ke niyamon me. Kai unhe bhi deti hain jinhe bank mana karta hai, aksar zyada byaj par. Loan lene wale ke adhikar wahi hain.',
  legal:
    'Legal opinion ya title search me lender ka vakil dekhta hai ki registry ki chain poori hai aur kisi aur ka dava nahi. Technical report valuer ki hoti hai. Paisa dono ke baad aata hai.',
  token:
    'Token ya bayana sauda pakka rakhne ke liye diya paisa hai. Thoda dijiye, bank se dijiye, aur likhit agreement me likhwaiye ki loan ya kagaz na bane to wapas milega.',
  cgtmse:
    'CGTMSE sarkari trust hai jo chhote udyog ke loan ke ek hisse ki guarantee bank ko deta hai, taaki girvi na maangi jaye. Apply bank karta hai, thodi fee aap dete hain. Poora loan phir bhi aapko chukana hai.',
  settlement:
    'Settlement (OTS) me lender kam rakam lekar kharab loan band karta hai. Report me “settled” likha jata hai, jise lender barson chetavni maante hain; poora chukakar “closed” behtar hai. “Written off” ka matlab yeh nahi ki kuch dena nahi.',
  undivided:
    'Avibhajit (undivided) hissa woh hai jo bantkar alag nahi hua, jaise makan me bhai ka hissa, ya flat ke neeche ki zameen. Registered bantware se pehle sirf us par loan mushkil hai.',
  dpd: 'DPD yaani days past due: koi payment kitne din der se hua, mahine-dar-mahine, credit report me. Zero accha hai; lender pichhle saalon ko sabse dhyan se dekhte hain.',
  roi: 'ROI yaani byaj dar (rate of interest), saalana percent. APR me charge bhi judte hain, isliye offer ki tulna APR se kijiye.',
  margin:
    'Margin money keemat ya project ka woh hissa hai jo aap khud lagate hain (down payment, apna hissa); kuch yojanaon me sarkar usme jodti hai.',
  attorney:
    'Power of attorney se koi aapki taraf se sign kar sakta hai; isse koi malik nahi banta. Videsh me rehne walon ki registered power of attorney lender maante hain, registry ki jagah nahi.',
  stepup:
    'Step-up EMI chhoti shuru hoti hai aur salary ke saath har saal badhti hai. Shuru me bada loan ban jata hai, par kul byaj barabar EMI se zyada lagta hai.',
  homeod:
    'Home loan overdraft me loan ek khate se juda hota hai: usme pada paisa byaj ghatata hai aur wapas nikal sakta hai. Rate aam taur par thodi zyada hoti hai.',
  subvention:
    'Subvention scheme me builder kabze (possession) tak EMI dene ka vaada karta hai. Loan phir bhi aapka hai: woh ruke to lender aapse maangega. Sign se pehle padhiye ki kaun kya dega.',
  reverse:
    'Reverse mortgage me buzurgon ko unke ghar par har mahine paisa milta hai: woh usi me rehte hain, kuch chukate nahi, baad me waaris loan chukate hain ya ghar dete hain. Kam bank dete hain; hamari team puch sakti hai.',
  videokyc:
    'Video KYC yahi jaanch video call par hai: officer aapka chehra, PAN aur Aadhaar dekhta hai, branch jana nahi padta. Sirf lender ke apne app ya link par kijiye, OTP kisi ko na batayen.',
} as const;

// What the assistant says to questions that no row of a loan answers, in romanised Hindi. Same keys as content/en.
export const intents = {
  'ask.guarantor':
    'Guarantor har baar zaroori nahi: income, credit score aur kagaz theek hon to zyadatar lender nahi maangte. Income ya history kam ho to guarantor ya co-applicant maang sakte hain. Faisla lender ka hota hai.',
  'compare.offers':
    'Do offer ki tulna Key Facts Statement ke APR se karein: usme byaj aur saare charge jude hote hain. Phir fixed ya floating, processing fee, prepayment ki shart aur insurance dekhein. Dono offer hamari team ko bhejiye, hum muft me tulna karte hain.',
  'scheme.tarunplus':
    'Tarun Plus MUDRA ka Tarun se upar ka kadam hai: {mudra.tarunplus}, un logon ke liye jo Tarun loan lekar chuka chuke hain ({mudra.tarunplus.since} se). Pehla MUDRA loan {mudra.tarun} tak hota hai. Aap eligible hain ya nahi, hamari team dekhti hai.',
  'scheme.pmay':
    'PMAY: purani byaj subsidy (CLSS, {subsidy.amount} tak): {subsidy.amount:status}. Ab PMAY-U 2.0, {pmay.since} se manzoor loan par: {pmay.loan} tak ke loan ke pehle {pmay.part} par {pmay.subsidy} byaj subsidy, kul {pmay.max} tak; parivar ki income {pmay.income} saalana tak, apna pakka ghar na ho, ghar {pmay.house} aur {pmay.carpet} carpet tak ka; {pmay.instalments} saalana kiston me milti hai. Aap aate hain ya nahi, hum dekhte hain.',
  'scheme.vyupy':
    'VYUPY (Vishwakarma Yuva Udyami Protsahan Yojana) Rajasthan ki yojana hai, umar {vyupy.age}, naya ya badhta business: loan {vyupy.amount} tak, byaj subsidy {vyupy.interest.first} ({vyupy.interest.first.amount} tak) ya usse upar {vyupy.interest.second}, wahan mahila, SC, ST, divyang, gaon aur karigar ko {vyupy.extra} zyada; margin money {vyupy.margin}, {vyupy.margin.max} tak, apna hissa {vyupy.own}. Status: {vyupy.age:status}. {mysy.amount} tak ke loan ke liye Mukhyamantri Yuva Swarojgar hai: rajya {mysy.interest} byaj lautata hai.',
  'scheme.state':
    'Rajasthan ki apni yojanayen: VYUPY, {vyupy.amount} tak ka loan byaj subsidy ke saath, umar {vyupy.age}; aur Mukhyamantri Yuva Swarojgar, {mysy.amount} tak, umar {mysy.age}, jisme rajya {mysy.interest} byaj lautata hai aur {mysy.margin} tak margin money deta hai. Mahila, SC, ST aur karigar ko kuch me zyada. Ye khulti aur band hoti hain: apna kaam bataiye, hamari team dekhegi kaun si khuli hai.',
  'scheme.where':
    'Yojana ke liye uske sarkari portal par ya bank branch me apply karein; form muft hai. PMEGP KVIC ke e-portal par, MUDRA Udyamimitra portal ya bank me. Project report aur kagaz hum aapke saath taiyar karte hain.',
  'scheme.fit':
    'Kaun si yojana sahi hai, yeh aapke kaam, category aur nayi unit hone par nirbhar hai: nayi unit ke liye PMEGP, chhote naye ya chalu business ke liye MUDRA, Rajasthan ke yuvaon ke liye VYUPY. Bataiye kaam kya hai, ya hamari team dekh le.',
  'check.lowscore':
    'Kam ya kharab score se sab band nahi hota: kuch lender kam score par bhi loan dete hain, thoda zyada byaj, security ya co-applicant ke saath. Jo bakaya hai wo bharein, “settled” ki jagah “closed” likhwayen, aur kuch mahine samay par chukayen.',
  'check.nohistory':
    'Score −1, 0 ya NH ka matlab hai ki abhi credit history nahi hai, kharab nahi. Tab lender income, naukri, bank statement aur kagaz dekhte hain; score wala co-applicant madad karta hai. Chhota card ya loan samay par chukane se score banta hai.',
  'check.cashsalary':
    'Cash income ho ya ITR na ho to loan mushkil hai, namumkin nahi: lender ko income ka saboot chahiye. Business me GST return aur bank statement kaam aate hain; naukri me salary khate me lein aur employer ka letter rakhein. Aage se ITR bharein. Kuch lender cash income ghar ya dukan par dekh kar maante hain.',
  'check.pension':
    'Pension income mani jati hai aur pensioner apply kar sakte hain; lender loan ke ant ki umar dekhte hain, isliye tenure chhoti hoti hai. Kamane wala beta, beti ya pati-patni co-applicant ho to madad milti hai. PPO aur bank statement laayen.',
  'check.nri':
    'NRI Bharat me ghar ya property ke liye apply kar sakte hain: passport aur visa, videsh ka contract aur salary slip, NRE/NRO bank statement aur aksar yahan ke rishtedar ke naam power of attorney. Kaun sa lender aapke desh ke liye deta hai, hamari team dekhti hai.',
  'check.nojob':
    'Apni income ke bina lender loan mushkil se dete hain: student, grihini ya bina naukri wale ko kamane wala co-applicant chahiye, jaise pati, patni ya maa-baap. Naya kaam shuru karne ke liye MUDRA ya PMEGP ho sakta hai.',
  'check.newjob':
    'Nayi naukri me lender poora kaam ka experience dekhte hain; probation me kai lender confirm hone tak rukte hain. Offer letter, purani salary slip aur lamba gap na ho to kuch lender abhi bhi dete hain. Kaun se, hum batate hain.',
  'check.newbusiness':
    'Naye business me, jiski history nahi, seedha business loan mushkil hai: lender {business.vintage} ka business maangte hain. PMEGP aur MUDRA nayi unit ke liye hi bane hain; project report ya property par loan se bhi rasta hai.',
  'check.running':
    'Chalu EMI hone par bhi doosra loan, doosra home loan bhi, ho sakta hai: lender saari EMI jod kar (FOIR) income ke hisse me dekhte hain, aam taur par {calc.share} ke andar. Income aur chalu EMI bataiye, ya hamari team hisab kar de.',
  'check.land':
    'Kheti ki zameen par lender home ya mortgage loan mushkil se dete hain jab tak wo convert na ho: Rajasthan me 90-A aur approved map ke saath. Converted zameen, patta ke saath, aam taur par chalti hai. Pehle hamari team kagaz dekh le.',
  'check.patta':
    'JDA, Nagar Nigam ya Housing Board ka patta zyadatar lender maante hain. Society patta ya gram panchayat patta kuch hi lender, kagazon ki poori chain ki kanooni jaanch ke baad. Copy bhejiye, hum batate hain kaun sa lender lega.',
  'check.inherited':
    'Virasat ya joint family ki property par loan ho sakta hai jab title saaf ho: waarison ke naam mutation (namantaran), vasiyat ya uttaradhikar ka kagaz, aur sabhi hissedaron ke sign; wo aksar co-applicant bante hain. Bina bantware ke sirf apne hisse par lender loan nahi dete: pehle registered bantwara ya haq-tyag. Vivad ho to lender rukte hain.',
  'check.lostdeed':
    'Asli registry kho jaye to lender ko sub-registrar se certified copy, police report aur akhbar me notice chahiye; kuch phir bhi mana karte hain. Kagaz doosre bank me hon to balance transfer se ya uski document list se kaam hota hai. Hamari team rasta batati hai.',
  'check.unapproved':
    'Lender approved map dekhte hain, naye flat me RERA number aur completion ke kagaz. Bina approval, avaidh manzil ya bahut purane makan par kam lender loan dete hain, aur kam rakam. Kagaz dikhaiye, hum imandari se batayenge ki apply karna theek hai ya nahi.',
  'check.woman':
    'Mahila akele ya joint apply kar sakti hain; kai lender mahila ke naam par rate me thodi chhoot dete hain, Rajasthan me stamp duty mahilaon ke liye kam hai, aur Stand-Up India ({subsidy.standup}; {subsidy.standup:status}) mahila udyamiyon ke liye tha, MUDRA unke liye khula hai. Antim dar lender tay karta hai.',
  'emi.jobloss':
    'Yeh sunkar afsos hua. Agli EMI se pehle lender ko likhit me bataiye: woh tenure badha sakta hai, kuch samay EMI kam kar sakta hai ya rok sakta hai (restructuring, moratorium); byaj us dauran chalta hai, aur EMI chhoote to score girta hai. Iske liye mehnga loan na lein. Hamari team aapke saath muft dekhegi: neeche number dijiye ya {site.phone} par call kijiye.',
  'emi.date':
    'EMI har mahine tay tareekh par NACH se khate se katti hai; pehli aksar paisa milne ke agle mahine. Tareekh ya khata lender likhit me kehne par badal sakta hai, kuch lender ek baar muft.',
  'rule.closing':
    'Aakhri EMI ke baad lender se no-dues certificate (NOC), property ke asli kagaz, CERSAI charge hatana aur credit report me “closed” likhwana lein; sahi entry mit-ti nahi, galat par dispute ho sakta hai. RBI ke niyam se kagaz {papers.days} me wapas milte hain, nahi to deri ke har din {papers.compensation} lender deta hai; usne kho diye hon to certified copy uske kharch par.',
  'rule.reset':
    'Floating rate repo jaise benchmark ke saath badalti hai, bank me kam se kam har {benchmark.reset} me ek baar (apna spread bank {benchmark.spread} me ek baar badal sakta hai). Reset par lender ko batana hota hai aur aap chun sakte hain: EMI badhe, tenure badhe ya kuch rakam pehle chukayen. Kami ka fayda na mila ho to reset ki tareekh aur spread likhit me puchiye, ya balance transfer dekhiye.',
  'rule.penal':
    '{penal.since} se deri par lender uchit penal charge le sakta hai, par byaj dar me penal interest nahi jod sakta, aur us charge par byaj nahi lag sakta (RBI ka niyam). Charge Key Facts Statement me likha hona chahiye.',
  'rule.kfs':
    'Key Facts Statement (KFS) ek chhota kagaz hai jo lender ko {kfs.since} se sign se pehle dena hi hota hai: amount, rate, EMI, har fee aur APR, yaani byaj aur saare charge milakar loan ka saalana kharch. Sochne ko kam se kam {kfs.valid} milte hain. Jo charge usme nahi, wo aapki marzi ke bina nahi liya ja sakta. Hum aapke saath padhte hain, aur hamara koi hidden charge nahi.',
  'rule.moratorium':
    'Moratorium yaani EMI ki chhutti lender de sakta hai, ya income ruk jaye to restructuring; kistein maaf nahi hotin, aage khisakti hain, aur byaj us dauran chalta rehta hai. EMI chhootne se pehle lender ko likhit me kahiye; bureau me bhi likha ja sakta hai. Hamari team kehne me madad karegi.',
  'rule.preemi':
    'Ban rahe ghar me bank paisa hisson me deta hai aur aap pre-EMI dete hain: sirf diye gaye hisse ka byaj. Poori EMI, byaj aur mool dono, aakhri hisse ke baad shuru hoti hai. Chahen to poori EMI turant shuru karein, kul kharch kam hota hai.',
  'rule.foir':
    'FOIR yaani fixed obligation to income ratio: nayi EMI ke saath saari EMI, mahine ki income ka kitna hissa hain. Lender ise seema me chahte hain, aam taur par {calc.share} ke andar; isi se tay hota hai kitna loan milega.',
  'rule.cersai':
    'CERSAI girvi property ka central register hai: lender aapki property par apna charge thodi fee lekar wahan likhta hai, aur loan band hone par hatana hota hai. Isse ek property do jagah girvi nahi rakhi ja sakti.',
  'check.disabled':
    'Divyang hona loan se mana karne ka karan nahi: income, score aur kagaz dekhe jaate hain, jaise sabke. Padhne ya sign karne me dikkat ho to lender gawah maang sakte hain.',
  'auction.buy':
    'Bank ki neelami wale makan par kuch lender loan dete hain: woh sale certificate, malikana kagaz, bakaya aur kabza dekhte hain. Jama rakam aapki apni jeb se jaati hai aur samay kam hota hai, isliye boli se pehle loan manzoor karwa lein. Kaun sa lender deta hai, hamari team batayegi.',
  'tenure.choice':
    'Kam saal me EMI zyada aur kul byaj bahut kam hota hai; zyada saal me mahina halka rehta hai, par byaj badhta hai. Sabse chhoti tenure lein jiski EMI tangi me bhi de sakein; income badhe to har saal kuch extra chukayein. EMI calculator me dono saath dekhein.',
  'reset.choice':
    'Rate ghatne par, ya beech me ek rakam chukane par, EMI wahi rakhkar saal ghatane se byaj zyada bachta hai; EMI ghatane se mahina halka hota hai, par kul byaj zyada lagta hai. EMI de sakte hon to tenure ghataiye; chunne ka haq aapka hai. EMI calculator me dono dekh sakte hain.',
  'prepay.which':
    'Mehnga loan pehle chukaiye: aam taur par credit card, phir personal loan, phir home loan, kyunki har rupaye par zyada byaj bachta hai. Pehle do baatein dekhein: samay se pehle chukane ka charge, jo individual ke floating home loan par ab nahi lagta, aur home loan ki tax chhoot. Kuch paisa emergency ke liye rakhein.',
  'scheme.pmvishwakarma':
    'PM Vishwakarma kendra sarkar ki yojana hai, karigaron ke liye, apne alag niyam ke saath. Uske jaanche hue aankde mere paas nahi hain, isliye main koi nahi batata: hamari team {site.phone} par pata karke batayegi. Rajasthan me iske alawa VYUPY hai, {vyupy.amount} tak ke loan, aur har jagah chhote business ke liye MUDRA, {subsidy.mudra} tak bina guarantee.',
  'pmay.ownhouse':
    'Nahi, jaisa aap bata rahe hain: PMAY-U 2.0 sirf un parivaron ke liye hai jinka Bharat me kahin apna pakka ghar na ho, gaon me bhi nahi; pati, patni aur avivahit bachche parivar maane jaate hain. Aam home loan me yeh shart nahi, aur aapka case hamari team {site.phone} par dekhti hai.',
  'score.bureaus':
    'Bharat me {bureaus.count} credit bureau hain (CIBIL, Experian, Equifax, CRIF). Lender unhe kam se kam har {bureaus.update} me jankari bhejte hain, aur har bureau aapko saal me {bureaus.free} poori report muft deta hai.',
  'rule.digital':
    'RBI ke Digital Lending niyam {digital.since} se lagu hain. Unke hisab se loan dilane wale ko paisa lender deta hai, wo loan lene wale se fees nahi le sakta.',
  'privacy.law':
    'Bharat ke digital niji data kanoon ke mukhya niyam {dpdp.duties} se shuru hote hain. Hum abhi se: jawab di gayi enquiry {firm.retention} tak rakhte hain, aur aapke data ki request ka jawab {firm.rights} me dete hain.',
  'calls.others':
    'Wo call hamare nahi hain: hum usi ko call karte hain jisne kaha ho. Apne mobile operator se number “do not disturb” (DND) list me dalwaiye, aise number block aur report kijiye, aur kisi loan app ko apne contacts na dekhne dijiye. Bakaya loan ki vasooli walon ke liye niyam hain: wo mujhse poochhiye.',
  'pmegp.existing':
    'PMEGP nayi unit ke liye hai: pehle se chal rahe kaam ko yeh pehli baar nahi milta. Jo unit PMEGP ya MUDRA se bani aur pehla loan chuka chuki hai, wahi badhane (upgrade) ke liye doosra loan maang sakti hai: manufacturing me {pmegp.second.manufacturing} tak, service me {pmegp.second.service} tak, {pmegp.second.share} subsidy ke saath. Chalu kaam ke liye MUDRA ya business loan dekhein. PMEGP ka status: {pmegp.age:status}.',
  'employment.contract':
    'Contract ya temporary naukri wale bhi apply kar sakte hain: bank poochte hain ki aap wahan kab se hain, contract kab tak hai aur pehle renew hua ya nahi; purana record, pakki naukri wala co-applicant ya kam rakam madad karti hai. Har bank nahi deta; kaun deta hai, hamari team jaanti hai.',
  'coapplicant.noincome':
    'Jis co-applicant ki income nahi, woh loan ke liye zaroori nahi aur usse seema nahi badhti: sirf income judti hai. Phir bhi unhe co-owner aur co-applicant banaya ja sakta hai; co-owner se lender aksar yeh maangte hain. Ghar mahila ke naam ho to stamp duty kam lagti hai.',
  'income.itr':
    'Haan, isse ho sakta hai: salary slip na ho to lender ITR aur woh bank statement dekhte hain jisme income aati ho. Employer ka letter madad karta hai.',
  'nri.spouse':
    'Income pati ki hai, isliye woh co-applicant bante hain; makan aapke naam ya dono ke naam ho sakta hai. Woh passport aur visa, wahan ka contract aur salary slip, NRE/NRO statement bhejte hain aur yahan kisi rishtedar ko power of attorney dete hain. Aapki apni income ho to woh bhi judti hai.',
  'rate.unreal':
    'Hamare pages ka koi lender itni kam dar nahi deta: home loan {home.rate} saalana hai, personal loan {personal.rate}. Itna kam offer, khaaskar phone par, zyadatar chaara hota hai ya usme fees chhipi hoti hai: Key Facts Statement maangiye, pehle koi paisa na dijiye, OTP kisi ko na bataiye.',
  'harassed.group':
    'Mujhe afsos hai ki aapke saath aisa ho raha hai; aisa karne ka kisi ko haq nahi. Samuh (group) loan me vasooli ke samay ke apne niyam hain, par koi dhamka ya beizzat nahi kar sakta, aapki marzi ke bina ghar me baith nahi sakta aur saaman nahi utha sakta. Abhi khatra ho to {help.emergency}. Samay aur naam likhiye, company ko likhit shikayat kijiye, phir RBI Ombudsman: {ombudsman.number}. Mann bhaari ho to Tele-MANAS din-raat muft sunta hai: {help.mind}. Hamari team loan muft dekhegi: neeche number dijiye.',
  'coapplicant.alone':
    'Haan, aap akele apply kar sakte hain: tab aapki apni income, score aur umar gini jaati hai, aur jo sign na kare uske score ka asar nahi padta. Makan ke co-owner se lender aksar sign maangte hain.',
  'employment.gig':
    'App ka kaam self-employed ginta hai: lender dekhte hain ki khate me har mahine kitna aata hai, aur ITR; isliye bank statement aur bhari hui ITR aapka saboot hain. App ka earning statement bhi kaam aata hai.',
  'rate.purpose':
    'Home loan kaam ke hisab se, saalana: ghar kharidna {home.rate.purchase} se, banwana {home.rate.construction} se, ek aur manzil ya kamra {home.rate.extension} se, plot {home.rate.plot} se. Antim dar lender tay karta hai.',
  'death.supposed':
    'Loan lene wale ke saath loan khatam nahi hota: co-applicant ya guarantor zimmedar rehta hai aur EMI bharta hai; jis waris ne sign nahi kiya, woh sirf virasat me mile se deta hai. Loan ka insurance ho to insurance company lender ko deti hai. Insurance lena aapki marzi hai: life cover zaroori nahi, aur company aap chunte hain.',
  'privacy.kept':
    'Jawab di hui enquiry {firm.retention} rakhi jaati hai, phir mita di jaati hai. Aap use pehle bhi uske status page par wapas le sakte ya mitwa sakte hain, ya {site.support} par likhiye; data ke baare me jawab {firm.rights} ke andar milta hai.',
  'privacy.numbers':
    'Nahi: Aadhaar, PAN, khate ya card ka number yahan na likhein, aur OTP ya password kisi ko na dein. Chat me inki zaroorat nahi; kagaz advisor aapke saath apply karte samay dekhte hain.',
  'score.updated':
    'Lender credit bureau ko kam se kam har {bureaus.update} me report karte hain, isliye band hua loan kuch hafton me “closed” dikhta hai. No-dues letter rakhiye. Phir bhi khula dikhe to bureau ki site par dispute daliye: {bureaus.dispute} me theek hona chahiye.',
  'rule.death':
    'Aapke dukh me hum saath hain. Loan apne aap khatam nahi hota: death certificate ke saath lender ko bataiye aur puchiye ki loan ka insurance tha ya nahi; ho to insurance company deti hai. Nahi to co-applicant ya guarantor zimmedar rehte hain, par jis patni, pati ya bachche ne kahin sign nahi kiya, woh sirf virasat me mile se deta hai, apni jeb se nahi; girvi ghar EMI dekar rakha ja sakta hai. Koi aapko dhamka nahi sakta. Lender ko likhne me hamari team madad karegi: neeche number dijiye ya {site.phone}.',
  'rule.insurance':
    'Loan ke saath insurance kanoonan zaroori nahi: lender life ya property cover suggest kar sakta hai aur property ka fire cover maang sakta hai, par insurance aap khud lete hain, company aap chunte hain, aur life cover mana kar sakte hain. Jo premium Key Facts Statement me nahi, woh aapki sahmati ke bina nahi liya ja sakta: lender ko likhiye, {ombudsman.days} me baat na bane to RBI Ombudsman {ombudsman.number}; loan jaldi band ho to company se uska kuch hissa wapas maangiye.',
  'rule.stampduty':
    'Rajasthan me stamp duty: purush {stamp.men}, purush aur mahila dono ke naam bhi utni, akeli mahila {stamp.women}, keemat ya DLC me jo zyada ho us par; saath me {stamp.registration} registration aur duty par surcharge. Home loan me ye aam taur par nahi aata, apna paisa rakhiye. Registry me do gawah pehchan patra ke saath sign karte hain.',
  'rule.guarantor':
    'Guarantor bhi loan ke kagaz par sign karta hai aur us par, co-applicant ki tarah, poora loan rehta hai: kist ruke to lender usse poori rakam maang sakta hai, aur loan uski credit report me bhi dikhta hai: jo na chuke usse uska score girta hai aur, niptne tak, apna loan mushkil hota hai. Bahar woh tabhi ho sakta hai jab lender likh kar maane, aksar koi doosra guarantor aaye tab. Notice aaye to likhit jawab dijiye, account ka hisab aur kist ki yojana maangiye, vakil se miliye; jo chukayen woh loan lene wale se wapas maang sakte hain. Co-applicant ka fark yeh hai ki uski income judti hai aur woh pehli EMI se dendar hai.',
  'rule.seizure':
    'Malik aap hi rehte hain, par mahino tak EMI na jaye to lender kanoon (SARFAESI) se girvi ghar lekar bech (neelam) sakta hai. Raaton-raat nahi: pehle likhit notice aur chukane ka samay, phir neelami ki soochna; jo bache woh aapka. Notice ka jawab likhit dijiye, kist ka plan maangiye, vakil se miliye: aapatti DRT me suni jati hai.',
  'ask.propertypapers':
    'Property ke kagaz: registry (title deed) ki poori chain, patta ya 90-A, pass naksha, property tax ki raseed aur encumbrance jaanch; nirman me kharche ka estimate bhi. Builder se: RERA number, agreement, raseedein, NOC. Bechne wale se: uski registry aur us par loan ho to uska statement. Aage paisa dene se pehle hum aapke saath padhte hain.',
  'check.title':
    'Sirf power of attorney, notary ya stamp paper ke ikrarname se koi malik nahi banta: lender ko registered sale deed, patta ya lease deed chahiye. Pehle aakhri registered malik se registry karwaiye. Registered gift deed maani jati hai, nayi ho to kuch lender zyada jaanchte hain. Pehle kagaz hamari team ko dikhaiye.',
  'check.names':
    'Kagazon me naam, spelling, janm tithi ya pata alag hona aam baat hai aur theek ho jata hai. Pehle PAN aur Aadhaar ek jaise karwaiye; baaki me aksar affidavit (shapath patra) chalta hai ki dono naam ek hi vyakti ke hain, aur registry ya patte me sudhar wahin hota hai jahan se bana. Apply karne se pehle karwaiye; kya chalega, hamari team batayegi.',
  'check.rent':
    'Kiraya kai lender income maante hain, aksar uska kuch hissa, jab rent agreement ho, kiraya bank khate me aaye aur ITR me dikhe. Bina kagaz ka cash kiraya mushkil se gina jata hai. Apna makan ya dukan mortgage loan ki security bhi ban sakta hai. Kitna kiraya ginna hai, lender tay karta hai.',
  'rule.lowerrate':
    'Ji, pehle apne hi bank se kahiye: kist samay par gayi hon to kam spread ya aaj ki rate par badalne (conversion) ke liye likhit me request dijiye. Kuch bank iski fee lete hain, likhwa lijiye. Doosre lender ka likhit offer madad karta hai; baat na bane to balance transfer. Dono ki tulna hum muft karte hain.',
  'ask.schooling':
    'Loan ke liye koi class pass hona zaroori nahi: income, score aur kagaz dekhe jate hain, angootha bhi chalta hai. PMEGP me class {pmegp.class} pass tabhi chahiye jab project manufacturing me {pmegp.class.manufacturing} ya service me {pmegp.class.service} se upar ho; chhote me nahi ({pmegp.class:status}). MUDRA me padhai ki shart nahi.',
  'sum.stampduty.woman':
    '{price} par mahila ke naam: stamp duty {stamp.women}, {women}, aur registration {stamp.registration}, {registration}; kul {ofWomen}, purush ke naam se {less} kam.',
  'sum.stampduty.joint':
    '{price} par purush aur mahila dono ke naam: stamp duty {stamp.men}, {men}, aur registration {stamp.registration}, {registration}; kul {ofMen}. Akeli mahila ke naam duty {stamp.women}, {women}.',
  'sum.stampduty.both':
    '{price} par: purush ke naam stamp duty {stamp.men}, {men}, aur registration {stamp.registration}, {registration}, kul {ofMen}; mahila ke naam {stamp.women}, {women}, kul {ofWomen}, yaani {less} kam.',
  'sum.stampduty.more':
    'Duty par surcharge upar se lagta hai, sub-registrar batata hai. DLC keemat se zyada ho to us par lagti hai. Home loan me ye aam taur par nahi aata.',
  'property.living':
    'Girvi rakha ghar aapka hi rehta hai: aap usi me rehte rahenge, khali nahi karna padta, aur loan agreement me mana na ho to kiraye par bhi de sakte hain. Lender sirf kagaz loan chukne tak rakhta hai; mahino EMI na aaye tabhi, notice dekar, bech sakta hai.',
  'rule.selling':
    'Ji, loan chalte hue bhi ghar aapka hai, bech sakte hain ya kiraye par de sakte hain. Bechne me kharidar ka paisa ya bank pehle aapka loan chukata hai; phir lender NOC aur kagaz lautata hai aur registry hoti hai. Kiraye par dene se pehle loan agreement dekhiye. Aisa makan kharidein to pehle bechne wale ka loan statement lijiye.',
  'process.payout':
    'Home loan ka paisa bechne wale ya builder ko jata hai, registry par ya nirman ke saath, aapko nahi; khud makan banwayen to hisson me aapke khate me aata hai. Balance transfer me purane lender ko. Personal, business ya mortgage loan aapke apne bank khate me aata hai, cash kabhi nahi.',
  'rule.builder':
    'Builder der kare tab bhi EMI ya pre-EMI chalti hai, kyunki loan aapka hai, uska nahi. Kist mat rokiye, score girta hai. Builder ko likhiye, phir Rajasthan RERA me shikayat kijiye: woh deri ka byaj ya paisa wapas dila sakta hai. Lender se kahiye ki kaam badhne tak aage ka paisa roke.',
  'fees.refund':
    'Loan mana ho ya aap wapas lein to processing aur login fee aksar poori ya kuch nahi lautti: dene se pehle likhit me puchiye ki kya wapas milega. Fee sirf lender ke khate me dein, raseed lein. Builder ya bechne wale ka token tabhi lautta hai jab agreement me likha ho. Hamari salah muft hai.',
  'rule.cheque':
    'Cheque bounce par charge lagta hai aur court case ban sakta hai, par pehle likhit notice aata hai, chukane ke samay ke saath; usi me chuka dein to baat khatam. Jawab dijiye aur vakil se miliye. EMI ki tareekh se pehle paisa rakhiye. Security cheque par lender ka naam likhiye, khaali (blank) na dein, loan band hone par wapas lijiye.',
  'check.nopan':
    'PAN har loan me chahiye aur Aadhaar se juda hona chahiye; e-PAN income tax ki site par jaldi aur muft banta hai. Bank me pehle se khata hona zaroori nahi: EMI kisi bhi bank se NACH se kat sakti hai, haan salary account wahin ho to madad milti hai. Dukan ki bikri bank khate me dikhni chahiye, current ho ya saving.',
  'scheme.paid':
    'Subsidy haath me nahi milti. PMEGP me woh aapke bank me {pmegp.lockin} lock rehti hai, phir loan se ghatti hai; unit pehle band ho to laut jati hai. PMAY-U 2.0 me loan khate me {pmay.instalments} saalana kiston me aati hai, jab tak loan chale. Ise nikalwane ke liye kisi ko paisa mat dijiye; faisla scheme authority ka hota hai.',
  'transfer.merge':
    'Kai loan aur card ka bakaya ek ho sakta hai: personal loan, top-up ya property par loan se sab chukakar ek EMI rehti hai. Fayda tab hai jab nayi rate kam ho aur purane khate sach me band hon; lambi tenure me kul kharch badh sakta hai. Bakaye ki list bhejiye, hamari team muft hisab karti hai.',
  'compare.wait':
    'Byaj ya keemat aage kahan jayegi, main andaza nahi lagata. Floating rate me rukna zaroori nahi: rate ghate to reset par aapki bhi ghatti hai. Jaldi chukane se loan ki rate jitni pakki bachat hoti hai: use tax ke baad FD ki kamai se milaiye, aur kuch mahino ka kharch bachakar rakhiye. Kiraye se ghar tab accha jab barson rehna ho aur EMI aaram se jaye.',
  'check.family':
    'Pita, bhai ya doosre rishtedar se makan home loan par kharida ja sakta hai, par lender dhyan se dekhte hain: asli keemat, registered sale deed, paisa bank se, saaf title. Pati ya patni se kharidne par shayad hi koi deta hai. Hissedar ka hissa bhi isi tarah kharida jata hai. Gift me loan ki zaroorat nahi. Sign se pehle hamari team se puchiye.',
  'process.certificate':
    'Interest certificate, loan statement aur kiston ka schedule aapke lender se milta hai: app ya net banking me, e-mail par ya PAN ke saath branch me. Loan number sanction letter, EMI ke message aur credit report me hota hai. Main khate nahi dekh sakta; kisse kahein, hamari team batayegi: {site.phone}.',
  'rule.middlemen':
    'File pass karwane ke liye kisi ko paisa mat dijiye, na agent ko na bank wale ko: fee sirf lender ke khate me, raseed ke saath. Aisi maang ki shikayat bank ke nodal officer se kijiye. Loan app wahi lein jo RBI ke kisi bank ya NBFC ka naam bataye, Key Facts Statement de aur photo ya contact na maange; thagi ho to {help.fraud}. Hamari salah muft hai.',
  'ask.concession':
    'Kuch lender mahilaon, sarkari karmchariyon, faujiyon, acche score ya salary account walon ko thodi kam rate dete hain; kanoon me nahi hai, hum aapke liye puchte hain. Mahila, SC, ST, divyang aur ex-servicemen ko kuch yojanaon me zyada milta hai: PMEGP me zyada subsidy, VYUPY me bade loan par zyada byaj subsidy. Antim dar lender tay karta hai.',
  'rule.recovery':
    'Recovery agent sirf subah {recovery.from} se shaam {recovery.to} baje ke beech call kar sakta hai; dhamki, gaali ya beizzati nahi kar sakta, zimmedari lender ki hai. Lender ke grievance officer ko likhit shikayat kijiye; {ombudsman.days} me baat na bane to RBI Ombudsman, muft: {ombudsman.number}.',
  'ask.which':
    'Yeh is par hai ki paisa kis kaam ka hai. Ghar kharidna ya banana: home loan ({home.rate}). Badi rakam, aur apni property hai: us par mortgage loan ({mortgage.rate}), sasta aur lamba, par property daav par hoti hai. Shaadi, ilaj, yatra ya marammat, jaldi aur bina security: personal loan ({personal.rate}), mehnga. Chalti dukaan ya firm: business loan ({business.rate}). Chhota ya naya kaam: MUDRA {mudra.tarun} tak bina security, ya PMEGP subsidy ke saath. Kaam, rakam aur income bataiye.',
  'check.domicile':
    'Rajasthan ka hona zaroori nahi: loan ke liye lender abhi ke pate ka saboot maangte hain, jaise rent agreement aur bill ya sudhara hua Aadhaar, aur pakki income; kiraye ka ghar rukawat nahi. Property wahan ho jahan lender kaam karta hai, aur hum poore Bharat me seva dete hain. PMEGP aur MUDRA har rajya me hain; VYUPY sirf Rajasthan ke mool niwasi ke liye hai, wahan mool niwas (domicile) praman patra se tay hota hai.',
  'check.ownhouse':
    'PMAY-U 2.0 sirf un parivaron ke liye hai jinka Bharat me kahin apna pakka ghar nahi: pati, patni aur avivahit bachche parivar maane jaate hain, to maa-baap ka ghar aapka nahi ginta, par pati ya patni ka ginta hai. Jise pehle housing subsidy mil chuki ho use dobara nahi milti. Aam home loan me yeh shart nahi: doosra home loan ho sakta hai agar income dono EMI utha le, aam taur par {calc.share} ke andar.',
  'check.registration':
    'GST ya Udyam ke bina bhi business loan ho sakta hai: GST ek turnover ke upar hi lagta hai, aur lender tab bank statement, UPI ki bikri aur ITR dekhte hain. Pehle Udyam registration banaiye: muft, online, Aadhaar aur PAN se, kisi agent ki zaroorat nahi. Dukaan ka licence aur bank me aati bikri bhi kaam aati hai. Chhoti dukaan ke liye MUDRA ({mudra.tarun} tak, bina security) sahi hai; business loan me {business.vintage} purana kaam chahiye.',
  'check.fewitr':
    'Lender aam taur par {docs.returns} ki ITR maangte hain. Ek hi ITR ho ya der se bhari ho to mushkil hota hai aur kam lender bachte hain: woh bank statement, GST return aur turnover dekhte hain, ya co-applicant maangte hain. ITR me jo income dikhti hai wahi ginti hai, kam dikhe to loan bhi kam. MUDRA ({mudra.tarun} tak) ya property par loan aasan raaste hain. Agli ITR samay par bhariye.',
  'rule.ombudsman':
    'RBI Ombudsman (lokpal) bank aur NBFC ki shikayat muft sunta hai, bina vakil. Pehle lender ko likhit shikayat kijiye; woh mana kare ya {ombudsman.days} me jawab na de, to RBI ke shikayat portal (CMS) par likhiye ya {ombudsman.number} par call kijiye. Woh nuksan ka {ombudsman.loss} tak aur mansik pareshani ka {ombudsman.distress} tak harjana dila sakta hai. Har chitthi ki copy rakhiye.',
  'talk.harassed':
    'Mujhe afsos hai ki aapke saath aisa ho raha hai; aisa karne ka kisi ko haq nahi. Recovery agent sirf subah {recovery.from} se shaam {recovery.to} baje ke beech call kar sakta hai, aur dhamki, gaali ya beizzati nahi kar sakta, na aapki, na parivar ya office me; zimmedari lender ki hai. Samay aur naam likhiye, message rakhiye, lender ko likhit shikayat kijiye, phir RBI Ombudsman: {ombudsman.number}. Khatra ho to {help.emergency}, nakli app ho to {help.fraud}; mann bhaari ho to Tele-MANAS din-raat muft sunta hai: {help.mind}. Hamari team loan muft dekhegi: neeche number dijiye.',
  'ask.word': 'Zaroor: kaun sa shabd samjhaun? Jaise kagaz par likha hai waise likhiye.',
  'rule.fraud':
    'OTP kisi ko na batayein, bin bulaye anjaan ke kehne par angutha na lagayein: loan pass karne ke liye koi lender yeh nahi maangta. Paisa chala gaya ho, ya kisi nakli site ya caller ke paas aapka Aadhaar, kagaz ya OTP chala gaya ho to: turant cyber fraud helpline {help.fraud} par call kijiye, bank se khata ya card block karwaiye aur Aadhaar biometric lock kijiye. Phir credit report dekhiye: {bureaus.count} bureau saal me {bureaus.free} report muft dete hain, usme aapke naam ka har loan dikhta hai. Jo aapka nahi, uska dispute daliye: {bureaus.dispute} me theek hota hai. Imandar log OTP ya pehle paise nahi maangte; hum kabhi nahi maangte.',
  'score.check':
    'Apna score aap muft dekh sakte hain: {bureaus.count} credit bureau (CIBIL, Experian, Equifax, CRIF) apni site par saal me {bureaus.free} poori report muft dete hain. Score {bureaus.score} ke beech hota hai. Apni report dekhne se score kam nahi hota.',
  'score.error':
    'Report me galti ho ya loan aapka na ho: bureau ki site par dispute daliye aur saboot ke saath lender ko likhiye. {bureaus.dispute} me theek hona chahiye, nahi to har din {bureaus.compensation} aapko milte hain. Tab tak lender ko dispute aur no-dues letter dikhaiye.',
  'fees.ours':
    'Hamari salah aapke liye muft (free) hai: consultation ka kuch nahi lagta aur koi hidden charge nahi. Loan hone par humein lender se milta hai. Loan ke apne charge lender ke hote hain, aur pehle likhit me dikhaye jate hain.',
  'process.visitbank':
    'Haan, yeh aam baat hai: lender ghar aur office ki jaanch visit ya call se karta hai, kagaz dekhta hai, aur property ke liye vakil aur valuer bhejta hai. Branch baar-baar jana nahi padta; sign loan sanction hone par hota hai.',
  'process.online':
    'Haan, aap kahin se bhi online shuru kar sakte hain: form, kagaz aur salah phone ya WhatsApp par, aane ki zaroorat nahi. Sirf lender ke sign aur property ke asli kagaz ke liye khud aana hota hai. Aana chahen to office Jaipur me hai.',
  'lead.number':
    'Dhanyavaad. Neeche apna number, naam aur e-mail bhar dijiye; hamari team {firm.response} me aapko call karegi.',
  'lead.visit':
    'Zaroor. Neeche naam, e-mail aur phone number dijiye; hamari team {firm.response} me aapse milne ka samay tay karegi. Hamara Jaipur office khula hai: {hours}.',
  'lead.goahead':
    'Bahut accha, aage badhte hain. Neeche naam, e-mail aur phone number dijiye; hamari team {firm.response} me sampark karke agla kadam karegi.',
  'lead.plea':
    'Main samajhta hoon, aur hum aapka case zaroor dekhenge. Neeche naam, e-mail aur phone number dijiye; hamari team ke advisor {firm.response} me sampark karenge aur imandari se batayenge kaun sa loan ho sakta hai.',
  'lead.nocall':
    'Maaf kijiye ki aapko call nahi aaya; aisa nahi hona chahiye. Aapki enquiry kahan tak pahunchi, yeh status page par dikhta hai; uska link confirmation ke saath aaya tha. Neeche naam, e-mail aur phone number dijiye, hamari team {firm.response} me call karegi, ya abhi {site.phone} par call kijiye; phir bhi baat na bane to {site.grievance} par likhiye.',
  'talk.distress':
    'Mujhe afsos hai ki aap par yeh beet rahi hai; aap akele nahi hain. Mann bhaari ho to Tele-MANAS din-raat muft sunta hai: {help.mind}; khatra ho to {help.emergency}, nakli app ya online thagi ho to {help.fraud}. Koi lender ya agent dhamka nahi sakta: RBI Ombudsman ko shikayat {ombudsman.number} par. Hamari team aapke loan muft aur gopniya dekhegi: neeche number dijiye.',
  'talk.anger':
    'Maaf kijiye, main theek se madad nahi kar paya. Do shabdon me bataiye kaun sa loan hai aur kya chahiye, ya hamari team se baat kijiye: {site.phone}.',
  'talk.sorry': 'Maaf kijiye, main galat samjha.',
  'talk.wrong': 'Maaf kijiye, main galat samjha. Ek baar phir chhote me bataiye: kaun sa loan, aur uske baare me kya?',
  'talk.simpler':
    'Zaroor, aasan shabdon me. Main Hindi ya English me bhi bata sakta hoon. Kya samjhaun: byaj, EMI, kagaz ya loan kise milta hai?',
  'talk.followup': 'Aap kaun se loan ki baat kar rahe hain, aur uska kya: byaj, limit, kagaz ya EMI?',
  'oos.money':
    'Yeh mujhe nahi pata: main sirf loan me madad kar sakta hoon, insurance, FD, share, card ya tax filing me nahi. Loan ke baare me kya jaanna hai?',
  'guard.fraud':
    'Isme hum madad nahi karte: nakli slip, jhoothi ITR ya loan chhupana dhokha hai, pakde jane par lender mana karta hai aur report karta hai. Sachche kagaz ke saath hum aisa lender dhoondhte hain jo aapki asli kamai par loan de.',
  choose: 'Mujhe poora samajh nahi aaya. Kya aap inme se kuch puch rahe hain?',
  orElse: 'Ya aapka matlab tha:',
} as const;

// EMI, the steps of a loan, and the firm itself.
export const topics = {
  'e.emi':
    'emi|emis|e m i|instalment|installment|instalments|installments|monthly payment|monthly payments|monthly repayment|monthly instalment|monthly installment|equated monthly|pay per month|pay each month|pay every month|pay monthly|per month payment|kist|kisht|kishth|kishte|kisten|kistein|qist|kisat|mahine ki kist|masik kist|kitna bharna|kitna dena hoga|' +
    'ईएमआई|इएमआई|ई एम आई|किस्त|किश्त|किस्तें|मासिक किस्त|मासिक किश्त|मासिक भुगतान|इंस्टॉलमेंट|कितना देना होगा|कितना भरना',
  'e.calculate':
    'calculate|calculation|calculated|compute|computed|work out|worked out|figure out|hisab|hisaab|ganana|gadna|nikalo|nikale|nikalte|nikalna|calculate karo|गणना|हिसाब|निकालो|निकालिए|निकालें|निकाली|निकालते|कैलकुलेट',
  'e.formula': 'formula|formulas|formulae|equation|sutra|फॉर्मूला|फार्मूला|सूत्र',
  'e.calculator': 'calculator|emi calculator|loan calculator|calculater|emi calculater|कैलकुलेटर|ईएमआई कैलकुलेटर|केलकुलेटर',
  'e.total-interest':
    'total interest|total amount|total payment|total cost|total repayment|kul byaj|kul rakam|कुल ब्याज|कुल राशि|कुल भुगतान',
  'e.meaning':
    'meaning|mean|means|definition|define|stand for|stands for|full form|matlab|arth|kya hota|kya hoti|kise kehte|मतलब|अर्थ|क्या होता|क्या होती|किसे कहते|फुल फॉर्म|पूरा नाम|what is an|what is a',
  'e.afford':
    'how much loan can i get|how much can i afford|how much loan will i get|loan on salary|salary par kitna loan|kitni salary par kitna|मेरी सैलरी पर कितना लोन|सैलरी पर कितना लोन',
  'e.principal': 'principal|principal amount|mool dhan|mooldhan|मूलधन|reducing balance|amortisation|amortization',
  'e.late':
    'late emi|late fee|late fees|late payment fee|penalty for late|miss my emi|missed my emi|missed an emi|miss a payment|missed a payment|miss one emi|skip emi|skip an emi|emi na bhare|emi nahi bhari|emi nahi bhar|kist nahi bhari|kist nahi bhar|kist na bhare|kist late|किस्त नहीं भरी|किस्त नहीं भर|किस्त न भरे|ईएमआई नहीं भरी|ईएमआई नहीं भर|late payment|miss an emi|missed emi|miss emi|bounce|bounced|emi bounce|default|overdue|delay in emi|emi miss|emi late|किस्त चूक|देरी से',
  'k.after':
    'filled in the form|filled the form|filled out the form|filled up the form|sent the form|submitted the form|sent my form|submitted my form|what now|what follows|what comes next|whats next|hit submit|press submit|click submit|after i send|after i fill|after i have sent|after i have applied|once i send|once i fill|once sent|once submitted|once it is sent|once it is submitted|is next|ab kya|iske aage|uske aage|अब क्या|get a call|receive a call|call aayega|call aayegi|call ayega|call ayegi|call aata|phone aayega|phone ayega|कॉल आएगा|कॉल आएगी|फोन आएगा|कॉल आता|after applying|after i apply|after i submit|after submitting|after submission|after application|after filling|once i apply|once i submit|once my form|once the form|once i have applied|when i submit|form is sent|form is submitted|next step|next steps|what next|what happens next|what happens after|what happens once|happens after|after that|after sending|apply karne ke baad|apply ke baad|form bharne ke baad|form bhejne ke baad|form submit karne ke baad|form ke baad|avedan ke baad|aavedan ke baad|submit karne ke baad|uske baad|iske baad|aage kya|ke baad kya|baad kya|phir kya|fir kya|' +
    'आवेदन के बाद|आवेदन करने के बाद|फॉर्म भरने के बाद|फॉर्म जमा करने के बाद|फॉर्म भेजने के बाद|जमा करने के बाद|अप्लाई करने के बाद|अप्लाई के बाद|उसके बाद|इसके बाद|आगे क्या|के बाद क्या|बाद क्या|फिर क्या|अगला कदम|अगले कदम|अगला चरण',
  'k.form': 'form|forms|फॉर्म|फार्म',
  'k.letter':
    'sanction letter|sanction letters|loan agreement|key facts statement|key fact statement|kfs|sanction patra|सैंक्शन लेटर|स्वीकृति पत्र',
  'k.cancel':
    'cancel my application|cancel my enquiry|cancel my request|cancel my loan application|cancel my loan request|cancel my form|cancel the application|withdraw my application|withdraw my enquiry|withdraw my request|withdraw my consent|delete my data|delete my details|delete my number|delete my information|erase my data|erase my details|remove my data|remove my details|remove my number|application cancel|avedan radd|avedan cancel|form cancel|enquiry cancel|mera data hatao|mera data delete|mera number hatao|mera number delete|आवेदन रद्द|आवेदन कैंसिल|आवेदन वापस|मेरा डेटा हटा|मेरी जानकारी हटा|मेरा नंबर हटा',
  'k.online': 'online|website|on your site|app|mobile app|internet|ghar baithe|ऑनलाइन|वेबसाइट|ऐप|एप|घर बैठे',
  'k.status':
    'status|application status|loan status|track|track my|tracking|where is my application|where is my loan|where is my file|mera loan kahan|kahan tak pahunch|kahan tak pahuncha|kaha tak pahucha|स्टेटस|स्थिति|आवेदन की स्थिति|लोन की स्थिति|ट्रैक|कहां तक पहुंचा|कहां तक पहुंची',
  'f.hours':
    'start work|begin work|start working|finish work|finish working|stop work|shut shop|in the morning|lunch hour|hours|open|opens|opening|opened|closing|closing time|closes|shut|timing|timings|office hours|business hours|working hours|office time|time table|timetable|time slot|office ka time|kab se kab tak|kab khulta|office timing|opening hours|opening time|close|samay|khula|khule|khulta|khulte|khulne|band hota|band hote|band hone|band|kitne baje|baje|' +
    'खुला|खुले|खुलता|खुलते|खुलने|बंद|समय|कार्य समय|टाइमिंग|कितने बजे|बजे|कार्यालय समय|ऑफिस टाइम',
  'f.weekday':
    'weekday|weekdays|monday|tuesday|wednesday|thursday|friday|mon|tue|wed|thu|fri|working days|working day|somvar|somwar|mangalvar|mangalwar|budhvar|budhwar|guruvar|guruwar|shukravar|shukrawar|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|कार्यदिवस|वीकडे',
  'f.saturday': 'saturday|saturdays|sat|shanivar|shaniwar|shanivaar|शनिवार',
  'f.sunday': 'sunday|sundays|sun|ravivar|raviwar|itwar|itvar|ravivaar|रविवार|इतवार|संडे',
  'f.weekend': 'weekend|weekends|week end|वीकेंड|chhutti|holiday|holidays|छुट्टी',
  'f.office':
    'office|branch|branches|head office|headquarters|office visit|daftar|daphtar|karyalay|karyalaya|kaaryalay|shakha|दफ्तर|कार्यालय|ऑफिस|ऑफ़िस|शाखा|शाखाएं|ब्रांच|मुख्यालय',
  'f.address':
    'come to see you|come and see you|come see you|see you in person|meet you in person|in person|drop by|walk in|address|location|located|situated|where are you|where is your office|find you|visit you|visit|directions|direction|map|city|town|state|landmark|pincode|pin code|pata|patta|pta|sheher|shehar|shahar|shahr|kis sheher|jagah|kahan ho|kaha ho|kahan hai|kahan he|kahan par|address kya|पता|स्थान|लोकेशन|शहर|जगह|कहाँ है|कहां है|कहाँ हैं|कहां हैं|कहाँ स्थित|स्थित|एड्रेस|नगर',
  'f.jaipur': 'jaipur|rajasthan|जयपुर|राजस्थान',
  'f.phone':
    'landline|landline number|landline no|telephone no|ph no|ph number|customer care number|customer care no|support number|office number|helpdesk|office ka number|customer care ka number|ग्राहक सेवा नंबर|ऑफिस का नंबर|लैंडलाइन|कस्टमर केयर नंबर|phone number|phone no|contact number|contact no|mobile number|mobile no|telephone number|number|helpline|helpline number|toll free|phone numbers|hotline|contact details|contact info|contact information|contact detail|number do|number dijiye|number kya|number batao|phone number kya|sampark number|sampark karne|sampark kaise|फोन नंबर|मोबाइल नंबर|संपर्क नंबर|नंबर|हेल्पलाइन|संपर्क सूत्र|दूरभाष|संपर्क विवरण|कॉन्टैक्ट नंबर',
  'f.whatsapp': 'whatsapp|whats app|watsapp|whatsap|wa number|व्हाट्सएप|व्हाट्सऐप|वॉट्सएप|व्हाट्सअप',
  'f.email': 'email|e mail|mail|email id|mail id|email address|mail address|emails|ईमेल|मेल|ई मेल|ईमेल आईडी|मेल आईडी',
  'f.founded':
    'kab se ho|kab se hain|company set up|firm set up|company begin|company start|firm begin|firm start|company formed|company launched|pinkstone begin|pinkstone start|pinkstone started|been around|been operating|how long has pinkstone|how long has your company|how long has your firm|how long has the company|how long has the firm|come into being|began|launched|aapki company kitni purani|aapki company kitne saal|aapki firm kitni purani|aapki sanstha kitni purani|आपकी कंपनी कितनी पुरानी|आपकी कंपनी कितने साल|आपकी फर्म कितनी पुरानी|your company started|your firm started|founded|founding|established|establish|establishment|started|start your company|set up in|incorporated|inception|since when|since which year|how old is your company|how old is the company|how old is your firm|how old is the firm|how old are you|which year|what year|since|how long have you been|in business since|how many years have you been|since how many years|kitne saal se|kitne sal se|kitne saalo se|shuru hua|shuru hui|shuru ki|shuruaat|shuruat|sthapna|sthapit|sthapana|kab se|kab shuru|kis saal|kis sal|kab bani|kab bana|स्थापना|स्थापित|कब से|कब शुरू|कितने साल से|कितने सालों से|कितने वर्षों से|किस साल|किस वर्ष|शुरुआत|कब बनी|कब खुली',
  'f.experience':
    'years of experience|how much experience|how experienced|experience do you|your experience|track record|kitna anubhav|kitne saal ka anubhav aapka|aapka anubhav|कितना अनुभव|आपका अनुभव|कितने साल का अनुभव|कितने वर्षों का अनुभव',
  'f.clients':
    'customer|have you served|you have served|have you assisted|have you helped|you have helped|clientele|customers served|clients|customers|happy customers|happy clients|people have you helped|people served|families|borrowers served|client|customer base|grahak|grahako|kitne logo ki madad|kitne logo ne|kitne logon ne|kitne logo ko loan|kitne logon ki madad|kitne grahak|kitne client|kitne customer|ग्राहक|ग्राहकों|कितने लोगों की मदद|कितने लोगों ने|कितने लोगों को लोन|क्लाइंट|कस्टमर',
  'f.disbursed':
    'how many crores|how many crore|crores of loans|crore of loans|crores worth|disbursement till date|disbursed till date|disbursements till date|total disbursement|total disbursements|disbursement so far|disbursed till now|loans disbursed till date|loan dila chuke|loan dilwa chuke|loan dilwaya|loan dilwaye|loan dilaya|loan dilaye|kitne karod|kitne karod ka loan|kitne crore ka loan|kitne crore ke loan|लोन दिला चुके|लोन दिलवा चुके|लोन दिलवाए|लोन दिलाए|लोन दिलवाये|कितने करोड़ के लोन|कितने करोड़ का लोन|अब तक कितने करोड़|disbursed|total loans|loans disbursed|total disbursed|disbursed so far|loans given|loans arranged|worth of loans|value of loans|arranged so far|total loan diya|kitna loan diya|kitne ka loan diya|kitna loan baanta|kitne crore|ab tak kitna|कितना लोन दिया|कितना ऋण दिया|कितना लोन बांटा|वितरित|कितने करोड़|अब तक कितना|अब तक कितने',
  'f.partners':
    'partner|partners|banking partner|banking partners|bank partners|lending partners|lenders|tie up|tie ups|tied up|tieup|which banks|what banks|how many banks|banks do you work|banks you work|number of banks|number of lenders|how many lenders|kitne bank|kitne banko|kaun se bank|konse bank|kaunse bank|kin banko|kis bank|bank partner|bankon|banks|nbfc|कितने बैंक|कितने बैंकों|कौन से बैंक|किन बैंकों|बैंक पार्टनर|बैंकिंग पार्टनर|साझेदार|बैंकों|पार्टनर|भागीदार',
  'f.response':
    'enquiry|enquiries|inquiry|query|queries|पूछताछ|puchtach|respond|response|response time|reply|revert|hear back|hear from you|review|reviewed|get back to me|when will you call|when will someone call|how soon will you|when will i get a call|when do you call|when will you contact|when will you respond|when will your team|kab call|kab phone|kab sampark|kitni der me call|kitne ghante me call|jawab|जवाब|उत्तर|कब कॉल|कब फोन|कब संपर्क|कब तक कॉल|रिप्लाई|कब तक संपर्क',
  'f.careers':
    'career|careers|vacancy|vacancies|hiring|recruit|recruitment|job opening|job openings|openings|job in your company|job with you|job at your|work for you|work with you|work at|work at your|work in your company|job at|join your company|join pinkstone|join your team|join you|internship|resume|cv|job vacancy|naukri chahiye|naukri milegi|naukri hai|job chahiye|job milegi|kaam karna hai aapke|bharti|नौकरी चाहिए|नौकरी मिलेगी|भर्ती|करियर|रिक्ति|वैकेंसी|नौकरी है|आपके यहाँ नौकरी',
  'f.awards': 'award|awards|prize|recognition|puraskar|awards mile|पुरस्कार|अवार्ड|सम्मान',
  'f.team':
    'founder|owner|ceo|director|md|managing director|leader|leaders|leadership|your team members|who runs|who owns|who started|malik|sansthapak|मालिक|संस्थापक|निदेशक|फाउंडर|लीडर|नेतृत्व',
  'f.services':
    'services|service|what do you do|what do you offer|what do you provide|products|which loans|what loans|what kind of loans|what kinds of loans|what types of loans|types of loan|types of loans|kinds of loans|kinds of loan|all loans|loan types|loan options|loan products|offerings|konse loan|kaunse loan|kaun se loan|kaun kaun se loan|kya kya service|seva|sevaye|sevayen|seva dete|कौन से लोन|कौन कौन से लोन|कौन से ऋण|कौन-कौन से लोन|सेवाएं|सेवा|सर्विस|किस तरह के लोन|कितने तरह के लोन',
  'f.lender':
    'dsa|the lender yourself|are you the lender|are you the bank|registered with rbi|rbi se registered|rbi registration|bank or an agent|bank or agent|agent or bank|agent or a bank|agent or the bank|bank or a broker|bank or broker|bank ya agent|agent ya bank|bank ho ya|bank hai ya|bank hain ya|khud bank|aap agent|dalal|बैंक या एजेंट|एजेंट या बैंक|बैंक हैं या|बैंक हो या|खुद बैंक|आप एजेंट|दलाल|are you rbi registered|rbi registered|rbi approved|are you licensed|licence|license|are you a bank|are you bank|is this a bank|are you a lender|are you lender|are you an nbfc|do you lend|direct lender|agent or lender|are you a broker|are you an agent|are you a dsa|kya aap bank|aap bank hai|aap bank ho|aap khud loan|क्या आप बैंक|आप बैंक हैं|आप खुद लोन',
  'f.trust':
    'privacy policy|privacy policies|policy on privacy|policies on privacy|sell data|sell the data|sell numbers|share data|share information|leak data|pass my number|pass my details|pass on my|give my number|give my details|give out my|share my number|share my details|my number to|my details to|my details safe|details confidential|spam calls|keep calling|call repeatedly|call again and again|calling again and again|too many calls|number kisi|number kisi ko|details kisi|data kisi|jankari kisi|jaankari kisi|kisi ko doge|kisi aur ko|kisi ko to nahi|baar baar call|bar bar call|baar baar phone|bar bar phone|call to nahi|बार बार कॉल|बार बार फोन|नंबर किसी|जानकारी किसी|डेटा किसी|किसी और को|किसी को तो नहीं|जानकारी सुरक्षित|सुरक्षित रहेगी|genuine|trust|trusted|legit|legitimate|fraud|scam|fake|safe|secure|privacy|private|spam|data safe|my data|confidential|reliable|sell my|sell my number|sell my data|telemarketer|telemarketers|misuse|share my|leak my|protect|registered|bharosa|bharosemand|dhokha|surakshit|asli|nakli|धोखा|भरोसा|भरोसेमंद|सुरक्षित|असली|नकली|विश्वास|गोपनीयता|डेटा',
  'f.panindia':
    'pan india|all india|outside jaipur|outside|jaipur ke bahar|ke bahar|bahar ke|जयपुर के बाहर|जयपुर से बाहर|के बाहर|other cities|other city|another city|outside rajasthan|other states|delhi|mumbai|bangalore|bengaluru|kolkata|chennai|hyderabad|pune|jodhpur|udaipur|kota|ajmer|ahmedabad|lucknow|indore|noida|gurgaon|gurugram|dusre sheher|dusre shehar|pure bharat|poore desh|दूसरे शहर|पूरे भारत|दिल्ली|मुंबई|जोधपुर|उदयपुर|कोटा|अजमेर|पूरे देश',
  'f.why-us':
    'why choose you|why should i choose|why you|why pinkstone|why choose pinkstone|why should i come|your benefits|advantage|advantages|benefit|benefits|kyu chune|kyon chune|aapko kyu|fayda|fayde|faida|labh|फायदा|फायदे|लाभ|आपको क्यों|क्यों चुनें',
  'f.emergency': '24 7|24 x 7|emergency|round the clock|any time of day|night|raat|इमरजेंसी|आपातकालीन|रात|चौबीस घंटे',
  'f.doorstep':
    'visit my home|visit my house|visit my place|visit me|visit us|come to my home|come to my house|come to my place|come home|home visit|doorstep|ghar aayega|ghar aaega|ghar aaoge|ghar par aayega|ghar aate|ghar par aate|ghar aakar|घर आएगा|घर आएंगे|घर पर आएगा|घर आते|घर आकर',
  'w.nri':
    'dubai|uae|gulf|usa|canada|australia|videsh|work abroad|working abroad|विदेश|दुबई|nri|nris|non resident|non resident indian|oci|pio|foreigner|foreign national|living abroad|pravasi|एनआरआई|प्रवासी|अनिवासी',
  'k.affect':
    'kam hota|kam hoti|kam hoga|girta|girega|ghatta|ghatega|affect|affects|impact|impacts|hurt|hurts|damage|harm|bring down|lower my|reduce my|drop my|pull down|asar|asar padta|asar padega|gir jata|gir jayega|kam ho jata|kam ho jayega|असर|गिर जाता|गिर जाएगा|घट जाता',
  'f.grievance': 'complaint|complain|grievance|shikayat|shikayat karni|शिकायत|फरियाद',
  'f.blog': 'blog|article|articles|video|videos|youtube|read about|लेख|ब्लॉग|वीडियो',
} as const;

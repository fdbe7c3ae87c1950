// What can be asked about a product.
export const attributes = {
  'a.rate':
    'pricing|rate|rates|roi|interest|interests|interest rate|interest rates|rate of interest|interest percentage|interest percent|annual rate|intrest|byaj|byaaj|biyaj|byaj dar|byaz|vyaj|vyaaj|sood|sud|dar|rate of int|int rate|charge as interest|cost of borrowing|apr|' +
    'ब्याज|ब्याज दर|ब्याज दरें|ब्याज की दर|दर|दरें|सूद|रेट|इंटरेस्ट|इंटरेस्ट रेट',
  'a.percent':
    'percentage|percent|per cent|how much percent|what percent|at what percent|what percentage|kitne percent|kitna percent|kitne pratishat|kitna pratishat|kitne taka|kitne fisadi|kitna fisadi|pratishat|fisadi|कितने प्रतिशत|कितना प्रतिशत|कितने परसेंट|कितना परसेंट|कितने फीसदी|प्रतिशत|फीसदी|परसेंट',
  'a.cheap':
    'cheap|pricey|dear|cheaper|cheapest|lowest|lower|least expensive|less costly|costly|costlier|expensive|sasta|saste|sasti|mehnga|mahanga|mehenga|kam byaj|सस्ता|सस्ती|महंगा|महंगी|सस्ते|कम ब्याज',
  'a.amount':
    'up to how much|upto how much|how high|at most|at the most|goes up to|go up to|goes upto|to what extent|how many lakhs|how many lakh|maximum|max|limit|limits|ceiling|biggest|largest|highest|amount|loan amount|maximum amount|max amount|how much loan|how much can i borrow|how much can i get|how much money|how much amount|how much can one borrow|how much do you lend|how big|how large|upper limit|cap|loan size|quantum|sum|range|more money|bigger loan|larger loan|larger amount|zyada paisa|jyada paisa|zyada loan|jyada loan|zyada amount|jyada amount|bada loan|ज्यादा पैसा|ज्यादा लोन|ज्यादा रकम|ज्यादा राशि|बड़ा लोन|how much do you give|' +
    'seema|sima|adhiktam|adhik se adhik|kitna loan|kitne tak|kitne tak ka|kitna paisa|kitne paise|kitna amount|kitni rashi|kitni rakam|kitna rin|kitna karz|kitna udhar|kitna tak|kitne lakh|kitne lakh tak|kitne karod|kitna mil sakta|kitna milega|kitna mil jayega|jyada se jyada|zyada se zyada|sabse bada|sabse jyada|rashi|rakam|raqam|max kitna|' +
    'अधिकतम|सीमा|राशि|रकम|कितने लाख|कितना लोन|कितना ऋण|कितनी राशि|कितनी रकम|कितने तक|कितने का लोन|कितना पैसा|कितना कर्ज|कितना मिल सकता|कितना मिलेगा|ज्यादा से ज्यादा|सबसे बड़ा|सबसे ज्यादा|लिमिट|अमाउंट|मैक्सिमम|अधिक से अधिक',
  'a.minimum':
    'minimum|min|least|smallest|at least|lowest amount|kam se kam|nyuntam|nyunatam|न्यूनतम|कम से कम|मिनिमम|सबसे छोटा',
  'a.tenure':
    'be returned|return the loan|return the money|return it|how long do i have|how long do we have|how long have i|how long is|paid back|be repaid|fully repaid|fully paid|finish paying|finish repaying|by when should|by when must|tenure|tenor|tenures|tenur|duration|repayment period|repayment time|repayment term|repayment tenure|repay|repayment|repaying|pay back|payback|pay it back|loan period|loan term|period|term|how many years|how many months|time to repay|run for|for how long|how long can|how long can i take|how long can the loan|maximum years|years to repay|long term|stretch|spread over|' +
    'avadhi|awadhi|kitne saal|kitne sal|kitne varsh|kitne mahine|kitne saalo|kitne samay ke liye|kitne samay tak|kitne time ke liye|kitne time tak|chukane|chukana|chukane ka samay|lautane|wapas karne|bharne ka samay|samay seema|' +
    'अवधि|कितने समय के लिए|कितने समय तक|कितने टाइम के लिए|कितने साल|कितने वर्ष|कितने वर्षों|कितने सालों|कितने महीने|चुकाने|चुकाना|चुकौती|लौटाने|टेन्योर|टेनर|मियाद|पुनर्भुगतान',
  'a.longer': 'longer|longest|lambi|lamba|zyada lamba|more time|more years|लंबी|लंबा|ज्यादा समय',
  'a.time':
    'how long until|how long till|how long untill|quick to get|fast to get|quick to come|get quickly|time required|time needed|waiting time|waiting period|how long before|wait for|long must i wait|how long must i wait|days taken|days required|days needed|comes through|approval|approve|approved|approvals|approves|sanction|sanctioned|sanctioning|turnaround|tat|processing time|process time|processed|processing|processing days|how fast|how quick|how quickly|how soon|quick approval|fast approval|how long does it take|how long will it take|how long does|how long do|how long will|how long it takes|how long to get|how much time|how many days|how many hours|how many working days|time taken|time does it take|get approved|come through|clear|cleared|' +
    'manjoori|manzoori|manjuri|manzuri|swikriti|svikriti|sweekriti|pass hone|pass hota|pass hoga|pass ho|kitne din|kitne dino|kitne ghante|kitna samay|kitna time|kitni der|kitne time|kab tak milega|kab tak mil|kab tak pass|kab tak|kitni jaldi|jaldi|approve hone|' +
    'मंजूरी|मंजूर|स्वीकृति|स्वीकृत|पास होने|पास होता|पास होगा|कितने दिन|कितने दिनों|कितने घंटे|कितने घंटों|कितना समय|कितना टाइम|कितना वक्त|कितनी देर|कब तक|कितनी जल्दी|प्रोसेसिंग टाइम|अप्रूवल|अप्रूव|प्रोसेस|प्रक्रिया में समय|प्रोसेसिंग',
  'a.disbursal':
    'reaches me|reaches my account|reach my account|hits my account|hit my account|get the cash|receive the cash|disbursal|disbursement|disburse|disburses|money in account|get the money|get money|receive the money|receive money|receive funds|money come|funds|credited|money reach|in my account|paisa kab|paise kab|paisa kitne|paise kitne|khate me|khaate me|paisa account|account me paisa|paisa aane|paise aane|वितरण|पैसा कब|पैसे कब|खाते में|भुगतान कब|राशि कब|पैसा कितने|पैसे कितने',
  'a.faster':
    'takes longer|take longer|takes more time|takes less time|zyada time|kam time|zyada samay|kam samay|ज्यादा समय लगता|कम समय|faster|fastest|quicker|quickest|sooner|jaldi milta|jaldi milega|jaldi pass|तेज|जल्दी',
  'a.age':
    'age|ages|aged|how old|too old|too young|old|young|age limit|age group|umar|umr|umra|aayu|ayu|umer|उम्र|आयु|उमर|एज|आयु सीमा|उम्र सीमा|senior citizen|retired|budha|बूढ़ा|pensioner|pension',
  'a.income':
    'must i be paid|i be paid|paid each month|paid every month|paid per month|need to make|have to make|must make|should make|make to get|need to earn|have to earn|must earn|should earn|minimum pay|least pay|lowest pay|pay required|what pay|how much pay|pay do i need|bring home|bringing home|brings home|get paid|i am paid|im paid|net pay|gross pay|gross salary|remuneration|stipend|package|pay packet|income|incomes|salary|salaries|sallary|salry|earn|earning|earnings|earns|earned|make per month|make monthly|i make|pay needed|monthly pay|least monthly pay|take home|take home pay|wage|wages|paycheck|ctc|in hand|tankhwah|tankha|tankhvah|tankhah|tankhwa|kamai|kamata|kamati|kamate|kama|kamaata|aay|aamdani|amdani|vetan|wetan|pagar|' +
    'आय|आमदनी|वेतन|तनख्वाह|तनखा|सैलरी|कमाई|कमाता|कमाती|कमाते|इनकम|मासिक आय|पगार|मानदेय',
  'a.score':
    'credit standing|credit worthiness|creditworthiness|credit record|credit profile|credit points|cibil report|cibil points|credit worthy|cibil|cibil score|civil score|sibil|credit score|credit rating|credit history|score|experian|bureau score|creditscore|cibil kitna|civil kitna|credit report|सिबिल|सिबिल स्कोर|क्रेडिट स्कोर|स्कोर|सीबिल|सिविल स्कोर|क्रेडिट रेटिंग|एक्सपीरियन',
  'a.experience':
    'experience|work experience|job experience|years of service|years of job|years of work|work history|working since|been working|job stability|employment history|naukri|nokri|job|job me|joined|joined work|joining|new job|employed for|working for|started working|job lagi|naukri lagi|join kiya|kaam kar raha|anubhav|kaam ka anubhav|kitne saal ki naukri|kitne saal ka anubhav|अनुभव|नौकरी|नौकरी का अनुभव|कार्य अनुभव|जॉब|कार्यानुभव|एक्सपीरियंस',
  'a.vintage':
    'opened last month|started last month|opened this month|started this month|opened last week|just opened|recently opened|recently started|opened recently|started recently|abhi shuru|abhi khola|abhi kholi|naya khola|nayi dukan|new shop|new company|new firm|अभी खोली|अभी शुरू|नई दुकान|नई कंपनी|existed|in existence|in operation|operational|vintage|business vintage|business age|age of business|age of the business|how old business|how old must my business|how old should my business|how old does my business|how old should the business|how old must the business|years in business|business existence|newly started|new business|just started|kitna purana|kitne saal purana|kitni purani|purana|purani|naya business|naya vyapar|' +
    'कितना पुराना|कितने साल पुराना|कितनी पुरानी|पुराना|पुरानी|नया व्यापार|नया व्यवसाय|नया बिजनेस|विंटेज',
  'a.turnover':
    'sells|sells worth|sale of|sales of|yearly sale|annual sale|turnover|turn over|annual turnover|revenue|annual sales|sales|yearly sales|bikri|saalana bikri|टर्नओवर|बिक्री|सालाना बिक्री|वार्षिक कारोबार|वार्षिक टर्नओवर',
  'a.statements':
    'bank statement|bank statements|statement|statements|months of statements|months statement|months of bank statement|bank statement kitne|mahine ka statement|बैंक स्टेटमेंट|स्टेटमेंट',
  'a.ltv':
    'apna kitna paisa|apna kitna lagana|khud ka kitna|apna paisa kitna|how much from my side|from my side|from my pocket|अपना कितना पैसा|खुद का कितना|purchase price|sale price|buying price|price of the house|price of the flat|price of the property|price of my flat|price of my house|cost of the flat|cost of my house|margin kitna|margin kitni|khud ka paisa|khud kitna paisa|apni jeb se|apni taraf se kitna|own money|from my own pocket|मार्जिन मनी|मार्जिन|अपनी जेब से|खुद का पैसा|अपनी तरफ से कितना|ltv|loan to value|property value|market value|value of property|value of the property|of the property value|house price|house value|home value|property price|property cost|cost of house|cost of the house|cost of property|flat price|down payment|downpayment|margin money|own contribution|how much of the price|how much of the value|property worth|share of the property|share of the house|percent of property|percentage of property|percentage of the property|value percent|what percent of|what percentage of|percent of the|percent of value|' +
    'property ki keemat|property ki kimat|property ki value|ghar ki keemat|ghar ki kimat|makan ki keemat|makan ki kimat|flat ki kimat|keemat ka kitna|kimat ka kitna|value ka kitna|property ka kitna|ghar ka kitna|kitna hissa|' +
    'बाजार मूल्य|संपत्ति मूल्य|संपत्ति के मूल्य|संपत्ति की कीमत|प्रॉपर्टी की कीमत|प्रॉपर्टी वैल्यू|घर की कीमत|मकान की कीमत|मूल्य का कितना|कीमत का कितना|डाउन पेमेंट|कितना हिस्सा|एलटीवी',
  'a.tax':
    'rebate|rebates|tax rebates|deduct|deducted|deductible|exempt|exempted|exemption|exemptions|tax exempt|save tax|saves tax|tax bachane|tax bachana|tax bachega|टैक्स बचाने|टैक्स बचेगा|tax|taxes|tax benefit|tax benefits|tax saving|tax savings|tax deduction|tax deductions|deduction|deductions|tax rebate|tax exemption|income tax|kar chhoot|kar chhut|tax chhoot|tax chhut|tax me chhut|tax bachat|tax bachta|कर छूट|कर लाभ|टैक्स|टैक्स छूट|टैक्स लाभ|टैक्स में छूट|कर कटौती|आयकर|कटौती',
  'a.tax-80c': '80 c|80 सी|section 80 c|sec 80 c|under 80 c|धारा 80 सी|dhara 80 c',
  'a.tax-24b': '24 b|section 24|sec 24|24 बी|under 24 b|धारा 24|dhara 24',
  'a.collateral':
    'still live|keep living|live in it|continue to live|stay in it|lose my house|lose my property|lose my home|remain the owner|remain owner|stay the owner|rent it out|let it out|collateral|security|guarantee|guarantor|surety|secured|unsecured|without security|without property|mortgage something|pledge something|jamanat|zamanat|guarantee deni|girvi rakhna|kuch girvi|guarantor chahiye|गारंटी|गारंटर|जमानत|कोलैटरल|सिक्योरिटी|गिरवी रखना|कुछ गिरवी|गिरवी रखनी',
  'a.share':
    'subsidy percent|subsidy percentage|subsidy rate|how much subsidy|subsidy amount|amount of subsidy|subsidy kitni|kitni subsidy|kitna subsidy|subsidy kitna|subsidy share|how many percent subsidy|percent subsidy|maximum subsidy|max subsidy|subsidy limit|' +
    'कितनी सब्सिडी|सब्सिडी कितनी|कितना अनुदान|सब्सिडी प्रतिशत|कितने प्रतिशत सब्सिडी|अधिकतम सब्सिडी|अनुदान कितना|सब्सिडी की राशि|सब्सिडी राशि',
  'a.schemes':
    'which schemes|what schemes|list of schemes|schemes available|available schemes|how many schemes|schemes do you|names of schemes|name the schemes|scheme list|konsi yojana|kaun si yojana|kaunsi yojana|konsi scheme|kaunsi scheme|kaun si scheme|kitni yojana|kitni scheme|kitni yojanaye|yojanao ki list|which government schemes|what government schemes|which government scheme|list government schemes|' +
    'कौन सी योजना|कौनसी योजना|कौन सी योजनाएं|कौन कौन सी योजना|कौन-कौन सी योजनाएं|कितनी योजना|कितनी योजनाएं|योजनाओं की सूची|कौन सी सरकारी योजना|कौन सी सरकारी योजनाएं|कितनी सरकारी योजनाएं',
  'a.eligibility':
    'eligible|eligibility|elegible|eligibilty|eligiblity|qualify|qualification|qualifies|criteria|criterion|requirements|requirement|conditions|who can apply|who can get|who can take|who is eligible|who qualifies|who all can|who may apply|patrata|paatrata|yogyata|yogya|paatr|patr|sharten|shartein|shart|kaun le sakta|kaun apply|kon le sakta|kisko mil|kise mil|kis ko mil|kaun kar sakta|kon apply|niyam aur shart|' +
    'पात्रता|योग्यता|पात्र|योग्य|शर्तें|शर्त|मापदंड|कौन ले सकता|कौन ले सकते|किसे मिल|किसको मिल|कौन आवेदन|कौन अप्लाई|एलिजिबिलिटी|एलिजिबल|कौन पात्र',
  'a.docs':
    'id proof|identity proof|what id|which id|identity card|address proof|must submit|should submit|to be submitted|certificate|certificates|in my file|in the file|hand in|to hand in|turn in|bring|bring along|furnish|enclosure|enclosures|enclose|enclosed|attachments|document|documents|docs|doc|documentation|paper|papers|paperwork|checklist|kyc|proof|proofs|keep ready|what should i bring|what to bring|what to submit|what should i submit|what do i submit|have to submit|need to submit|carry|kagaz|kagaj|kaagaz|kaagaj|kagzat|kagazat|kagjat|kaagazat|dastavez|dastavej|dastaavez|dastawej|dastawez|documents list|document list|kya kya lagega|kya kya chahiye|kya kya dena|kya lagega|kya lagta|kya kya lagta|' +
    'दस्तावेज|दस्तावेजों|दस्तावेज़ात|कागज|कागजात|कागजों|डॉक्यूमेंट|डॉक्यूमेंट्स|डाक्यूमेंट|पेपर|प्रमाण पत्र|क्या क्या लगेगा|क्या क्या चाहिए|क्या क्या लगता|केवाईसी|कागजी',
  'a.submit':
    'jama karna|jama karne|jama karni|jama karu|jama kare|jama karwana|jama karana|jama hoga|jama honge|जमा करना|जमा करने|जमा करनी|जमा कराना|जमा करवाना|जमा होंगे|जमा करें',
  'a.employment':
    'salaried|salaried person|employee|employees|self employed|selfemployed|freelancer|professional|professionals|employment type|employment types|who all|doctor|naukripesha|swarojgar|वेतनभोगी|स्वरोजगार|नौकरीपेशा|सेल्फ एम्प्लॉयड|पेशेवर|सैलरीड|shopkeeper|trader|farmer|driver|homemaker|housewife|student|gig worker|दुकानदार|किसान|गृहिणी|छात्र|dukandar|kisan|grihini',
  'w.paper':
    'pan|pan card|aadhaar|aadhar|aadhaar card|aadhar card|adhar|adhar card|salary slip|salary slips|payslip|pay slip|pay slips|itr|income tax return|income tax returns|form 16|form 16 ki|gst|gst registration|gst number|udyam|udyam registration|passbook|photograph|photos|passport size|voter id|title deed|registry|sale deed|noc|project report|पैन|पैन कार्ड|आधार|आधार कार्ड|सैलरी स्लिप|वेतन पर्ची|आईटीआर|फॉर्म 16|जीएसटी|रजिस्ट्री|पासबुक|वोटर आईडी|प्रोजेक्ट रिपोर्ट',
  'w.price': 'costs|costing|priced|priced at|price|cost|value|worth|keemat|kimat|qeemat|daam|dam|मूल्य|कीमत|दाम|लागत|वैल्यू',
  'a.property-types':
    'types of property|property types|type of property|kind of property|kinds of property|which property|which properties|what property|kis tarah ki property|kaunsi property|kaun si property|konsi property|किस तरह की संपत्ति|कौन सी संपत्ति|कौन सी प्रॉपर्टी|संपत्ति के प्रकार',
  'a.uses':
    'uses of|uses|use of|spend it on|spend the money|paying off credit cards|pay off credit cards|pay off my credit card|pay off my credit cards|pay off my cards|pay off credit card|credit card dues|credit card debt|credit card bill|clear my credit card|clear credit card|card dues|pay off other loans|pay off old loans|pay off my other loans|use it for|used for|use the money|use a personal loan|use personal loan|what can i use|purpose|purposes|kis kaam|kis liye|kaam ke liye|किस काम|किसलिए|किस लिए|उपयोग|इस्तेमाल',
  'a.types':
    'types of|kinds of|type of|kind of|variants|kitne prakar|kitne tarah|prakar|types|kinds|प्रकार|कितने प्रकार|कितने तरह|किस्में',
  'a.fees':
    'cost anything|costs anything|cost money|charge anything|charge money|paid service|is it paid|charge me anything|take money|cost to use|cost of your|your service cost|your services cost|do you cost|do you earn|you make money|you earn money|aap kitna lete|aap kitne paise|aap kitna paisa|आप कितना लेते|आप कितने पैसे|fee|fees|charge|charges|processing fee|processing fees|processing charge|processing charges|hidden charge|hidden charges|hidden fee|hidden fees|hidden cost|hidden costs|hidden|pay to apply|have to pay|pay you|pay any|pay anything|pay for advice|paise lagte|paise lagenge|paisa lagega|paisa lagta|paise lete|paise lagega|take any fee|पैसे लगते|पैसे लगेंगे|पैसे लेते|पैसा लगेगा|पैसे लेंगे|commission|brokerage|consultation fee|service charge|your charges|do you charge|extra charge|extra charges|extra cost|free of cost|is it free|shulk|fis|kharcha|chupa|chhupa|chupe|chhupe|chhupa charge|chhupe charge|' +
    'शुल्क|फीस|चार्ज|चार्जेस|छिपा|छिपे|छुपा|छुपे|छिपे शुल्क|कमीशन|प्रोसेसिंग फीस|प्रोसेसिंग शुल्क|हिडन|खर्चा|खर्च|मुफ्त',
  'a.prepay':
    'jaldi chukane|pehle chukane|pahle chukane|jaldi bharne|jaldi bhar|pay off|paying off|pay it off|early payment|early closing|closing early|close it early|settle early|closing charge|closing charges|closure charge|closure charges|band karne|band karwana|band karwane|band karana|जल्दी चुकाने|पहले चुकाने|लोन बंद करने|बंद करने|बंद कराने|बंद करवाने|prepay|prepayment|pre payment|pre pay|foreclose|foreclosure|preclose|preclosure|part payment|part pay|early repayment|repay early|repaying early|pay early|pay off early|close early|close my loan|close the loan|close loan|closing the loan|before tenure|before time|ahead of time|early closure|pay extra|lump sum|' +
    'samay se pehle|time se pehle|pehle chukana|pehle chuka|pehle band|jaldi chukana|jaldi chuka|loan band|band karna|preclosure|समय से पहले|जल्दी चुकाना|जल्दी चुका|पहले चुका|पहले बंद|लोन बंद|प्रीपेमेंट|फोरक्लोजर|पूर्व भुगतान',
  'a.coapplicant':
    'two brothers|brothers together|take together|apply together|loan together|do bhai|saath me loan|दो भाई|co applicant|coapplicant|joint|jointly|joint loan|with my wife|with my husband|with my spouse|with my father|with my mother|with my brother|wife income|husband income|wifes income|husbands income|patni ke sath|pati ke sath|milkar|sanyukt|संयुक्त|पत्नी के साथ|पति के साथ|सह आवेदक|सह-आवेदक|मिलकर',
  'a.reducing':
    'reducing balance|reducing rate|reducing balance rate|diminishing balance|flat rate|flat interest|flat rate interest|फ्लैट रेट|रिड्यूसिंग',
  'a.floating': 'floating|fixed|fixed rate|floating rate|fixed or floating|फ्लोटिंग|फिक्स्ड',
  'a.improve':
    'improve|increase my score|raise my score|boost|bad credit|low cibil|low score|poor credit|poor score|kam cibil|cibil kam|cibil kharab|kharab cibil|score kam|cibil badhaye|cibil kaise badhaye|badhana|badhaye|सुधारें|सुधार|बढ़ाएं|कम सिबिल|सिबिल कम|खराब सिबिल|सिबिल खराब',
  'a.rejected':
    'rejected|reject|rejection|denied|declined|refused|refuse|asvikar|reject ho|reject hua|अस्वीकार|अस्वीकृत|रिजेक्ट|खारिज',
} as const;

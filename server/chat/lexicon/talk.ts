// How people ask, want, refuse, greet: the words around the loan words.
export const talk = {
  'q.what':
    'what are your|tell me your|share your|what|whats|which|tell|explain|describe|share|kya|kaun|kaunsa|kaunsi|kaun sa|kaun si|kon|konsa|konsi|konse|kaunse|batao|bataye|bataiye|bataen|bata|bataiyega|samjhao|samjhaye|samjhaiye|समझाइए|समझाओ|क्या|कौन|कौनसा|कौनसी|कौन सा|कौन सी|कौन से|बताओ|बताइए|बताएं|बताये|बता',
  'q.how':
    'how|kaise|kese|kaisay|kis tarah|tarika|tareeka|way to|ways to|steps|step|process|procedure|method|prakriya|कैसे|किस तरह|तरीका|प्रक्रिया|चरण|प्रोसीजर',
  'q.howmuch': 'how much|how many|number of|no of|count of|kitna|kitne|kitni|kitnaa|ktna|kitani|कितना|कितने|कितनी',
  'q.when': 'when|kab|what time|at what time|kitne baje|कब|कितने बजे|किस समय|kis samay|kis time',
  'q.where': 'where|kahan|kaha|kahaan|kidhar|कहाँ|कहां|किधर|किस जगह|kis jagah',
  'q.who': 'who|whom|whose|kisne|kiska|किसने|किसका|किसकी',
  'q.why': 'why|kyu|kyon|kyun|kyo|क्यों|क्यूं',
  'q.can':
    'can|could|may|will|would|is it possible|possible|possibility|allowed|sakta|sakti|sakte|sakta hu|paunga|payega|milega|milegi|mil jayega|mil sakta|mil sakti|mil jaega|milta|miljayega|mumkin|sambhav|chalega|सकता|सकती|सकते|मिलेगा|मिलेगी|मिल जाएगा|मिल सकता|मिल सकती|मिलता|पाऊंगा|संभव|चलेगा|enough|sufficient|good enough|ok for|okay for|kafi|kaafi|काफी|पर्याप्त',
  'v.want':
    'love to|would love|id love|hope to|like to get|like to take|want|wants|wanted|need|needs|wish|would like|id like|i d like|looking for|look for|interested|interested in|require|desire|in need of|keen|planning to take|plan to take|hoping to get|ready to|chahta|chahti|chahte|chahiye|chahie|chaiye|chahiyeh|chahye|chaahiye|chahunga|chahungi|lena hai|lena he|leni hai|lena tha|lene hai|karna hai|karni hai|karwana hai|karvana hai|karana hai|zarurat|jarurat|jaroorat|zaroorat|iccha|ichchha|' +
    'चाहता|चाहती|चाहते|चाहिए|चाहिये|लेना है|लेनी है|करना है|करनी है|करवाना है|कराना है|जरूरत|इच्छुक|इच्छा|चाहूंगा|चाहूंगी',
  'v.know':
    'know|understand|information|info|details|detail|guidance|guide|vivaran|विवरण|learn|enquire about|inquire|curious|wondering|jaan|janna|jan na|jankari|jaankari|maloom|pata karna|pata|जानना|जानकारी|जान|पता|मालूम',
  'v.apply':
    'shuru kaise|kaise shuru|कैसे शुरू|शुरू कैसे|process my|process our|to process my|handle my application|get my loan done|get this loan done|get it done|do my loan|aage badhao|aage badhaye|aage badhaiye|aage badhe|aage badhna|aage badhana|process aage badhao|process aage badhaye|aage ki karyavahi|aage ki karwai|aage ki process|आगे की कार्रवाई|आगे की प्रक्रिया|आगे बढ़ाएं|आगे बढ़ाइए|आगे बढ़ाओ|आगे बढ़ें|आगे बढ़ना|प्रक्रिया आगे बढ़ाइए|प्रक्रिया आगे बढ़ाएं|प्रक्रिया आगे बढ़ाओ|apply|applying|applied|aply|appply|apply now|application|avedan|aavedan|aawedan|awedan|enroll|sign up|sign me up|get started|lets start|let us start|start my loan|start the process|start process|start my application|begin the process|begin my application|proceed|go ahead|process shuru|आवेदन|अप्लाई|एप्लाई|फॉर्म भर|फॉर्म भरवा|form bhar|form bharwa|form bharva|fill the form|fill my form|form bharna|form fill|file my application|submit my application|application form',
  'v.call':
    'sales call|sales calls|marketing call|marketing calls|get hold of|hold of me|touch base|contacted|phoned|buzz|call|calls|calling|called|ring|phone|fone|telephone|dial|callback|call back|call backs|ring back|contact|contacting|reach|reach out|get in touch|get back|touch|sampark|samparak|fon|' +
    'कॉल|काल|फोन|संपर्क|कॉल बैक|कॉलबैक|कॉन्टैक्ट|रिंग|टेलीफोन',
  'v.talk':
    'on the line|on the phone|judwa|milwaiye|milwao|milaiye|जोड़िए|जोड़ो|जुड़वाइए|मिलवाइए|मिलवाओ|मिलाइए|put me through|aapse milna|apse milna|आपसे मिलना|hand me over|transfer me to|pass me to|talk|talking|speak|speaking|chat with|connect|connected|discuss|discussion|meet|meeting|appointment|consult|consultation|free consultation|consulting|baat|bat karna|bat karni|bat karwa|baatcheet|baat karo|milna|milwa|jodo|jod do|jodiye|charcha|salah|salaah|paramarsh|बात|बातचीत|मिलना|मुलाकात|चर्चा|सलाह|परामर्श|जोड़|जोड़ें|कनेक्ट|मिलवा|अपॉइंटमेंट',
  'n.person':
    'person|human|human being|real person|live person|live agent|expert|experts|specialist|agent|adviser|advisor|advisors|advisers|counsellor|consultant|executive|someone|somebody|anyone|anybody|officer|loan officer|representative|rep|manager|relationship manager|staff|operator|customer care|customer service|customer support|support team|sales team|your team|your people|one of you|insaan|insan|aadmi|admi|vyakti|visheshagya|visheshgya|salahkar|adhikari|kisi|kisi se|kisi ko|koi|staff se|team se|expert se|manager se|advisor se|agent se|' +
    'व्यक्ति|इंसान|आदमी|विशेषज्ञ|एक्सपर्ट|सलाहकार|अधिकारी|किसी|किसी को|किसी से|कोई|एजेंट|मैनेजर|प्रतिनिधि|टीम|कर्मचारी|एग्जीक्यूटिव|एडवाइजर',
  'n.quote':
    'as per my profile|according to my profile|based on my profile|suited to my profile|profile ke hisab|profile ke hisab se|profile ke mutabik|apna rate|apni rate|mere case me|मेरी प्रोफाइल के|मेरे प्रोफाइल के|अपना रेट|quote|offer|an offer|offers|quotes|quotation|qoute|offer for me|personalised|personalized|personalised rate|personalized rate|customised|customized|custom rate|custom offer|tailored|tailor made|tailored offer|tailored rate|exact offer|exact rate|my rate|rate for me|offers for me|best offer|best offers|best deal|best rate for me|rate for my profile|offer chahiye|offer do|mere liye offer|mere liye rate|mere liye best|mere liye kya rate|mera rate|kotation|koteshan|कोटेशन|ऑफर|मेरे लिए ऑफर|मेरे लिए दर|मेरे लिए रेट|व्यक्तिगत दर|कोट|मेरे लिए ब्याज',
  'v.details':
    'give you my number|give you my details|give you my phone number|give you my contact|leave my details|leave my number|leave my phone number|leave my contact|leave my name|apna number de|apni details de|apna number dena|apni details dena|अपना नंबर देना|अपनी जानकारी देना|take my details|take down my details|note my details|note down my details|note my number|note down my number|take my number|take down my number|save my number|here are my details|take my information|meri details le|meri detail le|meri details note|mera number le|mera number note|mera number likh|meri jankari le|meri jaankari le|details le lo|details le lijiye|number le lo|मेरी जानकारी ले|मेरा विवरण ले|मेरी डिटेल ले|मेरी डिटेल्स ले|मेरा नंबर ले|मेरा नंबर नोट|मेरा नंबर लिख|जानकारी ले लें|विवरण ले लें',
  'v.arrange':
    'give me your|tell me your|arrange|schedule|book|request|requesting|set up|setup|organise|organize|fix|kindly|please|pls|plz|give me|get me|send|drop|let me|help me|have|assign|ask|tell|prepare|bhejo|bhej|bhejiye|dilwa|dilao|dila|dilwao|dilaiye|karwa do|karwa|karva do|karwao|karwaiye|karwaye|karvaiye|kara do|kara|karao|karaiye|krwa do|krwa|bolo|bolna|boliye|bulao|bulaiye|lagao|lagaiye|lagwao|करवाइए|करवा|करवाएं|करवाओ|करा|कराइए|कराएं|कराओ|भेजिए|भेजें|भेजो|दिलवा|दिलाइए|दिलवाइए|दिला|बोलिए|बोलो|बुलाइए|लगाइए|लगवाइए|लगाओ|लगा|कृपया|कीजिए|करिए|करें|करो|कीजिये|दीजिए|दें|दीजिये|करिये|kijiye|kijie|kariye|kare|karein|karen|karo|kro|kr do|kar do|krdo|kardo|krna|shuru karo|shuru karein|shuru kare|shuru kijiye|shuru karwao|शुरू करें|शुरू कीजिए|शुरू करो|शुरू करवाइए|start|begin|dijiye|dijie|de do|dedo|dena',
  'w.me':
    'me|my|mine|i|im|ive|id|ill|myself|we|us|our|mujhe|muje|mujhko|mujhse|mujko|mera|meri|mere|main|mai|hum|hame|humein|hamein|hamara|hamari|hamare|apna|apni|apne|मुझे|मुझको|मुझसे|मेरा|मेरी|मेरे|मैं|हम|हमें|हमारा|हमारी|हमारे|अपना|अपनी|अपने',
  'w.you':
    'what are your|tell me your|share your|give me your|you|your|yours|youre|u|ur|pinkstone|aap|aapka|aapki|aapke|ap|apka|apki|apke|tum|tumhara|tumhari|tumhare|aapko|apko|आप|आपका|आपकी|आपके|आपको|तुम|तुम्हारा|तुम्हारी|तुम्हारे|पिंकस्टोन|this company|your company|your firm|firm|agency|company ka|कंपनी का|कंपनी की|संस्था',
  'x.neg':
    'nobody|no one|noone|none of you|quit|refrain|do not want|dont want|dont want any|not interested|koi na|कोई न|कोई ना|not|no|never|dont|do not|doesnt|cant|cannot|wont|shouldnt|isnt|arent|without|no need|neither|nor|stop|avoid|mat|matt|nahi|nahin|nai|nhi|nahee|na|bina|matkaro|mat karo|mat karna|mat kijiye|band karo|मत|नहीं|नही|न|ना|बिना|बगैर|nope',
  'x.only':
    'just|only|merely|simply|sirf|bas|keval|kewal|kebal|सिर्फ|बस|केवल|मात्र|for now|abhi ke liye|अभी के लिए|later|not yet|abhi nahi|अभी नहीं|baad me|बाद में',
  'x.compare':
    'versus|vs|compare|comparison|compared|comparing|difference|differences|differ|different|better|best between|which is better|than|between|tulna|antar|fark|farak|behtar|behtar kaun|mukable|mukabale|तुलना|अंतर|फर्क|बेहतर|मुकाबले|बनाम|की तुलना|या फिर',
  'x.and': 'and|or|aur|ya|and also|plus|तथा|एवं|और|या|व',
  'x.yearly':
    'yearly|per year|a year|annual|annually|per annum|p a|lpa|saalana|salana|varshik|sal ka|saal ka|saal ki|सालाना|वार्षिक|प्रति वर्ष|साल का|साल की|साल में|सालभर',
  'x.month':
    'monthly|per month|a month|every month|each month|month|pm|p m|mahine|mahina|har mahine|masik|maasik|mahine ka|mahine ki|प्रति माह|मासिक|महीने|महीना|हर महीने|प्रतिमाह',
  'w.self-employed':
    'runs a shop|run a shop|owns a shop|own a shop|runs a business|run a business|dukan hai|dukan chalata|dukan chalate|business karta|business karti|business karte|vyapar karta|vyapar karte|dukandar|shopkeeper|दुकान है|दुकान चलाता|दुकान चलाते|दुकानदार|बिजनेस करता|व्यापार करता|self employed|selfemployed|businessman|business owner|businesswoman|freelancer|own business|apna business|apna kaam|khud ka business|khud ka kaam|swarojgar|सेल्फ एम्प्लॉयड|स्वरोजगार|अपना व्यवसाय|खुद का काम|अपना काम|व्यवसायी|व्यापारी',
  'w.salaried':
    'salaried|job holder|service person|employee|naukri|naukripesha|naukri karta|job karta|job karti|naukri wala|private job|govt job|वेतनभोगी|नौकरीपेशा|नौकरी|सैलरीड',
} as const;

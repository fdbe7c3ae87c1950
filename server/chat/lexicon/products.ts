// Words around the loans, in English, romanised Hindi and Devanagari; what each loan is called stands in its folder of
// content/products/. Phrases are parted by |; nukta, vowel length and doubled letters need no variants of their own (see
// spelling.ts).
export const products = {
  'w.bank': 'bank|banks|banker|lender|lenders|nbfc|बैंक|बैंकों|बैंको',
  'w.bank-name':
    'sbi|hdfc|hdfc bank|icici|icici bank|axis|axis bank|kotak|kotak mahindra|pnb|bank of baroda|canara|canara bank|union bank|yes bank|idfc|indusind|rbl|idbi|idbi bank|au bank|au small finance|lic housing|bajaj finance|bajaj finserv|tata capital|federal bank|indian bank|state bank|एसबीआई|एचडीएफसी|आईसीआईसीआई|एक्सिस बैंक|कोटक|पीएनबी|स्टेट बैंक',
  'w.loan':
    'loan|loans|borrow|borrowing|finance|financing|credit|lend|lending|funding|debt|rin|karz|karj|karja|udhar|udhaar|rn|' +
    'लोन|ऋण|कर्ज|कर्जा|उधार|फाइनेंस|क्रेडिट',
  'w.house':
    'house|home|flat|apartment|villa|bungalow|buy a house|buy a home|buy a flat|house purchase|home purchase|dwelling|ghar|makan|makaan|griha|awas|ghar kharidne|ghar kharidna|housing|' +
    'घर|मकान|फ्लैट|आवास|गृह|हाउस|होम|हाउसिंग',
  'w.property':
    'property|properties|land|plot of land|real estate|jaydad|jaidad|sampatti|sampati|zameen|jameen|zamin|jamin|संपत्ति|प्रॉपर्टी|जायदाद|जमीन|भूमि',
  'w.against':
    'kagaz par|kagaz pe|kagzat par|kagzat pe|kagaj par|kagaj pe|papers par|papers pe|registry par|registry pe|patte par|patta par|on the papers of|कागज पर|कागजों पर|कागजात पर|रजिस्ट्री पर|पट्टे पर|against|pledge|pledging|pledged|girvi|girwi|girvi rakh|bandhak|ke badle|as security|keep as security|गिरवी|बंधक|के बदले|के विरुद्ध|अगेंस्ट',
  'w.business':
    'clinic|dhaba|cafe|restaurant|hotel|gym|parlour|parlor|beauty parlour|dairy|kirana|kirana store|kirana shop|general store|medical store|medical shop|coaching centre|coaching center|manufacturing unit|manufacturing|machinery|machines|godown|warehouse|showroom|runs a shop|run a shop|owns a shop|own a shop|runs a business|run a business|dukan hai|dukan chalata|dukan chalate|business karta|business karti|business karte|vyapar karta|vyapar karte|क्लिनिक|ढाबा|किराना|शोरूम|मशीन|दुकान है|दुकान चलाता|दुकान चलाते|बिजनेस करता|व्यापार करता|my firm|our firm|my company|our company|meri firm|hamari firm|meri company|my unit|our unit|meri unit|dhandhe|dhande|boutique|salon|workshop|मेरी फर्म|हमारी फर्म|फर्म|इकाई|business|businesses|company|firm loan|shop|store|startup|start up|factory|enterprise|msme|sme|trader|trade|vyapar|vyapaar|vyavsay|vyavsaya|karobar|karobaar|dhandha|dhanda|dukan|dukaan|udyog|udyam|bijness|bijnes|' +
    'बिजनेस|व्यापार|व्यवसाय|कारोबार|धंधा|धंधे|दुकान|कंपनी|उद्योग|उद्यम|फैक्ट्री|स्टार्टअप|व्यवसायी|व्यापारी',
  'w.personal-use':
    'credit card dues|credit card debt|credit card bill|card dues|personal needs|personal need|personal use|personal expenses|family needs|wedding|marriage|daughters wedding|shadi|shaadi|vivah|medical|hospital|treatment|ilaj|illness|vacation|holiday|travel|trip|honeymoon|renovation|repairs|home repairs|home renovation|debt consolidation|consolidate|gadget|laptop|furniture|' +
    'शादी|विवाह|इलाज|अस्पताल|मेडिकल|यात्रा|मरम्मत',
  'w.women':
    'woman|women|female|lady|ladies|mahila|mahilao|mahilaon|mahilaye|aurat|aurato|auraton|scheduled caste|scheduled tribe|sc st|sc or st|dalit|महिला|महिलाओं|महिलाएं|औरत|औरतों|अनुसूचित जाति|अनुसूचित जनजाति|एससी|एसटी',
  's.pmegp': 'pmegp|pm egp|prime minister employment generation|पीएमईजीपी|प्रधानमंत्री रोजगार सृजन',
  's.mudra': 'mudra|mudhra|mudra loan|mudra yojana|mudra yojna|pmmy|pm mudra|मुद्रा|मुद्रा लोन|मुद्रा योजना|मुद्रा ऋण',
  's.mudra-kinds': 'shishu|sishu|kishor|kishore|tarun|शिशु|किशोर|तरुण',
  's.standup': 'stand up india|standup india|stand up|standup|stand up yojana|स्टैंड अप इंडिया|स्टैंडअप इंडिया|स्टैंड अप|स्टैंडअप',
  't.purchase': 'buy|purchasing|purchase|buying|resale|ready flat|kharidne|kharidna|kharid|खरीदने|खरीद|खरीदना',
  't.construction':
    'house building|home building|building loan|ghar banana|makan banana|ghar banwana|makan banwana|banwana|banwani|बनवाना|बनवानी|घर बनाना|मकान बनाना|building my own house|building my house|building a home|building my home|building our house|building our own house|building my own home|build my house|build my home|build my own house|build our house|build a home|constructing a house|constructing my house|construction|construct|constructing|build|building a house|build a house|self construction|nirman|banane|banwane|ghar banane|ghar banwane|makan banane|निर्माण|बनाने|बनवाने|कंस्ट्रक्शन',
  't.extension':
    'one more floor|one more room|one more storey|more floor|additional floor|additional room|upper floor|add floor|add room|extra storey|another room|another storey|ek kamra aur|ek aur kamra|ek room aur|ek aur room|ek manzil aur|ek aur manzil|upar ki manzil|एक कमरा और|एक और कमरा|एक मंजिल और|एक और मंजिल|ऊपर की मंजिल|extension|extend|extending|extra room|another floor|extra floor|add a floor|add a room|vistar|विस्तार|एक्सटेंशन|मंजिल जोड़ने|मंजिल',
  't.plot':
    'buying land|buy land|buy a land|land purchase|purchase land|purchase of land|purchasing land|zameen lena|zameen lene|zameen kharidna|jameen kharidna|jameen kharidne|जमीन खरीदने|जमीन खरीदना|जमीन लेने|जमीन लेना|plot|plot loan|plots|residential plot|zameen kharidne|plot kharidne|भूखंड|प्लॉट|प्लाट',
  'n.transfer':
    'shift my|move my|switch my|port my|transfer my|shift our|move our|transfer our|balance transfer|transfer|dusre bank me|dusre bank mein|doosre bank me|doosre bank mein|another bank|another lender|other bank|different bank|loan transfer|transfer my loan|transfer loan|transfer the loan|transfer my home loan|transfer my existing loan|transfer existing loan|bt|shift my loan|shift loan|switch my loan|switch my home loan|switch lender|switch bank|move my loan|refinance|refinancing|takeover|take over my loan|loan shift|' +
    'loan transfer karna|transfer karna|transfer karwana|loan shift karna|dusre bank me loan|dusre bank mein|' +
    'बैलेंस ट्रांसफर|लोन ट्रांसफर|ऋण स्थानांतरण|ट्रांसफर|स्थानांतरित|दूसरे बैंक में|शिफ्ट',
  'n.topup':
    'top up|topup|top up loan|additional loan on existing|extra loan on existing|more money on my existing loan|टॉप अप|टॉपअप',
} as const;

// What the assistant says of loans, papers, conditions and the firm, in Hindi.
export const answers = {
  facts: {
    'home-loan': {
      overview:
        'होम लोन: ब्याज {home.rate} सालाना (ऑफ़र {home.rate.overview} से), {home.amount} तक और संपत्ति मूल्य के {home.ltv} तक, अवधि {home.tenure}, मंज़ूरी {home.approval} में।',
      rate: 'होम लोन की ब्याज दर अलग-अलग बैंकों में {home.rate} सालाना है। हमारे ऑफ़र {home.rate.overview} से शुरू हैं, कुछ बैंक {home.rate.carousel} से देते हैं।',
      types:
        'होम लोन काम के हिसाब से: खरीद {home.rate.purchase} से, निर्माण {home.rate.construction} से, विस्तार {home.rate.extension} से, प्लॉट {home.rate.plot} सालाना से।',
      amount: 'होम लोन {home.amount} तक मिलता है, और संपत्ति मूल्य के {home.ltv} तक।',
      ltv: 'होम लोन: संपत्ति मूल्य का {home.ltv} तक, आम तौर पर {home.ltv.faq}। बाकी आपका डाउन पेमेंट होता है।',
      tenure: 'होम लोन की अवधि {home.tenure} है, यानी {home.tenure.overview} तक।',
      time: 'होम लोन की मंज़ूरी पूरी फ़ाइल के बाद {home.approval} में होती है।',
      age: 'होम लोन के लिए आयु {home.age} होनी चाहिए।',
      score: 'होम लोन: ज़्यादातर बैंक CIBIL (सिबिल) स्कोर {home.score} माँगते हैं; कुछ {home.score.overview} से भी लेते हैं।',
      income: 'होम लोन: मासिक आय कम से कम {home.income}।',
      experience: 'होम लोन: कम से कम {home.experience} का कार्य अनुभव।',
      tax: 'होम लोन पर पुरानी कर व्यवस्था में धारा 80C (मूलधन) में {home.tax.80c} तक और धारा 24(b) (ब्याज) में {home.tax.24b} तक की सालाना छूट मिल सकती है। अपने कर सलाहकार से पक्का कर लें।',
      collateral: 'होम लोन: जो घर खरीदते या बनाते हैं वही सुरक्षा है; अलग से कुछ गिरवी आम तौर पर नहीं।',
    },
    'personal-loan': {
      overview:
        'पर्सनल लोन: ब्याज {personal.rate} सालाना (ऑफ़र {personal.rate.overview} से), {personal.amount} तक बिना गिरवी, अवधि {personal.tenure} तक (कुछ बैंक {personal.tenure.overview}), मंज़ूरी {personal.approval} में।',
      rate: 'पर्सनल लोन की ब्याज दर अलग-अलग बैंकों में {personal.rate} सालाना है। हमारे ऑफ़र {personal.rate.overview} से शुरू हैं।',
      amount: 'पर्सनल लोन {personal.amount} तक मिलता है, बिना कुछ गिरवी रखे।',
      tenure:
        'पर्सनल लोन की अवधि आम तौर पर {personal.tenure} ({personal.tenure.months}) तक; कुछ बैंक {personal.tenure.overview} देते हैं।',
      time: 'पर्सनल लोन की मंज़ूरी {personal.approval} में (सबसे तेज़ बैंक {personal.approval.overview} में), और पैसा {personal.disbursal} में आता है।',
      age: 'पर्सनल लोन की आयु: वेतनभोगी {personal.age.salaried} (कुछ बैंक {personal.age.salaried.overview}); स्वरोज़गार {personal.age.self} (कुछ बैंक {personal.age.self.overview})।',
      score:
        'पर्सनल लोन: ज़्यादातर बैंक CIBIL (सिबिल) स्कोर {personal.score} माँगते हैं; कुछ {personal.score.overview} से भी लेते हैं।',
      income: 'पर्सनल लोन: मासिक आय आम तौर पर कम से कम {personal.income}; कुछ बैंक {personal.income.overview} से भी देते हैं।',
      experience: 'पर्सनल लोन: कम से कम {personal.experience} का कार्य अनुभव।',
      collateral: 'पर्सनल लोन में कुछ गिरवी नहीं रखना होता, संपत्ति के कागज़ भी नहीं।',
      uses: 'पर्सनल लोन शादी, इलाज, पढ़ाई, घर की मरम्मत, यात्रा या पुराने कर्ज़ एक EMI में लाने के काम आता है।',
    },
    'business-loan': {
      overview:
        'बिज़नेस लोन: ब्याज {business.rate} सालाना (ऑफ़र {business.rate.overview} से), {business.amount} तक (कुछ बैंक {business.amount.overview} तक), अवधि {business.tenure} (कुछ {business.tenure.overview} तक), मंज़ूरी {business.approval} में।',
      rate: 'बिज़नेस लोन की ब्याज दर अलग-अलग बैंकों में {business.rate} सालाना है। हमारे ऑफ़र {business.rate.overview} से शुरू हैं।',
      amount: 'बिज़नेस लोन आम तौर पर {business.amount} तक; कुछ बैंक {business.amount.overview} तक देते हैं।',
      tenure: 'बिज़नेस लोन की अवधि आम तौर पर {business.tenure}; कुछ बैंक {business.tenure.overview} तक देते हैं।',
      time: 'बिज़नेस लोन की मंज़ूरी पूरी फ़ाइल के बाद {business.approval} में होती है।',
      score: 'बिज़नेस लोन: CIBIL (सिबिल) या Experian स्कोर {business.score} चाहिए।',
      vintage: 'बिज़नेस लोन: व्यवसाय {business.vintage} पुराना होना चाहिए।',
      turnover: 'बिज़नेस लोन: सालाना टर्नओवर कम से कम {business.turnover}।',
      statements: 'बिज़नेस लोन: पिछले {business.statements} के बैंक स्टेटमेंट।',
      collateral:
        'बिज़नेस लोन में गिरवी लगेगी या नहीं, यह बैंक और राशि पर निर्भर है; सुरक्षा देने से ब्याज कम होता है। अपने मामले के लिए हमारी टीम से पूछिए।',
    },
    'mortgage-loan': {
      overview:
        'मॉर्गेज लोन (संपत्ति पर लोन): ब्याज सभी बैंकों में {mortgage.rate} सालाना, आम ऑफ़र {mortgage.rate.typical}; {mortgage.amount} (आम ऑफ़र {mortgage.amount.overview} तक), बाज़ार मूल्य का {mortgage.ltv}, अवधि {mortgage.tenure} (आम ऑफ़र {mortgage.tenure.typical})।',
      rate: 'मॉर्गेज लोन (संपत्ति पर लोन) की ब्याज दर सभी बैंकों में {mortgage.rate} सालाना और आम ऑफ़र में {mortgage.rate.typical} है; हमारे ऑफ़र {mortgage.rate.overview} से शुरू हैं।',
      amount:
        'मॉर्गेज लोन सभी बैंकों में {mortgage.amount} का मिलता है; आम ऑफ़र {mortgage.amount.typical} का। सीमा संपत्ति के बाज़ार मूल्य का {mortgage.ltv} भी है।',
      ltv: 'मॉर्गेज लोन: संपत्ति के बाज़ार मूल्य का आम तौर पर {mortgage.ltv}, यानी {mortgage.ltv.overview} तक।',
      tenure: 'मॉर्गेज लोन की अवधि सभी बैंकों में {mortgage.tenure} है; आम ऑफ़र {mortgage.tenure.typical} का।',
      time: 'मॉर्गेज लोन की प्रक्रिया पूरी फ़ाइल के बाद {mortgage.processing} लेती है; कुछ बैंक {mortgage.approval.overview} में मंज़ूर करते हैं।',
      age: 'मॉर्गेज लोन के लिए आयु {mortgage.age} होनी चाहिए।',
      score: 'मॉर्गेज लोन: CIBIL (सिबिल) स्कोर {mortgage.score} चाहिए।',
      income: 'मॉर्गेज लोन: मासिक आय कम से कम {mortgage.income}।',
      collateral: 'मॉर्गेज लोन: आपकी संपत्ति ही सुरक्षा है। मालिक आप ही रहते हैं और उसमें रह सकते हैं या किराये पर दे सकते हैं।',
      propertyTypes:
        'मॉर्गेज लोन आवासीय, व्यावसायिक और औद्योगिक संपत्ति पर और कुछ प्लॉट पर मिलता है; टाइटल साफ़ और नक्शा पास होना चाहिए।',
    },
    'government-subsidies': {
      overview:
        'सरकारी सब्सिडी लोन (PMEGP, MUDRA, Stand-Up India): ब्याज {subsidy.rate} सालाना, सब्सिडी {subsidy.share}, प्रक्रिया {subsidy.processing}, आयु {subsidy.age}। मुद्रा {subsidy.mudra} तक, स्टैंड-अप इंडिया {subsidy.standup}।',
      rate: 'सरकारी सब्सिडी लोन पर ब्याज {subsidy.rate} सालाना है। सब्सिडी {subsidy.share} होती है।',
      share:
        'सब्सिडी परियोजना लागत की {subsidy.share} ({subsidy.share.home} तक) होती है, योजना के हिसाब से; कुछ योजनाओं में {subsidy.amount} तक।',
      amount:
        'योजना के हिसाब से: मुद्रा (MUDRA) {subsidy.mudra} तक; स्टैंड-अप इंडिया (Stand-Up India) {subsidy.standup}। सब्सिडी {subsidy.share}, कुछ योजनाओं में {subsidy.amount} तक।',
      time: 'सरकारी सब्सिडी के आवेदन में {subsidy.processing} लगते हैं।',
      age: 'सरकारी सब्सिडी के लिए आयु {subsidy.age} होनी चाहिए।',
      schemes:
        'हम PMEGP, मुद्रा MUDRA (शिशु, किशोर, तरुण) और स्टैंड-अप इंडिया (Stand-Up India) में मदद करते हैं, {subsidy.schemes} योजनाओं में से (सब रूप मिलाकर {subsidy.schemes.home})। योजना चालू है या नहीं, टीम आवेदन से पहले पक्का करती है।',
      mudra:
        'मुद्रा (MUDRA) लोन खेती के अलावा छोटे काम के लिए है, नया हो या चालू; {subsidy.mudra} तक मिलता है, तीन चरणों में: शिशु (Shishu), किशोर (Kishor) और तरुण (Tarun)।',
      mudraKinds:
        'शिशु (Shishu), किशोर (Kishor) और तरुण (Tarun) मुद्रा (MUDRA) लोन के तीन चरण हैं: शिशु शुरुआत के लिए, किशोर बढ़ते व्यवसाय के लिए, तरुण बड़े कदम के लिए। मुद्रा {subsidy.mudra} तक मिलता है।',
      standup:
        'स्टैंड-अप इंडिया (Stand-Up India) लोन {subsidy.standup} का है, महिलाओं और SC/ST उद्यमियों के नए काम के लिए। अभी आवेदन खुले हैं या नहीं, हमसे पूछ लीजिए।',
      pmegp:
        'PMEGP (पीएमईजीपी) बैंक लोन है जिसमें परियोजना लागत की {subsidy.share} सब्सिडी मिलती है, खेती के अलावा नए छोटे उद्यम के लिए। प्रक्रिया {subsidy.processing}।',
      collateral: 'मुद्रा लोन में कुछ गिरवी नहीं; बाकी योजनाओं में बैंक पर निर्भर है।',
    },
  },
  all: {
    rate: 'सालाना ब्याज दर: होम लोन {home.rate} (ऑफ़र {home.rate.overview} से); मॉर्गेज {mortgage.rate}; पर्सनल {personal.rate}; बिज़नेस {business.rate} (ऑफ़र {business.rate.overview} से); सरकारी सब्सिडी {subsidy.rate}।',
    amount:
      'लोन सीमा: होम {home.amount} तक; मॉर्गेज {mortgage.amount:high} तक (आम ऑफ़र {mortgage.amount.overview} तक); पर्सनल {personal.amount} तक; बिज़नेस {business.amount} तक, कुछ बैंक {business.amount.overview}; मुद्रा {subsidy.mudra} तक।',
    tenure:
      'अवधि: होम लोन {home.tenure}; मॉर्गेज {mortgage.tenure} (आम ऑफ़र {mortgage.tenure.typical}); पर्सनल {personal.tenure} तक, कुछ बैंक {personal.tenure.overview}; बिज़नेस {business.tenure}, कुछ {business.tenure.overview} तक।',
    time: 'लोन की मंज़ूरी: होम {home.approval}; पर्सनल {personal.approval} (पैसा {personal.disbursal} में); बिज़नेस {business.approval}; मॉर्गेज {mortgage.processing}; सरकारी सब्सिडी {subsidy.processing}।',
    age: 'आयु: होम और मॉर्गेज लोन {home.age}; पर्सनल {personal.age.salaried} वेतनभोगी, {personal.age.self} स्वरोज़गार; सरकारी सब्सिडी {subsidy.age}।',
    income:
      'न्यूनतम मासिक आय: होम और मॉर्गेज लोन {home.income}; पर्सनल {personal.income}, कुछ बैंक {personal.income.overview} से। बिज़नेस लोन में आय की जगह सालाना टर्नओवर {business.turnover} चाहिए।',
    score:
      'क्रेडिट स्कोर (CIBIL): होम लोन {home.score} (कुछ बैंक {home.score.overview} से); पर्सनल {personal.score} (कुछ {personal.score.overview} से); मॉर्गेज {mortgage.score}; बिज़नेस {business.score}।',
    experience:
      'कार्य अनुभव: होम लोन कम से कम {home.experience}; पर्सनल लोन कम से कम {personal.experience}; बिज़नेस लोन में व्यवसाय {business.vintage} पुराना।',
    ltv: 'होम लोन: संपत्ति मूल्य का {home.ltv} तक, आम तौर पर {home.ltv.faq}। मॉर्गेज लोन: बाज़ार मूल्य का {mortgage.ltv}।',
    collateral: 'पर्सनल लोन में कुछ गिरवी नहीं। होम लोन में घर और मॉर्गेज लोन में आपकी संपत्ति सुरक्षा है; बिज़नेस लोन में बैंक पर निर्भर है।',
  },
  docs: {
    yes: 'हाँ।',
    lead: '{product} के दस्तावेज़: {items}।',
    any: 'किसी भी लोन के लिए: पैन और आधार (पहचान, पता), फ़ोटो, आय प्रमाण (सैलरी स्लिप और फ़ॉर्म 16, या ITR) और बैंक स्टेटमेंट। होम और मॉर्गेज लोन में संपत्ति के कागज़, बिज़नेस लोन में GST और व्यवसाय प्रमाण। कौन सा लोन चाहिए?',
    statements: 'बिज़नेस लोन में {business.statements} के बैंक स्टेटमेंट। बाकी लोन में बैंक आपके मुख्य खातों के ताज़ा स्टेटमेंट माँगता है।',
    items: {
      'home-loan':
        'पैन और आधार (पहचान, पता), फ़ोटो, सैलरी स्लिप और फ़ॉर्म 16 या ITR, बैंक स्टेटमेंट, संपत्ति के कागज़ (बिक्री समझौता, टाइटल डीड, पास नक्शा)',
      'mortgage-loan':
        'पैन और आधार (पहचान, पता), फ़ोटो, सैलरी स्लिप या ITR (आय प्रमाण), बैंक स्टेटमेंट, संपत्ति की टाइटल डीड, पास नक्शा और संपत्ति कर की रसीद',
      'personal-loan': 'पैन और आधार (पहचान, पता), फ़ोटो, सैलरी स्लिप और फ़ॉर्म 16 या ITR (आय प्रमाण), बैंक स्टेटमेंट',
      'business-loan':
        'व्यवसाय और मालिक का पैन, पहचान और पता, GST या उद्यम पंजीकरण, {business.statements} के बैंक स्टेटमेंट, ITR, बैलेंस शीट और लाभ-हानि खाता',
      'government-subsidies':
        'आधार और पैन (पहचान, पता), फ़ोटो, प्रोजेक्ट रिपोर्ट, कोटेशन, योजना माँगे तो शिक्षा या श्रेणी प्रमाण पत्र, उद्यम पंजीकरण, बैंक स्टेटमेंट',
    },
  },
  criteria: {
    lead: '{product} की पात्रता:',
    'home-loan':
      'आयु {home.age}, मासिक आय {home.income} से, CIBIL (सिबिल) स्कोर {home.score} (कुछ बैंक {home.score.overview} से), कम से कम {home.experience} का अनुभव। वेतनभोगी और स्वरोज़गार दोनों आवेदन कर सकते हैं।',
    'mortgage-loan':
      'आयु {mortgage.age}, मासिक आय {mortgage.income} से, CIBIL (सिबिल) स्कोर {mortgage.score}, और साफ़ टाइटल वाली संपत्ति। वेतनभोगी और स्वरोज़गार दोनों आवेदन कर सकते हैं।',
    'personal-loan':
      'आयु {personal.age.salaried} वेतनभोगी या {personal.age.self} स्वरोज़गार, मासिक आय {personal.income} से (कुछ बैंक {personal.income.overview} से), CIBIL (सिबिल) स्कोर {personal.score} (कुछ {personal.score.overview} से), {personal.experience} का अनुभव।',
    'business-loan':
      'व्यवसाय {business.vintage} पुराना, सालाना टर्नओवर {business.turnover} से, CIBIL (सिबिल) या Experian स्कोर {business.score}, {business.statements} के बैंक स्टेटमेंट।',
    'government-subsidies':
      'आयु {subsidy.age}, चलने लायक परियोजना, किसी बैंक का डिफ़ॉल्ट नहीं और उसी परियोजना पर पहले सब्सिडी नहीं। हर योजना (PMEGP, MUDRA, Stand-Up India) के अपने नियम भी हैं।',
    all: 'लोन के लिए बैंक आयु (होम और मॉर्गेज {home.age}), आय (पर्सनल लोन {personal.income.overview} से, होम लोन {home.income} से), क्रेडिट स्कोर (कुछ बैंक {personal.score.overview} या {home.score.overview} से, बेहतर {home.score}) और बिज़नेस लोन में {business.vintage} का व्यवसाय देखते हैं। कौन सा लोन चाहिए?',
  },
  verdict: {
    yes: 'हाँ, {value} ठीक है।',
    part: 'यह बैंक पर निर्भर है: {value} कुछ बैंक मानते हैं, सब नहीं।',
    low: 'अभी मुश्किल है: {value} बैंकों की माँग से कम है।',
    high: 'अभी मुश्किल है: {value} सीमा से ज़्यादा है।',
    each: { yes: '{product}: ठीक', part: '{product}: केवल कुछ बैंक', no: '{product}: नहीं' },
    with: '{value} पर:',
    value: {
      age: '{n} की आयु',
      income: '{n} की आय',
      score: '{n} का स्कोर',
      vintage: '{n} पुराना व्यवसाय',
      turnover: '{n} का टर्नओवर',
      experience: '{n} का अनुभव',
      amount: '{n} का लोन',
      tenure: '{n} की अवधि',
      ltv: 'संपत्ति मूल्य का {n}',
    },
  },
  compare: {
    rate: 'इन आँकड़ों में {product} की दर कम से शुरू होती है।',
    amount: 'इन आँकड़ों में {product} ज़्यादा मिलता है।',
    tenure: 'इन आँकड़ों में {product} ज़्यादा लंबा चलता है।',
    same: 'इन आँकड़ों में दोनों बराबर हैं।',
  },
  process: {
    cancel:
      'आप अपने आवेदन को उसके स्टेटस पेज पर वापस ले सकते हैं या मिटवा सकते हैं; लिंक पुष्टि के साथ आया था। आप {email.support} पर लिख या {site.phone} पर फ़ोन भी कर सकते हैं, हमारी टीम कर देगी।',
    promise:
      'नहीं। लोन या सब्सिडी की गारंटी कोई नहीं दे सकता: लोन का निर्णय बैंक और सब्सिडी का निर्णय योजना का विभाग करता है। हम ईमानदारी से बताते हैं कि आप पात्र हैं या नहीं, और फ़ाइल तैयार करते हैं।',
    reducing:
      'रिड्यूसिंग (घटते बैलेंस) दर में ब्याज केवल बची हुई रकम पर लगता है; फ्लैट दर में अंत तक पूरे लोन पर, इसलिए वही प्रतिशत महँगा पड़ता है। हमारे पेज की लोन दरें सालाना, घटते बैलेंस पर हैं।',
    letter:
      'सैंक्शन लेटर बैंक का प्रस्ताव है, शर्तों के साथ। नाम, मंज़ूर राशि, ब्याज दर (फिक्स्ड या फ्लोटिंग), EMI, अवधि और हर शुल्क देख लें। इसे की-फ़ैक्ट्स स्टेटमेंट के साथ पढ़ें; हस्ताक्षर से पहले हम दोनों आपके साथ पढ़ते हैं।',
    free: 'सलाह मुफ़्त है, फ़ोन पर या जयपुर के दफ़्तर में, और कोई छिपा शुल्क नहीं। लोन के अपने शुल्क बैंक के होते हैं।',
    affect:
      'बैंक की जाँच क्रेडिट रिपोर्ट में लिखी जाती है, और एक साथ कई लोन के आवेदन से स्कोर गिर सकता है। यहाँ पूछने या हमारे पेज पढ़ने से स्कोर पर असर नहीं होता।',
    personalSteps:
      'पर्सनल लोन के तीन कदम: 1. Apply Online (ऑनलाइन आवेदन)। 2. Quick Verification (जाँच), सलाहकार फ़ोन करके कागज़ लेते हैं। 3. Get Funds (पैसा), बैंक आपके खाते में भेजता है।',
    apply:
      'आप हमारे Apply पेज पर फ़ॉर्म भर सकते हैं: नाम, फ़ोन, लोन का प्रकार, राशि और आय। सलाहकार {firm.response} में समीक्षा करता है, फिर दस्तावेज़ लेता है और मंज़ूरी तक लोन की फ़ाइल देखता है।',
    after:
      'फ़ॉर्म भेजने के बाद: 1. आवेदन की समीक्षा (review), हमारी टीम {firm.response} में फ़ोन करती है। 2. दस्तावेज़ (document) संग्रह, आपके मामले की सूची के साथ। 3. बैंक से लोन की मंज़ूरी (approval); तब तक फ़ाइल हम देखते हैं।',
    prepay:
      'लोन आम तौर पर समय से पहले, थोड़ा या पूरा, चुकाया जा सकता है; तब EMI या अवधि कम होती है। शुल्क लगेगा या नहीं, यह बैंक, दर के प्रकार और उधारकर्ता पर निर्भर है, इसलिए सैंक्शन लेटर देख लें।',
    transfer:
      'जी, हम बैलेंस ट्रांसफर करवाते हैं: आपका चालू लोन दूसरे बैंक में जाता है, अक्सर कम ब्याज पर, और टॉप-अप भी जुड़ सकता है। पहले बचत और शुल्क की तुलना करते हैं। अंतिम दर बैंक (लेंडर) तय करता है।',
    topup:
      'टॉप-अप चालू लोन पर अतिरिक्त पैसा है, नियमित भुगतान के बाद, अक्सर बैलेंस ट्रांसफर के साथ। कौन सा बैंक देगा, हमारी टीम देखती है। अंतिम दर बैंक (लेंडर) तय करता है।',
    fees: 'हमारे यहाँ कोई छिपा शुल्क नहीं (no hidden charges)। लोन की प्रोसेसिंग फ़ीस और दूसरे शुल्क बैंक के होते हैं, अलग-अलग होते हैं, और हस्ताक्षर से पहले आपको बताए जाते हैं।',
    coapplicant:
      'जी, ज़्यादातर लोन में कमाने वाले करीबी रिश्तेदार (पति, पत्नी, माता-पिता) के साथ संयुक्त आवेदन हो सकता है; दोनों की आय जुड़ती है। अंतिम निर्णय बैंक (लेंडर) का होता है।',
    floating:
      'फ्लोटिंग दर बैंक के बेंचमार्क के साथ बदलती है; फिक्स्ड दर वही रहती है। ज़्यादातर होम लोन फ्लोटिंग होते हैं। लोन चुनने से पहले हमारे सलाहकार दोनों समझाते हैं।',
    improve:
      'क्रेडिट स्कोर बढ़ाने के लिए: हर EMI और कार्ड बिल समय पर भरें, कार्ड कम इस्तेमाल करें, एक साथ कई लोन के आवेदन न करें, रिपोर्ट में गलती देखें। कुछ बैंक कम स्कोर लेते हैं: पर्सनल लोन {personal.score.overview} से, होम लोन {home.score.overview} से।',
    rejected:
      'लोन अस्वीकार हो तो पहले कारण देखें: स्कोर, आय, चालू EMI या कागज़। हमारे सलाहकार मामला पढ़कर सही बैंक बता सकते हैं; एक साथ कई जगह आवेदन न करें।',
    cibil:
      'CIBIL (सिबिल) एक क्रेडिट ब्यूरो है; उसका स्कोर बताता है कि आपने पुराने लोन कैसे चुकाए। होम लोन में {home.score} और पर्सनल लोन में {personal.score} माँगा जाता है; कुछ बैंक कम पर भी देते हैं।',
    employment:
      'वेतनभोगी, स्वरोज़गार पेशेवर और व्यवसायी सब हमारे लोन के लिए आवेदन कर सकते हैं। कागज़ आपकी कमाई के हिसाब से: सैलरी स्लिप और फ़ॉर्म 16, या ITR।',
  },
  firm: {
    doorstep:
      'सलाहकार घर आ सकते हैं या नहीं, यह मुझे नहीं पता। सलाह फ़ोन पर या जयपुर के दफ़्तर में मिलती है, और आवेदन ऑनलाइन हो सकता है; हमारी टीम {site.phone} पर बताएगी।',
    hours: 'हमारा दफ़्तर खुला रहता है: {hours}।',
    hoursRow: '{days} {opens}–{closes}',
    days: {
      Monday: 'सोमवार',
      Tuesday: 'मंगलवार',
      Wednesday: 'बुधवार',
      Thursday: 'गुरुवार',
      Friday: 'शुक्रवार',
      Saturday: 'शनिवार',
      Sunday: 'रविवार',
    },
    onDay: { weekday: 'सोमवार से शुक्रवार', saturday: 'शनिवार को', sunday: 'रविवार को' },
    onDayText: '{day} हम {opens} से {closes} तक खुले हैं।',
    closedOn: '{day} दफ़्तर बंद रहता है। हम {hours} खुले हैं।',
    address: 'हमारा दफ़्तर यहाँ है: {address}। जयपुर ही मुख्यालय और अकेली शाखा है।',
    panindia: 'हमारा दफ़्तर जयपुर, राजस्थान में है, और लोन सेवाएँ पूरे भारत में हैं: किसी भी शहर से ऑनलाइन आवेदन कर सकते हैं।',
    phone: 'आप {site.phone} पर फ़ोन या {site.messaging} पर WhatsApp कर सकते हैं। ई-मेल: {site.email}।',
    whatsapp: 'हमारा WhatsApp (व्हाट्सऐप) नंबर {site.messaging} है; मुख्य फ़ोन नंबर {site.phone}।',
    email: 'लिखिए: {site.email} (सामान्य), {email.loans} (लोन), {email.support} (सहायता)।',
    founded: '{site.name} की स्थापना {firm.founded} में हुई; लोन के काम का {firm.experience.about} का अनुभव।',
    experience:
      'हमारी स्थापना {firm.founded} में हुई; हमारे पेजों पर {firm.experience.about} का अनुभव लिखा है (होम पेज पर {firm.experience.home})।',
    clients: 'हम {firm.founded} से {firm.clients} ग्राहकों की लोन में मदद कर चुके हैं।',
    disbursed: 'हमारे ज़रिए {firm.disbursed:long} के लोन दिए जा चुके हैं, {firm.clients} ग्राहकों को।',
    partners: 'हम {firm.partners} बैंकिंग पार्टनर (बैंक और NBFC) के ऑफ़र की तुलना करते हैं, ताकि आपको सही लोन मिले।',
    whichBank:
      'किसी खास बैंक के बारे में हमारी टीम से {site.phone} पर पूछिए: कौन सा ठीक रहेगा, यह आपकी आय, स्कोर और कागज़ पर निर्भर है।',
    response: 'हमारी टीम लोन की हर पूछताछ का उत्तर {firm.response} में देती है।',
    careers:
      'जयपुर में चार जगह खाली हैं: Senior Loan Officer (Home Loans), Business Development Executive, Customer Support Representative, Marketing Specialist। नौकरी (career) के लिए {site.careers} पर लिखिए।',
    awards: 'हमें {firm.awards} पुरस्कार मिले हैं; होम पेज पर देखिए।',
    team: 'हमारे लीडर Team पेज पर हैं: संस्थापक और प्रबंध निदेशक, होम और प्रॉपर्टी लोन की निदेशक, बिज़नेस और सब्सिडी लोन के प्रमुख।',
    services:
      'हम होम लोन, मॉर्गेज लोन (संपत्ति पर लोन), पर्सनल लोन, बिज़नेस लोन और सरकारी सब्सिडी लोन (PMEGP, MUDRA, Stand-Up India) करवाते हैं, और बैलेंस ट्रांसफर टॉप-अप के साथ।',
    lender:
      'हम एजेंट हैं, बैंक नहीं। हम {firm.partners} बैंकिंग पार्टनर की तुलना करके आपकी लोन फ़ाइल बनाते हैं; निर्णय और दर बैंक (लेंडर) की होती है।',
    trust:
      'आपकी जानकारी सुरक्षित है: {firm.privacy} गोपनीयता, स्पैम नहीं, फ़ालतू कॉल नहीं, छिपा शुल्क नहीं। हम {firm.founded} से जयपुर में लोन का काम करते हैं। OTP या पासवर्ड किसी को न दें।',
    why: 'विशेषज्ञ सलाह, {firm.partners} बैंकिंग पार्टनर की तुलना, {firm.response} में उत्तर, कोई छिपा शुल्क नहीं, और लोन के शुरू से अंत तक एक मैनेजर।',
    emergency: 'आपात सहायता के लिए {site.phone} 24/7 है। दफ़्तर का समय: {hours}।',
    grievance:
      'क्षमा कीजिए। कृपया {site.grievance} पर लिखें या {site.phone} पर फ़ोन करें; हमारी टीम लोन की हर शिकायत {firm.response} में देखती है।',
    blog: 'लोन और पैसे पर हमारे लेख Blog पेज पर हैं, और वीडियो होम पेज पर।',
  },
  search: { lead: 'हमारी साइट पर (अंग्रेज़ी में) लिखा है:', more: 'पूरी जानकारी नीचे के पेज पर।' },
} as const;

import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'गृह ऋण|गृहऋण|होम लोन|होमलोन|घर का लोन|घर के लोन|घर लोन|मकान लोन|मकान का लोन|आवास ऋण|आवास लोन|आवासीय ऋण',
    'हाउसिंग लोन|हाउस लोन|गृह लोन|घर का ऋण|मकान का ऋण',
  ],
  name: 'होम लोन',
  inList: 'होम',
  offered: 'होम लोन',
  documents:
    'पैन और आधार (पहचान, पता), फ़ोटो, सैलरी स्लिप और फ़ॉर्म 16 या ITR, बैंक स्टेटमेंट, संपत्ति के कागज़ (बिक्री समझौता, टाइटल डीड, पास नक्शा)',
  criteria:
    'आयु {home.age}, मासिक आय {home.income} से, CIBIL (सिबिल) स्कोर {home.score} (कुछ बैंक {home.score.overview} से), कम से कम {home.experience} का अनुभव। वेतनभोगी और स्वरोज़गार दोनों आवेदन कर सकते हैं।',
  facts: {
    overview:
      'होम लोन: ब्याज {home.rate} सालाना (ऑफ़र {home.rate.overview} से), {home.amount} तक और संपत्ति मूल्य के {home.ltv} तक, अवधि {home.tenure}, मंज़ूरी {home.approval} में।',
    uses: 'होम लोन घर या फ़्लैट खरीदने, बनाने या बढ़ाने, या मकान बनाने के प्लॉट के लिए है।',
    rate: 'होम लोन की ब्याज दर अलग-अलग बैंकों में {home.rate} सालाना है। हमारे ऑफ़र {home.rate.overview} से शुरू हैं, कुछ बैंक {home.rate.carousel} से देते हैं।',
    types:
      'होम लोन काम के हिसाब से: खरीद {home.rate.purchase} से, निर्माण {home.rate.construction} से, विस्तार {home.rate.extension} से, प्लॉट {home.rate.plot} सालाना से।',
    amount: 'होम लोन {home.amount} तक मिलता है, और संपत्ति मूल्य के {home.ltv} तक।',
    ltv: 'होम लोन: संपत्ति मूल्य का {home.ltv} तक, आम तौर पर {home.ltv.faq}। RBI का नियम: {ltv.small.amount} तक के लोन पर {ltv.small}, {ltv.middle.amount} पर {ltv.middle}, उससे ऊपर {ltv.large}। बाकी आपका डाउन पेमेंट होता है।',
    tenure: 'होम लोन की अवधि {home.tenure} है, यानी {home.tenure.overview} तक।',
    time: 'होम लोन की मंज़ूरी पूरी फ़ाइल के बाद {home.approval} में होती है।',
    age: 'होम लोन के लिए आयु {home.age} होनी चाहिए।',
    score: 'होम लोन: ज़्यादातर बैंक CIBIL (सिबिल) स्कोर {home.score} माँगते हैं; कुछ {home.score.overview} से भी लेते हैं।',
    income: 'होम लोन: मासिक आय कम से कम {home.income}।',
    experience: 'होम लोन: कम से कम {home.experience} का कार्य अनुभव।',
    tax: 'होम लोन पर पुरानी कर व्यवस्था में धारा 80C (अब {tax.section.principal}; मूलधन) में {home.tax.80c} तक और धारा 24(b) (अब {tax.section.interest}; ब्याज) में {home.tax.24b} तक की सालाना छूट मिल सकती है। कब्ज़े से पहले दिया ब्याज बाद में {tax.interest.parts} बराबर सालाना हिस्सों में उसी सीमा में गिना जाता है; निर्माण {tax.build.years} से ज़्यादा चले तो सीमा {tax.interest.late} है। नई व्यवस्था में अपने रहने के घर पर छूट नहीं है। अपने कर सलाहकार से पक्का कर लें।',
    collateral: 'होम लोन: जो घर खरीदते या बनाते हैं वही सिक्योरिटी है; अलग से कुछ गिरवी आम तौर पर नहीं।',
  },
  inAll: {
    rate: 'होम लोन {home.rate} (ऑफ़र {home.rate.overview} से)',
    amount: 'होम {home.amount} तक',
    tenure: 'होम लोन {home.tenure}',
    time: 'होम {home.approval}',
    age: 'होम लोन {home.age}',
    income: 'होम लोन {home.income}',
    score: 'होम लोन {home.score} (कुछ बैंक {home.score.overview} से)',
    experience: 'होम लोन कम से कम {home.experience}',
    ltv: 'होम लोन {home.ltv} तक, आम तौर पर {home.ltv.faq} ({ltv.large.amount} से ऊपर के लोन पर {ltv.large})',
    collateral: 'होम लोन में घर ही सिक्योरिटी है',
  },
};

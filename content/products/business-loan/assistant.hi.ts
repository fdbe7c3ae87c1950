import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'बिजनेस लोन|व्यापार लोन|व्यापार ऋण|व्यवसाय ऋण|व्यवसाय लोन|व्यवसायिक ऋण|व्यावसायिक ऋण|व्यावसायिक लोन',
    'व्यापारिक ऋण|कारोबार लोन|कारोबारी लोन|कारोबार ऋण|कारोबारी ऋण|धंधे का लोन|दुकान का लोन|दुकान लोन|उद्योग लोन',
    'वर्किंग कैपिटल|एमएसएमई लोन',
  ],
  name: 'बिज़नेस लोन',
  inList: 'बिज़नेस',
  offered: 'बिज़नेस लोन',
  documents:
    'व्यवसाय और मालिक का पैन, पहचान और पता, GST या उद्यम पंजीकरण, {business.statements} के बैंक स्टेटमेंट, ITR, बैलेंस शीट और लाभ-हानि खाता',
  criteria:
    'व्यवसाय {business.vintage} पुराना, सालाना टर्नओवर {business.turnover} से, CIBIL (सिबिल) या Experian स्कोर {business.score}, {business.statements} के बैंक स्टेटमेंट।',
  facts: {
    overview:
      'बिज़नेस लोन: ब्याज {business.rate} सालाना (ऑफ़र {business.rate.overview} से), {business.amount} तक (कुछ बैंक {business.amount.overview} तक), अवधि {business.tenure} (कुछ {business.tenure.overview} तक), मंज़ूरी {business.approval} में।',
    uses: 'बिज़नेस लोन चलते बिज़नेस के माल, मशीन, दुकान, वर्किंग कैपिटल या बढ़त के लिए है।',
    rate: 'बिज़नेस लोन की ब्याज दर अलग-अलग बैंकों में {business.rate} सालाना है। हमारे ऑफ़र {business.rate.overview} से शुरू हैं।',
    amount: 'बिज़नेस लोन आम तौर पर {business.amount} तक; कुछ बैंक {business.amount.overview} तक देते हैं।',
    tenure: 'बिज़नेस लोन की अवधि आम तौर पर {business.tenure}; कुछ बैंक {business.tenure.overview} तक देते हैं।',
    time: 'बिज़नेस लोन की मंज़ूरी पूरी फ़ाइल के बाद {business.approval} में होती है।',
    score: 'बिज़नेस लोन: CIBIL (सिबिल) या Experian स्कोर {business.score} चाहिए।',
    vintage: 'बिज़नेस लोन: व्यवसाय {business.vintage} पुराना होना चाहिए।',
    turnover: 'बिज़नेस लोन: सालाना टर्नओवर कम से कम {business.turnover}।',
    statements: 'बिज़नेस लोन: पिछले {business.statements} के बैंक स्टेटमेंट और {docs.returns} के ITR।',
    collateral:
      'बिज़नेस लोन में गिरवी लगेगी या नहीं, यह बैंक और राशि पर निर्भर है; सिक्योरिटी देने से ब्याज कम होता है। सूक्ष्म और छोटी इकाई को वाणिज्यिक बैंक {collateral.msme} तक बिना गिरवी देते हैं ({collateral.since} से के लोन)। अपने मामले के लिए हमारी टीम से पूछिए।',
  },
  inAll: {
    rate: 'बिज़नेस {business.rate} (ऑफ़र {business.rate.overview} से)',
    amount: 'बिज़नेस {business.amount} तक, कुछ बैंक {business.amount.overview}',
    tenure: 'बिज़नेस {business.tenure}, कुछ {business.tenure.overview} तक',
    time: 'बिज़नेस {business.approval}',
    income: 'बिज़नेस लोन में आय की जगह सालाना टर्नओवर {business.turnover} चाहिए',
    score: 'बिज़नेस {business.score}',
    experience: 'बिज़नेस लोन में व्यवसाय {business.vintage} पुराना',
    collateral: 'बिज़नेस लोन में बैंक पर निर्भर है, सूक्ष्म और छोटी इकाई को {collateral.msme} तक बिना गिरवी; मुद्रा में गिरवी नहीं',
  },
};

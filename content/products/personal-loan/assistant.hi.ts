import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: ['पर्सनल लोन|पर्सनल|व्यक्तिगत ऋण|व्यक्तिगत लोन|व्यक्तिगत|निजी ऋण|निजी लोन|निजी कर्ज|व्यक्तिगत कर्ज'],
  ambiguous: 'पर्सनल|व्यक्तिगत',
  name: 'पर्सनल लोन',
  inList: 'पर्सनल',
  offered: 'पर्सनल लोन',
  documents: 'पैन और आधार (पहचान, पता), फ़ोटो, सैलरी स्लिप और फ़ॉर्म 16 या ITR (आय प्रमाण), बैंक स्टेटमेंट',
  criteria:
    'आयु {personal.age.salaried} वेतनभोगी या {personal.age.self} स्वरोज़गार, मासिक आय {personal.income} से (कुछ बैंक {personal.income.overview} से), CIBIL (सिबिल) स्कोर {personal.score} (कुछ {personal.score.overview} से), {personal.experience} का अनुभव।',
  facts: {
    overview:
      'पर्सनल लोन: ब्याज {personal.rate} सालाना (ऑफ़र {personal.rate.overview} से), {personal.amount} तक बिना गिरवी, अवधि {personal.tenure} तक (कुछ बैंक {personal.tenure.overview}), मंज़ूरी {personal.approval} में।',
    rate: 'पर्सनल लोन की ब्याज दर अलग-अलग बैंकों में {personal.rate} सालाना है। हमारे ऑफ़र {personal.rate.overview} से शुरू हैं।',
    amount: 'पर्सनल लोन {personal.amount} तक मिलता है, बिना कुछ गिरवी रखे।',
    tenure:
      'पर्सनल लोन की अवधि आम तौर पर {personal.tenure} ({personal.tenure.months}) तक; कुछ बैंक {personal.tenure.overview} देते हैं।',
    time: 'पर्सनल लोन की मंज़ूरी {personal.approval} में (सबसे तेज़ बैंक {personal.approval.overview} में), और पैसा {personal.disbursal} में आता है।',
    age: 'पर्सनल लोन के लिए आयु: वेतनभोगी {personal.age.salaried} (कुछ बैंक {personal.age.salaried.overview}); स्वरोज़गार {personal.age.self} (कुछ बैंक {personal.age.self.overview})।',
    score: 'पर्सनल लोन: ज़्यादातर बैंक CIBIL (सिबिल) स्कोर {personal.score} माँगते हैं; कुछ {personal.score.overview} से भी लेते हैं।',
    income: 'पर्सनल लोन: मासिक आय आम तौर पर कम से कम {personal.income}; कुछ बैंक {personal.income.overview} से भी देते हैं।',
    experience: 'पर्सनल लोन: कम से कम {personal.experience} का कार्य अनुभव।',
    collateral: 'पर्सनल लोन में कुछ गिरवी नहीं रखना होता, संपत्ति के कागज़ भी नहीं।',
    uses: 'पर्सनल लोन शादी, इलाज, पढ़ाई, घर की मरम्मत, यात्रा या पुराने कर्ज़ एक EMI में लाने के काम आता है।',
  },
  inAll: {
    rate: 'पर्सनल {personal.rate}',
    amount: 'पर्सनल {personal.amount} तक',
    tenure: 'पर्सनल {personal.tenure} तक, कुछ बैंक {personal.tenure.overview}',
    time: 'पर्सनल {personal.approval} (पैसा {personal.disbursal} में)',
    age: 'पर्सनल {personal.age.salaried} वेतनभोगी, {personal.age.self} स्वरोज़गार',
    income: 'पर्सनल {personal.income}, कुछ बैंक {personal.income.overview} से',
    score: 'पर्सनल {personal.score} (कुछ {personal.score.overview} से)',
    experience: 'पर्सनल लोन कम से कम {personal.experience}',
    collateral: 'पर्सनल लोन में कुछ गिरवी नहीं',
  },
};

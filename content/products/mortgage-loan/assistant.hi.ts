import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'मॉर्गेज|मॉर्टगेज|मोर्गेज|मोर्टगेज|मार्गेज|मॉर्गेज लोन|मॉर्टगेज लोन|संपत्ति पर ऋण|संपत्ति पर लोन|संपत्ति ऋण',
    'संपत्ति के बदले ऋण|संपत्ति के बदले लोन|संपत्ति के विरुद्ध ऋण|प्रॉपर्टी लोन|प्रॉपर्टी पर लोन|प्रॉपर्टी पर ऋण',
    'प्रॉपर्टी के बदले लोन|मकान के बदले|घर के बदले|दुकान के बदले|मकान गिरवी|घर गिरवी|दुकान गिरवी|लोन अगेंस्ट प्रॉपर्टी|बंधक ऋण|बंधक लोन|एलएपी|लैप',
  ],
  name: 'मॉर्गेज लोन (संपत्ति पर लोन)',
  inList: 'मॉर्गेज',
  offered: 'मॉर्गेज लोन (संपत्ति पर लोन)',
  documents:
    'पैन और आधार (पहचान, पता), फ़ोटो, सैलरी स्लिप या ITR (आय प्रमाण), बैंक स्टेटमेंट, संपत्ति की टाइटल डीड, पास नक्शा और संपत्ति कर की रसीद',
  criteria:
    'आयु {mortgage.age}, मासिक आय {mortgage.income} से, CIBIL (सिबिल) स्कोर {mortgage.score}, और साफ़ टाइटल वाली संपत्ति। वेतनभोगी और स्वरोज़गार दोनों आवेदन कर सकते हैं।',
  facts: {
    overview:
      'मॉर्गेज लोन (संपत्ति पर लोन): ब्याज अलग-अलग बैंकों में {mortgage.rate} सालाना, आम ऑफ़र {mortgage.rate.typical}; {mortgage.amount} (आम ऑफ़र {mortgage.amount.overview} तक), बाज़ार मूल्य का {mortgage.ltv}, अवधि {mortgage.tenure} (आम ऑफ़र {mortgage.tenure.typical})।',
    uses: 'मॉर्गेज लोन अपनी मौजूदा संपत्ति पर मिलता है, बिज़नेस, शादी, इलाज, पढ़ाई या महँगे कर्ज़ चुकाने के लिए; आप उसमें रहते रहते हैं।',
    rate: 'मॉर्गेज लोन (संपत्ति पर लोन) की ब्याज दर अलग-अलग बैंकों में {mortgage.rate} सालाना और आम ऑफ़र में {mortgage.rate.typical} है; हमारे ऑफ़र {mortgage.rate.overview} से शुरू हैं।',
    amount:
      'मॉर्गेज लोन अलग-अलग बैंकों में {mortgage.amount} का मिलता है; आम ऑफ़र {mortgage.amount.typical} का। सीमा संपत्ति के बाज़ार मूल्य का {mortgage.ltv} भी है।',
    ltv: 'मॉर्गेज लोन: संपत्ति के बाज़ार मूल्य का आम तौर पर {mortgage.ltv}, यानी {mortgage.ltv.overview} तक।',
    tenure: 'मॉर्गेज लोन की अवधि अलग-अलग बैंकों में {mortgage.tenure} है; आम ऑफ़र {mortgage.tenure.typical} का।',
    time: 'मॉर्गेज लोन की प्रक्रिया पूरी फ़ाइल के बाद {mortgage.processing} लेती है; कुछ बैंक {mortgage.approval.overview} में मंज़ूर करते हैं।',
    age: 'मॉर्गेज लोन के लिए आयु {mortgage.age} होनी चाहिए।',
    score: 'मॉर्गेज लोन: CIBIL (सिबिल) स्कोर {mortgage.score} चाहिए।',
    income: 'मॉर्गेज लोन: मासिक आय कम से कम {mortgage.income}।',
    collateral: 'मॉर्गेज लोन: आपकी संपत्ति ही सिक्योरिटी है। मालिक आप ही रहते हैं और उसमें रह सकते हैं या किराये पर दे सकते हैं।',
    propertyTypes:
      'मॉर्गेज लोन आवासीय, व्यावसायिक और औद्योगिक संपत्ति पर और कुछ प्लॉट पर मिलता है; टाइटल साफ़ और नक्शा पास होना चाहिए।',
  },
  inAll: {
    rate: 'मॉर्गेज {mortgage.rate}',
    amount: 'मॉर्गेज {mortgage.amount:high} तक (आम ऑफ़र {mortgage.amount.overview} तक)',
    tenure: 'मॉर्गेज {mortgage.tenure} (आम ऑफ़र {mortgage.tenure.typical})',
    time: 'मॉर्गेज {mortgage.processing}',
    age: 'मॉर्गेज लोन {mortgage.age}',
    income: 'मॉर्गेज लोन {mortgage.income}',
    score: 'मॉर्गेज {mortgage.score}',
    ltv: 'मॉर्गेज लोन बाज़ार मूल्य का {mortgage.ltv}',
    collateral: 'मॉर्गेज लोन में आपकी संपत्ति',
  },
};

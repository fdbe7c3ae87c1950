import type { Spoken } from '../../product-schema.ts';

export const assistant: Spoken = {
  asked: [
    'सरकार से|सरकार की|सरकार क्या|सरकारी मदद|सरकारी सहायता|सरकारी ऋण|सरकारी लोन|सरकारी योजना|सरकारी योजनाएं',
    'सरकारी सब्सिडी|सब्सिडी|सबसिडी|सब्सिडी लोन|सब्सिडी ऋण|अनुदान|योजना|योजनाएं|योजनाओं|योजनाये|स्कीम|सरकारी स्कीम',
    'सरकारी|गवर्नमेंट',
  ],
  ambiguous: 'सरकारी',
  name: 'सरकारी सब्सिडी लोन',
  inList: 'सरकारी सब्सिडी',
  offered: 'सरकारी सब्सिडी लोन (PMEGP, MUDRA, VYUPY)',
  documents:
    'आधार और पैन (पहचान, पता), फ़ोटो, प्रोजेक्ट रिपोर्ट, कोटेशन, योजना माँगे तो शिक्षा या श्रेणी प्रमाण पत्र, उद्यम पंजीकरण, बैंक स्टेटमेंट',
  criteria:
    'आयु {subsidy.age}, चलने लायक परियोजना, किसी बैंक का डिफ़ॉल्ट नहीं और उसी परियोजना पर पहले सब्सिडी नहीं। हर योजना (PMEGP, MUDRA, VYUPY) के अपने नियम भी हैं।',
  facts: {
    overview:
      'सरकारी सब्सिडी लोन (PMEGP, MUDRA, VYUPY): ब्याज {subsidy.rate} सालाना, सब्सिडी {subsidy.share}, प्रक्रिया {subsidy.processing}, आयु {subsidy.age}। मुद्रा {subsidy.mudra} तक, तरुण प्लस {mudra.max} तक। स्टैंड-अप इंडिया ({subsidy.standup}) {subsidy.standup:status} हो चुकी है।',
    uses: 'सरकारी सब्सिडी लोन नए या बढ़ते छोटे काम के लिए है (PMEGP, MUDRA, VYUPY); PMAY में पहले घर के लिए।',
    rate: 'सरकारी सब्सिडी लोन पर ब्याज {subsidy.rate} सालाना है। सब्सिडी {subsidy.share} होती है।',
    share:
      'सब्सिडी परियोजना लागत की {subsidy.share} ({subsidy.share.home} तक) होती है, योजना के हिसाब से। घर की {subsidy.amount} तक की पुरानी सब्सिडी {subsidy.amount:status} हो चुकी है; अब नई PMAY में {pmay.max} तक मिलती है।',
    amount:
      'योजना के हिसाब से: मुद्रा (MUDRA) {subsidy.mudra} तक, तरुण प्लस {mudra.max} तक; PMEGP प्रोजेक्ट {pmegp.project.manufacturing} तक (सेवा {pmegp.project.service}); VYUPY {vyupy.amount} तक; स्टैंड-अप इंडिया (Stand-Up India) {subsidy.standup} ({subsidy.standup:status})। सब्सिडी {subsidy.share}; घर की {subsidy.amount} तक की पुरानी सब्सिडी {subsidy.amount:status} हो चुकी है।',
    time: 'सरकारी सब्सिडी के आवेदन में {subsidy.processing} लगते हैं।',
    age: 'सरकारी सब्सिडी के लिए आयु {subsidy.age} होनी चाहिए।',
    schemes:
      'हम PMEGP, मुद्रा MUDRA (शिशु, किशोर, तरुण) और स्टैंड-अप इंडिया (Stand-Up India, {subsidy.standup:status}) में मदद करते हैं, {subsidy.schemes} योजनाओं में से (सब रूप मिलाकर {subsidy.schemes.home})। योजना चालू है या नहीं, टीम आवेदन से पहले पक्का करती है।',
    mudra:
      'मुद्रा (MUDRA) लोन खेती के अलावा छोटे काम के लिए है, नया हो या चालू, और डेयरी, मुर्गी पालन जैसे काम के लिए भी; {subsidy.mudra} तक मिलता है, तीन श्रेणियों में: शिशु (Shishu) {mudra.shishu} तक, किशोर (Kishor) {mudra.kishor} तक, तरुण (Tarun) {mudra.tarun} तक। तरुण प्लस (Tarun Plus), {mudra.max} तक, उनके लिए है जिन्होंने तरुण लोन चुका दिया है। गिरवी नहीं लगती, पर यह लोन है, सब्सिडी नहीं: पूरा लौटाना होता है।',
    mudraKinds:
      'शिशु (Shishu), किशोर (Kishor) और तरुण (Tarun) मुद्रा (MUDRA) लोन के तीन श्रेणियाँ हैं: शिशु {mudra.shishu} तक, किशोर {mudra.kishor} तक, तरुण {mudra.tarun} तक। तरुण प्लस (Tarun Plus), {mudra.max} तक, उनके लिए है जिन्होंने तरुण लोन चुका दिया है।',
    standup:
      'स्टैंड-अप इंडिया (Stand-Up India) लोन {subsidy.standup} का था, महिलाओं और SC/ST उद्यमियों के नए काम के लिए। यह योजना {subsidy.standup:status} हो चुकी है, नए आवेदन नहीं लिए जाते। मुद्रा (MUDRA) और राजस्थान में VYUPY खुली हैं; कौन सी ठीक रहेगी, हमसे पूछ लीजिए।',
    pmegp:
      'PMEGP (पीएमईजीपी) बैंक लोन है जिसमें परियोजना लागत की {subsidy.share} सब्सिडी मिलती है, खेती के अलावा नए छोटे उद्यम के लिए: सामान्य वर्ग को शहर में {pmegp.share.general.urban}, गाँव में {pmegp.share.general.rural}; महिलाओं और विशेष वर्ग को {pmegp.share.special.urban} और {pmegp.share.special.rural}। प्रोजेक्ट निर्माण में {pmegp.project.manufacturing} तक, सेवा में {pmegp.project.service} तक; अपना हिस्सा {pmegp.own.general}, विशेष वर्ग का {pmegp.own.special}; एक परिवार (पति-पत्नी) में एक ही। प्रक्रिया {subsidy.processing}। स्थिति: {pmegp.age:status}।',
    collateral: 'मुद्रा लोन में कुछ गिरवी नहीं; बाकी योजनाओं में बैंक पर निर्भर है।',
  },
  inAll: {
    rate: 'सरकारी सब्सिडी {subsidy.rate}',
    amount: 'मुद्रा {subsidy.mudra} तक',
    time: 'सरकारी सब्सिडी {subsidy.processing}',
    age: 'सरकारी सब्सिडी {subsidy.age}',
  },
};

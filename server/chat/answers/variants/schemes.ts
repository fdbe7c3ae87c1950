// Which scheme is meant.
import { inVillage } from '../pmay.ts';
import type { Variant } from './variant.ts';

export const schemes: readonly Variant[] = [
  {
    // The central scheme for artisans, of which the ledger has no row; not the state's of nearly the same name.
    of: [
      'scheme.vyupy',
      'scheme.state',
      'scheme.mudra',
      'scheme.pmegp',
      'scheme.fit',
      'scheme.list',
      'ask.who',
      'ask.amount',
      'check.fit',
    ],
    all: [/(?<!\p{L})(?:pm|p m|pradhan ?mantri|pradhanmantri|पीएम|प्रधानमंत्री) (?:vishwa?karma|विश्वकर्मा)/u],
    as: 'scheme.pmvishwakarma',
    tried: 'pm vishwakarma me darzi ko kitna loan milta hai',
  },
  {
    of: ['scheme.pmegp'],
    all: [
      /pmegp|पीएमईजीपी/,
      /(?<!\p{L})(?:running|existing|already|purani|puraani|purane|chalu|since (?:19|20)\d\d|chal rah[aei]|पुरानी|पुराने|चालू|चल रह[ाीे]|पहले से)(?!\p{L})/u,
    ],
    none: /kya pmegp|pmegp (?:abhi|still|ab)|is pmegp|क्या पीएमईजीपी|scheme|yojana|योजना|wife|husband|family|pati|patni|parivar|पति|पत्नी|परिवार/,
    as: 'pmegp.existing',
    tried: 'my oil mill is running since 2018, can i take pmegp for a bigger machine',
  },
  {
    // A house of one's own, wherever it stands.
    of: ['check.ownhouse'],
    all: [
      /pmay|awas|aawas|आवास/,
      /pucca|pukka|pakka|पक्का/,
      /(?<!\p{L})(?:in my (?:own )?name|mere (?:hi )?naam|apne naam|my own|mera apna|मेरे (?:ही )?नाम|अपने नाम|मेरा अपना)(?!\p{L})/u,
    ],
    none: /(?<!\p{L})(?:no|not|without|nahi|nahin|nhi|नहीं)(?!\p{L})/u,
    as: 'pmay.ownhouse',
    tried: 'jaipur me flat le rahe hai par gaon me pakka makan mere naam hai, pmay milegi kya',
  },
  {
    of: ['check.ownhouse', 'check.fit', 'ask.who', 'scheme.where'],
    all: [/pmay|awas|aawas|आवास/, { test: inVillage }],
    as: 'scheme.pmay',
    tried: 'gaon me kachcha ghar hai, pm awas shahri ki byaj subsidy milegi kya',
  },
  {
    // The housing subsidy that was, by its sum.
    of: [
      'lead.apply',
      'lead.quote',
      'lead.plea',
      'ask.who',
      'check.fit',
      'check.amount',
      'ask.share',
      'scheme.fit',
      'scheme.list',
    ],
    all: [/2\.67|2,?67,?000|2 (?:lakh|लाख) 67/, /subsid|sabsid|सब्सिडी|anudan|अनुदान|\bmil|मिल/],
    as: 'scheme.pmay',
    tried: 'मेरे दोस्त को 2.67 लाख सब्सिडी मिली थी, मुझे भी चाहिए',
  },
  {
    of: ['scheme.tarunplus'],
    all: [/mudra|मुद्रा/],
    none: /tarun|तरुण|plus|प्लस|second|dusr|doosr|दूसर|दुबार|doba|repaid|chuk|चुक|\d|upar|zyada|jyada|above|more|ऊपर|ज्यादा/,
    as: 'scheme.mudra',
    tried: 'क्या मौजूदा दुकान के लिए मुद्रा ऋण मिल सकता है',
  },
  {
    of: ['check.cashsalary', 'check.employment', 'rule.fraud', 'rule.middlemen', 'ask.which'],
    all: [
      /(?<!\p{L})(?:thela|thele|thel[ae]wal[aie]|rehdi|redi|vendor|hawker|ठेला|ठेले|ठेलेवाला|रेहड़ी|रेहडी)(?!\p{L})/u,
      /loan|lon\b|लोन|karz|कर्ज|scheme|yojana|योजना/,
    ],
    as: 'scheme.mudra',
    tried: 'sabzi ka thela lagata hu, itr nahi bharta, 30000 ka loan chahiye',
  },
  {
    of: ['sum.total', 'sum.compare', 'check.amount'],
    all: [
      /(?<!\p{L})(?:sarkar|government|govt|सरकार)(?!\p{L})[^?]*(?<!\p{L})(?:degi|deti|dega|help|madad|give|gives|pay|pays|bharegi|देगी|देती|भरेगी|मदद)(?!\p{L})/u,
      /ghar|flat|makan|house|home|घर|फ्लैट|मकान/,
    ],
    as: 'scheme.pmay',
    tried: 'पहला घर है 34 लाख का, सरकार ब्याज में कुल कितना देगी',
  },
  {
    of: ['check.ownhouse'],
    all: [/subsid|sabsid|सब्सिडी|anudan|अनुदान/, /kitn|how much|कितन/],
    as: 'scheme.pmay',
    beside: true,
    tried: 'papa ke naam gaon me makan hai, kamai 8 lakh saal ki, mujhe awas ki subsidy milegi kya aur kitni',
  },
  {
    of: ['scheme.pmegp'],
    all: [/(?<!\p{L})(?:padhai|school(?:ing)?|class|pass|vi|पढाई|पढ़ाई|स्कूल|पास|सातवीं|पांचवीं|आठवीं)(?!\p{L})/u],
    as: 'ask.schooling',
    beside: true,
    tried: 'स्कूल सातवीं तक ही गया हूं, पीएमईजीपी में पढ़ाई देखते हैं क्या',
  },
];

// Turns of phrase that settle how a reading is meant, where its probability alone does not.
import { phoneIn } from '../../../domain/lead/phone.ts';

/** "Milna nahi hai, bas itna bata do": the word for a wish, and no wish. */
const declined =
  /(?<!\p{L})(?:mil\p{L}*|baat|call|phone|meeting|contact|sampark|फोन|कॉल|मिल\p{L}*|बात|संपर्क)(?: \S+){0,2} (?:nahi|nhi|nahin|mat|नहीं|मत|न)[,.]?(?: \S+)* (?:sirf|bas|only|just|बस|सिर्फ|सिर्फ़|केवल) /u;
const never = /(?<!\p{L})never (?:talk|speak|deal)(?!\p{L})|(?<!\p{L})(?:just|only) write here(?!\p{L})/u;
export const declines = (text: string): boolean => declined.test(text) || never.test(text);

/** A word that says no, or wants it to stop. */
const refusing =
  /(?<![\p{L}\p{M}])(?:no|n[o']?t|dont|don't|never|nobody|remove|delete|unsubscribe|stop|without|hata\p{L}*|mat|nahi|nahin|nhi|na|bina|band|मत|नहीं|ना|न|बिना|बंद|हटा[\p{L}\p{M}]*)(?![\p{L}\p{M}])/u;
export const refuses = (text: string): boolean => refusing.test(text);

/** "I am convinced, I want to apply right now". */
const applying =
  /(?<!(?:not|n't|dont) |\p{L})(?:want|ready|like) to apply (?:right )?now(?!\p{L})|(?<!\p{L})apply right now(?!\p{L})|(?<!\p{L})abhi (?:ke abhi )?apply (?:karna|karo|kar do|kardo)(?!\p{L})|अभी (?:के अभी )?(?:आवेदन|अप्लाई) (?:करना|कर दो|करो)/u;
/** "Link bhejo", "send the form link". */
const wantsLink =
  /(?<!\p{L})(?:send|share|give|bhej\p{L}*|do|de do|dijiye|dena|bhejna)(?: \S+){0,4} link(?!\p{L})|(?<!\p{L})link (?:\S+ )?(?:bhej\p{L}*|send|share|do|de|dijiye)(?!\p{L})|लिंक (?:\S+ )?(?:भेज[\p{L}\p{M}]*|दो|दे|दीजिए)/u;
/** Of something else than applying. */
const otherLink =
  /video|blog|map|location|cibil|epfo|kyc|upi|(?<!whats)app\b|fraud|fake|click|sms|otp|वीडियो|मैप|फर्जी|ठग/;
const appliesNow = (text: string): boolean => applying.test(text) || (wantsLink.test(text) && !otherLink.test(text));

/** "Pls revert asap", "revert karna". */
const reverting =
  /(?<!\p{L})revert(?: back)?(?: \S+)? ?(?:asap|soon|karna|karo|kar do|kijiye|please|pls|me|at the earliest|on|jaldi)(?!\p{L})|(?<!\p{L})(?:pls|plz|please|kindly|asap) revert(?!\p{L})|रिवर्ट (?:कर[\p{L}\p{M}]*)/u;
/** "Ok fine, go ahead with the property one". */
const agreeing =
  /^ (?:ok(?:ay)?|fine|theek|thik|chalo|done|yes|haan|ठीक|चलो|हां)(?: \S+){0,4} (?:go ahead|proceed|aage badh\p{L}*|शुरू कर[\p{L}\p{M}]*|आगे बढ[\p{L}\p{M}]*)(?! ?\?)/u;
/** A person's reply is wanted, in so many words. */
const goingOn =
  /(?<!\p{L})(?:take|taking) (?:this|it) (?:forward|fwd|ahead)(?!\p{L})|(?<!\p{L})(?:manzoor|manjoor|manjur|pakka|final|done)(?: \S+){0,6} aage ba?dh\p{L}*(?: (?:hai|hain|h|ab|hu))*$|(?<!\p{L})(?:मंजूर|पक्का|फाइनल)(?: \S+){0,6} आगे बढ[\p{L}\p{M}]*(?: (?:है|हैं|अब))*$/u;
const wantsReply = (text: string): boolean =>
  reverting.test(text) || agreeing.test(text) || goingOn.test(text.trimEnd());

/** What is wished in such words, whatever else was heard. */
export function wishesTold(text: string): string[] {
  if (accusesUs(text)) return ['firm.complaint', 'lead.person'];
  if (wantsReply(text)) return ['lead.call'];
  if (appliesNow(text)) return ['lead.apply'];
  return leavesNumber(text) ? ['lead.call'] : [];
}

/** Somebody dear has died, in so many words: then his loan is rather what is meant. */
const died =
  /(?<!\p{L})(?:husband|wife|father|papa|mother|mummy|brother|bhaiya|didi|son|pati|patni|pita|pitaji|maa|bhai|beta|पति|पत्नी|पिता|पिताजी|मां|भाई|बेटा)(?!\p{L})[^.?!।]{0,24}(?<!\p{L})(?:passed (?:away|on)|expired|died|no more|guj?zar ga|gujar ga|nahi rah[ea]|nhi rah[ea]|dehant|swargwas|off ho g|expire ho|chal base|chale gaye|chala gaya|chali gayi|गुजर|देहांत|नहीं रह[ेा]|चल बसे|स्वर्गवास|ऑफ हो ग)/u;
export const mourns = (text: string): boolean => died.test(text);

/** Who does not know how to go on, in so many words. */
const atALoss =
  /(?<!\p{L})(?:(?:kuch )?(?:samajh|samjh) nahi aa? ?(?:raha|rha)|kahan? jau|dont know what to do|do not know what to do|dont know where to go|izzat chali|ijjat chali|barbad ho|(?:maa|mummy|mother|wife|patni|main) ro rah[ia]|(?:कुछ )?समझ नहीं आ रहा|कहां जाऊं|इज्जत चली|(?:मां|मम्मी|पत्नी|मैं) रो रह[ीा]|बर्बाद हो)(?!\p{L})/u;
export const despairs = (text: string): boolean => atALoss.test(text);

/** "Came home at six in the morning and abused my mother": done to oneself or one's own, and not only asked about. */
const done =
  /(?<!\p{L})(?:mere|meri|mujhe|mujhse|mummy|maa|papa|wife|patni|biwi|bache|bacche|ghar|my|me|us|मेरे|मेरी|मुझे|मां|मम्मी|पापा|पत्नी|बीवी|घर)(?!\p{L}).*(?:badtam[ie]+z\p{L}*|gaa?li(?:yan|ya)?|dhamki|dhamka\p{L}*|abused|shouted|threatened|बदतमीज[\p{L}\p{M}]*|गाली|गालियां|धमकी|धमका[\p{L}\p{M}]*) ?(?:ki|kari|di|de ?k[ae]r|de gay[ea]|kar rah?[ei]|kar ke|kar gay[ea]|de rah?[ei]|diya|he|us|me|her|my|की|करी|दी|दे रह[ेा]|कर रह[ेा]|दे गए|कर गए)/u;
export const isHounded = (text: string): boolean => done.test(text);

/** "Your boy took 2,000 and gave no receipt, I want to complain": told of us, and no question where to. */
const ofUs = /(?<!\p{L})(?:your|aapk[aei]|apk[aei]|tumhar[aei]|आपक[ेाी]|तुम्हार[ेाी])(?!\p{L})/u;
const accusing =
  /(?<!\p{L})(?:(?:want|need|like|going) to (?:complain|file|lodge|make a complaint)|(?:complaint?|complain|shikayat|shikayt) (?:karni|karna|karne|likhwa\p{L}*|likhni|darj)|(?:शिकायत|कंप्लेंट) (?:करनी|करना|करने|लिखवा[\p{L}\p{M}]*|लिखनी|दर्ज))(?!\p{L})/u;
const ofStaff =
  /(?:aapke|apke|your|आपके) (?:naam|name|नाम|yaha\p{L}*|यहां|यहाँ) se|(?:your|aapk[aei]|apk[aei]|आपक[ेाी]) (?:\S+ )?(?:boy|man|men|guy|fellow|agent|executive|staff|company|office|side|ladk[ae]|aadmi|band[ae]|wal[ae]|लडक[ाे]|आदमी|कंपनी|ऑफिस|वाल[ाे])/u;
/** "One fellow from your company took 2000 rs for the file". */
const tookMoney =
  /(?:took|taken|asked|demanded|liya|liye|le gay?[aei]|manga|mange|maang[ae]|लिए|लिया|ले गया|मांगे|मांगा)[^.?]{0,16}(?:rs|rupees|rupaye|hazar|cash|paise|₹|\d{3,}|रुपये|हजार|नकद|कैश|पैसे)|(?:rs|rupees|rupaye|hazar|cash|paise|\d{3,}|रुपये|हजार|नकद|कैश|पैसे)[^.?]{0,16}(?:took|liya|liye|le gay?[aei]|manga|mange|maang[ae]|लिए|लिया|ले गया|मांगे|मांगा)/u;
/** "Your man took my papers, and does not pick up". */
const neglects =
  /(?<!\p{L})(?:not (?:picking|answering|replying|responding)|(?:does|did|do)(?: not|n[’']?t) (?:pick|answer|reply|respond|call back)|no (?:reply|response|answer)|(?:phone|fon|call) (?:hi |bhi )?(?:nahi|nhi|nahin) utha\p{L}*|(?:phone|fon|call) utha (?:nahi|nhi|nahin|hi nahi) rah\p{L}*|(?:phone|phn|fon|call) (?:bhi |hi )?kaat\p{L}*|gayab|फोन (?:ही |भी )?काट|फोन (?:ही |भी )?नहीं उठा[\p{L}\p{M}]*|गायब)(?!\p{L})/u;
const asksWhere =
  /(?<!\p{L})(?:where|whom|who|how|which|when|kahan?|kis|kisko|kise|kaise|kitne|kab|कहां|किस|किसको|किसे|कैसे|कितने|कब)(?!\p{L})/u;
const accusesUs = (text: string): boolean =>
  ofUs.test(text) &&
  !asksWhere.test(text) &&
  (accusing.test(text) || (ofStaff.test(text) && (tookMoney.test(text) || neglects.test(text))));

/** The house is to be sold by the lender. */
const sale = /neela?m|nilam|auction|kurki|नीलाम|कुर्क/;
export const tellsOfSale = (text: string): boolean => sale.test(text);

const theirs =
  /(?<!\p{L})(?:your|aapka|apka|tumhara|is number se|this number|from|fraud|fake|scam|spam|call aaya|calls? aa|galat|wrong|आपका|इस नंबर से|फ्रॉड|फर्जी|कॉल आ)(?!\p{L})/u;
/** "98290 00123 Naresh, LAP 40 lakh": who leaves a number wants to be rung. */
export const leavesNumber = (text: string): boolean =>
  phoneIn(text) !== undefined && !theirs.test(text) && !declines(text);

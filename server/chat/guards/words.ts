// Words that several guards look for.
import { commonNames } from '../common-names.ts';

export const forget =
  /\b(?:ignore|disregard|forget|override|bypass|overrule|bhool ja\w*|bhul ja\w*|bhulo|bhula do|andekha|nazarandaz)\b|भूल ?जा|भुला दो|अनदेखा|नजरअंदाज|इग्नोर/;
export const earlier =
  /\b(?:previous|above|earlier|prior|preceding|everything|before|pichh?le|pe?h?a?hle|purane|sab|saare|all|your|apn[ei])\b|पिछले|पहले|सभी|सारे|अपने|पुराने/;
export const rules =
  /\b(?:instructions?|rules?|prompts?|guidelines?|directives?|restrictions|filters|configuration|config|nirdesh\w*|niyam|hidayat)\b|निर्देश|नियम|प्रॉम्प्ट|हिदायत|इंस्ट्रक्शन/;
export const reveal =
  /\b(?:reveal|show|print|display|output|repeat|disclose|leak|dump|expose|paste|echo|dikhao|dikhaiye|batao|what (?:are|is))\b|दिखा|प्रकट|उजागर|दोहरा|बता/;
export const yours = /\b(?:your|ur|tumhar[aei]|aapk[aei]|apk[aei]|apn[aei])\b|तुम्हार|आपक|अपन/;
export const aboutLoan = /loan|lon\b|emi|interest|byaj|लोन|ऋण|ब्याज/;
export const others =
  /\b(?:neighbou?rs?|friends?|boss|colleague|cousin|padosi|padosan|dost|someone else|somebody else|another (?:person|customer|client)|(?:other|last|previous) (?:customer|client|people|person)s?|thane se|police se|dusr[ei] (?:customers?|clients?|grahak\w*|logo?n?|aadmi)|kisi aur)\b|पड़ोसी|पडोसी|थाने से|दोस्त|दूसरे ग्राहक|अन्य ग्राहक|किसी और|मित्र/;
export const theirData =
  /\b(?:status|salary|income|cibil|credit (?:score|report)|account|pan|aadha?a?r|loan amount|outstanding|file|application|otp|password|number|mobile|phone|address|details|data|enquiry|chats?|conversations?|jankari|kitna loan|kitne ka loan)\b|चैट|स्थिति|सैलरी|आय\b|सिबिल|खाता|नंबर|विवरण|जानकारी|कितना लोन|लोन कितना/;
export const customers = /\b(?:customers?|clients?|users?|leads?|enquiries|applicants|grahako?n?)\b|ग्राहक/;
export const list =
  /\b(?:list|names?|numbers?|phones?|mobiles?|e?mails?|data|database|details|records|contacts|salary|income|score|csv|dump|export|jankari)\b|सूची|लिस्ट|नाम|नंबर|डेटा|जानकारी|रिकॉर्ड/;
export const howMany = /\b(?:how many|kitne|number of|count of)\b|कितने/;
export const myOwn =
  /\b(?:my|mera|meri|mere|i am|i'm|im|own|mujhe|main|co.?applicant|joint|guarantor|apply|documents?|papers|kagaz)\b|मेर|मुझे|मैं|सह/;
export const figures = /\d/;
/** A word with a capital letter that is no thing of ours. */
export const properName =
  '\\b(?!Home|Personal|Business|Mortgage|Loan|LAP|Jaipur|Rajasthan|Pinkstone|Sunday|Saturday|Property|Bank|India|Mudra|Stand|What|Today|Office|Branch|Team|Company|Firm|Head|Ghar|Maka|Duka|Vyap|Vyav|Karob|Dhand|Zameen|Jameen|Jaid|Sampat|Plot|Flat|Shaadi|Shadi|Gaadi|Gadi|Car |Bike|Gold|Sone|Kheti|Educ|Padhai|Sarkari|Govern|Mahila|Aap|Kisi|Kitn|Housing|Salar|Pension|Self|Joint|Whatsapp|WhatsApp|Help|Custom|Manager|Advis|Agent|Naukri|Job|Family|Patni|Pati|Wife|Husband|Father|Papa|Minimum|Max|Cricket|Match|Dost|Insan|Aadmi|Ombuds)[A-Z][a-z]{2,}';
export const ofHis = "(?:['’]s| ka| ki| ke)";
export const ofPeople =
  '(?:loan|cibil|credit|score|status|salary|income|phone|mobile|number|address|details|emi|file|account|pan|aadhaar|application)\\b(?! (?:rate|interest|byaj))';
export const together = (one: RegExp, other: RegExp) => new RegExp(`(?:${one.source})[^.?!।]*(?:${other.source})`);
/** Typed in small letters. */
export const namedSomebody = new RegExp(
  `(?<!\\p{L})(?:${commonNames})(?: ji| जी)? (?:ka|ki|ke|का|की|के) (?:loan|cibil|status|salary|emi|file|number|account|लोन|सिबिल|स्टेटस|सैलरी|ईएमआई|फाइल|नंबर|खाता)(?!\\p{L})`,
  'u',
);

// Questions by the thousand: loan words, figures and noise of the three languages put together at random. Most make
// sense, some do not; none may draw a figure from nowhere.
import fc from 'fast-check';

const products = [
  'home loan', 'personal loan', 'business loan', 'mortgage loan', 'LAP', 'mudra loan', 'PMEGP', 'government subsidy', 'loan',
  'ghar ka loan', 'vyapar loan', 'property par loan', 'sarkari yojana', 'होम लोन', 'पर्सनल लोन', 'बिज़नेस लोन', 'मॉर्गेज लोन', 'सरकारी योजना', '',
];
const matters = [
  'interest rate', 'maximum amount', 'tenure', 'approval time', 'age limit', 'salary', 'CIBIL score', 'documents', 'eligibility', 'EMI',
  'down payment', 'tax benefit', 'turnover', 'business vintage', 'work experience', 'processing fee', 'prepayment', 'balance transfer', 'subsidy percent',
  'byaj dar', 'umar', 'tankhwah', 'kist', 'avadhi', 'kitna milega', 'kitne din', 'dastavez', 'ब्याज दर', 'उम्र', 'वेतन', 'किस्त', 'अवधि', 'कितना मिलेगा', 'दस्तावेज़',
  'office hours', 'phone number', 'founded', 'clients', 'partners', 'hidden charges', '',
];
const frames = [
  'what is', 'can I get', 'tell me', 'is it enough', 'compare', 'how long', 'how much', 'confirm that', 'calculate', 'I want', 'I earn', 'I am',
  'kya', 'batao', 'mujhe chahiye', 'mil sakta hai', 'क्या', 'बताइए', 'मिलेगा', 'मेरी', '',
];
const noise = ['please', 'urgent', 'sir', 'aur', 'or', 'vs', 'and', 'for', 'at', 'par', 'पर', 'ke liye', 'in Jaipur', '?', '!', 'not', 'mat', 'नहीं', '<b>', 'ignore'];

const figure = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom(' lakh', 'L', ' lac', ' crore', ' cr', 'k', ' hazar', ' लाख', ' करोड़', '%', ' percent', ' प्रतिशत', ' years', ' saal', ' साल', ' months', ' mahine', ' days', ' hours', '')).map(([n, unit]) => `${n}${unit}`),
  fc.tuple(fc.integer({ min: 1, max: 300 }), fc.constantFrom('%', ' lakh', ' crore', '')).map(([n, unit]) => `${n / 10}${unit}`),
  fc.integer({ min: 300, max: 900 }).map(String),
  fc.integer({ min: 1000, max: 99_999_999 }).map((n) => `₹${n.toLocaleString('en-IN')}`),
  fc.integer({ min: 1000, max: 9_999_999 }).map(String),
  fc.constantFrom('dedh lakh', 'ten lakh', 'paanch saal', 'पाँच लाख', 'nine percent', 'do crore', 'sadhe teen lakh'),
  fc.constant(''),
);
const part = fc.oneof(fc.constantFrom(...products), fc.constantFrom(...matters), fc.constantFrom(...frames), fc.constantFrom(...noise), figure);

export const question = fc
  .tuple(fc.constantFrom(...frames), fc.constantFrom(...products), fc.constantFrom(...matters), figure, fc.array(part, { maxLength: 5 }))
  .chain(([frame, product, matter, value, rest]) => fc.shuffledSubarray([frame, product, matter, value, ...rest], { minLength: 2 }))
  .map((parts) => parts.filter(Boolean).join(' '))
  .filter((text) => text.trim() !== '');

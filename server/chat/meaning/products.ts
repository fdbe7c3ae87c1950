// Which of the loans a message is about: named outright, or told by what the money is for.
import { ambiguousNames } from '../../../content/assistant.ts';
import { productIds } from '../../../content/products.ts';
import type { Understood } from '../understand.ts';

/** These also mean something else on their own ("a personal question"), so they need a loan word beside them. */
const needsCompany = new Set(ambiguousNames);

const houseWord = /^(house|home|flat|ghar|makan|घर|मकान|फ्लैट)$/;
const loanWord = /^(loan|rin|karz|karj|karja|लोन|ऋण|कर्ज|कर्जा)$/;

/** "Aapki company ne kitna loan dilwaya": the company is ours. */
const ofOurs = /^(aapki|aapke|aapka|apki|apke|apka|tumhari|your|ur|आपकी|आपके|आपका)$/;
const businessWord = /^(business|vyapar|karobar|vyavsay|बिजनेस|व्यापार|व्यवसाय|कारोबार)$/;
const interestWord = /^(interest|byaj|vyaj|sud|sood|roi|ब्याज|सूद|इंटरेस्ट)$/;

export function productsOf(said: Understood): string[] {
  // "Kitna loan" is one phrase, and the loan in it still counts.
  const loan = said.has('w.loan') || said.words.some((word) => loanWord.test(word));
  const company =
    loan ||
    said.has('x.compare', 'e.emi', 'v.apply', 'w.price') ||
    said.hits.some((hit) => /^[ap]\./.test(hit.concept) && hit.length > 1) ||
    said.hits.some((hit) => hit.concept.startsWith('a.'));
  const named: { product: string; at: number }[] = [];
  const add = (product: string, at: number) => {
    if (!named.some((entry) => entry.product === product)) named.push({ product, at });
  };
  for (const hit of said.hits) {
    if (hit.concept.startsWith('p.')) {
      const product = productIds.find((id) => `p.${id}` === hit.concept);
      if (product && (company || hit.length > 1 || !needsCompany.has(said.words[hit.at] ?? ''))) add(product, hit.at);
    }
    // "Kitni subsidy", "kaun si yojana": phrases that hold the product's own word.
    if (/^(s\.|a\.sh|a\.sch)/.test(hit.concept)) add('government-subsidies', hit.at);
  }
  const first = (...concepts: Parameters<Understood['at']>[0][]) =>
    concepts.flatMap((concept) => said.at(concept))[0] ?? 0;

  /** "Mortgage it", "mortgage my shop": the word is a verb here. */
  const mortgages = said.words.some(
    (word, at) =>
      /^(mortgage|mortgaging|pledge)$/.test(word) &&
      /^(it|my|our|the|this|his|her|their)$/.test(said.words[at + 1] ?? ''),
  );
  const pledged =
    mortgages ||
    (said.has('w.against') &&
      said.has('w.house', 'w.property', 'w.business', 't.plot', 'f.office') &&
      (loan || said.has('q.can', 'a.rate')));
  if (pledged) add('mortgage-loan', first('w.against', 'p.mortgage-loan'));

  const speaksOfInterest = said.words.some((word) => interestWord.test(word));
  /** "Home and personal loan", not "he is 64 and runs a shop". */
  const linked = said
    .at('x.and')
    .some((and) =>
      said.hits.some(
        ({ concept, at, length }) =>
          /^w\.(house|business|property)$/.test(concept) && Math.abs((at < and ? at : at + length - 1) - and) <= 2,
      ),
    );

  const ownWorth = said.has('a.percent') || said.words.some((word) => /^(worth|%|percent)$/.test(word));
  /** "LAP or business", but not "mortgage a house or shop". */
  const besideJoiner = said.words.some(
    (word, at) => /^(or|vs|versus|and|ya|aur|या|और|than)$/.test(word) && businessWord.test(said.words[at + 1] ?? ''),
  );

  if (named.length === 0 && loan) {
    if (said.has('w.personal-use')) add('personal-loan', first('w.personal-use'));
    else if (
      said.has('w.house', 't.plot') ||
      said.words.some((word) => houseWord.test(word)) ||
      (said.has('t.construction', 't.extension') && !said.has('w.business'))
    )
      add('home-loan', first('w.house', 't.plot'));
    else if (said.has('w.property')) add(said.has('t.purchase') ? 'home-loan' : 'mortgage-loan', first('w.property'));
    // "70% of what my shop is worth" is lent on the shop, not to it.
    else if (said.at('w.business').some((at) => !ofOurs.test(said.words[at - 1] ?? '')))
      add(said.has('w.price') && ownWorth ? 'mortgage-loan' : 'business-loan', first('w.business'));
  } else if (
    named.length === 0 &&
    said.has('t.construction', 't.extension', 't.plot') &&
    said.has('a.rate', 'a.tenure', 'a.amount')
  ) {
    add('home-loan', first('t.construction', 't.extension', 't.plot'));
  } else if (
    named.length === 0 &&
    said.has('w.house') &&
    (said.has('a.ltv') || speaksOfInterest || (said.has('w.price') && said.has('w.bank')))
  ) {
    add('home-loan', first('w.house'));
  } else if (named.length === 1 && (said.has('x.compare') || linked) && !pledged) {
    // "home vs personal loan": the first product's own "loan" is left out.
    if (said.has('w.house')) add('home-loan', first('w.house'));
    else if (said.has('w.business') && (named[0]?.product !== 'mortgage-loan' || besideJoiner))
      add('business-loan', first('w.business'));
    else if (said.has('w.property')) add('mortgage-loan', first('w.property'));
  }
  return named.sort((a, b) => a.at - b.at).map((entry) => entry.product);
}

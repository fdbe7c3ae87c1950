// Every name of a product in every way to ask for one of its facts: names × ways of crossed.json. The answer must hold a
// figure of that product's own rows (or its own papers), and must not open the panel.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { embedded } from './setup.ts';

type Lists = Record<string, Record<string, string[]>>;
const { names, ways } = JSON.parse(readFileSync(new URL('crossed.json', import.meta.url), 'utf8')) as {
  /** By language and product. */
  names: Lists;
  /** By attribute and language; {} stands for the name. */
  ways: Lists;
};

/** What tells a product's answer from another's. */
const expected: Record<string, Record<string, RegExp>> = {
  rate: {
    'home-loan': /7\.3–10\.5%|8\.75%/,
    'personal-loan': /10\.5–24%/,
    'business-loan': /11\.99–24%/,
    'mortgage-loan': /8–13\.5%/,
    'government-subsidies': /7\.5–12%/,
  },
  amount: {
    'home-loan': /₹10 (crore|करोड़)/,
    'personal-loan': /₹50 (lakh|लाख)/,
    'business-loan': /₹5 (crore|करोड़)/,
    'mortgage-loan': /₹5 (lakh|लाख)–₹10 (crore|करोड़)/,
    'government-subsidies': /₹10 (lakh|लाख)|15–35%/,
  },
  tenure: {
    'home-loan': /10–30 /,
    'personal-loan': /60 |1–7 /,
    'business-loan': /1–5 /,
    'mortgage-loan': /5–20 /,
  },
  score: { 'home-loan': /750\+/, 'personal-loan': /600\+/, 'business-loan': /700\+/, 'mortgage-loan': /700\+/ },
  income: { 'home-loan': /₹25,000/, 'personal-loan': /₹20,000/, 'mortgage-loan': /₹25,000/ },
  age: { 'home-loan': /21–65/, 'personal-loan': /21–58/, 'mortgage-loan': /21–65/, 'government-subsidies': /18–65/ },
  time: {
    'home-loan': /24–48 /,
    'personal-loan': /24–48 /,
    'business-loan': /48–72 /,
    'mortgage-loan': /5–10 /,
    'government-subsidies': /15–30 /,
  },
  documents: {
    'home-loan': /title deed|टाइटल डीड/i,
    'personal-loan': /Form 16|फ़ॉर्म 16/,
    'business-loan': /GST/,
    'mortgage-loan': /title deed|टाइटल डीड/i,
    'government-subsidies': /project report|प्रोजेक्ट रिपोर्ट/i,
  },
  ltv: { 'home-loan': /80–90%/, 'mortgage-loan': /50–70%/ },
};

/** What is learned is never all right; these lists are of the kinds that it must not often miss. */
const leastShare = 0.84;

const assistant = embedded();
for (const [attribute, products] of Object.entries(expected)) {
  test(`${attribute}, by every name and in every way`, () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const [product, figure] of Object.entries(products))
      for (const [language, sentences] of Object.entries(ways[attribute] ?? {}))
        for (const name of names[language]?.[product] ?? [])
          for (const sentence of sentences) {
            asked += 1;
            const message = sentence.replace('{}', name);
            const { response, showContactForm } = assistant.answer({ message });
            if (showContactForm || !figure.test(response)) wrong.push(`${message} ← ${response.slice(0, 100)}`);
          }
    const share = 1 - wrong.length / asked;
    assert.ok(share >= leastShare, `${share}\n${wrong.slice(0, 20).join('\n')}`);
  });
}

// The papers that the assistant names are those of the service page, in all three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '../../content/assistant.ts';
import { content } from '../../content/load.ts';
import { productIds } from '../../content/products.ts';

/** Each paper as the page has it, and as the replies do. */
const papers: Record<string, [RegExp, RegExp]> = {
  PAN: [/PAN/, /PAN|पैन/],
  identity: [/Identity|Aadhaar/i, /Aadhaar|identity|pehchan|आधार|पहचान/],
  photographs: [/photograph/i, /photo|फ़ोटो/i],
  'salary slips': [/salary slip/i, /salary slip|सैलरी स्लिप/i],
  'tax returns': [/income-tax return/i, /income-tax return|ITR/],
  'bank statements': [/bank statement/i, /bank statement|बैंक स्टेटमेंट/i],
  'title deeds': [/title deed/i, /title deed|टाइटल डीड/i],
  'approved plan': [/approved building plan/i, /approved plan|pass naksha|पास नक्शा/i],
  'property tax': [/property-tax receipt/i, /property.tax|संपत्ति कर/i],
  GST: [/GST/, /GST/],
  Udyam: [/Udyam/, /Udyam|उद्यम/],
  'balance sheet': [/balance sheet/i, /balance sheet|बैलेंस शीट/i],
  'project report': [/project report/i, /project report|प्रोजेक्ट रिपोर्ट/i],
  quotations: [/quotation/i, /quotation|कोटेशन/i],
};
/** On the page, and left out of the reply for its length: it goes with the papers of the self-employed. */
const shortened = new Set(['home-loan balance sheet', 'mortgage-loan balance sheet', 'personal-loan balance sheet']);

const { services } = content('en');

for (const product of productIds) {
  test(`papers of ${product}`, () => {
    const page = services[product]?.detail.documents.items.join('; ') ?? '';
    assert.ok(page.length > 0);
    for (const [language, { loan }] of Object.entries(texts)) {
      const reply = loan(product).documents.normalize('NFC');
      for (const [paper, [onPage, inReply]] of Object.entries(papers)) {
        if (shortened.has(`${product} ${paper}`)) continue;
        assert.equal(
          new RegExp(inReply.source.normalize('NFC'), inReply.flags).test(reply),
          onPage.test(page),
          `${paper} in ${language}`,
        );
      }
    }
  });
}

import type { Article } from '../../schema.ts';

export const article: Article = {
  id: 5,
  title: 'Loan against property: what a house can raise, and what it risks',
  description:
    'How a lender values a house or shop you already own, which titles pass in Jaipur, what the loan costs, and when pledging it is the wrong choice.',
  excerpt:
    'A house or shop that is already yours can raise a large sum at a moderate rate. How it is valued, which papers decide, what it costs over the years, and when to leave it unpledged.',
  author: '{site.name} desk',
  date: '2026-09-01',
  category: 'Mortgage Loans',
  readTime: '5 min read',
  image: 'blog/mortgage-loans-a',
  imageAlt: 'Block print of keys in rows, one printed in dark blue',
  content: [
    {
      type: 'paragraph',
      text: 'A loan against property turns a house, a shop or an office that you already own into borrowing power, without selling it. You go on living or trading there. In return the lender holds the title papers until the last instalment, and if the instalments stop for good, it may sell what you pledged. Both halves of that sentence deserve the same attention. This article takes them in turn.',
    },
    { type: 'heading', text: 'What the loan is good for' },
    {
      type: 'paragraph',
      text: 'It suits a large need with a long life: expanding a business, a child’s professional education, the purchase of another property, or gathering several dear loans into one that ends on a known date. Within lawful purposes the use is usually free, but the lender will ask for it and may refuse some, speculation above all.',
    },
    {
      type: 'paragraph',
      text: 'It does not suit a short need. Title reading, valuation and registration of the charge cost money and effort whether you keep the loan for a season or for its full term. It does not suit consumption either. A house should not be placed behind a holiday.',
    },
    { type: 'heading', text: 'How much a property can raise' },
    {
      type: 'paragraph',
      text: 'Three figures are laid side by side, and the smallest rules. The lender decides how each of them is measured.',
    },
    {
      type: 'paragraph',
      text: 'The first is value. Our questions section gives {mortgage.ltv} of the market value; the overview sheet says up to {mortgage.ltv.overview}. The value is the one that the lender’s valuer writes down after a visit. It is often below what a dealer in the locality would quote, because the valuer asks what the property would fetch in an ordinary sale without waiting. A self-occupied house stands at the better end of the share. A rented shop, a plot or a building with an unusual use stands lower.',
    },
    {
      type: 'paragraph',
      text: 'The second is income. The sheet asks for at least {mortgage.income} a month, and the EMI must fit beside everything else you pay. A valuable haveli with a small income raises a small loan.',
    },
    {
      type: 'paragraph',
      text: 'The third is the lender’s own band. Across all lenders the sums run {mortgage.amount}; a typical offer runs {mortgage.amount.typical}.',
    },
    { type: 'heading', text: 'What it costs' },
    {
      type: 'paragraph',
      text: 'Across all lenders the rate runs {mortgage.rate} a year; a typical offer is {mortgage.rate.typical}; our overview sheet starts at {mortgage.rate.overview}. Tenures run {mortgage.tenure} across lenders, and a typical offer ends within {mortgage.tenure.faq}.',
    },
    {
      type: 'paragraph',
      text: 'Work it through. A loan of {ex.property.amount} at {ex.property.rate} a year over {ex.property.tenure} asks for {ex.property.emi} a month, and the interest comes to {ex.property.interest}. Over {ex.property-short.tenure} the EMI is {ex.property-short.emi} and the interest {ex.property-short.interest}. If the loan goes into a business, decide between the two by asking how soon the business will have earned the money back, not by asking which EMI looks smaller.',
    },
    {
      type: 'paragraph',
      text: 'Then add what stands outside the EMI: the processing fee, the advocate’s and the valuer’s fees, the cost of creating and registering the charge, insurance of the building, and whatever is payable on early closure. Ask for these in one written list.',
    },
    {
      type: 'image',
      src: 'blog/inline-keys-on-hook',
      alt: 'Keys hanging on a wall hook',
      caption: 'You keep the keys; the lender keeps the title papers.',
    },
    { type: 'heading', text: 'The papers decide more than the walls' },
    {
      type: 'paragraph',
      text: 'In Jaipur the kind of title decides which lenders will look at all. A freehold or leasehold patta from the development authority, a Housing Board allotment and a registered sale deed with a full chain are read readily. A society patta, an ancestral house inside the walled city without a partition, or a building larger than its approved plan needs a lender who accepts that case, and some do not. Find out before you pay for a valuation.',
    },
    {
      type: 'list',
      items: [
        'The present title deed, and every earlier deed that leads to it, in originals.',
        'The approved plan, and a completion paper where one was issued.',
        'Receipts for property tax and for water and power, in the owner’s name.',
        'A search report or certificate showing which charges are recorded.',
        'For inherited property: the will or succession papers, and the written agreement of every co-owner.',
        'For a flat: the society’s or builder’s consent, and proof that its dues are paid.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Every owner named on the title must sign as co-borrower. A sister who married and moved away, but whose name still stands in the papers, has to be asked. Begin there; it takes longer than anything the bank does.',
    },
    { type: 'heading', text: 'How long it takes' },
    {
      type: 'paragraph',
      text: 'Our overview sheet gives {mortgage.approval.overview} for approval; the detail sheet gives {mortgage.processing} for the whole processing. Both assume that the originals are in your cupboard. When a link in the chain is missing, a certified copy has to be drawn from the registrar’s office, and no lender can shorten that.',
    },
    {
      type: 'paragraph',
      text: 'The sheet further looks for a score of {mortgage.score} and an age of {mortgage.age:n}, with the loan finished inside that band.',
    },
    { type: 'heading', text: 'When to leave the house unpledged' },
    { type: 'paragraph', text: 'Say no, or not yet, if the answer to any of these is yes.' },
    {
      type: 'list',
      items: [
        'Is the house the only roof of people who had no say in the decision?',
        'Will the EMI be paid out of a profit that does not exist today?',
        'Is the loan meant to keep up the instalments of older ones?',
        'Is a relative or partner to receive the money, while you sign?',
        'Could a smaller loan without the house do the same work over a few years?',
      ],
    },
    {
      type: 'paragraph',
      text: 'There is nothing shameful in a refusal of this kind. The rate is lower than that of an unsecured loan precisely because the lender’s risk has moved on to your family.',
    },
    { type: 'heading', text: 'Questions for the lender’s officer' },
    {
      type: 'list',
      items: [
        'Which value did your valuer write, and may I see the report?',
        'Is the rate floating? How often is it reset, and will the EMI or the tenure move?',
        'May I prepay in part? Is there a charge for my kind of loan, given its purpose and the borrower’s name?',
        'Where are my originals stored, and will you give me a signed list of them?',
        'How soon after closure are the papers returned and the charge removed from the record?',
        'What happens, step by step, if I miss an EMI?',
      ],
    },
    { type: 'heading', text: 'From the first paper to the last' },
    {
      type: 'paragraph',
      text: 'Do not hand over originals before the sanction is in writing, and never without a signed inventory. Do not borrow the whole of what the valuation allows merely because it is there; the unused part is your reserve. Do not let the insurance of the building lapse. And when the loan is over, do not stop at the last EMI. Collect the papers, the no-dues letter and the proof that the charge has been removed, and check the record once more.',
    },
  ],
  related: [9, 10, 2],
  sample: true,
};

export const blog = {
  title: 'Loan articles',
  description:
    'Plain articles on home, personal, business, subsidy and mortgage loans, and on planning: what lenders check and what to ask them.',
  heading: 'Financial Insights',
  lead: 'Articles to keep: what lenders check, what a loan costs, what to ask before you sign.',
  search: 'Search articles',
  searchHint: 'Title, category or any word',
  /** What borrowers type, and what our articles call it: whoever searches the first finds the second. */
  alsoCalled: { cibil: 'score', byaj: 'interest', kist: 'EMI', lap: 'loan against property' },
  categories: 'Categories',
  results: { one: '1 article', many: '{count} articles', none: 'No article matches' },
  /** Articles that have it in their text only. */
  mentions: { one: '1 article mentions “{query}”', many: '{count} articles mention “{query}”' },
  further: { one: '1 more article mentions “{query}”', many: '{count} more articles mention “{query}”' },
  clear: 'Show all articles',
  list: 'Articles',
  more: 'Read More',
  moreOf: 'Read More:',
  by: 'By',
  article: {
    back: 'Back to Blog',
    share: 'Share this article',
    shareWith: {
      native: 'Share',
      whatsapp: 'WhatsApp',
      facebook: 'Facebook',
      linkedin: 'LinkedIn',
      x: 'X',
      copy: 'Copy link',
    },
    copied: 'Link copied',
    refused: 'Your browser did not allow it. The address, to copy by hand: ',
    cta: {
      title: 'Want this worked out for your own case?',
      text: 'Send one application. An adviser answers within {firm.response}.',
      action: 'Apply Now',
    },
    related: 'Related Articles',
    sources: 'Sources',
    checked: 'Checked',
    reviewed: 'Read against its sources by our senior loan adviser on',
  },
};

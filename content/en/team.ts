import type { GalleryItem, Leader, Opening } from '../showcase-schema.ts';

const sample = true;

const leaders: Leader[] = [
  {
    name: 'Vikram S. Rathore',
    position: 'Founder and Managing Director',
    image: 'team/waistcoat',
    imageAlt: 'Drawing of a man with glasses, in a waistcoat, framed by a cusped arch',
    description: 'Former branch manager. Has read loan files since before the firm opened.',
    linkedin: '#linkedin-founder',
    email: 'vikram@pinkstone.example',
    sample,
  },
  {
    name: 'Meera Kothari',
    position: 'Director, Home and Mortgage Loans',
    image: 'team/sari',
    imageAlt: 'Drawing of a smiling woman in a sari, framed by a cusped arch',
    description: 'Valuation and title papers are her subject; no property file leaves without her note.',
    linkedin: '#linkedin-property',
    email: 'meera@pinkstone.example',
    sample,
  },
  {
    name: 'Bhanwar Lal Saini',
    position: 'Head, Business and Subsidy Loans',
    image: 'team/safa',
    imageAlt: 'Drawing of a bearded man in a safa, framed by a cusped arch',
    description: 'Ran a workshop himself. Knows PMEGP and MUDRA from the applicant’s side.',
    linkedin: '#linkedin-business',
    email: 'bhanwar@pinkstone.example',
    sample,
  },
];

const gallery: GalleryItem[] = [
  {
    image: 'desk-by-the-window',
    alt: 'An adviser in a sari at her desk, with an indigo laptop, papers and a cup of tea, before a window that looks on the Hawa Mahal by night',
    caption: 'The first desk, by the window',
  },
  {
    image: 'four-kulhads',
    alt: 'A man in a safa and a woman in a sari behind four clay cups of steaming tea, on a counter with an indigo block-printed cloth',
    caption: 'Four kulhads, one meeting',
  },
  {
    image: 'office-front',
    alt: 'The office front: three cusped arches in a pink wall, an indigo double door in the middle, kites above the roof',
    caption: 'Our office front',
  },
  {
    image: 'file-shelf',
    alt: 'A woman takes one indigo file from shelves of pink and cream files and tied ledgers',
    caption: 'One file out of many: yours',
  },
  {
    image: 'handshake',
    alt: 'Two hands shake in front of a window, one in an indigo sleeve, the other with bangles and a block-printed sleeve',
    caption: 'A file settled',
  },
  {
    image: 'wall-of-keys',
    alt: 'A man holds out an indigo key before a board of keys, around a niche with one large key on a tassel',
    caption: 'Keys of the year',
  },
  {
    image: 'whiteboard-emi-curve',
    alt: 'A man points out to two colleagues, on a whiteboard, the curve of the principal in each instalment, which grows over the years',
    caption: 'Monday: where an instalment goes',
  },
  {
    image: 'scooter-arcade',
    alt: 'A bearded man beside an indigo scooter, with a helmet on its seat and a cloth bag on its hook, before the closed shops of an arcade',
    caption: 'Out to collect papers',
  },
  {
    image: 'diwali-lamps',
    alt: 'A woman in a veil carries a lamp on Diwali night, before three wall niches with oil lamps, a rangoli and a row of small lamps',
    caption: 'Diwali at the office',
  },
  {
    image: 'cricket-kit',
    alt: 'A cricket bat, pads, a cap and a ball below three team shirts on hangers, the middle one indigo',
    caption: 'The team shirts',
  },
  {
    image: 'queue-tokens',
    alt: 'An old man and a woman in a veil read a paper together on a cane bench, under seven round queue tokens, the indigo one next in turn',
    caption: 'Nobody waits long',
  },
].map((item) => ({ ...item, sample }));

const openings: Opening[] = [
  {
    title: 'Senior Loan Officer - Home Loans',
    place: 'Jaipur, full time',
    text: 'You read property papers with ease and explain them with patience.',
  },
  {
    title: 'Business Development Executive',
    place: 'Jaipur and nearby towns, full time',
    text: 'You like markets, shops and people, and you keep your promises.',
  },
  {
    title: 'Customer Support Representative',
    place: 'Jaipur, shifts',
    text: 'You answer in Hindi and English, and you write down what was said.',
  },
  {
    title: 'Marketing Specialist',
    place: 'Jaipur or remote',
    text: 'You write plainly about money and check every figure twice.',
  },
].map((opening) => ({ ...opening, sample }));

export const team = {
  title: 'Our team',
  description:
    'Meet the people who read your loan file: our leaders, the team at the Jaipur office, and the four openings we have now.',
  heading: 'Meet Our Leaders',
  lead: 'Three people answer for every file that leaves this office.',
  leadersTitle: 'Leaders',
  leadersSample: 'Examples: the firm’s own people take their place before we open.',
  leaders,
  profile: 'LinkedIn profile of',
  email: 'Email',
  quote: {
    title: 'A message from our leadership',
    text: 'A loan is a promise that runs for years. Our work is to make sure you know every word of it on the first day.',
    by: 'Vikram S. Rathore, Founder and Managing Director',
  },
  galleryTitle: 'Our Team Members',
  galleryLead: 'The people, the work and the tea. Press a picture to see it large.',
  open: 'Open picture',
  viewer: {
    label: 'Picture viewer',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    thumbnail: 'Picture',
    failed: 'Oops... Failed to load content...',
  },
  gallery,
  join: {
    title: 'Join Our Growing Team',
    lead: 'Write to us with a page about yourself. We answer every letter.',
    apply: 'Write to {site.careers}',
    subject: 'Application:',
  },
  openings,
};

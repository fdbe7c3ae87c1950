/** Pages for whoever asks for too much. They are made once, at the start, and know nothing of who asked. */
const home = 'Return to Home';

export const refusals = {
  address: {
    title: 'Address too long',
    heading: 'This address is too long',
    text: 'It holds more than our pages can read. Please start from the home page.',
    home,
  },
  fields: {
    title: 'Too many fields',
    heading: 'Too many fields',
    text: 'What was sent has more fields than any page of ours reads. Please start from the home page.',
    home,
  },
  headers: {
    title: 'Request not understood',
    heading: 'Your browser sent too much',
    text: 'It told us more about itself than our server reads. Please try another browser, or call {site.phone}.',
    home,
  },
  tooMany: {
    title: 'One moment',
    heading: 'One moment, please',
    text: 'Very many pages were asked for from your connection. Please wait a minute and load this page again, or call {site.phone}.',
    home,
  },
  busy: {
    title: 'One moment',
    heading: 'One moment, please',
    text: 'Very many visitors are here just now. Please load this page again in a few seconds, or call {site.phone}.',
    home,
  },
};

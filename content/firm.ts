// Facts of the firm that are the same in every language. Sample until the firm supplies its own:
// the numbers ring nobody, the addresses end in .example, the social links lead nowhere.
export const firm = {
  sample: true,
  name: 'Pinkstone',
  siteUrl: 'https://www.pinkstone.example',
  phones: {
    main: { shown: '+91 141 000 0000', dial: '+911410000000' },
    messaging: { shown: '+91 141 000 0001', dial: '+911410000001' },
  },
  emails: {
    general: 'hello@pinkstone.example',
    loans: 'loans@pinkstone.example',
    support: 'support@pinkstone.example',
    careers: 'careers@pinkstone.example',
    grievance: 'grievance@pinkstone.example',
  },
  geo: { latitude: 26.9124, longitude: 75.7873 },
  /** Days as in schema.org; times in 24-hour form, Indian Standard Time. */
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '19:00' },
    { days: ['Saturday'], opens: '09:00', closes: '17:00' },
    { days: ['Sunday'], opens: '10:00', closes: '15:00' },
  ],
  /** Placeholder links, as the specification has them. */
  social: [
    { id: 'facebook', icon: 'fb', href: '#facebook' },
    { id: 'instagram', icon: 'ig', href: '#instagram' },
    { id: 'linkedin', icon: 'in', href: '#linkedin' },
    { id: 'youtube', icon: 'yt', href: '#youtube' },
  ],
  copyrightYear: 2024,
} as const;

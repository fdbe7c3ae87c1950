// Facts of the firm that are the same in every language. Sample until the firm supplies its own:
// the numbers ring nobody, the addresses end in .example, the social links lead nowhere.
import type { Hours } from '../domain/hours.ts';

/** As people read it, beginning with the country's +91; the phone dials the same digits. */
const phone = (shown: string) => ({ shown, dial: `+${shown.replace(/\D/g, '')}` });

const hours: Hours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '19:00' },
  { days: ['Saturday'], opens: '09:00', closes: '17:00' },
  { days: ['Sunday'], opens: '10:00', closes: '15:00' },
];

export const firm = {
  sample: true,
  name: 'Pinkstone',
  /** As registered; terms and privacy notice name it. */
  legal: {
    entity: 'Pinkstone Loan Advisory LLP (sample)',
    registrations: ['LLPIN AAA-0000 (sample)', 'GSTIN 08AAAAA0000A1Z0 (sample)'],
    grievanceOfficer: 'Rohini Mathur (sample)',
  },
  siteUrl: 'https://www.pinkstone.example',
  phones: {
    main: phone('+91 141 000 0000'),
    messaging: phone('+91 141 000 0001'),
  },
  emails: {
    general: 'hello@pinkstone.example',
    loans: 'loans@pinkstone.example',
    support: 'support@pinkstone.example',
    careers: 'careers@pinkstone.example',
    grievance: 'grievance@pinkstone.example',
  },
  geo: { latitude: 26.9124, longitude: 75.7873 },
  hours,
  /** How many calls can be promised in one hour. */
  callsPerHour: 4,
  /** Placeholder links. */
  social: [
    { name: 'Facebook', icon: 'fb', href: '#facebook' },
    { name: 'Instagram', icon: 'ig', href: '#instagram' },
    { name: 'LinkedIn', icon: 'in', href: '#linkedin' },
    { name: 'YouTube', icon: 'yt', href: '#youtube' },
  ],
  copyrightYear: 2024,
};

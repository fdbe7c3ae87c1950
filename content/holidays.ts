// Days on which the office stays shut, until owners set their own at the desk (/desk/settings). Samples for an office in
// Rajasthan: the firm has to confirm them, and feasts by the moon may be called for another day.
import type { Holidays } from '../domain/desk/settings.ts';

export const holidays: Holidays = {
  confirmed: false,
  days: [
    { date: '2026-10-02', name: 'Gandhi Jayanti' },
    { date: '2026-10-20', name: 'Dussehra' },
    { date: '2026-11-08', name: 'Diwali' },
    { date: '2026-11-10', name: 'Govardhan Puja' },
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2027-01-14', name: 'Makar Sankranti' },
    { date: '2027-01-26', name: 'Republic Day' },
    { date: '2027-03-10', name: 'Id-ul-Fitr' },
    { date: '2027-03-22', name: 'Dhulandi (Holi)' },
    { date: '2027-04-15', name: 'Ram Navami' },
    { date: '2027-08-15', name: 'Independence Day' },
    { date: '2027-08-17', name: 'Raksha Bandhan' },
    { date: '2027-10-02', name: 'Gandhi Jayanti' },
    { date: '2027-10-09', name: 'Dussehra' },
    { date: '2027-10-29', name: 'Diwali' },
    { date: '2027-10-30', name: 'Govardhan Puja' },
  ],
};

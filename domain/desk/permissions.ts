// Who may do what at the desk: one table. Screens leave out what it refuses, and the server asks it again.
export type Role = 'adviser' | 'owner';

/** What an adviser may do with enquiries that are theirs, or nobody's. */
const ofOneEnquiry = [
  'see',
  'take',
  'pass',
  'contact',
  'note',
  'move',
  'followUp',
  'details',
  'message',
  'notSpam',
  'join',
  'retryNotifications',
  'undo',
] as const;
/** What is everybody's: their own day, the list of their enquiries, themselves. */
const ofEverybody = ['today', 'queue', 'numbers', 'me'] as const;
const ofOwners = ['erase', 'export', 'people', 'duties', 'settings', 'audit'] as const;

type EnquiryDeed = (typeof ofOneEnquiry)[number];
export type Deed = EnquiryDeed | (typeof ofEverybody)[number] | (typeof ofOwners)[number];

export const deeds: readonly Deed[] = [...ofOneEnquiry, ...ofEverybody, ...ofOwners];

/** `enquiry` is whose it is; left out where the deed is about none. */
export function may(viewer: { id: string; role: Role }, deed: Deed, enquiry?: { adviserId: string | null }): boolean {
  if (viewer.role === 'owner') return true;
  if (ofEverybody.some((one) => one === deed)) return true;
  if (!ofOneEnquiry.some((one) => one === deed)) return false;
  // Without an enquiry nobody can say that it is theirs.
  return enquiry !== undefined && (enquiry.adviserId === null || enquiry.adviserId === viewer.id);
}

// What the pages of people show. Types only: the screens are written against this file.
export interface MeView {
  name: string;
  email: string;
  inTurn: boolean;
  /** As "20 Nov"; null when not on leave today. */
  leaveUntil: string | null;
  hasPassword: boolean;
  leastPassword: number;
  devices: {
    id: string;
    device: string;
    how: 'password' | 'passkey' | 'link';
    seenAt: number;
    isHere: boolean;
  }[];
  /** What was just done. */
  done?: 'away' | 'back' | 'name' | 'password' | 'device' | 'lock' | 'lock-removed';
  wrong?: { field: 'name' | 'old' | 'next' };
}

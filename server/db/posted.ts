/** What every row that is to be delivered has, whatever it is and to whom. */
export interface Posted {
  /** Message-ID and idempotency key: the same however often it is tried. */
  id: string;
  state: 'pending' | 'sent' | 'dead' | 'cancelled';
  due_at: number;
  attempts: number;
  /** The lease, and the fencing token of whoever holds it. */
  locked_until: number;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

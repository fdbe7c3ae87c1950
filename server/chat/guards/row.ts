// A row fires when every pattern of `all`, one of `any` and none of `none` is in the message; `tried` is a message that only
// this row is there for.
export interface Guard {
  id: string;
  /** The intent it is answered as. */
  as: 'guard.injection' | 'guard.sayso' | 'guard.others' | 'lead.call' | 'rule.fraud' | 'talk.distress';
  all?: RegExp[];
  any?: RegExp[];
  none?: RegExp[];
  /** Looks at the message as typed rather than in small letters. */
  typed?: true;
  tried: string;
}

export interface Finding {
  state: 'ok' | 'warning' | 'failed';
  about: string;
  /** What was found and, unless all is well, what to do. */
  text: string;
}

/** A clock to compare ours with. */
export interface OtherClock {
  whose: string;
  /** How far ours is ahead, in milliseconds. */
  ahead: number;
}

export const finding =
  (about: string) =>
  (state: Finding['state'], text: string): Finding => ({ state, about, text });

/** What may be shown of a failure: a library's message, without the address it was given. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: string; message?: string } };
  return (cause?.code ?? cause?.message ?? message ?? String(error)).replace(/\/\/[^@\s/]*@/g, '//');
}

export const patience = () => AbortSignal.timeout(15_000);

/** By the Date of an answer; it is exact to the second. */
export function clockOf(whose: string, response: Response): OtherClock[] {
  const at = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(at) ? [] : [{ whose, ahead: Date.now() - at }];
}

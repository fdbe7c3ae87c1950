import { useState } from 'react';

/** Copies a text and says what came of it: a clipboard may be missing, as on a page without https, or not allowed. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  async function copy() {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }
  return { outcome, setOutcome, copy };
}

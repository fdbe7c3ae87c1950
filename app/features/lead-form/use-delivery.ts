import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Cause, type Outcome, sendLead } from './send.ts';

export type Settled = Exclude<Outcome, { kind: 'later' }>;

const longest = 60_000;
/** 2, 4, 8 … 60 seconds, never less than the server asked for, and not all visitors at the same moment. */
const pause = (failures: number, afterMs: number) =>
  Math.max(afterMs, Math.min(longest, 1000 * 2 ** failures)) * (1 + Math.random() / 10);

/**
 * Sends what `compose` gives and, while network or server are away, again and again until it is settled or called off.
 * `compose` reads the form afresh each time; null means that there is nothing to send any more.
 */
export function useDelivery(compose: () => object | null, settle: (outcome: Settled) => void) {
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState<Cause | null>(null);
  const run = useRef({ busy: false, wanted: false, failures: 0, notBefore: 0, timer: 0 });

  async function attempt() {
    const state = run.current;
    if (state.busy) return;
    window.clearTimeout(state.timer);
    const input = compose();
    if (!input) return callOff();
    state.busy = true;
    setSending(true);
    const outcome = await sendLead(input);
    state.busy = false;
    setSending(false);
    if (outcome.kind !== 'later') {
      callOff();
      settle(outcome);
    } else if (state.wanted) {
      state.failures += 1;
      const wait = pause(state.failures, outcome.afterMs);
      state.notBefore = Date.now() + outcome.afterMs;
      state.timer = window.setTimeout(attempt, wait);
      setWaiting(outcome.cause);
    }
  }

  function callOff() {
    const state = run.current;
    window.clearTimeout(state.timer);
    Object.assign(state, { wanted: false, failures: 0, notBefore: 0 });
    setWaiting(null);
  }

  const onOnline = useEffectEvent(() => {
    if (run.current.wanted && Date.now() >= run.current.notBefore) attempt();
  });
  useEffect(() => {
    const state = run.current;
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      window.clearTimeout(state.timer);
      state.wanted = false;
    };
  }, []);

  // Closing the tab now would lose what the visitor believes to be on its way.
  useEffect(() => {
    if (!waiting) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [waiting]);

  const start = () => {
    run.current.wanted = true;
    attempt();
  };
  return { sending, waiting, start, callOff };
}

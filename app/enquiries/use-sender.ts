import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LeadKind } from '../../domain/lead/fields.ts';
import { idle, type Listener, senders } from './sender.ts';

/** A form's way to send: it hands a snapshot over, sees how far that is, and is told what came of it. */
export function useSender(kind: LeadKind, { settle, settleAway }: Listener) {
  const sender = senders[kind];
  const progress = useSyncExternalStore(sender.watch, sender.progress, () => idle);
  const onSettled = useEffectEvent(settle);
  const listen = useEffectEvent(() => sender.listen({ settle: onSettled, settleAway }));
  useEffect(() => listen(), []);
  return { ...sender, ...progress };
}

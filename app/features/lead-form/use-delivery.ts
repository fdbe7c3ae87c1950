import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { couriers, idle, type Sender } from './courier.ts';
import type { FormKind } from './form-values.ts';

/** The form's part in sending: it is asked for what to send while it is on the page, and told what came of it. */
export function useDelivery(kind: FormKind, { compose, settle, settleAway }: Sender) {
  const courier = couriers[kind];
  const { sending, waiting } = useSyncExternalStore(courier.watch, courier.progress, () => idle);
  const sender = {
    compose: useEffectEvent(compose),
    settle: useEffectEvent(settle),
    settleAway,
  };
  const serve = useEffectEvent(() => courier.serve(sender));
  // Let go in the moment the form leaves the page: a try just after would find it empty and call the enquiry off.
  useLayoutEffect(() => serve(), []);
  const { start, callOff, carried, receipt } = courier;
  return { sending, waiting, start, callOff, carried, receipt };
}

// What a visitor types or chooses before the scripts are there stands in the field. React leaves it there, but goes on
// with the value it had served, and the next drawing would put that one back.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Tells once, when the page comes alive, if the control holds something else than what was `served`. */
export function useTypedEarly<Control extends HTMLInputElement | HTMLSelectElement>(
  served: string,
  adopt: (value: string) => void,
) {
  const ref = useRef<Control>(null);
  const compare = useEffectEvent(() => {
    if (ref.current && ref.current.value !== served) adopt(ref.current.value);
  });
  useLayoutEffect(() => compare(), []);
  return ref;
}

const textAreas = new Map<HTMLTextAreaElement, string>();

/** To be called before React takes the page over: it writes the served text of a text area over what was typed. */
export function noteTextAreas() {
  for (const area of document.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) textAreas.set(area, area.value);
}

export function useTextAreaTypedEarly() {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    const typed = area && textAreas.get(area);
    if (typed) area.value = typed;
  }, []);
  return ref;
}

// A message that appears on leaving a field moves what stands below it. While a finger or button is down on something
// there, that would make the press miss.
let pressed = false;
if (typeof document !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    const note = () => {
      pressed = type === 'pointerdown';
    };
    document.addEventListener(type, note, { capture: true, passive: true });
  }
}

export function afterPress(act: () => void) {
  if (!pressed) return act();
  const done = new AbortController();
  const released = () => {
    done.abort();
    setTimeout(act);
  };
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, released, { signal: done.signal });
}

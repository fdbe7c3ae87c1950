import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What comes at the next address is told as a new page is: with the focus at its heading, or at what is to be put right. */
function useArrival(): string {
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (hash) return;
    const main = document.getElementById('main');
    const target = main?.querySelector<HTMLElement>('.error-summary') ?? main?.querySelector('h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, hash]);
  return key;
}

/** A tool's steps with scripts: a submitted question becomes the address that the server would have led to. */
export function useSteps(path: string, next: (asked: URLSearchParams) => URLSearchParams) {
  const navigate = useNavigate();
  const key = useArrival();

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const asked = new URLSearchParams(typed);
    const to = next(asked);
    keepForBack(path, asked.get('step'), to);
    navigate(`${path}?${to}`);
  }
  return { onSubmit, key };
}

/** The browser's Back leads to the question with its answer in it. What must be put right, and all on one page, stay. */
function keepForBack(path: string, step: string | null, to: URLSearchParams) {
  if (!step || step === 'all' || to.has('step')) return;
  history.replaceState(history.state, '', `${path}?${new URLSearchParams([...to, ['ask', step]])}`);
}

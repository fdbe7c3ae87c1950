import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * A tool's steps with scripts: a submitted question becomes the URL that the server would have led to, and what comes is
 * told as a new page is, with the focus at its heading. What is to be put right takes the focus to itself.
 */
export function useSteps(path: string, next: (asked: URLSearchParams) => URLSearchParams) {
  const navigate = useNavigate();
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (hash || document.querySelector('#main .error-summary')) return;
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key, hash]);

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

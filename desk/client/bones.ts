// While a list is fetched for longer than a moment, its rows turn into bones of the same height; the page that comes
// replaces them, and whoever goes back finds the rows again.
const patience = 300;

export function bones(): void {
  const list = document.querySelector<HTMLElement>('.list');
  if (!list) return;
  let timer: number | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => list.setAttribute('aria-busy', 'true'), patience);
  };
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method === 'get' && !event.defaultPrevented && new URL(form.action).pathname === location.pathname) wait();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const leaves = link && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && link.target === '';
    if (leaves && link.pathname === location.pathname && link.search !== location.search) wait();
  });
  addEventListener('pageshow', () => {
    clearTimeout(timer);
    list.removeAttribute('aria-busy');
  });
}

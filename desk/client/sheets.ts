// Sheets as dialogs: links to them open them, Escape, the cross and the phone's back button close them.
const isSheet = (element: Element | null): element is HTMLDialogElement =>
  element instanceof HTMLDialogElement && element.classList.contains('sheet');

const sheetOf = (link: HTMLAnchorElement) =>
  link.hash && link.pathname === location.pathname ? document.getElementById(link.hash.slice(1)) : null;

export const openSheet = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>('dialog[open]');

// The browser takes its time to go back: what is opened until then gets its entry once it is there.
let goingBack = false;

// The phone's back button leaves the sheet before it leaves the page.
const remember = (id: string) => history.pushState({ sheet: id }, '', `#${id}`);

export function showSheet(id: string): boolean {
  const sheet = document.getElementById(id);
  if (!isSheet(sheet) || sheet.open) return false;
  openSheet()?.close();
  if (!goingBack) remember(id);
  sheet.showModal();
  sheet.querySelector<HTMLElement>('h2')?.focus();
  return true;
}

/** Where scripts run, an address alone opens no sheet: the dialog does. */
export function sheets(): void {
  document.documentElement.dataset.scripted = '';
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.ctrlKey || event.metaKey) return;
    if ('closes' in link.dataset) {
      event.preventDefault();
      openSheet()?.close();
      return;
    }
    const called = link.dataset.opensSheet;
    // The phone dials as well.
    if (called) showSheet(called);
    else if (isSheet(sheetOf(link))) {
      event.preventDefault();
      showSheet(link.hash.slice(1));
      if (link.dataset.channel) chooseChannel(link.dataset.channel);
    }
  });
  for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog.sheet')) {
    sheet.addEventListener('close', () => {
      if (goingBack || (history.state as { sheet?: string } | null)?.sheet !== sheet.id) return;
      goingBack = true;
      history.back();
    });
    // A tap beside it closes it.
    sheet.addEventListener('click', (event) => {
      if (event.target === sheet) sheet.close();
    });
  }
  addEventListener('popstate', () => {
    const sheet = openSheet();
    if (!goingBack) return sheet?.close();
    goingBack = false;
    if (sheet) remember(sheet.id);
  });
  if (location.hash) {
    const id = location.hash.slice(1);
    if (isSheet(document.getElementById(id))) {
      history.replaceState(null, '', location.pathname + location.search);
      showSheet(id);
    }
  }
}

export function chooseChannel(channel: string): void {
  const choice = document.querySelector<HTMLInputElement>(`#write input[name="channel"][value="${channel}"]`);
  if (choice) choice.checked = true;
}

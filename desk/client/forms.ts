// What scripts add to forms: filters that send themselves, messages that change with their template, a try again that is
// proposed, toasts that go, and a note that waits for the network.
import { whatsappLink } from './whatsapp.ts';

const shownFor = 6000;

function filters(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-filters]'))
    form.addEventListener('change', () => form.requestSubmit());
}

/** The filter sheet's button says how many it would show, while one chooses. */
function counts(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-count]');
  const button = form?.querySelector<HTMLElement>('[data-counts]');
  if (!form || !button) return;
  let asked = 0;
  form.addEventListener('change', async () => {
    asked += 1;
    const mine = asked;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const response = await fetch(`${form.dataset.count}?${new URLSearchParams(fields)}`).catch(() => null);
    const text = response?.ok ? await response.text() : null;
    // An answer that was overtaken is let go.
    if (text !== null && mine === asked) button.textContent = text;
  });
}

/** After "no answer" the next try is proposed; whoever chose already is left alone. */
function proposals(): void {
  const outcome = document.querySelector<HTMLElement>('[data-outcome]');
  const form = outcome?.closest('form');
  if (!outcome || !form) return;
  let chosen = false;
  form.addEventListener('change', (event) => {
    const input = event.target as HTMLInputElement;
    if (input.name === 'followUp') chosen = true;
    if (input.name !== 'how' || chosen) return;
    const wanted = input.value === 'no-answer' ? outcome.dataset.outcome : null;
    const chips = [...form.querySelectorAll<HTMLInputElement>('[name="followUp"]')];
    const chip = chips.find(({ value }) => value === wanted) ?? chips[0];
    if (chip) chip.checked = true;
  });
}

type Texts = Record<string, { label: string; text: string } | undefined>;

function messages(): void {
  const choosing = document.querySelector<HTMLFormElement>('[data-texts]');
  const text = document.querySelector<HTMLTextAreaElement>('#message-text');
  const log = document.querySelector<HTMLFormElement>('#write form[action$="/message"]');
  const mail = document.querySelector<HTMLAnchorElement>('[data-opens="email"]');
  const app = document.querySelector<HTMLFormElement>('#open-app');
  if (!choosing || !text || !log || !mail || !app) return;
  const texts = JSON.parse(choosing.dataset.texts ?? '{}') as Texts;

  choosing.addEventListener('change', () => {
    const chosen = new FormData(choosing);
    const [template, language] = [String(chosen.get('template')), String(chosen.get('language'))];
    text.value = texts[`${template} ${language}`]?.text ?? '';
    text.lang = language;
    for (const [name, value] of [
      ['template', template],
      ['language', language],
    ] as const) {
      const field = log.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    mail.search = mail.search.replace(/(?<=[?&]body=).*/, encodeURIComponent(text.value.replaceAll('\n', '\r\n')));
  });
  text.addEventListener('input', () => {
    mail.search = mail.search.replace(/(?<=[?&]body=).*/, encodeURIComponent(text.value.replaceAll('\n', '\r\n')));
  });
  // A link says spaces as the app reads them; the plain form would say plus.
  app.addEventListener('submit', (event) => {
    event.preventDefault();
    open(whatsappLink(text.value, app.action), '_blank', 'noreferrer');
  });
}

/** Goes after a while, unless somebody is at it; the address loses what it was made from. */
function toasts(): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]');
  if (!toast) return;
  const url = new URL(location.href);
  for (const name of ['done', 'of', 'version', 'event']) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  const leave = () => {
    if (toast.matches(':hover, :focus-within')) setTimeout(leave, shownFor);
    else toast.remove();
  };
  setTimeout(leave, shownFor);
  toast.querySelector('[data-dismiss]')?.addEventListener('click', () => toast.remove());
}

/** Without a network a form waits on its page and is sent once the network is back, in the order they were sent in. */
function waiting(): void {
  const queue: { form: HTMLFormElement; by: HTMLElement | null }[] = [];
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (navigator.onLine || form.method !== 'post') return;
    event.preventDefault();
    if (!queue.some((one) => one.form === form)) queue.push({ form, by: event.submitter });
    event.submitter?.setAttribute('aria-busy', 'true');
  });
  addEventListener('online', () => {
    const next = queue.shift();
    next?.by?.removeAttribute('aria-busy');
    next?.form.requestSubmit(next.by);
  });
}

export function forms(): void {
  filters();
  counts();
  proposals();
  messages();
  toasts();
  waiting();
  // After the phone has dialled, the enquiry asks how it went.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-then]') : null;
    if (link?.dataset.then) setTimeout((to: string) => location.assign(to), 500, link.dataset.then);
  });
}

// Sign-in: a button that shows the password, and one that counts down the seconds until the next try.
import { fillIn } from '../../domain/fill-in.ts';

export function showPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-shows]')) {
    const input = document.getElementById(button.dataset.shows ?? '');
    const labels = { show: button.textContent ?? '', hide: button.dataset.hide ?? '' };
    button.addEventListener('click', () => {
      if (!(input instanceof HTMLInputElement)) return;
      const shown = input.type === 'password';
      input.type = shown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(shown));
      button.textContent = shown ? labels.hide : labels.show;
    });
  }
}

export function waitBeforeSignIn(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-wait]');
  if (!button) return;
  const label = button.textContent ?? '';
  const until = Date.now() + Number(button.dataset.wait) * 1000;
  function tick(waiting: HTMLButtonElement) {
    const seconds = Math.ceil((until - Date.now()) / 1000);
    waiting.disabled = seconds > 0;
    waiting.textContent = seconds > 0 ? fillIn(waiting.dataset.waiting ?? '', { seconds }) : label;
    if (seconds > 0) setTimeout(tick, 1000, waiting);
  }
  tick(button);
}

/** What was written before sign-in goes by itself. */
export const sendAgain = (): void => document.querySelector<HTMLFormElement>('[data-send-again]')?.requestSubmit();

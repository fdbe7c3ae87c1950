// Telling this device of enquiries. The browser asks for its leave only when the button is pressed.
import { ask, decode } from './lock.ts';
import { policy } from './policy.ts';

const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscribe(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  const file = '/desk/push-worker.js';
  const address = policy?.createScriptURL(file) ?? file;
  const registration = await navigator.serviceWorker.register(address, { scope: '/desk/' });
  const wanted = { userVisibleOnly: true, applicationServerKey: decode(key) };
  const made = await registration.pushManager.subscribe(wanted);
  await ask('/desk/me/push', made.toJSON());
  location.assign('/desk/me?done=push#push');
}

export function offerPush(): void {
  const part = document.querySelector<HTMLElement>('[data-push]');
  const button = part?.querySelector('button');
  const failed = part?.querySelector<HTMLElement>('[data-failed]');
  if (!part || !button || !failed) return;
  part.hidden = !canPush;
  button.addEventListener('click', async () => {
    failed.textContent = '';
    button.setAttribute('aria-busy', 'true');
    try {
      await subscribe(part.dataset.push ?? '');
    } catch {
      failed.textContent = failed.dataset.failed ?? '';
    } finally {
      button.removeAttribute('aria-busy');
    }
  });
}

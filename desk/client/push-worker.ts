// Runs under /desk/ while no page is open: shows what was pushed, and opens the list when it is tapped. Keeps nothing.
interface Pushed extends Event {
  data: { json(): { title: string; text: string; silent: boolean } } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface Tapped extends Event {
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window' }): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'push', heard: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: Tapped) => void): void;
}
const worker = self as unknown as Worker;

worker.addEventListener('push', (event) => {
  const said = event.data?.json();
  if (!said) return;
  const { title, text, silent } = said;
  // One notice at a time: a second takes the first one's place.
  event.waitUntil(
    worker.registration.showNotification(title, { body: text, silent, tag: 'enquiry', icon: '/favicon.svg' }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const windows = await worker.clients.matchAll({ type: 'window' });
    const desk = windows.find(({ url }) => new URL(url).pathname.startsWith('/desk/'));
    await (desk ? desk.focus() : worker.clients.openWindow('/desk/today'));
  };
  event.waitUntil(open());
});

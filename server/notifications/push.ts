// Telling the adviser's phone. It says that there is a new enquiry and nothing more: a lock screen is for everybody to read.
import { deskMails } from '../../content/en/desk-mails.ts';
import { isOpen, type Office } from '../../domain/desk/office.ts';
import { recentMap } from '../recent-map.ts';
import type { Channel } from './outbox.ts';
import { kindsBy } from './policy.ts';
import { Refused } from './post.ts';
import { encryptPush, type PushAddress, type PushKeys, vapidOf } from './web-push.ts';

type Device = PushAddress & { id: string };

export interface PushDevices {
  ofPerson(personId: string): Promise<Device[]>;
  /** Its service says that nobody is there any more. */
  gone(id: string): Promise<void>;
}

interface Options {
  keys: PushKeys;
  /** Whom a push service can ask about us: mailto:… */
  contact: string;
  devices: PushDevices;
  office: () => Office;
  clock?: () => number;
}

/** Whoever is away longer finds it on their list. */
const keptFor = 4 * 3600;

export function pushChannel({ keys, contact, devices, office, clock = Date.now }: Options): Channel {
  const told = recentMap<true>(1000);

  async function tell(device: Device, id: string, signal: AbortSignal): Promise<void> {
    if (told.get(`${id} ${device.id}`)) return;
    // Nobody is woken: outside the office's hours it makes no sound.
    const { title, text } = deskMails.push;
    const message = JSON.stringify({ title, text, silent: !isOpen(office(), clock()) });
    const response = await fetch(device.endpoint, {
      method: 'POST',
      body: new Uint8Array(encryptPush(message, device)),
      signal,
      redirect: 'manual',
      headers: {
        authorization: vapidOf(device.endpoint, keys, contact, clock()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(keptFor),
        urgency: 'high',
      },
    });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return devices.gone(device.id);
    if (response.ok) return told.set(`${id} ${device.id}`, true);
    const reason = `the push service answered ${response.status}`;
    const final = response.status >= 300 && response.status < 500 && ![408, 425, 429].includes(response.status);
    throw final ? new Refused(reason) : Object.assign(new Error(reason), { code: response.status });
  }

  return {
    kinds: kindsBy('push'),
    async deliver(row, { lead }, signal) {
      const known = lead.adviser_id ? await devices.ofPerson(lead.adviser_id) : [];
      const results = await Promise.allSettled(known.map((device) => tell(device, row.id, signal)));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
    },
  };
}

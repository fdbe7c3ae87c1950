// Device locks: the page's script asks for a challenge, the device answers it. Everything is JSON.
import * as v from 'valibot';
import { deviceOf } from '../people/device.ts';
import type { Place } from '../people/webauthn.ts';
import { type DeskContext, type DeskOptions, type DeskRoute, meOf } from './context.ts';
import { giveToken, tokenOf } from './cookie.ts';
import { returnTo } from './return-to.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/));
const said = { id: text(1400), clientDataJSON: text(4000), authenticatorData: text(4000) };
const newLock = v.object({ ...said, publicKey: text(4000) });
const opened = v.object({ ...said, signature: text(4000), to: v.optional(v.pipe(v.string(), v.maxLength(1000))) });

/** Where the browser says it is, if that is where we are. */
function placeOf(c: DeskContext, siteUrl: string | undefined): Place | null {
  const home = URL.parse(siteUrl ?? c.req.header('origin') ?? '');
  if (!home || (siteUrl === undefined && home.host !== c.req.header('host')?.toLowerCase())) return null;
  return { origin: home.origin, rpId: home.hostname };
}

export function lockRoutes(options: DeskOptions): DeskRoute[] {
  const { door, locks, siteUrl } = options;
  const deviceNameOf = (c: DeskContext) => deviceOf(c.req.header('user-agent') ?? '');
  const read = async <Schema extends v.GenericSchema>(c: DeskContext, schema: Schema) => {
    const result = v.safeParse(schema, await c.req.json().catch(() => null));
    return result.success ? result.output : null;
  };
  const asks = (c: DeskContext, subject: string, more: object = {}) => {
    const place = placeOf(c, siteUrl);
    return place ? c.json({ challenge: locks.challenge(subject), rpId: place.rpId, ...more }) : c.text('', 400);
  };

  return [
    { method: 'POST', path: '/desk/sign-in/challenge', deed: 'anyone', api: true, answer: (c) => asks(c, '') },
    {
      method: 'POST',
      path: '/desk/sign-in/lock',
      deed: 'anyone',
      api: true,
      async answer(c) {
        const [given, place] = [await read(c, opened), placeOf(c, siteUrl)];
        const person = given && place && (await locks.open(given, place));
        if (!person) return c.json({}, 422);
        const before = await door.signedIn(tokenOf(c, options));
        if (before) await door.signOut(before.signInId, before.person.id);
        const entry = await door.begin(person, 'passkey', deviceNameOf(c));
        if (entry.kind === 'in') giveToken(c, options, entry.token);
        return c.json({ to: returnTo(given.to) });
      },
    },
    {
      method: 'POST',
      path: '/desk/me/lock/challenge',
      deed: 'me',
      api: true,
      async answer(c) {
        const { id, name, email } = meOf(c).person;
        const known = (await locks.ofPerson(id)).map((lock) => lock.id);
        return asks(c, id, { person: { id, name, email }, known });
      },
    },
    {
      method: 'POST',
      path: '/desk/me/lock',
      deed: 'me',
      api: true,
      async answer(c) {
        const [given, place] = [await read(c, newLock), placeOf(c, siteUrl)];
        const added = given && place && (await locks.add(meOf(c).person.id, given, place, deviceNameOf(c)));
        return c.json({}, added ? 201 : 422);
      },
    },
    {
      method: 'POST',
      path: '/desk/me/lock/remove',
      deed: 'me',
      async answer(c) {
        await locks.remove(c.get('form').get('lock') ?? '', meOf(c).person.id);
        return c.redirect('/desk/me?done=lock-removed', 303);
      },
    },
  ];
}

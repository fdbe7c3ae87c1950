// The device's lock: a passkey. Where the browser has none, the buttons stay away and the password does it.
const encode = (buffer: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
export const decode = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export async function ask<Answer>(path: string, body: object = {}): Promise<Answer> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="form-token"]')?.content;
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'x-form-token': token }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Answer;
}

async function signIn(to: string): Promise<void> {
  const { challenge, rpId } = await ask<{ challenge: string; rpId: string }>('/desk/sign-in/challenge');
  const found = await navigator.credentials.get({
    publicKey: { challenge: decode(challenge), rpId, userVerification: 'required' },
  });
  if (!(found instanceof PublicKeyCredential) || !(found.response instanceof AuthenticatorAssertionResponse)) return;
  const { clientDataJSON, authenticatorData, signature } = found.response;
  const answer = await ask<{ to: string }>('/desk/sign-in/lock', {
    id: found.id,
    clientDataJSON: encode(clientDataJSON),
    authenticatorData: encode(authenticatorData),
    signature: encode(signature),
    to,
  });
  const form = document.querySelector('form');
  // What was being sent when nobody was signed in goes on with it; the fields for a password stay empty.
  if (form?.querySelector('[name="kept"]')) {
    form.querySelector<HTMLInputElement>('[name="email"]')?.remove();
    form.submit();
  } else location.assign(answer.to);
}

interface Wanted {
  challenge: string;
  rpId: string;
  person: { id: string; name: string; email: string };
  known: string[];
}

async function add(): Promise<void> {
  const { challenge, rpId, person, known } = await ask<Wanted>('/desk/me/lock/challenge');
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: decode(challenge),
      rp: { id: rpId, name: document.title },
      user: { id: new TextEncoder().encode(person.id), name: person.email, displayName: person.name },
      // ES256, Ed25519, RS256
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map((id) => ({ type: 'public-key', id: decode(id) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  });
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse)) return;
  const publicKey = made.response.getPublicKey();
  if (!publicKey) throw new Error('no key');
  await ask('/desk/me/lock', {
    id: made.id,
    clientDataJSON: encode(made.response.clientDataJSON),
    authenticatorData: encode(made.response.getAuthenticatorData()),
    publicKey: encode(publicKey),
  });
  location.assign('/desk/me?done=lock');
}

/** Not where the desk is opened by a bare number: browsers want a name to tie a key to. */
const hasLock = 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

export function offerLock(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-lock]')) {
    part.hidden = !hasLock;
    for (const input of part.querySelectorAll('input')) input.disabled = !hasLock;
    const button = part.querySelector('button');
    const failed = part.querySelector<HTMLElement>('[data-failed]');
    button?.addEventListener('click', async () => {
      const to = document.querySelector<HTMLInputElement>('input[name="to"]')?.value ?? '';
      if (failed) failed.textContent = '';
      button.setAttribute('aria-busy', 'true');
      try {
        await (part.dataset.lock === 'sign-in' ? signIn(to) : add());
      } catch {
        if (failed) failed.textContent = failed.dataset.failed ?? '';
      } finally {
        button.removeAttribute('aria-busy');
      }
    });
  }
}

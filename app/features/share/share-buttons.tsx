import { Icon } from '../../ui/icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { whatsappLink } from '../../ui/whatsapp.ts';

interface Words {
  share: string;
  shareWith: { native: string; whatsapp: string; facebook: string; linkedin: string; x: string; copy: string };
  copied: string;
  /** Followed by the address itself. */
  refused: string;
}

const places = (title: string, address: string) => {
  const text = encodeURIComponent(title);
  const url = encodeURIComponent(address);
  return [
    { id: 'whatsapp', icon: 'whatsapp', href: whatsappLink(`${title} ${address}`) },
    { id: 'facebook', icon: 'fb', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { id: 'linkedin', icon: 'in', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { id: 'x', icon: 'x', href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ] as const;
};

/** The phone's share sheet where there is one; else the usual places and Copy link. */
export function ShareButtons({ title, address, words }: { title: string; address: string; words: Words }) {
  const { outcome, setOutcome, copy } = useCopy(address);
  const hydrated = useHydrated();
  const sheet = hydrated && typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  const openSheet = () =>
    navigator.share({ title, url: address }).catch((error: unknown) => {
      // Closed by the visitor: nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('refused');
    });
  return (
    <div className="share" role="group" aria-label={words.share}>
      {sheet && (
        <button className="btn btn--line btn--small" type="button" onClick={openSheet}>
          <Icon name="share" small /> {words.shareWith.native}
        </button>
      )}
      {!sheet &&
        places(title, address).map(({ id, icon, href }) => (
          <a
            key={id}
            className="round-button"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={words.shareWith[id]}
          >
            <Icon name={icon} />
          </a>
        ))}
      {hydrated && (
        <button className="round-button" type="button" aria-label={words.shareWith.copy} onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        </button>
      )}
      <p role="status" className={outcome ? 'share__said' : 'visually-hidden'}>
        {outcome && words[outcome]}
        {outcome === 'refused' && <span className="share__address">{address}</span>}
      </p>
    </div>
  );
}

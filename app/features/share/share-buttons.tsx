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

const places = (title: string, url: string) => {
  const text = encodeURIComponent(title);
  const encoded = encodeURIComponent(url);
  return [
    { id: 'whatsapp', icon: 'whatsapp', href: whatsappLink(`${title} ${url}`) },
    { id: 'facebook', icon: 'fb', href: `https://www.facebook.com/sharer/sharer.php?u=${encoded}` },
    { id: 'linkedin', icon: 'in', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}` },
    { id: 'x', icon: 'x', href: `https://x.com/intent/post?text=${text}&url=${encoded}` },
  ] as const;
};

/** The phone's share sheet where there is one; else the usual places and Copy link. */
export function ShareButtons({ title, url, words }: { title: string; url: string; words: Words }) {
  const { outcome, setOutcome, copy } = useCopy(url);
  const hydrated = useHydrated();
  const sheet = hydrated && typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  const openSheet = () =>
    navigator.share({ title, url }).catch((error: unknown) => {
      // Closed by the visitor: nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('refused');
    });
  return (
    <div className="share" data-wakes role="group" aria-label={words.share}>
      {sheet && (
        <button className="btn btn--line btn--small" type="button" onClick={openSheet}>
          <Icon name="share" small /> {words.shareWith.native}
        </button>
      )}
      {!sheet &&
        places(title, url).map(({ id, icon, href }) => (
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
        {outcome === 'refused' && <span className="share__address">{url}</span>}
      </p>
    </div>
  );
}

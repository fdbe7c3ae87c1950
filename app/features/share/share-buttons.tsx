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

/** The usual places, Copy link, and the phone's share sheet where there is one. */
export function ShareButtons({ title, url, words }: { title: string; url: string; words: Words }) {
  const { outcome, setOutcome, copy } = useCopy(url);
  const sheet = useHydrated() && typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  const openSheet = () =>
    navigator.share({ title, url }).catch((error: unknown) => {
      // Closed by the visitor: nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('refused');
    });
  return (
    <div className="share" role="group" aria-label={words.share}>
      {places(title, url).map(({ id, icon, href }) => (
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
      <button className="round-button share__copy" type="button" aria-label={words.shareWith.copy} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </button>
      {/* Last, so that what was there before the scripts stays in its place. */}
      {sheet && (
        <button className="round-button" type="button" aria-label={words.shareWith.native} onClick={openSheet}>
          <Icon name="share" />
        </button>
      )}
      <p role="status" className={outcome ? 'share__said' : 'visually-hidden'}>
        {outcome && words[outcome]}
        {outcome === 'refused' && <span className="share__address">{url}</span>}
      </p>
    </div>
  );
}

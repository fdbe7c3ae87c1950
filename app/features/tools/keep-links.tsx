import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { whatsappLink } from '../../ui/whatsapp.ts';

export interface KeepWords {
  print: string;
  whatsapp: string;
  copy: string;
  copied: string;
  refused: string;
}

/** Ways to take a result along. Printing and copying need scripts: without them the browser's own menu does both. */
export function KeepLinks({
  words,
  url,
  text,
  children,
}: {
  words: KeepWords;
  url: string;
  /** What WhatsApp is opened with; the link is added. */
  text: string;
  children?: ReactNode;
}) {
  const hydrated = useHydrated();
  const { outcome, copy } = useCopy(url);
  return (
    <div className="keep-links" data-wakes>
      {children}
      {hydrated && (
        <button className="btn btn--line btn--small" type="button" onClick={() => print()}>
          <Icon name="print" small /> {words.print}
        </button>
      )}
      <a
        className="btn btn--line btn--small"
        href={whatsappLink(`${text}\n${url}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsapp" small /> {words.whatsapp}
      </a>
      {hydrated && (
        <button className="btn btn--line btn--small" type="button" onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} small /> {words.copy}
        </button>
      )}
      <p role="status" className={outcome ? 'keep-links__said' : 'visually-hidden'}>
        {outcome && words[outcome]} {outcome === 'refused' && url}
      </p>
    </div>
  );
}

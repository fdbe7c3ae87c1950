import { useId } from 'react';
import { Link } from 'react-router';
import { fillIn } from '../../../domain/fill-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { whatsappLink } from '../../ui/whatsapp.ts';
import type { FormWords } from './words.ts';
import { absoluteUrl } from '../../../domain/absolute-url.ts';

/** The way back to an enquiry: to open, to copy, to send to oneself. */
export function KeepLink({
  path,
  origin,
  reference,
  words,
}: {
  path: string;
  origin: string;
  reference: string;
  words: FormWords['shared'];
}) {
  const id = useId();
  const hydrated = useHydrated();
  const link = absoluteUrl(path, origin);
  const { outcome, copy } = useCopy(link);
  const { keep } = words;
  const said = (text: string) => fillIn(text, { reference, link });
  const mail = `subject=${encodeURIComponent(said(keep.subject))}&body=${encodeURIComponent(said(keep.message))}`;
  return (
    <div className="keep-link" data-wakes role="group" aria-labelledby={id}>
      <h3 id={id}>{keep.title}</h3>
      <p>{keep.text}</p>
      <input
        className="input"
        readOnly
        value={link}
        aria-label={keep.link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="keep-link__ways">
        {hydrated && (
          <button type="button" className="btn btn--line btn--small" onClick={copy}>
            <Icon name={outcome === 'copied' ? 'check' : 'copy'} small /> {keep.copy}
          </button>
        )}
        <a
          className="btn btn--line btn--small"
          href={whatsappLink(said(keep.message))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" small /> {keep.whatsapp}
        </a>
        <a className="btn btn--line btn--small" href={`mailto:?${mail}`}>
          <Icon name="mail" small /> {keep.mail}
        </a>
      </div>
      <p role="status" className={outcome ? 'keep-link__said' : 'visually-hidden'}>
        {outcome && keep[outcome]}
      </p>
      <Link className="more-link" to={path}>
        {words.status} <Icon name="arrow" />
      </Link>
    </div>
  );
}

import { memo, useState } from 'react';
import { emi } from '../../../domain/loan/emi.ts';
import { termsOf } from '../../../domain/loan/state.ts';
import { formatDate, percent, rupees, tenureShort } from '../../../domain/money/format.ts';
import { spelledOut } from '../../../domain/money/spelled-out.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { whatsappLink } from '../../ui/whatsapp.ts';
import type { Card } from './card.ts';
import { plannedLines } from './planned.ts';
import { searchOf, sentence, useSetting } from './setting.ts';
import { absoluteUrl } from '../../../domain/absolute-url.ts';

/** The result in a sentence, and the URL it can be opened at again. */
function useResult() {
  const { words, state, boundsOf, firm } = useSetting();
  const { emi: instalment, total, interest } = emi(termsOf(state));
  const values = {
    emi: rupees(instalment),
    amount: rupees(state.amount),
    rate: percent(state.rate),
    tenure: tenureShort(state.months, words.figures),
    total: rupees(total),
    interest: rupees(interest),
  };
  const url = absoluteUrl(`/emi-calculator${searchOf(state, boundsOf)}`, firm.siteUrl);
  return { values, url, text: sentence(words.keep.text, values) };
}

/** A picture of the result, for places where a link is not opened. Drawn when asked for. */
function PictureButton({ card }: { card: Card }) {
  const { words } = useSetting();
  const [failed, setFailed] = useState(false);
  const save = async () => {
    try {
      const { savePicture } = await import('./card.ts');
      await savePicture(card);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button className="btn btn--line btn--small" type="button" onClick={save}>
        <Icon name="download" small /> {words.keep.picture}
      </button>
      <p role="status" className={failed ? 'help' : 'visually-hidden'}>
        {failed && words.keep.pictureFailed}
      </p>
    </>
  );
}

function Ways() {
  const { words, state, boundsOf, firm } = useSetting();
  const labels = words.keep;
  const hydrated = useHydrated();
  const { values, url, text } = useResult();
  const { outcome, setOutcome, copy } = useCopy(url);
  const sheet = hydrated && typeof navigator.share === 'function';
  const openSheet = () =>
    navigator.share({ title: labels.title, text, url }).catch((error: unknown) => {
      // Closed by the visitor: nothing to say.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('refused');
    });
  const card: Card = {
    firm: firm.name,
    title: labels.cardTitle,
    terms: sentence(labels.cardTerms, values),
    figure: { label: words.result.emi, value: values.emi },
    rows: [
      { label: words.result.total, value: values.total },
      { label: words.result.interest, value: values.interest },
    ],
    note: labels.estimate,
    file: `${words.views.schedule.file}.png`,
  };
  return (
    <div className="keep__ways">
      {sheet && (
        <button className="btn btn--line btn--small" type="button" onClick={openSheet}>
          <Icon name="share" small /> {labels.share}
        </button>
      )}
      <a
        className="btn btn--line btn--small"
        href={whatsappLink(`${text} ${url}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsapp" small /> {labels.whatsapp}
      </a>
      {hydrated && (
        <button className="btn btn--line btn--small" type="button" onClick={copy}>
          <Icon name={outcome === 'copied' ? 'check' : 'copy'} small /> {labels.copy}
        </button>
      )}
      {hydrated && <PictureButton card={card} />}
      <a
        className="btn btn--line btn--small"
        href={`/emi-calculator/schedule.xlsx${searchOf(state, boundsOf)}`}
        download
      >
        <Icon name="download" small /> {words.views.schedule.xlsx}
      </a>
      <p role="status" className={outcome ? 'help' : 'visually-hidden'}>
        {outcome && labels[outcome]} {outcome === 'refused' && url}
      </p>
      <details className="part">
        <summary>
          <span className="part__title">{labels.qr}</span>
          <Icon name="down" small />
        </summary>
        <img
          className="keep__qr"
          src={`/emi-calculator/qr.svg${searchOf(state, boundsOf)}`}
          width="200"
          height="200"
          loading="lazy"
          alt={labels.qrAlt}
        />
      </details>
    </div>
  );
}

/** What stands above the figures on paper: whose they are, of which day, and what they assume. */
function PaperHead() {
  const { words, state, firm, products } = useSetting();
  const hydrated = useHydrated();
  const { values, url } = useResult();
  const product = products.find(({ id }) => id === state.loan)?.name ?? words.form.anyLoan;
  return (
    <div className="paper">
      <p>
        <b>{firm.name}</b>, {firm.phone}
        {hydrated && `, ${formatDate(new Date().toISOString(), words.figures)}`}
      </p>
      <p>
        {product}: {sentence(words.keep.cardTerms, values)}. {spelledOut(state.amount, 'en')}.
      </p>
      <ul>
        {[...plannedLines(state, words), ...words.keep.assumptions].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{url}</p>
    </div>
  );
}

/** The amount in words, and every way to take the result along. */
export default memo(function Keep() {
  const { words, state } = useSetting();
  return (
    <>
      <details className="part keep">
        <summary>
          <span className="part__title">{words.keep.title}</span>
          <Icon name="down" small />
        </summary>
        <dl className="keep__words">
          <dt>{words.keep.inWords}</dt>
          <dd>{spelledOut(state.amount, 'en')}</dd>
          <dd lang="hi">{spelledOut(state.amount, 'hi')}</dd>
        </dl>
        <Ways />
      </details>
      <PaperHead />
    </>
  );
});

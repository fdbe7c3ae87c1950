import { useId } from 'react';
import { Link } from 'react-router';
import type { FormWords } from './words.ts';

type Purpose = keyof FormWords['consent']['purposes'];

/** What is agreed to, purpose by purpose, where it is agreed to. Rights and complaints open on demand. */
export function ConsentNotice({ words, purposes }: { words: FormWords; purposes: Purpose[] }) {
  const id = useId();
  const { consent, shared } = words;
  return (
    <div className="consent-notice" role="group" aria-labelledby={id}>
      <h3 id={id}>{consent.title}</h3>
      <p>{consent.intro}</p>
      <dl>
        {purposes.map((purpose) => (
          <div key={purpose}>
            <dt>{consent.purposes[purpose].label}</dt>
            <dd>{consent.purposes[purpose].text}</dd>
          </div>
        ))}
      </dl>
      <details className="disclosure">
        <summary>{shared.consentMore}</summary>
        <p>{consent.rights}</p>
      </details>
      <Link to="/privacy">{shared.privacy}</Link>
    </div>
  );
}

import type { Correction } from '../../../domain/loan/param-fields.ts';
import { Icon } from '../../ui/icon.tsx';
import { fieldKey, kindOf, inWords } from './kinds.ts';
import { sentence, useSetting, type Words } from './setting.ts';

function told({ field, given, used, reason }: Correction, words: Words): string {
  const { corrections, fields, figures } = words;
  const name = fields[fieldKey(field) as keyof typeof fields] ?? field;
  const label = sentence(name, { n: field.match(/\d+/)?.[0] ?? '' });
  const what = given === '' ? `${label}:` : sentence(corrections.given, { field: label, given });
  const then =
    typeof used === 'number'
      ? sentence(corrections.used, { used: inWords[kindOf(field)](used, figures) })
      : corrections.leftOut;
  return `${what} ${corrections.reasons[reason]}, ${then}.`;
}

/** What the URL said that could not be taken as it stood. */
export function Corrections({ list }: { list: Correction[] }) {
  const { words } = useSetting();
  if (list.length === 0) return null;
  return (
    <div className="putright" role="status">
      <Icon name="info" />
      <div>
        <p>
          <b>{words.corrections.title}</b>
        </p>
        <ul>
          {list.map((correction) => (
            <li key={correction.field}>{told(correction, words)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

import { Icon } from '../../ui/icon.tsx';
import { inWords } from './kinds.ts';
import type { Change } from './product-change.ts';
import { sentence, useSetting } from './setting.ts';

/** What choosing a loan type changed. */
export function ProductChanges({ list }: { list: readonly Change[] }) {
  const { words } = useSetting();
  const { form, fields, figures } = words;
  return (
    <div role="status">
      {list.length > 0 && (
        <div className="putright">
          <Icon name="info" />
          <div>
            <p>
              <b>{form.changed}</b>
            </p>
            <ul>
              {list.map(({ name, from, to }) => (
                <li key={name}>
                  {sentence(form.changedFrom, {
                    field: fields[name],
                    from: inWords[name](from, figures),
                    to: inWords[name](to, figures),
                  })}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

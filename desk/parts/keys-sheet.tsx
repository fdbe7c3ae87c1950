import { deskWork } from '../../content/en/desk-work.ts';
import { Sheet } from './sheet.tsx';

const words = deskWork.keys;

/** What single keys do; there are none without scripts. */
export function KeysSheet() {
  return (
    <div className="with-scripts">
      <Sheet id="keys" title={words.title} large>
        <div className="keys">
          {words.groups.map(({ title, keys }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {keys.map((row) => (
                  <div key={row.does}>
                    <dt>
                      {row.keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{row.does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <label className="choice">
          <input type="checkbox" defaultChecked data-single-keys="" />
          <span>
            {words.single} <small>{words.singleHint}</small>
          </span>
        </label>
      </Sheet>
    </div>
  );
}

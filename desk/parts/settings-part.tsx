// What every setting has: its form, which version it shows, who changed it last, and what to do when two did at once.
import type { ReactNode } from 'react';
import { deskSettings as words } from '../../content/en/desk-settings.ts';
import { longestHoliday, longestMessage, unknownPart, type Wrong } from '../../domain/desk/settings.ts';
import { sayWhen } from '../../domain/desk/times.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { Setting, SettingsView } from '../../server/desk/settings/views.ts';
import { Form } from './form.tsx';
import type { Frame } from './layout.tsx';

export interface PartProps {
  frame: Frame;
  view: SettingsView;
}

/** What is wrong at a field of this setting, in words. */
export function errorOf(
  { wrong }: SettingsView,
  of: string,
  field: string,
  { typed = '', ...bounds }: { typed?: string; least?: number; most?: number } = {},
): string | undefined {
  const why: Wrong | undefined = wrong?.of === of ? wrong.fields[field] : undefined;
  if (!why) return undefined;
  return fillIn(words.wrong[why], {
    longest: why === 'name' ? longestHoliday : longestMessage,
    length: typed.length,
    part: unknownPart(typed) ?? '',
    ...bounds,
  });
}

interface Props extends PartProps {
  /** The setting's name, and where it is posted. */
  name: string;
  action: string;
  setting: Setting;
  /** Beside the save button. */
  more?: ReactNode;
  children: ReactNode;
}

export function SettingForm({ frame, view: { conflict }, name, action, setting, more, children }: Props) {
  const late = conflict?.of === name ? conflict : null;
  const { changed } = setting;
  return (
    <Form action={`/desk/settings/${action}`} formToken={frame.formToken} className="form set__form">
      <input type="hidden" name="seen" value={setting.version} />
      {late && (
        <div className="set__late" role="alert">
          <p>
            <b>{fillIn(words.conflict.title, saidBy(late, frame))}</b>
          </p>
          <p className="set__saved">{fillIn(words.conflict.saved, { saved: late.saved })}</p>
          <p>{words.conflict.text}</p>
        </div>
      )}
      {children}
      <div className="save">
        <button className={late ? 'btn btn--main' : 'btn'} type="submit">
          {late ? words.conflict.mine : words.save}
        </button>
        {late ? (
          <a className="btn" href="/desk/settings">
            {words.conflict.theirs}
          </a>
        ) : (
          more
        )}
      </div>
      {changed && !late && <p className="sub">{fillIn(words.changed, saidBy(changed, frame))}</p>}
    </Form>
  );
}

const saidBy = ({ who, at }: { who: string | null; at: number }, { office }: Frame) => ({
  who: who ?? words.someone,
  when: sayWhen(at, office.now),
});

interface AreaProps {
  id: string;
  name: string;
  label: string;
  value: string;
  lang?: string;
  error?: string | undefined;
}

export function Area({ id, name, label, value, lang, error }: AreaProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="input"
        id={id}
        name={name}
        rows={6}
        lang={lang}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

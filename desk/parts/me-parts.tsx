import { deskMe as words } from '../../content/en/desk-me.ts';
import type { MeView } from '../../server/desk/people/views.ts';
import { Form } from './form.tsx';
import { Icon, type IconName } from './icon.tsx';
import type { Frame } from './layout.tsx';
import { Part } from './part.tsx';

interface Row {
  href: string;
  icon: IconName;
  label: string;
  hint: string;
}

/** On phones these pages have no tab of their own. */
export function More({ role }: { role: Frame['me']['role'] }) {
  const { menu } = words;
  const numbers: Row = {
    href: '/desk/numbers',
    icon: 'numbers',
    ...(role === 'owner' ? menu.allNumbers : menu.numbers),
  };
  const owners: Row[] = [
    { href: '/desk/duties', icon: 'duties', ...menu.duties },
    { href: '/desk/people', icon: 'people', ...menu.people },
    { href: '/desk/settings', icon: 'settings', ...menu.settings },
  ];
  const rows = role === 'owner' ? [numbers, ...owners] : [numbers];
  return (
    <nav className="only-phone" aria-label={menu.label}>
      <ul className="menu">
        {rows.map(({ href, icon, label, hint }) => (
          <li key={href}>
            <a className="menu__link" href={href}>
              <Icon name={icon} large />
              <span>
                {label}
                <span className="sub">{hint}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Kept in a cookie of this device, so that it is there before the page is drawn, with or without scripts. */
export function Colours({ frame, theme }: { frame: Frame; theme: MeView['theme'] }) {
  const { title, legend, choices, save } = words.theme;
  return (
    <Part id="theme" title={title}>
      <Form action="/desk/me/theme" formToken={frame.formToken}>
        <fieldset>
          <legend className="visually-hidden">{legend}</legend>
          <div className="segments">
            {(['system', 'light', 'dark'] as const).map((one) => (
              <label key={one}>
                <input type="radio" name="theme" value={one} defaultChecked={one === (theme ?? 'system')} />
                <span>{choices[one]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <button className="btn" type="submit">
          {save}
        </button>
      </Form>
    </Part>
  );
}

import { NavLink } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useDisclosure } from './use-disclosure.ts';

interface NavigationLink {
  label: string;
  href: string;
}

export interface Navigation {
  label: string;
  menuLabel: string;
  logoLabel: string;
  name: string;
  tagline: string;
  /** Before the Services dropdown, and after it. */
  before: NavigationLink[];
  services: { label: string; links: NavigationLink[] };
  after: NavigationLink[];
  apply: string;
  openMenu: string;
  closeMenu: string;
}

const current = (href: string) => ({ to: href, end: href === '/' });

function ServicesDropdown({ services }: Pick<Navigation, 'services'>) {
  const { open, root, button, toggle, close } = useDisclosure();
  return (
    <div className="drop" ref={root}>
      <button ref={button} type="button" aria-expanded={open} aria-controls="services-list" onClick={toggle}>
        {services.label} <Icon name="down" />
      </button>
      <ul id="services-list" hidden={!open}>
        {services.links.map(({ label, href }) => (
          <li key={href}>
            <NavLink {...current(href)} onClick={close}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({ link, onChoose }: { link: NavigationLink; onChoose?: () => void }) {
  return (
    <NavLink {...current(link.href)} onClick={onChoose}>
      {link.label}
    </NavLink>
  );
}

function PhoneMenu({ navigation, onChoose }: { navigation: Navigation; onChoose: () => void }) {
  return (
    <ul className="wrap">
      {navigation.before.map((link) => (
        <li key={link.href}>
          <Item link={link} onChoose={onChoose} />
        </li>
      ))}
      <li className="menu__sub">
        <span id="menu-services">{navigation.services.label}</span>
        <ul aria-labelledby="menu-services">
          {navigation.services.links.map((link) => (
            <li key={link.href}>
              <Item link={link} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </li>
      {navigation.after.map((link) => (
        <li key={link.href}>
          <Item link={link} onChoose={onChoose} />
        </li>
      ))}
      <li className="menu__apply">
        <ButtonLink look="apply" wide to="/query" onClick={onChoose}>
          {navigation.apply}
        </ButtonLink>
      </li>
    </ul>
  );
}

export function Header({ navigation }: { navigation: Navigation }) {
  const menu = useDisclosure();
  return (
    <header className="header">
      <div ref={menu.root}>
        <div className="wrap">
          <Logo label={navigation.logoLabel} name={navigation.name} tagline={navigation.tagline} />
          <nav className="nav" aria-label={navigation.label}>
            {navigation.before.map((link) => (
              <Item key={link.href} link={link} />
            ))}
            <ServicesDropdown services={navigation.services} />
            {navigation.after.map((link) => (
              <Item key={link.href} link={link} />
            ))}
          </nav>
          <ButtonLink look="apply" small to="/query">
            {navigation.apply}
          </ButtonLink>
          <button
            ref={menu.button}
            className="burger"
            type="button"
            aria-label={menu.open ? navigation.closeMenu : navigation.openMenu}
            aria-expanded={menu.open}
            aria-controls="menu"
            onClick={menu.toggle}
          >
            <Icon name={menu.open ? 'close' : 'menu'} />
          </button>
          {/* Without scripts the button cannot open the menu; this link can. */}
          <noscript>
            <a className="burger burger--plain" href="#menu" aria-label={navigation.openMenu}>
              <Icon name="menu" />
            </a>
          </noscript>
        </div>
        <nav className="menu" id="menu" aria-label={navigation.menuLabel} hidden={!menu.open}>
          <PhoneMenu navigation={navigation} onChoose={menu.close} />
        </nav>
      </div>
    </header>
  );
}

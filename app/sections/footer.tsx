import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { tall } from '../ui/section.tsx';
import type { Reach } from './contact-strip.tsx';

interface FooterLink {
  label: string;
  href: string;
}

export interface FooterContent extends Reach {
  logoLabel: string;
  name: string;
  blurb: string;
  social: (FooterLink & { icon: string })[];
  quickLinks: { title: string; links: FooterLink[] };
  services: { title: string; links: FooterLink[] };
  tools: { title: string; links: FooterLink[] };
  contactTitle: string;
  address: string[];
  copyright: string;
  agent: string;
  legal: FooterLink[];
}

function Links({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Footer({ footer }: { footer: FooterContent }) {
  return (
    <footer className="band footer on-night" style={tall(1190, 560)}>
      <div className="block-border block-border--night" aria-hidden="true" />
      <div className="wrap">
        <div className="footer__grid">
          <div>
            <Logo label={footer.logoLabel} name={footer.name} />
            <p className="footer__blurb">{footer.blurb}</p>
            <ul className="footer__social">
              {footer.social.map(({ label, href, icon }) => (
                <li key={href}>
                  <a href={href} aria-label={label}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <Links {...footer.quickLinks} />
          <Links {...footer.services} />
          <div>
            <h2>{footer.contactTitle}</h2>
            <address>
              <a className="fig fig--plain" href={`tel:${footer.phone.dial}`}>
                {footer.phone.shown}
              </a>
              <a href={`mailto:${footer.email}`}>{footer.email}</a>
              <p>
                {footer.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
            </address>
          </div>
        </div>
        <nav className="footer__tools" aria-label={footer.tools.title}>
          <b aria-hidden="true">{footer.tools.title}</b>
          <ul>
            {footer.tools.links.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer__end">
          <p>{footer.copyright}</p>
          <ul>
            {footer.legal.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
          <p>{footer.agent}</p>
        </div>
      </div>
    </footer>
  );
}

import { Icon } from '../ui/icon.tsx';

export interface Reach {
  phone: { shown: string; dial: string };
  email: string;
}

/** Wide screens only. */
export function ContactStrip({ phone, email, promise, label }: Reach & { promise: string; label: string }) {
  return (
    <section className="contact-strip on-night" aria-label={label}>
      <div className="wrap">
        <a href={`tel:${phone.dial}`}>
          <Icon name="phone" />
          <span className="fig fig--plain">{phone.shown}</span>
        </a>
        <a href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
        <span className="contact-strip__promise">{promise}</span>
      </div>
    </section>
  );
}

import { useId } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Reach } from './contact-strip.tsx';

interface Words {
  title: string;
  lead: string;
  primary: string;
  secondary: string;
  privacy: string;
  phone: string;
  email: string;
  address: string;
}

/** The closing call of the home page: two actions, three ways to reach the firm, the street. */
export function Closing({ words, reach, address }: { words: Words; reach: Reach; address: string }) {
  const id = useId();
  return (
    <section className="close" aria-labelledby={id}>
      <div className="wrap close__in">
        <div className="close__copy">
          <h2 id={id}>{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="close__act">
          <div className="close__cta">
            <ButtonLink look="apply" to="/query">
              {words.primary}
            </ButtonLink>
            <ButtonLink look="line" to="/contact">
              {words.secondary}
            </ButtonLink>
          </div>
          <p className="note">
            <Icon name="lock" small />
            <span>{words.privacy}</span>
          </p>
        </div>
        <ul className="reach">
          <li>
            <Icon name="phone" />
            <a href={`tel:${reach.phone.dial}`} className="fig fig--text">
              <span className="sr">{words.phone}: </span>
              {reach.phone.shown}
            </a>
          </li>
          <li>
            <Icon name="mail" />
            <a href={`mailto:${reach.email}`}>
              <span className="sr">{words.email}: </span>
              {reach.email}
            </a>
          </li>
          <li>
            <Icon name="pin" />
            <span>
              <span className="sr">{words.address}: </span>
              {address}
            </span>
          </li>
        </ul>
      </div>
      <div className="street" aria-hidden="true" />
    </section>
  );
}

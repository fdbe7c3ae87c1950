import { useId } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { tall } from '../ui/section.tsx';
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
    <section className="band closing" style={tall(740, 600)} aria-labelledby={id}>
      <div className="wrap closing__inside">
        <div className="closing__copy">
          <h2 id={id}>{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="closing__act">
          <div className="closing__buttons">
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
        <ul className="closing__reach">
          <li>
            <Icon name="phone" />
            <a href={`tel:${reach.phone.dial}`} className="fig fig--text">
              <span className="visually-hidden">{words.phone}: </span>
              {reach.phone.shown}
            </a>
          </li>
          <li>
            <Icon name="mail" />
            <a href={`mailto:${reach.email}`}>
              <span className="visually-hidden">{words.email}: </span>
              {reach.email}
            </a>
          </li>
          <li>
            <Icon name="pin" />
            <span>
              <span className="visually-hidden">{words.address}: </span>
              {address}
            </span>
          </li>
        </ul>
      </div>
      <div className="closing__street" aria-hidden="true" />
    </section>
  );
}

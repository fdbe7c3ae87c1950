import { tall } from '../ui/section.tsx';
import { type ReactNode, useId } from 'react';
import map from '../../art/hero/map.svg?url';

export interface FindUsContent {
  map: { title: string; text: string };
  quick: { title: string; text: string; call: string; emergency: string; emergencyNote: string };
  branches: { title: string; items: { city: string; label: string; address: string }[] };
  phone: { shown: string; dial: string };
}

export function FindUs({ content, children }: { content: FindUsContent; children: ReactNode }) {
  const id = useId();
  const { map: place, quick, branches, phone } = content;
  return (
    <aside className="later" style={tall(917, 900)}>
      <section aria-labelledby={`${id}m`}>
        <h2 id={`${id}m`}>{place.title}</h2>
        <div className="find-us__map">
          <img src={map} width="800" height="400" alt="" loading="lazy" />
          <p>{place.text}</p>
        </div>
      </section>
      <section className="find-us__quick" aria-labelledby={`${id}q`}>
        <h2 id={`${id}q`}>{quick.title}</h2>
        <p>{quick.text}</p>
        <a className="btn btn--solid" href={`tel:${phone.dial}`}>
          {quick.call} <span className="fig fig--text">{phone.shown}</span>
        </a>
        <p>
          {quick.emergency} <small>{quick.emergencyNote}</small>
        </p>
      </section>
      <section aria-labelledby={`${id}b`}>
        <h2 id={`${id}b`}>{branches.title}</h2>
        <ul>
          {branches.items.map(({ city, label, address }) => (
            <li className="find-us__branch" key={city}>
              <h3>
                {city}, {label}
              </h3>
              <p>{address}</p>
              <a className="fig fig--text" href={`tel:${phone.dial}`}>
                {phone.shown}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {children}
    </aside>
  );
}

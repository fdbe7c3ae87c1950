import type { KeyboardEvent } from 'react';
import { ArrowButton, Dots } from '../../ui/carousel-controls.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Niche } from '../../ui/niche.tsx';
import { useRail } from '../../ui/use-rail.ts';

interface OtherService {
  title: string;
  text: string;
  icon: string;
  href: string;
}

/**
 * One, two or three cards per view; the arrow keys move it from anywhere inside. Narrow screens have no arrows: there the
 * next card shows its edge, and dots say how many there are.
 */
export function OtherServices({
  services,
  words,
  of,
  tint,
}: {
  services: OtherService[];
  words: { title: string; more: string; previous: string; next: string; item: string };
  of: string;
  tint: boolean;
}) {
  const rail = useRail(services.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!move) return;
    event.preventDefault();
    // At an end the keys stay there, as the arrows do.
    if (move < 0 ? rail.atStart : rail.atEnd) return;
    rail.step(move);
  };
  const arrows = (
    <div className="rail__arrows rail__arrows--wide">
      <ArrowButton to="previous" label={words.previous} onPress={() => rail.step(-1)} disabled={rail.atStart} />
      <ArrowButton to="next" label={words.next} onPress={() => rail.step(1)} disabled={rail.atEnd} />
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on the arrows and cards inside reach it here
    <div onKeyDown={onKeyDown}>
      <Section title={words.title} anchor="others" aside={arrows} className="section--clip" tint={tint}>
        {/* A scrolling region must be reachable by keyboard. */}
        <ul className="rail rail--cards" ref={rail.ref} tabIndex={0} aria-label={words.title}>
          {services.map(({ title, text, icon, href }) => (
            <li className="card" key={title}>
              <Niche>
                <Icon name={icon} />
              </Niche>
              <h3>{title}</h3>
              <p>{text}</p>
              <ButtonLink look="line" small to={href}>
                {words.more}
                <span className="visually-hidden"> {title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
        <div className="rail__controls rail__controls--narrow">
          <Dots count={services.length} current={rail.index} item={words.item} of={of} onPick={rail.goTo} />
        </div>
      </Section>
    </div>
  );
}

import { useId } from 'react';
import zero from '../../art/hero/zero.svg?url';
import type { Point } from '../../content/schema.ts';
import { tall } from '../ui/section.tsx';
import { Points } from './points.tsx';

export function Why({ words }: { words: { title: string; zero: string; zeroLabel: string; points: Point[] } }) {
  const id = useId();
  return (
    <section className="band section section--tint" style={tall(870, 440)} aria-labelledby={id}>
      <div className="wrap why">
        <div className="why__window">
          <img src={zero} width="340" height="438" alt="" loading="lazy" />
          <p className="why__figure">
            <span className="fig">{words.zero}</span> {words.zeroLabel}
          </p>
        </div>
        <div className="why__text">
          <div className="section__head">
            <h2 id={id}>{words.title}</h2>
          </div>
          <Points items={words.points} />
        </div>
      </div>
    </section>
  );
}

import { useState } from 'react';
import jharokha from '../../../art/hero/jharokha.svg?url';
import type { Slide } from '../../../content/showcase-schema.ts';
import { applyPath } from '../../../domain/lead/apply-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowButton, Dots, PauseButton } from '../../ui/carousel-controls.tsx';
import { FigureList } from '../../ui/figure-list.tsx';
import { tall } from '../../ui/section.tsx';
import { useAutoplay } from '../../ui/use-autoplay.ts';

const rotationMs = 5000;

interface Words {
  label: string;
  slides: Slide[];
  secondary: string;
  remark: string;
  previous: string;
  next: string;
  slide: string;
  pause: string;
  play: string;
}

export function Hero({ words, of }: { words: Words; of: string }) {
  const { slides } = words;
  const [{ index, turns }, setPlace] = useState({ index: 0, turns: 0 });
  const show = (i: number) =>
    setPlace(({ turns }) => ({ index: (i + slides.length) % slides.length, turns: turns + 1 }));
  // The same elements get the new words: new ones would count as the page's largest paint, seconds after it was read.
  // Two animations of one look take turns, because a running one does not start again.
  const fadingClassName = turns === 0 ? '' : turns % 2 ? 'fade-odd' : 'fade-even';
  const { playing, toggle, restart, holders } = useAutoplay(rotationMs, () => show(index + 1));
  const choose = (i: number) => {
    show(i);
    restart();
  };
  const slide = slides[index] as Slide;
  return (
    <section className="hero" aria-roledescription="carousel" aria-label={words.label} {...holders}>
      <div className="wrap hero__grid">
        <div className="hero__copy">
          <div className={`hero__slide ${fadingClassName}`} aria-live={playing ? 'off' : 'polite'}>
            <p className="hero__badge">{slide.badge}</p>
            <h1>{slide.headline}</h1>
            <p className="lead">{slide.subheadline}</p>
          </div>
          <div className="button-row">
            <ButtonLink look="apply" to={applyPath(slide.loan)}>
              {slide.cta}
            </ButtonLink>
            <ButtonLink look="line" to="/contact">
              {words.secondary}
            </ButtonLink>
          </div>
          <FigureList className="hero__stats later" items={slide.stats} />
          <p className="section__remark">{words.remark}</p>
          <div className="hero__controls later" style={tall(44, 44)}>
            <ArrowButton to="previous" label={words.previous} onPress={() => choose(index - 1)} />
            <Dots count={slides.length} current={index} item={words.slide} of={of} onPick={choose} />
            <ArrowButton to="next" label={words.next} onPress={() => choose(index + 1)} />
            <PauseButton playing={playing} onToggle={toggle} pause={words.pause} play={words.play} />
          </div>
        </div>
        <div className="hero__window">
          <div className="hero__paint" aria-hidden="true" />
          <img className="hero__art" src={jharokha} width="520" height="660" alt="" />
          <div className={`hero__figure later ${fadingClassName}`}>
            <span>{slide.window.above} </span>
            <span className="fig">{slide.window.value} </span>
            <span>{slide.window.below}</span>
          </div>
        </div>
      </div>
      <noscript>
        <ul className="wrap hero__rest">
          {slides.slice(1).map((other) => (
            <li key={other.badge}>
              <b>{other.headline}</b> {other.subheadline}
            </li>
          ))}
        </ul>
      </noscript>
    </section>
  );
}

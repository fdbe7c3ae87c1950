import { useId, useState } from 'react';
import { fillIn } from '../../../domain/fill-in.ts';
import type { Review } from '../../../content/showcase-schema.ts';
import { ArrowButton, Dots, PauseButton } from '../../ui/carousel-controls.tsx';
import { Niche } from '../../ui/niche.tsx';
import { tall } from '../../ui/section.tsx';
import { useAutoplay } from '../../ui/use-autoplay.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useRail } from '../../ui/use-rail.ts';
import { Stars } from './stars.tsx';

const autoplayMs = 4000;
const cutAt = 120;

interface Words {
  title: string;
  lead: string;
  /** Said while any of them is a sample. */
  sample: string;
  more: string;
  less: string;
  rated: string;
  saved: string;
  previous: string;
  next: string;
  item: string;
  pause: string;
  play: string;
}

function Quote({
  review,
  words,
  expanded,
  onToggle,
}: {
  review: Review;
  words: Words;
  expanded: boolean;
  onToggle: () => void;
}) {
  const id = useId();
  const hydrated = useHydrated();
  const cuttable = review.text.length > cutAt;
  const kept = review.text.slice(0, cutAt);
  return (
    <figure className="quote">
      <Stars rating={review.rating} label={fillIn(words.rated, { rating: review.rating })} />
      <blockquote>
        {hydrated || !cuttable ? (
          <p>{cuttable && !expanded ? `${kept}…` : review.text}</p>
        ) : (
          // The served page holds the whole text: without scripts styles bring the rest back.
          <p>
            {kept}
            <span id={id} hidden>
              {review.text.slice(cutAt)}
            </span>
          </p>
        )}
      </blockquote>
      {cuttable && (
        <button
          className="quote__toggle"
          type="button"
          aria-expanded={expanded}
          aria-controls={hydrated ? undefined : id}
          onClick={onToggle}
        >
          {expanded ? words.less : words.more}
        </button>
      )}
      <figcaption>
        <Niche size="s">
          <b>{review.name[0]}</b>
        </Niche>
        <span>
          <b>{review.name}</b>
          <span className="quote__place">{review.location}</span>
          {review.loan && (
            <span className="quote__loan">
              {review.loan}
              {review.saved && ` · ${words.saved} ${review.saved}`}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

export function Testimonials({ reviews, words, of }: { reviews: Review[]; words: Words; of: string }) {
  const [expanded, setExpanded] = useState<number | null>(null);
  const rail = useRail(reviews.length, { loop: true });
  const { playing, toggle, holders } = useAutoplay(autoplayMs, () => rail.step(1), expanded === rail.index);
  const id = useId();
  return (
    <section
      className="band testimonials on-night"
      style={tall(720, 610)}
      aria-labelledby={id}
      aria-roledescription="carousel"
      {...holders}
    >
      <div className="block-border block-border--night" aria-hidden="true" />
      <div className="wrap testimonials__inside">
        <div className="testimonials__side">
          <div>
            <h2 id={id}>{words.title}</h2>
            <p className="lead">{words.lead}</p>
            {reviews.some(({ sample }) => sample) && <p className="section__remark">{words.sample}</p>}
          </div>
          <div className="testimonials__controls">
            <Dots count={reviews.length} current={rail.index} item={words.item} of={of} onPick={rail.goTo} />
            <div className="testimonials__arrows">
              <ArrowButton to="previous" label={words.previous} onPress={() => rail.step(-1)} />
              <ArrowButton to="next" label={words.next} onPress={() => rail.step(1)} />
              <PauseButton playing={playing} onToggle={toggle} pause={words.pause} play={words.play} />
            </div>
          </div>
        </div>
        {/* A scrolling region must be reachable by keyboard. */}
        <ul
          className="rail rail--one"
          ref={rail.ref}
          tabIndex={0}
          aria-label={words.lead}
          aria-live={playing ? 'off' : 'polite'}
        >
          {reviews.map((review, i) => (
            // Two people may share a name. Those beside the screen come one by one, like bands below it.
            <li
              key={i}
              {...(i > 0 && { className: 'band', style: tall(357, 350) })}
              aria-roledescription="slide"
              aria-label={`${i + 1} ${of} ${reviews.length}`}
            >
              <Quote
                review={review}
                words={words}
                expanded={expanded === i}
                onToggle={() => setExpanded(expanded === i ? null : i)}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="block-border block-border--night" aria-hidden="true" />
    </section>
  );
}

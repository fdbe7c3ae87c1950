import { useState } from 'react';
import type { Video } from '../../../content/showcase-schema.ts';
import { ArrowButton, Dots, PauseButton } from '../../ui/carousel-controls.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section, tall } from '../../ui/section.tsx';
import { useAutoplay } from '../../ui/use-autoplay.ts';
import { useRail } from '../../ui/use-rail.ts';

const autoplayMs = 4000;

interface Words {
  title: string;
  lead: string;
  previous: string;
  next: string;
  item: string;
  pause: string;
  play: string;
}

/** The host's thumbnail over our own poster, which shows until it has loaded and when the host does not answer. */
function Thumbnail({ video }: { video: Video }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <span className={`video__thumbnail ${video.dark ? 'video__thumbnail--dark' : ''}`}>
      <img src={video.poster} width="320" height="180" alt="" loading="lazy" />
      <span className="video__figure" aria-hidden="true">
        <span className="fig">{video.figure.value}</span>
        {video.figure.label}
      </span>
      <img
        className="video__host"
        src={`https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`}
        width="480"
        height="360"
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        data-loaded={loaded || undefined}
        // For a video it does not know, the host sends a small grey picture: ours is better.
        onLoad={(event) => setLoaded(event.currentTarget.naturalWidth > 120)}
      />
      <span className="video__play">
        <Icon name="play" />
      </span>
    </span>
  );
}

export function Videos({ videos, words, of, newTab }: { videos: Video[]; words: Words; of: string; newTab: string }) {
  const rail = useRail(videos.length);
  const step = () => (rail.atEnd ? rail.goTo(0) : rail.step(1));
  const { playing, toggle, holders } = useAutoplay(autoplayMs, step);
  const arrows = (
    <div className="rail__arrows">
      <PauseButton playing={playing} onToggle={toggle} pause={words.pause} play={words.play} />
      <ArrowButton to="previous" label={words.previous} onPress={() => rail.step(-1)} disabled={rail.atStart} />
      <ArrowButton to="next" label={words.next} onPress={() => rail.step(1)} disabled={rail.atEnd} />
    </div>
  );
  return (
    <div aria-roledescription="carousel" {...holders} role="group" aria-label={words.title}>
      <Section title={words.title} lead={words.lead} aside={arrows} height={tall(580, 490)} className="section--clip">
        <ul className="rail rail--videos" ref={rail.ref}>
          {videos.map((video) => (
            <li key={video.id}>
              <a
                className="video"
                href={`https://www.youtube.com/watch?v=${video.id}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Thumbnail video={video} />
                <h3>{video.title}</h3>
                <p>
                  {video.description} <span className="visually-hidden">{newTab}</span>
                </p>
              </a>
            </li>
          ))}
        </ul>
        <div className="rail__controls">
          <Dots count={videos.length} current={rail.index} item={words.item} of={of} onPick={rail.goTo} />
          <div className="rail__bar" aria-hidden="true">
            <i style={{ left: `${rail.progress * 68.75}%` }} />
          </div>
        </div>
      </Section>
    </div>
  );
}

import { Icon } from './icon.tsx';

export function ArrowButton({
  to,
  label,
  onPress,
  disabled = false,
}: {
  to: 'previous' | 'next';
  label: string;
  onPress: () => void;
  disabled?: boolean;
}) {
  return (
    <button className="round-button" type="button" aria-label={label} onClick={onPress} disabled={disabled}>
      <Icon name={to === 'previous' ? 'left' : 'right'} />
    </button>
  );
}

/** One diamond per slide; the filled one is current. */
export function Dots({
  count,
  current,
  item,
  of,
  onPick,
}: {
  count: number;
  current: number;
  item: string;
  of: string;
  onPick: (index: number) => void;
}) {
  return (
    <div className="dots">
      {Array.from({ length: count }, (_, i) => (
        <button
          key={`dot-${i + 1}`}
          type="button"
          aria-label={`${item} ${i + 1} ${of} ${count}`}
          aria-current={i === current || undefined}
          onClick={() => onPick(i)}
        />
      ))}
    </div>
  );
}

export function PauseButton({
  playing,
  onToggle,
  pause,
  play,
}: {
  playing: boolean;
  onToggle: () => void;
  pause: string;
  play: string;
}) {
  return (
    <button
      className="round-button round-button--bare"
      type="button"
      aria-label={playing ? pause : play}
      onClick={onToggle}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}

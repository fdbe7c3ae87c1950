import type { CSSProperties, KeyboardEvent } from 'react';
import { useTypedEarly } from '../../ui/typed-early.ts';

/** Pages of a slider are ten steps; left to themselves, browsers make them a tenth of the range. */
const PAGE = 10;

interface Scale {
  min: number;
  max: number;
  step: number;
}

/** The nearest step inside the scale. Rounded to four decimals: 5 + 71 × 0.1 is 12.100000000000001 otherwise. */
function onScale(value: number, { min, max, step }: Scale): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Math.min(max, Math.max(min, Math.round(stepped * 1e4) / 1e4));
}

/** A native range. A value beyond it leaves the thumb hollow at that end until the thumb is used. */
export function Slider({
  label,
  value,
  scale,
  valueText,
  onChange,
  onEarly,
}: {
  label: string;
  value: number;
  scale: Scale;
  /** The value as one says it. */
  valueText: string;
  onChange: (value: number) => void;
  /** It was moved before the scripts came. */
  onEarly: (value: number) => void;
}) {
  const { min, max, step } = scale;
  const at = Math.min(max, Math.max(min, value));
  const beyond = at !== value;
  const thumb = useTypedEarly<HTMLInputElement>(String(at), (found) => {
    // The browser puts a value between two steps on one of them: that is no move.
    if (Math.abs(Number(found) - at) >= step) onEarly(Number(found));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const target = {
      PageUp: at + PAGE * step,
      PageDown: at - PAGE * step,
      Home: min,
      End: max,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChange(onScale(target, scale));
  };
  return (
    <input
      ref={thumb}
      className="slider"
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={at}
      data-out={beyond || undefined}
      style={{ '--p': `${((at - min) / (max - min)) * 100}%` } as CSSProperties}
      onChange={(event) => onChange(Number(event.target.value))}
      onKeyDown={onKeyDown}
      // Taking hold of a hollow thumb where it rests is no change for the browser, but it is one for us.
      onClick={() => beyond && onChange(at)}
    />
  );
}

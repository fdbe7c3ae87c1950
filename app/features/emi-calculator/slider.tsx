import { type CSSProperties, type KeyboardEvent, useMemo } from 'react';
import { type Bound, within } from '../../../domain/loan/bounds.ts';
import { useTypedEarly } from '../../ui/typed-early.ts';
import { scaleOf } from './scale.ts';

/** Pages of a slider are ten steps; left to themselves, browsers make them a tenth of the range. */
const page = 10;

/** A native range. A value beyond it leaves the thumb hollow at that end until the thumb is used. */
export function Slider({
  label,
  value,
  range,
  valueText,
  onChange,
  onEarly,
}: {
  label: string;
  value: number;
  range: Bound['slider'];
  /** The value as one says it. */
  valueText: string;
  onChange: (value: number) => void;
  /** It was moved before the scripts came. */
  onEarly: (value: number) => void;
}) {
  const { min, max, step, placeOf, valueAt } = useMemo(() => scaleOf(range), [range]);
  const at = placeOf(value);
  const beyond = !within(range, value);
  const thumb = useTypedEarly<HTMLInputElement>(String(at), (found) => {
    // The browser puts a value between two steps on one of them: that is no move.
    if (Math.abs(Number(found) - at) >= step) onEarly(valueAt(Number(found)));
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const target = {
      PageUp: at + page * step,
      PageDown: at - page * step,
      Home: min,
      End: max,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChange(valueAt(target));
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
      onChange={(event) => onChange(valueAt(Number(event.target.value)))}
      onKeyDown={onKeyDown}
      // Taking hold of a hollow thumb where it rests is no change for the browser, but it is one for us.
      onClick={() => beyond && onChange(valueAt(at))}
    />
  );
}

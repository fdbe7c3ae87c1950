import type { ReactNode } from 'react';
import type { Bound } from '../../../domain/loan/bounds.ts';
import { ExactInput, ExactNote, type Typing } from './exact-input.tsx';
import { Slider } from './slider.tsx';

/** One of the three figures: the exact input beside its name, the slider below, then what helps. */
export function SliderField({
  typing,
  affix,
  range,
  ends,
  valueText,
  note,
  onSlide,
  onSlidEarly,
  children,
}: {
  typing: Typing;
  affix: string;
  range: Bound['slider'];
  /** What stands at the two ends of the slider. */
  ends: [string, string];
  valueText: string;
  note?: ReactNode;
  onSlide: (value: number) => void;
  onSlidEarly: (value: number) => void;
  children?: ReactNode;
}) {
  return (
    <div className="ctl__row">
      <div className="ctl__top">
        <label htmlFor={typing.name}>{typing.label}</label>
        <ExactInput typing={typing} affix={affix} units />
      </div>
      <ExactNote typing={typing}>{note && <p>{note}</p>}</ExactNote>
      <div className="ctl__slide">
        <Slider
          label={typing.label}
          value={typing.entry.value}
          range={range}
          valueText={valueText}
          onChange={onSlide}
          onEarly={onSlidEarly}
        />
        <div className="ends fig fig--plain" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      </div>
      {children}
    </div>
  );
}

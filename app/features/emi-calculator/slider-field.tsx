import type { ReactNode } from 'react';
import type { Bound } from '../../../domain/loan/bounds.ts';
import type { Entry } from './entry.ts';
import { ExactInput, ExactNote, type Typing } from './exact-input.tsx';
import type { Name } from './product-change.ts';
import { useSetting } from './setting.ts';
import { Slider } from './slider.tsx';
import type { DraftControls } from './use-drafts.ts';

/** One of the three figures: the exact input beside its name, the slider below, then what helps. */
export function SliderField({
  name,
  entry,
  bound,
  controls,
  end,
  valueText,
  note,
  children,
}: {
  name: Name;
  entry: Entry;
  bound: Bound;
  controls: DraftControls;
  /** How the two ends of the slider are written. */
  end: (value: number) => string;
  valueText: string;
  note?: ReactNode;
  children?: ReactNode;
}) {
  const { words } = useSetting();
  const typing: Typing = {
    name,
    label: words.fields[name],
    entry,
    figure: { kind: name, ...bound },
    onText: (text) => controls.type(name, text),
    onUnit: (unit) => controls.count(name, unit),
    onLeave: () => controls.leave(name),
  };
  return (
    <div className="ctl__row">
      <div className="ctl__top">
        <label htmlFor={name}>{typing.label}</label>
        <ExactInput typing={typing} affix={words.affixes[name]} units />
      </div>
      <ExactNote typing={typing}>{note && <p>{note}</p>}</ExactNote>
      <div className="ctl__slide">
        <Slider
          label={typing.label}
          value={entry.value}
          range={bound.slider}
          valueText={valueText}
          onChange={(value) => controls.set(name, value)}
          onEarly={(value) => controls.setEarly(name, value)}
        />
        <div className="ends fig fig--plain" aria-hidden="true">
          <span>{end(bound.slider.min)}</span>
          <span>{end(bound.slider.max)}</span>
        </div>
      </div>
      {children}
    </div>
  );
}

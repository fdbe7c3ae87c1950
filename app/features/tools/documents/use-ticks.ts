import { useEffect, useState } from 'react';
import { type Reading, searchOf } from '../../../../domain/documents/papers.ts';
import { path } from './setting.ts';

const key = 'papers';

/** What this phone remembers; nothing where storage is refused. */
function remembered(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => Number.isInteger(one)) : [];
  } catch {
    return [];
  }
}

function remember(ticks: number[]) {
  try {
    localStorage.setItem(key, JSON.stringify(ticks));
  } catch {
    // The address holds them as well.
  }
}

const shown = (number: number) => document.getElementById(`paper-${number}`) !== null;

/** Ticks stay on the phone and in the address. An address that brings some goes before what the phone remembers. */
export function useTicks(reading: Reading) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set(reading.have));
  const brought = reading.have.length > 0;
  useEffect(() => {
    // A box ticked before the scripts came counts too.
    const inPage = [...document.querySelectorAll<HTMLInputElement>('input[name="have"]:checked')];
    const now = inPage.map(({ value }) => Number(value));
    setTicked((before) => new Set([...(brought ? [...before].filter((one) => !shown(one)) : remembered()), ...now]));
  }, [brought]);

  function tick(number: number, on: boolean) {
    const next = new Set(ticked);
    if (on) next.add(number);
    else next.delete(number);
    const have = [...next].sort((a, b) => a - b);
    setTicked(next);
    remember(have);
    // The router need not hear of it: nothing else on the page depends on a tick.
    history.replaceState(history.state, '', `${path}?${searchOf({ ...reading, have })}`);
  }
  return { ticked, have: [...ticked].sort((a, b) => a - b), tick };
}

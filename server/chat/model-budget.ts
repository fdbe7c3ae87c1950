import { day as dayLength } from '../../domain/moments.ts';
import { recentMap } from '../recent-map.ts';

const mostAddresses = 40_000;

export interface Budget {
  allows(address: string): boolean;
  /** Tokens held before a call, so that calls under way count; `used` corrects them once the call has told. */
  hold(address: string, tokens: number): { used(tokens: number): void };
}

/** Tokens used today, by address and in all. The map is bounded: the oldest addresses make room. */
export function createBudget(perAddress: number, perDay: number, clock: () => number): Budget {
  let day = -1;
  let total = 0;
  const used = recentMap<number>(mostAddresses);
  const turn = () => {
    const today = Math.floor(clock() / dayLength);
    if (today === day) return;
    day = today;
    total = 0;
    used.clear();
  };
  function spend(address: string, tokens: number): void {
    turn();
    total = Math.max(0, total + tokens);
    used.set(address, Math.max(0, (used.get(address) ?? 0) + tokens));
  }
  return {
    allows(address) {
      turn();
      return total < perDay && (used.get(address) ?? 0) < perAddress;
    },
    hold(address, tokens) {
      spend(address, tokens);
      return { used: (actual) => spend(address, actual - tokens) };
    },
  };
}

// The eligibility page's rules of a loan, made once for a ledger.
import { rulesOf as made } from '../../../content/eligibility.ts';
import type { Fact } from '../../../content/schema.ts';

const kept = new WeakMap<readonly Fact[], Map<string, ReturnType<typeof made>>>();

export function rulesOf(product: string, facts: readonly Fact[]): ReturnType<typeof made> {
  const ofLedger = kept.get(facts) ?? new Map<string, ReturnType<typeof made>>();
  kept.set(facts, ofLedger);
  const known = ofLedger.get(product);
  if (known !== undefined) return known;
  const rules = made(product, facts);
  ofLedger.set(product, rules);
  return rules;
}

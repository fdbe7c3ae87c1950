// Counts enquiries from outside: neither the store nor the service knows that it is watched.
import { type LeadKind, leadKinds } from '../../domain/lead/fields.ts';
import { NoRoom } from '../leads/disk-space.ts';
import type { LeadService } from '../leads/service.ts';
import type { LeadStore } from '../leads/store.ts';
import type { Metrics } from './metrics.ts';

/** What arrives here is valid: it is stored, was stored before, or cannot be stored now. */
export function watchStore(
  store: LeadStore,
  metrics: Pick<Metrics, 'submitted' | 'suspectedSpam' | 'turnedAway'>,
): LeadStore {
  return {
    ...store,
    async insert(record) {
      const { kind, spam } = record.lead;
      try {
        const inserted = await store.insert(record);
        metrics.submitted(kind, inserted.repeated ? 'repeated' : 'stored');
        if (!inserted.repeated && spam !== '[]') metrics.suspectedSpam();
        return inserted;
      } catch (error) {
        metrics.submitted(kind, 'unavailable');
        if (error instanceof NoRoom) metrics.turnedAway(error.code);
        throw error;
      }
    },
  };
}

/** What the store never sees: enquiries refused for what is in them. */
export function watchService(service: LeadService, metrics: Pick<Metrics, 'submitted'>): LeadService {
  return {
    ...service,
    async submit(input) {
      const result = await service.submit(input);
      if (result.kind === 'invalid') metrics.submitted(kindOf(input), 'refused');
      return result;
    },
  };
}

function kindOf(input: unknown): LeadKind | 'unknown' {
  const told = typeof input === 'object' && input !== null && 'kind' in input ? input.kind : undefined;
  return leadKinds.find((kind) => kind === told) ?? 'unknown';
}

// Enquiries taken in by a store, without a server around it.
import { promise } from '../../content/promise.ts';
import { createLeadService } from '../../server/leads/service.ts';
import type { LeadStore } from '../../server/leads/store.ts';
import { createLog } from '../../server/log.ts';

type Options = Parameters<typeof createLeadService>[0];

export const leadServiceOn = (store: LeadStore, more: Partial<Options> = {}) =>
  createLeadService({
    store,
    log: createLog('silent'),
    noticeVersion: 'test',
    promise: () => promise,
    loans: [],
    key: Buffer.alloc(32, 7),
    ...more,
  });

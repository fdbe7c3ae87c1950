import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deeds, may } from './permissions.ts';

const adviser = { id: 'arjun', role: 'adviser' } as const;
const owner = { id: 'rohini', role: 'owner' } as const;
const ownersOnly = ['erase', 'export', 'people', 'duties', 'settings', 'audit'];
const everybodys = ['today', 'queue', 'numbers', 'me'];

test('an owner may do everything, also with others’ enquiries', () => {
  for (const deed of deeds) assert.ok(may(owner, deed, { adviserId: 'arjun' }), deed);
});

test('an adviser works on own enquiries and on those nobody has, on no other’s', () => {
  for (const deed of deeds) {
    const allowed = !ownersOnly.includes(deed);
    assert.equal(may(adviser, deed, { adviserId: 'arjun' }), allowed, `${deed}, own`);
    assert.equal(may(adviser, deed, { adviserId: null }), allowed, `${deed}, nobody’s`);
    assert.equal(may(adviser, deed, { adviserId: 'meera' }), everybodys.includes(deed), `${deed}, Meera’s`);
    assert.equal(may(adviser, deed), everybodys.includes(deed), `${deed}, of no enquiry`);
  }
});

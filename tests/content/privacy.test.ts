// The privacy notice is literally true: what it lists is what the code stores and where the code sends it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { facts } from '../../content/facts.ts';
import { content } from '../../content/load.ts';
import { fieldNames } from '../../domain/lead/fields.ts';
import { readEnv, variables } from '../../server/env.ts';

const { privacy, terms, leads } = content('en');
const itemsOf = (title: string) =>
  privacy.sections.find((section) => section.title === title)?.items?.map(({ id }) => id) ?? [];

test('every field of an enquiry is named, and none that is not stored', () => {
  assert.deepEqual(itemsOf('What we store of an enquiry').sort(), fieldNames().sort());
});

test('every receiver that can be set up is named, and what a browser itself opens', () => {
  // Addresses the site talks to are the settings that end in _URL; SITE_URL is its own.
  const receivers = variables.filter((name) => name.endsWith('_URL') && name !== 'SITE_URL');
  assert.ok(receivers.length >= 4);
  assert.deepEqual(
    itemsOf('Who sees it, and where it goes').sort(),
    [...receivers, 'hosting', 'whatsapp', 'videos'].sort(),
  );
});

test('enquiries are erased after the days the notice names, and no setting keeps them longer', () => {
  const row = facts.find(({ id }) => id === 'firm.retention');
  assert.equal(readEnv({}).RETENTION_DAYS, row?.value);
  assert.throws(() => readEnv({ RETENTION_DAYS: String(Number(row?.value) + 1) }), /privacy notice/);
  const kept = privacy.sections.find(({ title }) => title === 'How long we keep it');
  assert.ok(kept?.paragraphs[0]?.includes(`${row?.value} days`));
});

test('a consent names the version of the notice that is shown', () => {
  assert.equal(leads.consent.version, privacy.version);
});

test('terms and notice say who answers, and every step of a complaint', () => {
  const text = JSON.stringify([terms, privacy]);
  for (const needed of [
    'LLP',
    'GSTIN',
    'grievance officer',
    'nodal officer',
    'RBI Ombudsman',
    'Data Protection Board',
    'Jaipur decide',
    '18 years',
    'credit report',
    'commission',
  ])
    assert.ok(text.includes(needed), needed);
});

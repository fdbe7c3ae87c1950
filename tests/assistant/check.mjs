// Compiles every regex, runs the sample replies and the sums. Called by check.py; prints problems, exits 1 on any.
import fs from 'node:fs';
const dir = new URL('.', import.meta.url);
const read = (f) => fs.readFileSync(new URL(f, dir), 'utf8');
const rows = read('eval.jsonl').split('\n').filter(Boolean).map((l) => JSON.parse(l));
const bad = [];
const re = (id, s) => { try { return new RegExp(s, 'i'); } catch (e) { bad.push(`${id}: ${e.message}`); return /$^/; } };
for (const r of rows) { r.any = r.must_any.map((l) => l.map((s) => re(r.id, s))); r.not = r.must_not.map((s) => re(r.id, s)); }
const pass = (r, t) => r.any.every((l) => l.some((x) => x.test(t))) && !r.not.some((x) => x.test(t));
const byId = new Map(rows.map((r) => [r.id, r]));
const group = (n) => [String(n), n.toLocaleString('en-IN'), n.toLocaleString('en-US')];
for (const [id, s] of Object.entries(JSON.parse(read('emi-sums.json')))) {
  const [rid, k] = id.split('#');
  const r = byId.get(rid);
  if (!r) { bad.push(`${id}: no such line`); continue; }
  const one = (t) => (k === undefined ? r.any : [r.any[k]]).every((l) => l.some((x) => x.test(t)));
  for (const g of group(s.want)) if (!one(`EMI is ₹${g} per month.`)) bad.push(`${id}: ${g} not accepted`);
  for (const w of [s.want - 1, s.want + 1, s.want * 10]) for (const g of group(w)) if (one(`EMI is ₹${g} per month.`)) bad.push(`${id}: ${g} wrongly accepted`);
  if (r.lang !== 'en') { const dv = [...s.want.toLocaleString('en-IN')].map((c) => '०१२३४५६७८९'[c] ?? c).join(''); if (!one(`₹${dv}`)) bad.push(`${id}: ${dv} not accepted`); }
}
let n = 0;
for (const s of JSON.parse(read('samples.json'))) {
  const r = rows.find((x) => x.q === s.q);
  if (!r) { bad.push(`sample for unknown question: ${s.q}`); continue; }
  for (const t of s.good || []) { n++; if (!pass(r, t)) bad.push(`${r.id} refuses a fair reply: ${t}`); }
  for (const t of s.bad || []) { n++; if (pass(r, t)) bad.push(`${r.id} accepts a wrong reply: ${t}`); }
}
console.log(`regexes compile, ${n} sample replies judged`);
for (const b of bad) console.error(b);
process.exitCode = bad.length ? 1 : 0;

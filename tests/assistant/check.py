#!/usr/bin/env python3
"""Checks eval.jsonl: format, unique ids and questions, no copy of the visible set, each sum recomputed; then check.mjs.

  python3 check.py [VISIBLE_SET.jsonl]
"""
import collections
import json
import os
import re
import subprocess
import sys
from fractions import Fraction

HERE = os.path.dirname(os.path.abspath(__file__))
rows = [json.loads(l) for l in open(os.path.join(HERE, 'eval.jsonl'), encoding='utf-8')]
sums = json.load(open(os.path.join(HERE, 'emi-sums.json'), encoding='utf-8'))
bad = []


def norm(s):
    return re.sub(r'[^\w]+', ' ', s.lower()).strip() or s


FIELDS = ['id', 'lang', 'kind', 'q', 'must_any', 'must_not', 'contact']
KINDS = {'fact', 'docs', 'eligibility', 'process', 'contact', 'lead', 'emi', 'compare', 'smalltalk', 'oos', 'injection'}
for r in rows:
    if [k for k in r if k != 'status'] != FIELDS or r['kind'] not in KINDS or r['lang'] not in ('en', 'hinglish', 'hi'):
        bad.append(f"{r['id']}: fields, kind or lang")
    if not r['must_any'] or not all(g and all(isinstance(x, str) and x for x in g) for g in r['must_any']) or '' in r['must_not']:
        bad.append(f"{r['id']}: empty regex list")
    if r['contact'] not in (True, False, None):
        bad.append(f"{r['id']}: contact")
    if r['lang'] == 'hi' and not re.search('[ऀ-ॿ]', r['q']) or r['lang'] != 'hi' and re.search('[ऀ-ॿ]', r['q']):
        bad.append(f"{r['id']}: script does not fit lang")
for name, key in (('id', lambda r: r['id']), ('question', lambda r: norm(r['q']))):
    for k, n in collections.Counter(map(key, rows)).items():
        if n > 1:
            bad.append(f'{name} used {n} times: {k}')
if len(sys.argv) > 1:
    seen = {norm(json.loads(l)['q']) for l in open(sys.argv[1], encoding='utf-8') if l.strip()}
    bad += [f"{r['id']}: copy of a visible line" for r in rows if norm(r['q']) in seen]

for i, s in sums.items():  # exact rationals, a second way beside build.py's decimals
    p, r, n = Fraction(s['p']), Fraction(s['rate']) / 1200, s['months']
    emi = p / n if r == 0 else p * r * (1 + r) ** n / ((1 + r) ** n - 1)
    v = {'emi': emi, 'total': emi * n, 'interest': emi * n - p}[s['what']]
    if int(v + Fraction(1, 2)) != s['want']:
        bad.append(f"{i}: {s['want']} is not {float(v)}")
    if abs(v - int(v) - Fraction(1, 2)) < Fraction(1, 1000):
        bad.append(f'{i}: too near half a rupee to be fair')

table = collections.Counter((r['kind'], r['lang']) for r in rows)
print(f"{'kind':12}{'en':>6}{'hinglish':>10}{'hi':>6}{'all':>6}")
for k in sorted(KINDS):
    print(f"{k:12}{table[k, 'en']:6}{table[k, 'hinglish']:10}{table[k, 'hi']:6}{sum(table[k, l] for l in ('en', 'hinglish', 'hi')):6}")
print(f"{'all':12}" + ''.join(f"{sum(1 for r in rows if r['lang'] == l):{w}}" for l, w in (('en', 6), ('hinglish', 10), ('hi', 6))) + f'{len(rows):6}; {len(sums)} sums recomputed')
for b in bad:
    print(b, file=sys.stderr)
rc = subprocess.run(['node', os.path.join(HERE, 'check.mjs')]).returncode
sys.exit(1 if bad or rc else 0)

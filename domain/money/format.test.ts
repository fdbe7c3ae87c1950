import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  amountInWords,
  english,
  type FigureWords,
  formatClock,
  formatDate,
  formatTime,
  lakhCrore,
  scaleEnd,
  percent,
  rupees,
  rupeesOfPaise,
  tenureInWords,
  tenureShort,
} from './format.ts';

test('rupees group the Indian way', () => {
  assert.equal(rupees(667333), '₹6,67,333');
  assert.equal(rupees(0), '₹0');
  assert.equal(rupees(999), '₹999');
  assert.equal(rupees(1000), '₹1,000');
  assert.equal(rupees(100000), '₹1,00,000');
  assert.equal(rupees(1000000000), '₹1,00,00,00,000');
  assert.equal(rupees(11122.22), '₹11,122');
  assert.equal(rupees(11122.5), '₹11,123');
  assert.equal(rupees(-1500), '−₹1,500');
  assert.equal(rupees(-0.2), '₹0');
  assert.equal(rupees(11122.2, { paise: true }), '₹11,122.20');
  assert.equal(rupees(0.07, { paise: true }), '₹0.07');
  assert.equal(rupees(-0.07, { paise: true }), '−₹0.07');
  assert.equal(rupees(0.999, { paise: true }), '₹1.00');
  assert.equal(rupees(Number.NaN), '—');
  assert.equal(rupeesOfPaise(1112222, { paise: true }), '₹11,122.22');
  assert.equal(rupeesOfPaise(1112250), '₹11,123');
});

test('grouping never changes a digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), (whole) => {
      const text = rupees(whole);
      assert.equal(text.replace(/[₹,]/g, ''), String(whole));
      assert.match(text, /^₹\d{1,2}(,\d{2})*,\d{3}$|^₹\d{1,3}$/);
    }),
  );
});

test('percentages keep the decimals asked for, else only those they need', () => {
  assert.equal(percent(74.9, 1), '74.9%');
  assert.equal(percent(75, 1), '75.0%');
  assert.equal(percent(12), '12%');
  assert.equal(percent(8.5), '8.5%');
  assert.equal(percent(8.75), '8.75%');
  assert.equal(percent(10), '10%');
  assert.equal(percent(-0.5), '−0.5%');
  assert.equal(percent(-0.001), '0%');
  assert.equal(percent(Number.POSITIVE_INFINITY), '—');
});

test('lakh and crore are used only where they say the amount exactly', () => {
  assert.equal(lakhCrore(500000), '₹5 lakh');
  assert.equal(lakhCrore(12000000), '₹1.2 Cr');
  assert.equal(lakhCrore(10000), '₹10,000');
  assert.equal(lakhCrore(1000000000), '₹100 Cr');
  assert.deepEqual(
    [10000, 500000, 10000000, 1000000000].map((end) => scaleEnd(end)),
    ['10,000', '5 lakh', '1Cr', '100Cr'],
  );
  assert.equal(lakhCrore(525000), '₹5.25 lakh');
  assert.equal(lakhCrore(525500), '₹5,25,500');
  assert.equal(lakhCrore(267000), '₹2.67 lakh');
  assert.equal(lakhCrore(12345678), '₹1,23,45,678');
  assert.equal(lakhCrore(9999000), '₹99.99 lakh');
  assert.equal(lakhCrore(10050000), '₹1,00,50,000');
  assert.equal(lakhCrore(15000000000), '₹1,500 Cr');
});

test('amounts in words', () => {
  assert.equal(amountInWords(500000), '5 lakh rupees');
  assert.equal(amountInWords(12000000), '1 crore 20 lakh rupees');
  assert.equal(amountInWords(1000000000), '100 crore rupees');
  assert.equal(amountInWords(123456789), '12 crore 34 lakh 56 thousand 789 rupees');
  assert.equal(amountInWords(1), '1 rupee');
  assert.equal(amountInWords(0), '0 rupees');
  assert.equal(amountInWords(0.5), '50 paise');
  assert.equal(amountInWords(1.01), '1 rupee 1 paisa');
  assert.equal(amountInWords(100001), '1 lakh 1 rupees');
});

test('tenures name both parts in the breakdown and only what is there in the short form', () => {
  assert.equal(tenureInWords(60), '5 years 0 months');
  assert.equal(tenureInWords(13), '1 year 1 month');
  assert.equal(tenureInWords(6), '0 years 6 months');
  assert.equal(tenureShort(60), '5 years');
  assert.equal(tenureShort(18), '1 year 6 months');
  assert.equal(tenureShort(6), '6 months');
  assert.equal(tenureShort(0), '0 months');
});

test('dates and times are India’s, wherever they are rendered', () => {
  assert.equal(formatDate('2026-01-12'), '12 January 2026');
  assert.equal(formatDate('2024-02-29'), '29 February 2024');
  assert.equal(formatDate('2026-01-11T20:00:00Z'), '12 January 2026');
  assert.equal(formatDate('soon'), 'soon');
  assert.equal(formatTime('2026-01-12T08:35:00Z'), '14:05');
  assert.equal(formatTime(Date.UTC(2026, 0, 12, 20, 0)), '01:30');
  assert.equal(formatTime('later'), '—');
  assert.equal(formatClock('09:00'), '9:00 AM');
  assert.equal(formatClock('19:00'), '7:00 PM');
  assert.equal(formatClock('12:30'), '12:30 PM');
  assert.equal(formatClock('00:05'), '12:05 AM');
});

test('another language needs only its words', () => {
  const hindi: FigureWords = {
    ...english,
    lakh: 'लाख',
    crore: 'करोड़',
    croreShort: 'करोड़',
    rupee: ['रुपया', 'रुपये'],
    year: ['साल', 'साल'],
    month: ['महीना', 'महीने'],
  };
  assert.equal(amountInWords(12000000, hindi), '1 करोड़ 20 लाख रुपये');
  assert.equal(lakhCrore(500000, hindi), '₹5 लाख');
  assert.equal(tenureInWords(66, hindi), '5 साल 6 महीने');
});

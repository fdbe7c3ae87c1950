// Other figures for the instalment, worked out while one types. Nothing is sent.
import { emi as workOut } from '../../domain/loan/emi.ts';
import { emiWords, readEmi } from '../emi-words.ts';

interface Given {
  text: string;
  share: string;
  incomeInr: number | null;
}

export function emi(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-emi]');
  const figure = document.querySelector<HTMLElement>('[data-emi-figure]');
  const text = document.querySelector<HTMLElement>('[data-emi-text]');
  if (!form || !figure || !text) return;
  const { incomeInr, ...words } = JSON.parse(form.dataset.emi ?? '{}') as Given;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    const asked = readEmi(new FormData(form));
    if (!asked) return;
    const { amountInr, rate, years } = asked;
    const emiInr = workOut({ principal: amountInr, annualRate: rate, months: Math.round(years * 12) }).emi;
    const said = emiWords({ ...asked, emiInr, incomeInr }, words);
    figure.textContent = said.figure;
    text.textContent = said.text;
  });
}

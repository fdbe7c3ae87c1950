import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Answers } from '../../../../domain/eligibility/answers.ts';
import type { Lever } from '../../../../domain/eligibility/levers.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { formatMonth, rupees } from '../../../../domain/money/format.ts';
import { about, urlOf, type Words } from './setting.ts';
import { inIndia } from '../../../../domain/moments.ts';

interface Shown {
  title: string;
  text: ReactNode;
  to: string;
  note: string;
}

/** The month that lies so many months ahead, by India's calendar. */
function monthAhead(months: number, now = Date.now()): string {
  const today = inIndia(now);
  return formatMonth(today.getUTCFullYear() * 12 + today.getUTCMonth() + months);
}

function shown(lever: Lever, words: Words['result']['levers'], half: string, answers: Answers): Shown {
  const sum = (amount: number, whole: boolean, emi?: number) => ({
    to: about(amount),
    note: whole ? words.inFull : emi === undefined ? words.fits : fillIn(words.withEmi, { emi: rupees(emi) }),
  });
  switch (lever.kind) {
    case 'income': {
      const text = fillIn(words.income.text, { needed: rupees(lever.needed) });
      return { title: words.income.title, text, ...sum(lever.amount, lever.whole) };
    }
    case 'emis': {
      const title = fillIn(words.emis.title, { closed: rupees(lever.closed) });
      return { title, text: fillIn(words.emis.text, { half }), ...sum(lever.amount, lever.whole, lever.emi) };
    }
    case 'years': {
      const title = fillIn(words.years.title, { years: lever.years, before: answers.years });
      const values = { age: lever.lastAge, interest: about(lever.interest), interestBefore: about(lever.before) };
      return { title, text: fillIn(words.years.text, values), ...sum(lever.amount, lever.whole, lever.emi) };
    }
    case 'own': {
      const { amount } = lever;
      const check = fillIn(words.check, { amount: about(amount) });
      const text = (
        <>
          {words.own.text} <Link to={urlOf({ ...answers, amount })}>{check}</Link>
        </>
      );
      return { title: fillIn(words.own.title, { own: rupees(lever.own) }), text, ...sum(amount, false) };
    }
    case 'score': {
      const { title, text, most, some, mostNote, someNote } = words.score;
      const [to, note] = lever.reading === 'most' ? [most, mostNote] : [some, someNote];
      return { title: fillIn(title, { to: lever.to }), text, to, note };
    }
    case 'age': {
      const { title, text, note } = words.age;
      return { title: fillIn(title, { from: lever.from }), text, to: monthAhead(lever.months), note };
    }
    case 'time': {
      const { title, titleOne, text, note } = words.time;
      const named = fillIn(lever.years === 1 ? titleOne : title, { years: lever.years });
      return { title: named, text, to: monthAhead(lever.months), note };
    }
  }
}

/** Each way with its own result. */
export function LeverList({
  levers,
  words,
  half,
  answers,
}: {
  levers: Lever[];
  words: Words['result']['levers'];
  half: string;
  answers: Answers;
}) {
  return (
    <div className="lever-list">
      {levers.map((lever) => {
        const { title, text, to, note } = shown(lever, words, half, answers);
        return (
          <div className="lever-list__one" key={lever.kind}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="lever-list__to">
              <span className="fig">{to}</span>
              <small>{note}</small>
            </p>
          </div>
        );
      })}
    </div>
  );
}

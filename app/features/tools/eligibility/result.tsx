import { type Answers, figuresOf, rulesFor } from '../../../../domain/eligibility/answers.ts';
import { check } from '../../../../domain/eligibility/check.ts';
import { levers } from '../../../../domain/eligibility/levers.ts';
import type { LoanRules } from '../../../../domain/eligibility/rules.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { percent } from '../../../../domain/money/format.ts';
import { Checked } from '../../../ui/checked.tsx';
import { MoreLink } from '../../../ui/more-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswersList } from '../answers-list.tsx';
import { KeepLinks } from '../keep-links.tsx';
import { RulesTable } from '../rules-table.tsx';
import { ToolHead } from '../tool-head.tsx';
import { Verdict } from '../verdict.tsx';
import { headOf } from './head.ts';
import { LeverList } from './lever-list.tsx';
import { LoanThatFits } from './loan-that-fits.tsx';
import { ruleRows, shareWord } from './rule-rows.ts';
import { about, type EligibilityContent, path, saidSoFar, urlOf, yearsShort } from './setting.ts';
import { Standing } from './standing.tsx';
import { absoluteUrl } from '../../../../domain/absolute-url.ts';

/** The verdict first, then why, then what would change it. */
export function Result({ content, answers }: { content: EligibilityContent; answers: Answers }) {
  const { words, rules: all, loans, siteUrl, checked } = content;
  const w = words.result;
  const rules = rulesFor(all, answers.loan) as LoanRules;
  const figures = figuresOf(answers, all);
  const result = check(rules, figures);
  const told = { words, all, rules, figures, result, score: answers.score, since: answers.since };
  const { heading, lead } = headOf(told);
  const ways = levers(rules, figures, result);
  const loan = loans.find(({ id }) => id === answers.loan)?.name ?? '';
  const word = words.verdicts[result.verdict];
  const asked = { loan, amount: about(figures.amount ?? 0), time: yearsShort(figures.years) };
  const url = absoluteUrl(urlOf(answers), siteUrl);
  return (
    <div className="tool-page">
      <ToolHead
        tool={{ label: words.name, to: path }}
        mark={<Verdict kind={result.verdict} word={word} tag />}
        heading={heading}
        lead={lead}
      >
        <p className="result__for">
          <span>{fillIn(figures.amount === null ? w.questionOpen : w.question, asked)}</span>{' '}
          <a href="#answers">{w.changeAnswers}</a>
        </p>
      </ToolHead>
      <div className="wrap result">
        <Standing told={told} />
        <LoanThatFits content={content} answers={answers} told={told} />
      </div>
      <Section title={w.rules.title} lead={w.rules.lead} tint className="section--tool">
        <RulesTable rows={ruleRows(told)} words={w.rules} />
      </Section>
      {ways.length > 0 && (
        <Section
          title={w.levers.title}
          lead={fillIn(w.levers.lead, { rate: percent(rules.rate.counted) })}
          className="section--tool"
        >
          <LeverList levers={ways} words={w.levers} half={shareWord(words, rules.share)} answers={answers} />
        </Section>
      )}
      <div className={ways.length > 0 ? 'result__end section--tint' : 'result__end'}>
        <div className="wrap">
          <section id="answers" aria-labelledby="answers-title">
            <h2 id="answers-title">{w.answers}</h2>
            <AnswersList answers={saidSoFar(content, answers)} change={words.change} />
          </section>
          <section className="result__keep" aria-labelledby="keep-title">
            <h2 id="keep-title">{w.keep.title}</h2>
            <p>{w.keep.text}</p>
            <KeepLinks words={w.keep} url={url} text={fillIn(w.keep.message, { loan, verdict: word, head: heading })} />
            <p>
              <MoreLink
                to={`/emi-calculator?loan=${answers.loan}&amount=${result.loan?.amount ?? figures.amount ?? ''}&months=${figures.years * 12}&calculated=1`}
                label={w.keep.calculator}
              />
            </p>
            <div className="tool-page__fine">
              {w.fine.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <Checked text={w.checked} on={checked} />
              <p className="tool-page__url">{url}</p>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

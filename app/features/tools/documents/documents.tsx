import type { SyntheticEvent } from 'react';
import { Link, useLocation } from 'react-router';
import {
  asksProperty,
  type Choice,
  isWhole,
  papersFor,
  type Reading,
  readChoice,
  searchOf,
  writeChoice,
} from '../../../../domain/documents/papers.ts';
import { fillIn } from '../../../../domain/fill-in.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Checked } from '../../../ui/checked.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { HelpMore } from '../help-more.tsx';
import { KeepLinks } from '../keep-links.tsx';
import { ToolHead } from '../tool-head.tsx';
import { useSteps } from '../use-steps.ts';
import { Chooser } from './chooser.tsx';
import { PaperList } from './paper-list.tsx';
import { type DocumentsContent, listTitle, loanName, path } from './setting.ts';
import { useTicks } from './use-ticks.ts';
import { absoluteUrl } from '../../../../domain/absolute-url.ts';

/** The page shows what its address says: three choices, or the list they come to. */
export function Documents({ content }: { content: DocumentsContent }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const loans = content.loans.map(({ id }) => id);
  const reading = readChoice(params, loans);
  const { key, onSubmit: onChoose } = useSteps(path, (asked) => {
    const next = readChoice(asked, loans);
    const address = writeChoice(next);
    if (!isWhole(next.choice)) address.set('step', 'list');
    return address;
  });

  const { choice } = reading;
  if (isWhole(choice))
    return <List key={key} content={content} reading={reading} choice={choice} onChoose={onChoose} />;
  const wrong = params.has('step');
  const { first, choose, problems } = content.words;
  const missing = (['loan', 'work'] as const).filter((name) => !choice[name]);
  return (
    <div className="tool-page">
      <ToolHead heading={first.heading} lead={first.lead} />
      <div className="wrap documents">
        {wrong && (
          <ErrorSummary title={problems} items={missing.map((id) => ({ id, text: choose[`${id}Empty`] }))} level="h2" />
        )}
        <Chooser key={key} content={content} choice={choice} wrong={wrong} carried={[]} onSubmit={onChoose} />
      </div>
    </div>
  );
}

type ListProps = {
  content: DocumentsContent;
  reading: Reading;
  choice: Choice;
  onChoose: (event: SyntheticEvent<HTMLFormElement>) => void;
};

function List({ content, reading, choice, onChoose }: ListProps) {
  const { words, lists, siteUrl, checked } = content;
  const { ticked, have, tick } = useTicks(reading);
  const list = lists[reading.list];
  const papers = papersFor(choice);
  const ready = papers.filter(({ number }) => ticked.has(number)).length;
  const named = { loan: loanName(content, choice.loan).toLowerCase(), work: words.works[choice.work] };
  const property = words.properties[choice.property].toLowerCase();
  const url = absoluteUrl(`${path}?${searchOf({ ...reading, have })}`, siteUrl);
  const carried = [...new URLSearchParams(searchOf({ ...reading, have }))].filter(([name]) => /list|have/.test(name));
  const message = [
    listTitle(content, choice),
    ...papers.map(({ number, id }) => `${ticked.has(number) ? '☑' : '☐'} ${list.papers[id].name}`),
  ].join('\n');
  const withProperty = asksProperty(choice.loan) && choice.property !== 'none';
  return (
    <div className="tool-page">
      <ToolHead
        tool={{ label: words.name, to: path }}
        heading={fillIn(words.heading, named)}
        lead={fillIn(withProperty ? words.leadProperty : words.lead, { ...named, property })}
      />
      <div className="wrap documents">
        <details className="documents__choose">
          <summary>
            {words.choose.change} <Icon name="down" small />
          </summary>
          <Chooser content={content} choice={choice} wrong={false} carried={carried} onSubmit={onChoose} />
        </details>
        <form className="documents__form" action={path}>
          {[...new URLSearchParams(searchOf({ ...reading, have: [] }))].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="step" value="ticks" />
          <div className="documents__bar">
            <div className="documents__count">
              <Languages content={content} reading={{ ...reading, have }} />
              <p className="documents__ready" role="status" lang={reading.list}>
                {fillIn(list.ready, { n: ready, total: papers.length })}
              </p>
              <div className="documents__stones" aria-hidden="true">
                {papers.map(({ number }, i) => (
                  <i key={number} data-on={i < ready || undefined} />
                ))}
              </div>
            </div>
            <KeepLinks words={words.keep} url={url} text={message}>
              <noscript>
                <button className="btn btn--line btn--small" type="submit">
                  <Icon name="check" small /> {words.keep.ticks}
                </button>
              </noscript>
            </KeepLinks>
          </div>
          <PaperList
            papers={papers}
            words={list}
            language={reading.list}
            ticked={ticked}
            onTick={tick}
            asksProperty={asksProperty(choice.loan)}
          />
        </form>
        <div className="documents__warning" lang={reading.list}>
          <Icon name="lock" />
          <div>
            <b>{list.warning.title}</b>
            <p>{list.warning.text}</p>
          </div>
        </div>
        <div className="documents__end">
          <div>
            {words.help.map(({ title, text }) => (
              <HelpMore key={title} title={title}>
                <p>{text}</p>
              </HelpMore>
            ))}
          </div>
          <div className="documents__next">
            <div className="fitting__acts">
              <ButtonLink look="apply" to={`/query?loan=${choice.loan}`}>
                {words.apply}
              </ButtonLink>
              <Link className="fitting__more" to={`/eligibility?work=${choice.work}&loan=${choice.loan}`}>
                {words.eligibility}
              </Link>
            </div>
            <Checked text={`${words.fine} ${words.checked}`} on={checked} />
          </div>
        </div>
        <p className="tool-page__url">{url}</p>
      </div>
    </div>
  );
}

/** Independent of the page's language: each in its own name, the current one is text. */
function Languages({ content: { words }, reading }: { content: DocumentsContent; reading: Reading }) {
  const { label, nav, ...names } = words.language;
  return (
    <div className="documents__languages">
      <span aria-hidden="true">{label}</span>
      <nav aria-label={nav}>
        {(['en', 'hi'] as const).map((list) =>
          list === reading.list ? (
            <span key={list} lang={list} aria-current="true">
              {names[list]}
            </span>
          ) : (
            <Link key={list} lang={list} hrefLang={list} to={`${path}?${searchOf({ ...reading, list })}`}>
              {names[list]}
            </Link>
          ),
        )}
      </nav>
    </div>
  );
}

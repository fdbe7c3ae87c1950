// The queue: whom to call, soonest promise first.
import { deskWork } from '../../content/en/desk-work.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { Named, QueueFilter, QueueView } from '../../server/desk/work/views.ts';
import { DeskPage, News, type Working } from '../parts/desk-page.tsx';
import { Empty } from '../parts/empty.tsx';
import { Filters } from '../parts/filters.tsx';
import { Icon } from '../parts/icon.tsx';
import { QueueList } from '../parts/queue-list.tsx';
import { Top } from '../parts/top.tsx';
import { Views } from '../parts/views.tsx';
import { counted } from '../say.ts';

const words = deskWork.queue;

export interface QueueProps extends Working {
  view: QueueView;
  filter: QueueFilter;
  advisers: Named[];
  /** This page's own address, and that of the next one and of the export. */
  links: { here: string; next: string | null; csv: string | null };
}

export function Queue({ view, filter, advisers, links, ...working }: QueueProps) {
  const { frame } = working;
  const { rows, counts, total } = view;
  return (
    <DeskPage
      {...working}
      here="queue"
      title={words.title}
      top={
        <Top frame={frame} title={words.title}>
          {links.csv && (
            <a className="btn only-wide" href={links.csv} download>
              <Icon name="save" />
              {words.export}
            </a>
          )}
        </Top>
      }
    >
      <Views counts={counts} here={filter.view} />
      <Filters filter={filter} advisers={advisers} total={total} />
      <News />
      {rows.length === 0 ? (
        <Nothing view={view} filter={filter} owner={frame.me.role === 'owner'} />
      ) : (
        <QueueList
          label={words.table}
          rows={rows}
          grouped={filter.view !== 'all'}
          promiseHours={view.office.promiseHours}
          me={frame.me}
          now={view.office.now}
          token={frame.formToken}
          back={links.here}
          withState={filter.view === 'all' || filter.view === 'mine'}
        />
      )}
      <Pager shown={rows.length} total={total} links={links} later={filter.after !== undefined} />
    </DeskPage>
  );
}

interface PagerProps {
  shown: number;
  total: number | null;
  links: QueueProps['links'];
  later: boolean;
}

function Pager({ shown, total, links, later }: PagerProps) {
  if (shown === 0 && !later) return null;
  const text = total === null || later ? words.pagerOpen : words.pager;
  return (
    <nav className="pager" aria-label={words.pages}>
      <p className="sub">{fillIn(text, { count: shown, total: total ?? shown })}</p>
      {later && <a href="/desk/queue">{words.first}</a>}
      {links.next && (
        <a className="btn" href={links.next}>
          {words.next}
        </a>
      )}
    </nav>
  );
}

function Nothing({ view, filter, owner }: { view: QueueView; filter: QueueFilter; owner: boolean }) {
  const { empty } = deskWork;
  const isPlain = Object.keys(filter).every((name) => name === 'view');
  if (!isPlain)
    return (
      <Empty
        icon="filter"
        title={empty.filtered.title}
        text={counted(empty.filtered.text, view.counts.waiting)}
        link={{ href: '/desk/queue', label: empty.filtered.link }}
      />
    );
  if (filter.view === 'all' && owner)
    return <Empty icon="queue" {...empty.firstDay} link={{ href: '/desk/people', label: empty.firstDay.link }} />;
  return <Empty icon="check" {...empty.waiting} link={{ href: '/desk/today', label: empty.waiting.link }} />;
}

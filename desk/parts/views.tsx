import { deskWork as words } from '../../content/en/desk-work.ts';
import type { Counts, QueueViewName } from '../../server/desk/work/views.ts';

const four = ['waiting', 'mine', 'unassigned', 'overdue'] as const;

/** Four counts that are filters. */
export function Views({ counts, here }: { counts: Counts; here: QueueViewName }) {
  return (
    <nav aria-label={words.queue.whose}>
      <ul className="views">
        {four.map((view) => (
          <li key={view}>
            <a
              className={view === 'overdue' && counts.overdue > 0 ? 'views__late' : undefined}
              href={`/desk/queue?view=${view}`}
              aria-current={view === here ? 'page' : undefined}
            >
              <b>{counts[view]}</b> {words.views[view]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { content } from '../../content/load.ts';
import { languageOf } from '../language.ts';
import { pageMeta } from '../seo.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Taak } from '../ui/taak.tsx';
import type { Route } from './+types/query';

export function loader({ request }: Route.LoaderArgs) {
  const { title, description, ...words } = content(languageOf(request)).query;
  return { seo: { title, description, path: '/query' }, words };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function Query({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead}>
        <ul className="trust">
          {words.trust.map(({ icon, strong, text }) => (
            <li key={strong}>
              <Icon name={icon} />
              <span>
                <b>{strong}</b> {text}
              </span>
            </li>
          ))}
        </ul>
      </PageHead>
      <div className="wrap apply">
        <aside className="next" aria-labelledby="next-title">
          <h2 id="next-title">{words.next.title}</h2>
          <ol>
            {words.next.steps.map(({ title, text }, i) => (
              <li key={title}>
                <Taak size="s">
                  <b className="fig">{i + 1}</b>
                </Taak>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  );
}

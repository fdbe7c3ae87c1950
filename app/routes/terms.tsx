import { content } from '../../content/load.ts';
import { languageOf } from '../language.ts';
import { legalPage } from '../page-data/legal.server.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import type { Route } from './+types/terms';

export function loader({ request }: Route.LoaderArgs) {
  return legalPage('/terms', content(languageOf(request)).terms);
}

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalText words={loaderData.words} />;
}

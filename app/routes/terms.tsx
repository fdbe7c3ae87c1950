import { content } from '../../content/load.ts';
import { languageOf } from '../language.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/terms';

export function loader({ request }: Route.LoaderArgs) {
  const { title, description, ...words } = content(languageOf(request)).terms;
  return { seo: { title, description, path: '/terms' }, words };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalText words={loaderData.words} />;
}

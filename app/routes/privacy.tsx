import { content } from '../../content/load.ts';
import { languageOf } from '../language.ts';
import { LegalText } from '../sections/legal-text.tsx';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/privacy';

export function loader({ request }: Route.LoaderArgs) {
  const { title, description, ...words } = content(languageOf(request)).privacy;
  return { seo: { title, description, path: '/privacy' }, words };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalText words={loaderData.words} />;
}

import { content } from '../../content/load.ts';
import { languageOf } from '../language.ts';
import { CallBand } from '../sections/call-band.tsx';
import { pageMeta } from '../seo.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/emi-calculator';

export function loader({ request }: Route.LoaderArgs) {
  const { title, description, ...words } = content(languageOf(request)).emi;
  return { seo: { title, description, path: '/emi-calculator' }, words };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function EmiCalculator({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <CallBand title={words.closing.title} text={words.closing.text} apply={words.closing.action} />
    </>
  );
}

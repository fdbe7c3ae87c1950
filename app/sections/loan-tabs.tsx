import { useLocation } from 'react-router';
import type { Link } from '../../content/schema.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { ServiceGuide } from './service-guide.tsx';

interface Words {
  set: string;
  tabs: Record<'types' | 'eligibility' | 'documents' | 'questions', string>;
}

/** The same four ways on both pages of a loan: the overview is the first, parts of its details are the others. */
export function LoanTabs({
  words: { set, tabs },
  page,
  overview,
  details,
  links,
}: {
  words: Words;
  /** Where the visitor is. */
  page: 'overview' | 'details';
  overview: string;
  details: string;
  links: Link[];
}) {
  const { hash } = useLocation();
  // A part of the address that servers never see.
  const at = useHydrated() ? hash : '';
  const inDetails = [
    { anchor: '#eligibility', title: tabs.eligibility },
    { anchor: '#documents', title: tabs.documents },
    { anchor: '#faqs', title: tabs.questions },
  ];
  const shown = inDetails.find(({ anchor }) => anchor === at) ?? inDetails[0];
  return (
    <ServiceGuide
      label={set}
      parts={[
        { href: overview, title: tabs.types, current: page === 'overview' },
        ...inDetails.map((part) => ({
          href: details + part.anchor,
          title: part.title,
          current: page === 'details' && part === shown,
        })),
      ]}
      links={links}
    />
  );
}

// Structured data for search engines, typed by the schema.org vocabulary: a property it does not know is a type error.
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  FinancialService,
  Person,
  Thing,
  WebPage,
  WithContext,
} from 'schema-dts';
import { publicUrl } from '../../content/public-url.ts';
import { firm } from '../../content/firm.ts';
import type { Guide } from '../../content/guide-schema.ts';
import type { Content } from '../../content/load.ts';
import type { Article, Faq } from '../../content/schema.ts';
import type { Leader } from '../../content/showcase-schema.ts';
import { shareImage } from '../seo.ts';
import type { Trail } from '../ui/page-head.tsx';

const context = <T extends Thing>(thing: T) =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<T>;
const organisation = publicUrl('/#firm');

export function firmData({ site, home }: Content): WithContext<FinancialService> {
  const { street, city, region, postcode } = site.address;
  return context<FinancialService>({
    '@type': 'FinancialService',
    '@id': organisation,
    name: firm.name,
    description: home.description,
    url: firm.siteUrl,
    telephone: firm.phones.main.dial,
    email: firm.emails.general,
    logo: publicUrl('/icon-512.png'),
    image: shareImage('/'),
    areaServed: 'IN',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...firm.geo },
    openingHoursSpecification: firm.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: [...days],
      opens,
      closes,
    })),
  });
}

/** The pages between the home page and this one, as its head shows them. */
export const trailTo = ({ breadcrumb }: Content['site'], ...pages: Trail['pages']): Trail => ({
  label: breadcrumb.label,
  pages: [{ label: breadcrumb.home, path: '/' }, ...pages],
});

export function breadcrumbData({ pages }: Trail): WithContext<BreadcrumbList> {
  return context<BreadcrumbList>({
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ label, path }, i) => ({
      '@type': 'ListItem' as const,
      position: i + 1,
      name: label,
      item: publicUrl(path),
    })),
  });
}

export function faqData(faqs: Faq[]): WithContext<FAQPage> {
  return context<FAQPage>({
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  });
}

/** `modified`: the day one of its figures was last checked, if later than the day it was read. */
export function articleData(article: Article, path: string, modified: string): WithContext<BlogPosting> {
  return context<BlogPosting>({
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: modified > article.reviewed ? modified : article.reviewed,
    image: shareImage(path),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': publicUrl(path),
      lastReviewed: article.reviewed,
      reviewedBy: { '@type': 'Role', roleName: article.role, reviewedBy: { '@id': organisation } },
    },
    inLanguage: 'en-IN',
    author: { '@type': 'Organization', name: article.author, description: article.role, url: firm.siteUrl },
    publisher: { '@id': organisation },
  });
}

/** `modified`: the day one of its figures was last checked, if later than the day it was read. */
export function guideData(guide: Guide, path: string, modified: string, reviewer: string): WithContext<WebPage> {
  return context<WebPage>({
    '@type': 'WebPage',
    name: guide.heading,
    description: guide.description,
    url: publicUrl(path),
    primaryImageOfPage: { '@type': 'ImageObject', url: shareImage(path) },
    inLanguage: 'en-IN',
    dateModified: modified > guide.reviewed ? modified : guide.reviewed,
    lastReviewed: guide.reviewed,
    reviewedBy: { '@type': 'Role', roleName: reviewer, reviewedBy: { '@id': organisation } },
    publisher: { '@id': organisation },
  });
}

export function personData(leader: Leader): WithContext<Person> {
  return context<Person>({
    '@type': 'Person',
    name: leader.name,
    jobTitle: leader.position,
    worksFor: { '@id': organisation },
  });
}

import { useLocation, useSearchParams } from 'react-router';
import { categories } from '../../content/schema.ts';
import { content } from '../../content/load.ts';
import { searchTexts } from '../page-data/article-text.server.ts';
import { BlogSearch } from '../features/blog-search/blog-search.tsx';
import { mentioning } from '../features/blog-search/matching.ts';
import { languageOf } from '../language.ts';
import { PostGrid } from '../sections/post-card.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { teaser } from '../page-data/teasers.server.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/blog';

export function loader({ request }: Route.LoaderArgs) {
  const language = content(languageOf(request));
  const { blog, articles } = language;
  const { title, description, article: _, alsoCalled: __, ...words } = blog;
  const query = new URL(request.url).searchParams.get('q') ?? '';
  return {
    seo: { title, description, path: '/blog' },
    words,
    categories: [...categories],
    posts: articles.map(teaser),
    /** Whose text holds what the address asks for: a page without scripts cannot look by itself. */
    mentioned: query ? mentioning(searchTexts(language), query, [...categories]) : [],
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading, readsQuery: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(loaderData?.seo),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: '/rss.xml',
    title: loaderData?.words.heading,
  },
];

/** Only the search in the address changes: what is found is the page's own work. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Blog({ loaderData: { words, posts, categories, mentioned } }: Route.ComponentProps) {
  // From the address, not the loader: back from an article, the page's data is the built file, which knows no query.
  const query = useSearchParams()[0].get('q') ?? '';
  const { key } = useLocation();
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <BlogSearch
        key={key}
        posts={posts}
        categories={categories}
        words={words}
        query={query}
        mentionedByServer={mentioned}
      >
        {(found) => <PostGrid posts={found} more={words.more} />}
      </BlogSearch>
    </>
  );
}

import { useSearchParams } from 'react-router';
import { categories } from '../../content/schema.ts';
import { content } from '../../content/load.ts';
import { BlogSearch } from '../features/blog-search/blog-search.tsx';
import { languageOf } from '../language.ts';
import { PostGrid } from '../sections/post-card.tsx';
import { pageMeta } from '../seo.ts';
import { teaser } from '../teasers.server.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/blog';

export function loader({ request }: Route.LoaderArgs) {
  const { blog, articles } = content(languageOf(request));
  const { title, description, article: _, ...words } = blog;
  return {
    seo: { title, description, path: '/blog' },
    words,
    categories: [...categories],
    posts: articles.map(teaser),
  };
}

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

export default function Blog({ loaderData: { words, posts, categories } }: Route.ComponentProps) {
  // From the address, not the loader: back from an article, the page's data is the built file, which knows no query.
  const query = useSearchParams()[0].get('q') ?? '';
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <BlogSearch key={query} posts={posts} categories={categories} words={words} query={query}>
        {(found) => <PostGrid posts={found} more={words.more} />}
      </BlogSearch>
    </>
  );
}

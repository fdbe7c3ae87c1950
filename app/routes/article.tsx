import { data, Link } from 'react-router';
import { publicUrl } from '../../content/public-url.ts';
import { articles as files } from '../../content/folders.ts';
import { content } from '../../content/load.ts';
import type { Block } from '../../content/schema.ts';
import { art } from '../page-data/art.server.ts';
import { ShareButtons } from '../features/share/share-buttons.tsx';
import { languageOf } from '../language.ts';
import { ArticleBody } from '../sections/article-body.tsx';
import { CallBand } from '../sections/call-band.tsx';
import { SourceList } from '../sections/source-list.tsx';
import { PostGrid } from '../sections/post-card.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { articleData, breadcrumbData, trailTo } from '../page-data/structured-data.server.ts';
import { checkedDays, dated, sourcesOf } from '../page-data/sources.server.ts';
import { teaser } from '../page-data/teasers.server.ts';
import { Checked } from '../ui/checked.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section, tall } from '../ui/section.tsx';
import type { Route } from './+types/article';

const illustrated = (block: Block): Block => (block.type === 'image' ? { ...block, src: art(block.src) } : block);

export function loader({ request, params }: Route.LoaderArgs) {
  const { blog, articles, site } = content(languageOf(request));
  const article = articles.find(({ id }) => String(id) === params.id);
  if (!article) throw data(null, { status: 404 });
  const path = `/blog/${article.id}`;
  const file = files.en.find((one) => one.article.id === article.id)?.article;
  return {
    seo: {
      title: article.title,
      description: article.description,
      path,
      kind: 'article' as const,
      jsonLd: [
        articleData(article, path, checkedDays(file).newest),
        breadcrumbData(trailTo(site, { label: blog.heading, path: '/blog' }, { label: article.title, path })),
      ],
    },
    words: blog.article,
    by: blog.by,
    post: teaser(article),
    body: article.content.map(illustrated),
    related: article.related.map((id) => teaser(articles.find((other) => other.id === id) ?? article)),
    url: publicUrl(path),
    role: article.role,
    reviewed: dated(article.reviewed),
    sources: sourcesOf(file),
  };
}

export const handle: PageHandle<typeof loader> = { title: ({ post }) => post.title };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { words, by, post, role, reviewed, body, sources, related, url } = loaderData;
  return (
    <>
      <article className="article">
        <header className="wrap article__head">
          <Link className="more-link more-link--back" to="/blog">
            <Icon name="left" /> {words.back}
          </Link>
          <p className="meta">
            <span className="tag">{post.category}</span>
            <span>{post.readTime}</span>
          </p>
          <h1>{post.title}</h1>
          <p className="meta">
            <span>
              {by} {post.author}, {role}
            </span>
            <time dateTime={post.date} className="fig fig--plain">
              {post.dateShown}
            </time>
          </p>
          <ShareButtons title={post.title} url={url} words={words} />
        </header>
        <div className="wrap">
          <img className="article__hero" src={post.image} width="600" height="360" alt={post.imageAlt} />
        </div>
        <div className="wrap">
          <ArticleBody blocks={body} />
          <section className="band article__sources" style={tall(700, 600)} aria-label={words.sources}>
            <h2>{words.sources}</h2>
            <SourceList sources={sources} checked={words.checked} />
            <Checked text={words.reviewed} on={reviewed} />
          </section>
        </div>
      </article>
      <CallBand title={words.cta.title} text={words.cta.text} apply={words.cta.action} />
      <Section title={words.related} height={tall(1550, 560)}>
        <PostGrid posts={related} />
      </Section>
    </>
  );
}

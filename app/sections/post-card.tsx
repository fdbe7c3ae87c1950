import { Link } from 'react-router';
import { tall } from '../ui/section.tsx';

export interface Teaser {
  id: number;
  title: string;
  excerpt: string;
  author: string;
  /** ISO, and as shown. */
  date: string;
  dateShown: string;
  category: string;
  readTime: string;
  image: string;
  imageAlt: string;
}

/** An article's teaser; the whole card leads to it. */
export function PostCard({ post, more }: { post: Teaser; more?: string }) {
  const href = `/blog/${post.id}`;
  return (
    <article className="post">
      <div className="post__art">
        <img src={post.image} width="600" height="360" alt={post.imageAlt} loading="lazy" />
      </div>
      <p className="meta">
        <span className="tag">{post.category}</span>
        <span>{post.readTime}</span>
      </p>
      <h3>{more ? post.title : <Link to={href}>{post.title}</Link>}</h3>
      <p>{post.excerpt}</p>
      <p className="meta">
        <span>{post.author}</span>
        <time dateTime={post.date} className="fig fig--plain">
          {post.dateShown}
        </time>
      </p>
      {more && (
        <Link className="more-link post__more" to={href}>
          {more}
          <span className="visually-hidden">: {post.title}</span>
        </Link>
      )}
    </article>
  );
}

export function PostGrid({ posts, more }: { posts: Teaser[]; more?: string }) {
  return (
    <ul className="post-grid">
      {posts.map((post, at) => (
        // The first ones stand on the first screen.
        <li key={post.id} {...(at > 1 && { className: 'band', style: tall(525, 560) })}>
          <PostCard post={post} more={more} />
        </li>
      ))}
    </ul>
  );
}

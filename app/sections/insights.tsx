import { MoreLink } from '../ui/more-link.tsx';
import { Section, tall } from '../ui/section.tsx';
import { PostCard, type Teaser } from './post-card.tsx';

export function Insights({ posts, words }: { posts: Teaser[]; words: { title: string; all: string } }) {
  return (
    <Section title={words.title} tint aside={<MoreLink to="/blog" label={words.all} />} height={tall(670, 665)}>
      <div className="insights">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </Section>
  );
}

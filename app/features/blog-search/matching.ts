export interface Searchable {
  id: number;
  title: string;
  category: string;
}

/** Shorter words stand in every article. */
const least = 3;

const plain = (query: string) => query.trim().toLowerCase();

export function named<Post extends Searchable>(posts: Post[], query: string): Post[] {
  const wanted = plain(query);
  return posts.filter(
    ({ title, category }) => title.toLowerCase().includes(wanted) || category.toLowerCase().includes(wanted),
  );
}

/** Articles whose text holds what is searched for; a category that was chosen is no such search. */
export function mentioning(texts: Record<number, string>, query: string, categories: string[]): number[] {
  const wanted = plain(query);
  if (wanted.length < least || categories.includes(query)) return [];
  return Object.keys(texts)
    .map(Number)
    .filter((id) => texts[id]?.includes(wanted));
}

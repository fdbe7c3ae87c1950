/** The first letters of a person's name, in a small square. The name stands beside it. */
export function Face({ name }: { name: string }) {
  const [first = '', ...rest] = name.split(' ').filter((part) => part !== '');
  const initials = [first, rest.at(-1) ?? ''].map((part) => [...part][0] ?? '').join('');
  return (
    <span className="face" aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}

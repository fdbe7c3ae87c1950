/** How many stars: one drawing, because five icons for each review are a tenth of the page's elements. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const wide = 27;
  const star = (_: unknown, i: number) =>
    `M${12 + wide * i} 3.5l2.6 5.6 6 .7-4.5 4.1 1.3 6-5.4-3-5.4 3 1.3-6-4.5-4.1 6-.7z`;
  return (
    <svg className="stars" role="img" aria-label={label} viewBox={`0 0 ${wide * rating - 3} 24`}>
      <path d={Array.from({ length: rating }, star).join('')} />
    </svg>
  );
}

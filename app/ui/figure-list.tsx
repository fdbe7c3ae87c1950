/** Figures with their nouns: the noun is the term, the figure its description, the figure stands above. */
export function FigureList({ className, items }: { className: string; items: { value: string; label: string }[] }) {
  return (
    <dl className={className}>
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fig">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

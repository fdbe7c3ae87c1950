import type { Point } from '../../content/schema.ts';
import { Icon } from '../ui/icon.tsx';

/** Short arguments, each with a bare icon. */
export function Points({ items }: { items: Point[] }) {
  return (
    <ul className="points">
      {items.map(({ icon = 'check', title, text }) => (
        <li className="point" key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

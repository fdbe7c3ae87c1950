import sprite from '../../art/icons.svg?url';

/** An icon of the sprite. Decorative: the words beside it, or the control's label, say what it means. */
export function Icon({ name, small, className }: { name: string; small?: boolean; className?: string }) {
  return (
    <svg className={['i', small && 'i--s', className].filter(Boolean).join(' ')} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

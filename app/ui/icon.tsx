import sprite from '../../art/icons.svg?url';

/** An icon of the sprite. Decorative: the words beside it, or the control's label, say what it means. */
export function Icon({ name, small }: { name: string; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon--small' : 'icon'} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

import { Icon } from './icon.tsx';

/** What was just done, said once at the top of the page. */
export function Done({ text }: { text: string | undefined | null }) {
  if (!text) return null;
  return (
    <p className="done" role="status">
      <Icon name="check" />
      {text}
    </p>
  );
}

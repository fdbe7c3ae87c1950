import type { ReactNode } from 'react';

/** A field, or instead of it one answer that needs no typing. Ticked, it hides the field; the server ignores that then. */
export function WayOut({
  name,
  label,
  ticked,
  children,
}: {
  name: string;
  label: string;
  ticked: boolean;
  children: ReactNode;
}) {
  return (
    <div className="way-out choice-list">
      {children}
      <label className="choice">
        <input type="checkbox" name={name} value="1" defaultChecked={ticked} />
        <span>{label}</span>
      </label>
    </div>
  );
}

import type { Ref } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** Keeps focus when there is nothing left to do, so that the arrow keys go on working. */
export function RoundButton({
  label,
  icon,
  onPress,
  disabled = false,
  className = '',
  ref,
}: {
  label: string;
  icon: string;
  onPress: () => void;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      ref={ref}
      className={`round-button ${className}`}
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}

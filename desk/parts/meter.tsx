/** How much of the most it is: drawn beside the figure that says it. */
export function Meter({ share, late }: { share: number; late?: boolean }) {
  const width = `${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%`;
  return (
    <svg className={late ? 'meter meter--late' : 'meter'} aria-hidden="true" focusable="false">
      <rect width={width} height="100%" />
    </svg>
  );
}

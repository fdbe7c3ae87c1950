import { type State, states } from '../../domain/desk/states.ts';

const six: readonly State[] = states.filter((state) => state !== 'closed');

/** Six diamonds, filled as far as it came. A drawing: the state's word stands beside it. */
export function Steps({ state }: { state: State }) {
  const reached = six.indexOf(state);
  return (
    <span className={state === 'closed' ? 'steps steps--shut' : 'steps'} aria-hidden="true">
      {six.map((one, index) => (
        <i key={one} className={index <= reached ? 'steps__done' : undefined} />
      ))}
    </span>
  );
}

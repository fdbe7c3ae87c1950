export type VerdictKind = 'fits' | 'talk' | 'no';

/** A full diamond with a tick, a half one, a hollow one. */
const shapes: Record<VerdictKind, React.ReactNode> = {
  fits: (
    <>
      <path className="verdict__full" d="M9 0L18 9L9 18L0 9Z" />
      <path className="verdict__tick" d="M5.2 9.2l2.6 2.6 5-5.2" />
    </>
  ),
  talk: (
    <>
      <path className="verdict__edge" d="M9 1.2L16.8 9L9 16.8L1.2 9Z" />
      <path className="verdict__full" d="M9 1.2L1.2 9L9 16.8Z" />
    </>
  ),
  no: <path className="verdict__edge" d="M9 1.2L16.8 9L9 16.8L1.2 9Z" />,
};

/** Shape, word and colour, never colour alone. */
export function Verdict({ kind, word, tag = false }: { kind: VerdictKind; word: string; tag?: boolean }) {
  return (
    <span className={`verdict-mark verdict-mark--${kind} ${tag ? 'verdict-mark--tag' : ''}`}>
      <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
        {shapes[kind]}
      </svg>
      {word}
    </span>
  );
}

/** Half circles round the middle of the arch: stones between the radii 186 and 250, a line through their middle. */
const arch = 'M42 262A218 218 0 0 1 478 262';

/** The joints of the forty stones, each worth 2.5 %. */
const joints = Array.from({ length: 39 }, (_, i) => {
  const at = (radius: number) => {
    const angle = ((i + 1) * Math.PI) / 40;
    return `${(260 - radius * Math.cos(angle)).toFixed(1)} ${(262 - radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(251)}L${at(185)}`;
}).join('');

/** The gate: an arch whose stones show what part of all payments is principal, and what part interest. */
export function Gate({
  principal,
  label,
  run,
}: {
  /** In percent. */
  principal: number;
  /** Says the same in words; without it the gate is empty. */
  label?: string;
  /** The stones fill anew whenever this changes. */
  run: string;
}) {
  const filled = label !== undefined;
  return (
    <svg
      className="gate__arch"
      viewBox="0 0 520 368"
      role={filled ? 'img' : undefined}
      aria-label={label}
      aria-hidden={filled ? undefined : true}
      focusable="false"
    >
      <path className="gate__stones" d={arch} />
      {filled && (
        <>
          <mask id="gate-filling" key={run} maskUnits="userSpaceOnUse" x="0" y="0" width="520" height="272">
            <path className="gate__filling" d={arch} pathLength="100" />
          </mask>
          <g mask="url(#gate-filling)">
            <path className="gate__stones gate__stones--interest" d={arch} />
            <path
              className="gate__stones gate__stones--principal"
              d={arch}
              pathLength="100"
              strokeDasharray={`${principal} 100`}
            />
            <path
              className="gate__joint"
              d="M2 262H82"
              transform={`rotate(${principal * 1.8} 260 262)`}
              visibility={principal < 100 ? undefined : 'hidden'}
            />
          </g>
        </>
      )}
      <path className="gate__joints" d={joints} />
      <path
        className="gate__cap"
        d="M4 264h76v11H4zM440 264h76v11h-76zM8 349h68v8H8zM0 357h84v11H0zM444 349h68v8h-68zM436 357h84v11h-84z"
      />
      <path className="gate__pillar" d="M14 275h56v74H14zM450 275h56v74h-56z" />
      <path className="gate__flutes" d="M28 281v62M42 281v62M56 281v62M464 281v62M478 281v62M492 281v62" />
    </svg>
  );
}

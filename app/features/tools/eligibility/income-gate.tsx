import type { ReactNode } from 'react';

const [outer, inner] = [250, 186];

const at = (radius: number, percent: number) => {
  const angle = (percent * Math.PI) / 100;
  return `${(260 - radius * Math.cos(angle)).toFixed(1)} ${(262 - radius * Math.sin(angle)).toFixed(1)}`;
};

/** The stones between two shares of the income. */
const stones = (from: number, to: number) =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

/** The joints of the forty stones, each worth 2.5 % of the income. */
const joints = Array.from({ length: 39 }, (_, i) => (i + 1) * 2.5)
  .map((percent) => `M${at(outer + 1, percent)}L${at(inner - 1, percent)}`)
  .join('');

/** A month's income as the gate: what EMIs take now, what room is left below the keystone, what would go beyond it. */
export function IncomeGate({
  now,
  room,
  beyond,
  share,
  label,
  top,
  children,
}: {
  /** Percent of the income. */
  now: number;
  room: number;
  beyond: number;
  share: number;
  /** Says the same in words. */
  label: string;
  /** Over the keystone. */
  top: string;
  children: ReactNode;
}) {
  const end = (percent: number) => Math.min(100, percent);
  const taken = end(now);
  const full = Math.max(taken, share);
  return (
    <div className="income-gate">
      <span className="income-gate__top">{top}</span>
      <svg viewBox="0 -8 520 376" role="img" aria-label={label} focusable="false">
        <defs>
          <pattern id="gate-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className="income-gate__hatching" d="M0 0V9" />
          </pattern>
        </defs>
        <path className="income-gate__rest" d={stones(0, 100)} />
        {taken > 0 && <path className="income-gate__now" d={stones(0, taken)} />}
        {room > 0 && <path className="income-gate__room" d={stones(taken, end(taken + room))} />}
        {beyond > 0 && <path className="income-gate__beyond" d={stones(full, end(full + beyond))} />}
        <path className="income-gate__joints" d={joints} />
        <path
          className="income-gate__key"
          d="M247 -4L273 -4L268 88L252 88Z"
          transform={`rotate(${(share - 50) * 1.8} 260 262)`}
        />
        <path
          className="income-gate__cap"
          d="M4 264h76v11H4zM440 264h76v11h-76zM8 349h68v8H8zM0 357h84v11H0zM444 349h68v8h-68zM436 357h84v11h-84z"
        />
        <path className="income-gate__pillar" d="M14 275h56v74H14zM450 275h56v74h-56z" />
        <path className="income-gate__flutes" d="M28 281v62M42 281v62M56 281v62M464 281v62M478 281v62M492 281v62" />
      </svg>
      <div className="income-gate__in">{children}</div>
    </div>
  );
}

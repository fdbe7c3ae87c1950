const middle = { x: 38, y: 45 };
/** The keystone's share of the half circle, in degrees, and the joint on each side of a stone. */
const keyAngle = 180 / 7;
const joint = 1.43;

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(middle.x - radius * Math.cos(angle)).toFixed(1)} ${(middle.y - radius * Math.sin(angle)).toFixed(1)}`;
};

function stone(from: number, to: number, outer = 36, inner = 20): string {
  const [start, end] = [from + joint, to - joint];
  return `M${point(outer, start)}A${outer} ${outer} 0 0 1 ${point(outer, end)}L${point(inner, end)}A${inner} ${inner} 0 0 0 ${point(inner, start)}Z`;
}

/** In the order they are set: from both sides, the keystone last. */
function stonesOf(total: number): string[] {
  const sides = total - 1;
  const span = (180 - keyAngle) / 2;
  const [left, right] = [span / Math.ceil(sides / 2), span / Math.max(1, Math.floor(sides / 2))];
  const set = Array.from({ length: sides }, (_, i) => {
    const course = Math.floor(i / 2);
    return i % 2 === 0
      ? stone(course * left, (course + 1) * left)
      : stone(180 - (course + 1) * right, 180 - course * right);
  });
  return [...set, stone(span, 180 - span, 42, 18)];
}

/** One stone for each question; the words beside it say the same. */
export function ProgressArch({ total, now }: { total: number; now: number }) {
  return (
    <svg className="progress-arch" viewBox="0 0 76 46" aria-hidden="true" focusable="false">
      {stonesOf(total).map((path, i) => (
        <path key={path} d={path} data-stone={i + 1 < now ? 'set' : i + 1 === now ? 'now' : undefined} />
      ))}
    </svg>
  );
}

// The desk's icons, drawn in the page: a sprite would be one more file to wait for. Decorative, all of them.
import type { ReactNode } from 'react';

const drawings = {
  today: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
    </>
  ),
  queue: <path d="M4 6.5h3M4 12h3M4 17.5h3M10.5 6.5H20M10.5 12H20M10.5 17.5H20" />,
  find: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="M15 15l5 5" />
    </>
  ),
  more: <path d="M5.5 12h.2M12 12h.2M18.5 12h.2" strokeWidth="3" />,
  numbers: <path d="M4 20h16M6.5 16.5v-5M12 16.5V5M17.5 16.5V9" />,
  duties: <path d="M12 3.5l7 2.5v5.5c0 4.3-2.8 7.5-7 9-4.2-1.5-7-4.7-7-9V6zM9 12l2.2 2.2L15.2 10" />,
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.3" />
      <path d="M3 19.5c.3-4 2.5-6 6-6s5.7 2 6 6M15.5 5.6a3.3 3.3 0 010 5.8M17.5 14c2 .8 3.2 2.6 3.5 5.5" />
    </>
  ),
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  calendar: <path d="M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5V6M15.5 3.5V6" />,
  sound: <path d="M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5a4 4 0 010 5M18.5 7a7.5 7.5 0 010 10" />,
  key: (
    <>
      <circle cx="8" cy="15.5" r="4" />
      <path d="M11 12.5L19.5 4M16 7.5l3 3M13.5 10l2 2" />
    </>
  ),
  out: <path d="M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8 8" />,
  save: <path d="M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.5M12 16.2v.3" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export function Icon({ name, large }: { name: IconName; large?: boolean }) {
  return (
    <svg className={large ? 'icon icon--large' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}

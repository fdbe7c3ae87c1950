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
  settings: (
    <>
      <path d="M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8" />
      <circle cx="14.5" cy="7.5" r="2.3" />
      <circle cx="9.5" cy="16.5" r="2.3" />
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
  filter: <path d="M4 6.5h16M7 12h10M10 17.5h4" />,
  again: <path d="M19 8.5A8 8 0 1020 13M19.5 4v4.7h-4.7" />,
  offline: (
    <path d="M4 4l16 16M8.5 12.2A6.5 6.5 0 0112 11M5.5 9.2a11 11 0 013-1.9M12 7a10.5 10.5 0 016.5 2.2M15 12.6a6 6 0 01.6.5M12 17.5v.3" />
  ),
  swap: <path d="M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19" />,
  phone: (
    <path d="M5 4h4l1.8 4.6-2.3 1.7a12 12 0 005.2 5.2l1.7-2.3L20 15v4a1.8 1.8 0 01-2 1.8C10.5 20.2 3.8 13.5 3.2 6A1.8 1.8 0 015 4z" />
  ),
  chat: (
    <>
      <path d="M12 3.8a8.3 8.3 0 00-7.2 12.4L3.7 20.3l4.2-1.1A8.3 8.3 0 1012 3.8z" />
      <path d="M9.3 8.3l1.1 2.2-.9 1a5.4 5.4 0 002.9 2.9l1-.9 2.2 1.1" />
    </>
  ),
  mail: <path d="M3.5 5.5h17v13h-17zM3.5 6.5L12 13l8.5-6.5" />,
  note: <path d="M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM13.5 7.5l3 3M13 20h7" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.5 2.3" />
    </>
  ),
  left: <path d="M14.5 5.5L8 12l6.5 6.5" />,
  right: <path d="M9.5 5.5L16 12l-6.5 6.5" />,
  down: <path d="M6 9.5l6 6 6-6" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export function Icon({ name, large }: { name: IconName; large?: boolean }) {
  return (
    <svg className={large ? 'icon icon--large' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}

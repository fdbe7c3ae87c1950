// The whole document of a desk page. Scripts and styles are the desk's own; nothing stands inline.
import { createContext, type ReactNode, useContext } from 'react';
import { deskFrame } from '../../content/en/desk-frame.ts';

/** Addresses of the built files. */
export interface Assets {
  style: string;
  script: string;
}

/** Chosen for this device; null follows the system. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const ThemeOfDevice = createContext<Theme | null>(null);

interface Props {
  title: string;
  assets: Assets;
  /** Of the body: what kind of page it is. */
  frame: 'desk' | 'desk desk--dock' | 'door';
  /** For scripts: goes back with what they post. Absent where nobody is signed in. */
  formToken?: string | undefined;
  /** Epoch milliseconds of the answer: clocks in the page go by it. */
  now: number;
  children: ReactNode;
}

export function Document({ title, assets, frame, formToken, now, children }: Props) {
  return (
    <html lang="en" data-theme={useContext(ThemeOfDevice) ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        {formToken && <meta name="form-token" content={formToken} />}
        <title>{`${title} | ${deskFrame.desk}`}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
      </head>
      <body className={frame} data-now={now}>
        {children}
      </body>
    </html>
  );
}

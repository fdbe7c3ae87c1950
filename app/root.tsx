import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { errors as fallbackErrors } from '../content/en/errors.ts';
import { content } from '../content/load.ts';
import type { Route } from './+types/root';
import { ChatButton } from './features/chat/chat-button.tsx';
import { useChatOpen } from './features/chat/open-state.ts';
import { FloatingButtons } from './features/floating/floating-buttons.tsx';
import { Arrival } from './features/navigation/arrival.tsx';
import { Header } from './features/navigation/header.tsx';
import { LikelyNext } from './features/navigation/likely-next.tsx';
import { PageChange } from './features/navigation/page-change.tsx';
import { stayIfUnreached } from './features/navigation/stay.ts';
import { type Shell as ShellData, shell } from './page-data/shell.server.ts';
import { languageOf } from './language.ts';
import { ContactStrip } from './sections/contact-strip.tsx';
import { Footer } from './sections/footer.tsx';
import { FailureScreen, NotFoundScreen } from './sections/error-screens.tsx';
import { ErrorsOfPage, ToastRegion } from './ui/toast.tsx';
import anek from './assets/fonts/anek-latin.woff2?url';
import eczar from './assets/fonts/eczar-latin.woff2?url';
import './styles/all.css';
import withoutScripts from './styles/without-scripts.css?url';

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  const words = content(language);
  return { language, shell: shell(words), errors: words.errors };
}

/** What stands around the page is the same on every page: moving on, back or forward asks for it no second time. */
export const shouldRevalidate = () => false;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayIfUnreached];

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: anek, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: eczar, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={data?.language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121329" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href={withoutScripts} />
        </noscript>
      </head>
      <body>
        {data ? <Shell shell={data.shell}>{children}</Shell> : <main id="main">{children}</main>}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function Shell({ shell, children }: { shell: ShellData; children: React.ReactNode }) {
  const chatOpen = useChatOpen();
  const { pathname } = useLocation();
  // What was pressed before is answered now: server/http/early-press.ts waits for this.
  useEffect(() => {
    dispatchEvent(new Event('alive'));
  }, []);
  return (
    <>
      <a className="skip-link" href="#main">
        {shell.skip}
      </a>
      <ContactStrip phone={shell.footer.phone} email={shell.footer.email} promise={shell.promise} label={shell.strip} />
      <Header navigation={shell.navigation} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer footer={shell.footer} />
      <FloatingButtons messaging={shell.messaging}>
        <ChatButton words={shell.chat} />
      </FloatingButtons>
      <Arrival />
      <LikelyNext />
      <PageChange words={shell.pageChange} />
      <ErrorsOfPage key={pathname} />
      {!chatOpen && <ToastRegion label={shell.toast.region} dismiss={shell.toast.dismiss} />}
    </>
  );
}

/** Keyed by path: two pages of one kind are two pages, and what was opened on the first is not open on the second. */
export default function App() {
  const { pathname } = useLocation();
  return <Outlet key={pathname} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { errors = fallbackErrors } = useRouteLoaderData<typeof loader>('root') ?? {};
  const { pathname } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (missing) console.error(errors.notFound.logged, pathname);
  }, [missing, pathname, errors]);
  const screen = missing ? errors.notFound : errors.failure;
  return (
    <>
      <title>{screen.title}</title>
      <meta name="robots" content="noindex" />
      {missing ? <NotFoundScreen words={errors.notFound} /> : <FailureScreen words={errors.failure} />}
    </>
  );
}

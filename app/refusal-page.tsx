import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { NotFoundScreen } from './sections/error-screens.tsx';

interface Words {
  title: string;
  heading: string;
  text: string;
  home: string;
}

/** A page for whoever asked for too much: no header, no scripts. It is small, and can be sent wherever it is needed. */
export function refusalPage(words: Words, language: string, styles: string[]): string {
  const page = (
    <StaticRouter location="/">
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>{words.title}</title>
          {styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
        </head>
        <body>
          <main id="main">
            <NotFoundScreen words={words} />
          </main>
        </body>
      </html>
    </StaticRouter>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

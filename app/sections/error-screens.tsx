import { useLocation } from 'react-router';
import emptyWindow from '../../art/hero/empty-window.svg?url';
import { ButtonLink } from '../ui/button.tsx';

interface Words {
  heading: string;
  text: string;
  home: string;
}

function Screen({ words, children }: { words: Words; children?: React.ReactNode }) {
  return (
    <section className="error-screen" data-wakes>
      <div className="wrap">
        <img className="error-screen__art" src={emptyWindow} width="340" height="470" alt="" />
        <div className="error-screen__copy">
          <h1>{words.heading}</h1>
          <p className="lead">{words.text}</p>
          <div className="error-screen__links">
            {children}
            <ButtonLink look="solid" to="/">
              {words.home}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

export function NotFoundScreen({ words }: { words: Words }) {
  return <Screen words={words} />;
}

export function FailureScreen({ words }: { words: Words & { retry: string } }) {
  const { pathname } = useLocation();
  return (
    <Screen words={words}>
      <ButtonLink look="line" to={pathname} reloadDocument>
        {words.retry}
      </ButtonLink>
    </Screen>
  );
}

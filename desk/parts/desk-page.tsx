// A page of work: the frame, the list of keys, what was just done, and the places where live news appear.
import type { ReactNode } from 'react';
import { deskWork } from '../../content/en/desk-work.ts';
import type { Office } from '../../domain/desk/office.ts';
import { Icon } from './icon.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { type Frame, Layout, type Page } from './layout.tsx';
import { type Done, Toast } from './toast.tsx';

const words = deskWork.live;

/** What every page of work is given. */
export interface Working {
  frame: Frame;
  /** For the clocks, which the page's script reads anew each minute. */
  office: Office;
  done?: Done | null;
}

interface Props extends Working {
  here: Page;
  title: string;
  top: ReactNode;
  dock?: ReactNode;
  children: ReactNode;
}

export function DeskPage({ frame, office, done, here, title, top, dock, children }: Props) {
  return (
    <Layout frame={frame} here={here} title={title} top={top} dock={dock}>
      <div data-live="" data-office={JSON.stringify(office)} data-page={here}>
        <p className="banner banner--warn" role="status" hidden data-offline="">
          <Icon name="offline" />
          <span data-text="" data-words={`${words.offline} ${words.offlineText}`} />
        </p>
        <p className="banner" role="status" hidden data-lost="">
          <Icon name="again" />
          <span data-text="" data-words={`${words.lost} ${words.lostText}`} />
        </p>
      </div>
      {children}
      {done && <Toast done={done} token={frame.formToken} />}
      <KeysSheet />
    </Layout>
  );
}

/** New enquiries wait behind it: a list moves only when asked. */
export function News({ says = words.news }: { says?: readonly string[] }) {
  return (
    <div className="news" role="status" hidden data-news="" data-words={JSON.stringify(says)}>
      <i className="dot" />
      <p>
        <b data-text="" /> <span className="sub">{words.ago}</span>
      </p>
      <button className="btn btn--main" type="button" data-show="">
        {words.show}
      </button>
    </div>
  );
}

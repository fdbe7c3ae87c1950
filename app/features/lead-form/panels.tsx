import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { Receipt } from './address.ts';
import type { Notice } from './words.ts';

/** Stays in the page until it is sent: why it waits, and what can be done about it. */
export function WaitingPanel({ words, children }: { words: Notice; children: ReactNode }) {
  return (
    <div className="panel panel--wait" role="alert">
      <Icon name="clock" />
      <div>
        <b>{words.title}</b>
        <p>{words.text}</p>
        {children}
      </div>
    </div>
  );
}

/** The reference and the way to the status page. The notice is part of it where no toast could show it. */
export function ReceiptPanel({
  receipt,
  words,
  notice,
}: {
  receipt: Receipt;
  words: { received: string; reference: string; status: string };
  notice?: Notice;
}) {
  return (
    <div className="panel panel--ok">
      <Icon name="check" />
      <div>
        <h3>{notice?.title ?? words.received}</h3>
        {notice && <p>{notice.text}</p>}
        <p>
          {words.reference} <b className="fig">{receipt.reference}</b>
        </p>
        {receipt.statusUrl && (
          <Link className="more" to={receipt.statusUrl}>
            {words.status} <Icon name="arrow" />
          </Link>
        )}
      </div>
    </div>
  );
}

// A page that says no: what happened to what was sent, and where to go on.
import { deskFrame } from '../../content/en/desk-frame.ts';
import type { Assets } from '../parts/document.tsx';
import { DoorPage } from '../parts/door.tsx';

interface Props {
  assets: Assets;
  now: number;
  title: string;
  text: string;
  link?: { href: string; label: string };
}

const today = { href: '/desk/today', label: deskFrame.refused.back };

export function Refusal({ assets, now, title, text, link = today }: Props) {
  return (
    <DoorPage title={title} assets={assets} now={now}>
      <div className="door__form">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a className="btn btn--big" href={link.href}>
            {link.label}
          </a>
        </p>
      </div>
    </DoorPage>
  );
}

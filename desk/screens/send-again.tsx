// Signed in again: what was written before is sent now. With scripts it sends itself; without, one press does.
import { deskDoor } from '../../content/en/desk-door.ts';
import type { Assets } from '../parts/document.tsx';
import { DoorPage } from '../parts/door.tsx';
import type { Kept } from '../parts/kept-fields.tsx';

const words = deskDoor.sendAgain;

interface Props {
  assets: Assets;
  now: number;
  formToken: string;
  kept: Kept;
}

export function SendAgain({ assets, now, formToken, kept }: Props) {
  const text = kept.fields.find(([name]) => name === 'text' || name === 'note')?.[1];
  return (
    <DoorPage title={words.title} assets={assets} now={now}>
      <form className="door__form" method="post" action={kept.path} data-send-again="">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {text && <blockquote className="says">{text}</blockquote>}
        <input type="hidden" name="token" value={formToken} />
        {kept.fields.map(([name, value], at) => (
          <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
        ))}
        <button className="btn btn--main btn--big btn--wide" type="submit">
          {words.button}
        </button>
      </form>
    </DoorPage>
  );
}

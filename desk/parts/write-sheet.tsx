// A message: which, in what language, by what app. The app gets the text and the number; we hear of it when the adviser
// says that it was sent. Two forms: what logs it carries our token, what opens the app must not.
import { deskSheets } from '../../content/en/desk-sheets.ts';
import type { FirmSettings } from '../../domain/desk/settings.ts';
import { fillIn } from '../../domain/fill-in.ts';
import type { EnquiryView } from '../../server/desk/work/views.ts';
import {
  languageOfEnquiry,
  type MessageLanguage,
  messageText,
  type Template,
  templateLabel,
  templates,
} from '../messages.ts';
import { dialled, enquiryPath, firstName, nameOf } from '../say.ts';
import { ActForm } from './act-form.tsx';
import { Icon } from './icon.tsx';
import { Sheet } from './sheet.tsx';

const words = deskSheets.write;

export interface Draft {
  template: Template;
  language: MessageLanguage;
}

interface Props {
  view: EnquiryView;
  me: { name: string };
  token: string;
  /** Texts that the firm wrote itself. */
  own: FirmSettings['messages'];
  /** Chosen by address where scripts are off; left out, "we tried to call" in the enquiry's language. */
  draft?: Draft | undefined;
}

/** For the page's script: every text at once, so that choosing needs no network. */
const allTexts = ({ view: { row }, me, own }: Props) =>
  Object.fromEntries(
    templates.flatMap((template) =>
      (['en', 'hi'] as const).map((language) => [
        `${template} ${language}`,
        {
          label: templateLabel(template, language),
          text: messageText(template, language, { row, adviser: me.name, own }),
        },
      ]),
    ),
  );

export function WriteSheet(props: Props) {
  const { view, me, token, draft, own } = props;
  const { row, consents } = view;
  const { template, language } = draft ?? { template: 'tried', language: languageOfEnquiry(row) };
  const text = messageText(template, language, { row, adviser: me.name, own });
  const dial = row.phone.dial?.replace('+', '');
  const offers = consents.some(({ purpose, given, withdrawnAt }) => purpose === 'marketing' && given && !withdrawnAt);
  return (
    <Sheet
      id="write"
      title={fillIn(words.title, { name: firstName(nameOf(row)) })}
      text={[row.phone.dial && dialled(row.phone.dial), row.email].filter(Boolean).join(', ')}
    >
      <form
        className="choices"
        method="get"
        action={`${enquiryPath(row.reference)}#write`}
        data-texts={JSON.stringify(allTexts(props))}
      >
        <div className="pair">
          <Segments
            legend={words.language}
            name="language"
            chosen={language}
            choices={[
              { value: 'en', label: words.languages.en },
              { value: 'hi', label: words.languages.hi, lang: 'hi' },
            ]}
          />
          <div className="field">
            <label className="visually-hidden" htmlFor="template">
              {words.template}
            </label>
            <select className="input" id="template" name="template" defaultValue={template}>
              {templates.map((one) => (
                <option key={one} value={one}>
                  {templateLabel(one, 'en')}
                </option>
              ))}
            </select>
          </div>
        </div>
        <button className="btn without-scripts" type="submit">
          {words.show}
        </button>
      </form>
      <form
        className="choices"
        id="open-app"
        method="get"
        target="_blank"
        rel="noreferrer"
        action={`https://wa.me/${dial ?? ''}`}
      >
        <div className="field">
          <label className="visually-hidden" htmlFor="message-text">
            {words.text}
          </label>
          <textarea className="input" id="message-text" name="text" rows={7} lang={language} defaultValue={text} />
        </div>
      </form>
      {!offers && <p className="sub">{words.noOffers}</p>}
      <p className="sub">{dial ? words.hint : words.noWhatsapp}</p>
      <div className="save">
        {dial && (
          <button className="btn btn--main btn--big btn--grow" type="submit" form="open-app" data-opens="whatsapp">
            <Icon name="out" />
            {words.openWhatsapp}
          </button>
        )}
        <a
          className="btn btn--big btn--grow"
          href={`mailto:${row.email}?${mailParts(fillIn(words.subject, { reference: row.reference }), text)}`}
          data-opens="email"
        >
          <Icon name="mail" />
          {words.openEmail}
        </a>
      </div>
      <ActForm className="pair" token={token} of={row} act="message">
        <input type="hidden" name="template" value={template} />
        <input type="hidden" name="language" value={language} />
        <Segments
          legend={words.by}
          name="channel"
          chosen="whatsapp"
          choices={[
            { value: 'whatsapp', label: words.whatsapp },
            { value: 'email', label: words.email },
          ]}
        />
        <button className="btn btn--big" type="submit">
          {words.sent}
        </button>
      </ActForm>
    </Sheet>
  );
}

/** A mail app reads %20, not +. */
const mailParts = (subject: string, body: string) =>
  `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;

interface SegmentsProps {
  legend: string;
  name: string;
  chosen: string;
  choices: { value: string; label: string; lang?: string }[];
}

function Segments({ legend, name, chosen, choices }: SegmentsProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className="segments">
        {choices.map(({ value, label, lang }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

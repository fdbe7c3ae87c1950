import { firm } from '../../content/firm.ts';
import { content } from '../../content/load.ts';
import { daysInWords } from '../../domain/hours.ts';
import { formatClock } from '../../domain/money/format.ts';
import { MessageForm } from '../features/lead-form/message-form.tsx';
import { formWords } from '../features/lead-form/words.ts';
import { languageOf } from '../language.ts';
import { postLead } from '../page-data/lead-post.server.ts';
import { storedReceipt } from '../page-data/receipt.server.ts';
import { ContactWays } from '../sections/contact-ways.tsx';
import { FindUs } from '../sections/find-us.tsx';
import { HowPaid } from '../sections/how-paid.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { firmData } from '../page-data/structured-data.server.ts';
import { PageHead } from '../ui/page-head.tsx';
import { whatsappLink } from '../ui/whatsapp.ts';
import type { Route } from './+types/contact';

export async function loader({ request, context }: Route.LoaderArgs) {
  const all = content(languageOf(request));
  const { contact, site } = all;
  const { title, description, cards, map, quick, branches, ...words } = contact;
  const { street, city, region, postcode } = site.address;
  const { phones, emails } = firm;
  const mail = (email: string) => ({ text: email, href: `mailto:${email}` });
  return {
    seo: { title, description, path: '/contact', jsonLd: [firmData(all)] },
    words,
    formWords: formWords(all),
    paid: site.paid,
    receipt: await storedReceipt(request, context),
    waysTitle: cards.title,
    ways: [
      {
        title: cards.visit.title,
        lines: [{ label: cards.visit.label, text: `${street}, ${city}, ${region} ${postcode}` }],
      },
      {
        title: cards.call.title,
        lines: [
          { label: cards.call.main, text: phones.main.shown, href: `tel:${phones.main.dial}` },
          {
            label: cards.call.messaging,
            text: phones.messaging.shown,
            href: whatsappLink(site.messaging.greeting, phones.messaging.dial),
            newTab: site.carousel.newTab,
          },
        ],
      },
      {
        title: cards.email.title,
        lines: [
          { label: cards.email.general, ...mail(emails.general) },
          { label: cards.email.loans, ...mail(emails.loans) },
          { label: cards.email.support, ...mail(emails.support) },
        ],
      },
      {
        title: cards.hours.title,
        lines: firm.hours.map(({ days, opens, closes }) => ({
          label: daysInWords(days, all.days, '-'),
          text: `${formatClock(opens)}-${formatClock(closes)}`,
        })),
      },
    ],
    findUs: {
      map,
      quick,
      branches: {
        title: branches.title,
        items: branches.items.map((branch) => ({ ...branch, address: `${street}, ${city}, ${region} ${postcode}` })),
      },
      phone: phones.main,
    },
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  postLead({ kind: 'message', path: '/contact', words: content(languageOf(request)) }, { request, context });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading, readsQuery: true };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { words, paid, formWords, receipt, waysTitle, ways, findUs } = loaderData;
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <ContactWays title={waysTitle} ways={ways} />
      <div className="wrap contact">
        <MessageForm form={words.form} words={formWords} posted={actionData} receipt={receipt} />
        <FindUs content={findUs}>
          <HowPaid words={paid} />
        </FindUs>
      </div>
    </>
  );
}

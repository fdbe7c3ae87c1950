import { content } from '../../content/load.ts';
import { loanKinds, productIds, wordsOf } from '../../content/products.ts';
import { prefillFrom } from '../features/lead-form/form-url.ts';
import { ApplicationForm } from '../features/lead-form/application-form.tsx';
import { formWords } from '../features/lead-form/words.ts';
import { languageOf } from '../language.ts';
import { postLead } from '../page-data/lead-post.server.ts';
import { toldBy } from '../page-data/told.server.ts';
import { storedReceipt } from '../page-data/receipt.server.ts';
import { HowPaid } from '../sections/how-paid.tsx';
import { type PageHandle, pageMeta } from '../seo.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { tall } from '../ui/section.tsx';
import { Steps } from '../ui/niche.tsx';
import type { Route } from './+types/query';

export async function loader({ request, context }: Route.LoaderArgs) {
  const all = content(languageOf(request));
  const { title, description, ...words } = all.query;
  const kinds = { loans: productIds, all: loanKinds(all.services), line: words.form.kind, told: toldBy(all) };
  return {
    seo: { title, description, path: '/query' },
    words,
    formWords: formWords(all),
    paid: all.site.paid,
    loanTypes: productIds.map((id) => ({ value: id, label: wordsOf(all.services, id).name })),
    kinds,
    after: {
      title: words.next.title,
      steps: words.next.steps.map((step) => step.title),
      documents: Object.fromEntries(
        productIds.map((id) => {
          const { name, detail } = wordsOf(all.services, id);
          return [id, { loan: name, items: detail.documents.items }];
        }),
      ),
    },
    prefill: prefillFrom(new URL(request.url).searchParams, kinds),
    receipt: await storedReceipt(request, context),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  postLead({ kind: 'application', path: '/query', words: content(languageOf(request)) }, { request, context });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const handle: PageHandle<typeof loader> = { title: ({ words }) => words.heading, readsQuery: true };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function Query({ loaderData, actionData }: Route.ComponentProps) {
  const { words, paid, formWords, loanTypes, kinds, after, prefill, receipt } = loaderData;
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead}>
        <ul className="query__trust">
          {words.trust.map(({ icon, strong, text }) => (
            <li key={strong}>
              <Icon name={icon} />
              <span>
                <b>{strong}</b> {text}
              </span>
            </li>
          ))}
        </ul>
      </PageHead>
      <div className="wrap query">
        <ApplicationForm
          form={words.form}
          words={formWords}
          note={words.privacy}
          loanTypes={loanTypes}
          kinds={kinds}
          after={after}
          prefill={prefill}
          posted={actionData}
          receipt={receipt}
        />
        <section className="band query__next" style={tall(457, 440)} aria-labelledby="next-title">
          <h2 id="next-title">{words.next.title}</h2>
          <Steps items={words.next.steps} />
          <HowPaid words={paid} />
        </section>
      </div>
    </>
  );
}

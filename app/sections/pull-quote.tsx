import { tall } from '../ui/section.tsx';

/** One quotation on the night field, named for those who list regions. */
export function PullQuote({ title, text, by }: { title: string; text: string; by: string }) {
  return (
    <section className="band pull-quote on-night" style={tall(380, 450)} aria-label={title}>
      <div className="block-border block-border--night" aria-hidden="true" />
      <figure className="wrap">
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>{by}</figcaption>
      </figure>
      <div className="block-border block-border--night" aria-hidden="true" />
    </section>
  );
}

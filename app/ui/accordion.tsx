import { useId, useState } from 'react';
import { Icon } from './icon.tsx';

/** Questions and answers, one open at a time; the open one can be closed. Without scripts all answers stand open. */
export function Accordion({ items }: { items: { question: string; answer: string }[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return (
    <div className="accordion">
      {items.map(({ question, answer }, i) => (
        <div key={question}>
          <h3>
            <button
              type="button"
              id={`${id}b${i}`}
              aria-expanded={open === i}
              aria-controls={`${id}p${i}`}
              onClick={() => setOpen(open === i ? null : i)}
            >
              {question}
              <Icon name="down" />
            </button>
          </h3>
          <div
            id={`${id}p${i}`}
            role="region"
            aria-labelledby={`${id}b${i}`}
            className="accordion__panel"
            hidden={open !== i}
          >
            <p>{answer}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

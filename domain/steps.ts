// A tool asks one question a page. Its answers travel in the query: what a page asks is read from its address, and a sent
// question leads to the next one. Only of the question that was just sent is it said what is wrong.

interface Reading {
  answers: object;
  problems: Partial<Record<string, unknown>>;
}

export type Step<Question extends string, Own extends Reading> = Own & {
  /** What the page asks; null when all is answered. */
  question: Question | 'all' | null;
  /** Whether it must be put right: it was sent, and cannot be. */
  wrong: boolean;
};

interface Tool<Question extends string, Own extends Reading> {
  /** What a question's form sends. */
  fieldsOf: Record<Question, readonly string[]>;
  read(params: URLSearchParams): Own;
  /** The questions that are asked after these answers, in order. */
  order(answers: Own['answers']): readonly Question[];
  /** The shortest address with these answers. */
  write(answers: Own['answers']): URLSearchParams;
}

export function stepsOf<Question extends string, Own extends Reading>(tool: Tool<Question, Own>) {
  const { fieldsOf, read, order, write } = tool;
  const isOpen = ({ problems }: Own, question: Question): boolean =>
    fieldsOf[question].some((name) => problems[name] !== undefined);

  /** What the page at this address shows. */
  function stepAt(params: URLSearchParams): Step<Question, Own> {
    const reading = read(params);
    const asked = order(reading.answers);
    const open = asked.find((question) => isOpen(reading, question)) ?? null;
    const sent = params.get('step');
    if (params.has('all') && open) return { ...reading, question: 'all', wrong: sent === 'all' };
    const step = asked.find((question) => question === sent);
    if (step && isOpen(reading, step)) return { ...reading, question: step, wrong: true };
    // After a step the flow goes on; `ask` opens a question again until it is sent.
    const again = step ? undefined : asked.find((question) => question === params.get('ask'));
    return { ...reading, question: again ?? open, wrong: false };
  }

  /** Where a sent question leads: to a clean address, or, with what cannot be read, back to itself. */
  function afterStep(params: URLSearchParams): URLSearchParams {
    const { answers, wrong, question } = stepAt(params);
    const next = write(answers);
    if (!wrong || question === null) return next;
    const names = question === 'all' ? Object.values<readonly string[]>(fieldsOf).flat() : fieldsOf[question];
    for (const name of new Set(names)) {
      const typed = params.getAll(name);
      if (typed.length > 0) next.delete(name);
      for (const text of typed) next.append(name, text);
    }
    if (question === 'all') next.set('all', '1');
    next.set('step', question);
    return next;
  }

  return { stepAt, afterStep };
}

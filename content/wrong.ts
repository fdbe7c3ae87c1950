// Mistakes in content, worded so that whoever edits it finds them: the file, the field, and what is wrong.
import * as v from 'valibot';
import { fieldName } from './places.ts';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  strict_object: 'a group of fields',
};

const length = (input: unknown) => (typeof input === 'string' || Array.isArray(input) ? input.length : 0);
const unit = (input: unknown) => (typeof input === 'string' ? 'letters' : 'rows');

function mistake(issue: v.BaseIssue<unknown>): string {
  const { type, input, requirement } = issue as v.BaseIssue<unknown> & { requirement?: unknown };
  if (issue.kind === 'schema') {
    if (type === 'strict_object' && issue.expected === 'never') return 'is not a field here: is it misspelt?';
    if (input === undefined) return 'is missing';
    if (type === 'union') return `is ${issue.received}: ${issue.message}`;
    if (type === 'picklist' || type === 'variant')
      return `is ${issue.received}, must be ${issue.expected?.replaceAll(' | ', ' or ')}`;
    return `must be ${kinds[type] ?? issue.expected}, is ${issue.received}`;
  }
  switch (type) {
    case 'min_length':
      return length(input) === 0
        ? 'is empty'
        : `has ${length(input)} ${unit(input)}, must have at least ${requirement}`;
    case 'max_length':
      return `has ${length(input)} ${unit(input)}, may have at most ${requirement}`;
    case 'length':
      return `has ${length(input)} ${unit(input)}, must have ${requirement}`;
    case 'min_value':
      return `is ${input}, must be at least ${requirement}`;
    case 'max_value':
      return `is ${input}, may be at most ${requirement}`;
    case 'integer':
      return `is ${input}, must be a whole number`;
    default:
      return `${issue.received === 'Array' || issue.received === 'Object' ? '' : `is ${issue.received}: `}${issue.message}`;
  }
}

/** What in `value` does not fit, each as one line. */
export function misfits(file: string, schema: v.GenericSchema, value: unknown, at = ''): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => {
    const steps = (issue.path ?? []).map(({ key, value: inner }) => ({ key, value: inner }));
    const field = [at, fieldName(steps)].filter(Boolean).join(', ');
    return `${file}: ${field}: ${mistake(issue)}`;
  });
}

import type { Message } from '../message.ts';
import type { Guard } from './row.ts';
import { guards } from './rows.ts';

function fires({ all = [], any = [], none = [], typed }: Guard, { raw, text }: Pick<Message, 'raw' | 'text'>): boolean {
  const message = typed ? raw : text;
  return (
    all.every((pattern) => pattern.test(message)) &&
    (any.length === 0 || any.some((pattern) => pattern.test(message))) &&
    !none.some((pattern) => pattern.test(message))
  );
}

export const guardOf = (message: Pick<Message, 'raw' | 'text'>): Guard | undefined =>
  guards.find((guard) => fires(guard, message));

// The trained net of what is asked, as `npm run assistant -- train` wrote it.
import { once, weightsIn } from '../nets/stored.ts';
import { openAsked } from './reader.ts';

export const askedFile = new URL('asked.br', import.meta.url);
export const storedAsked = once(() => openAsked(weightsIn(askedFile)));

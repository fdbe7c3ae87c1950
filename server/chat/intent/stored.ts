// The trained classifier, as `npm run assistant -- train` wrote it.
import { once, weightsIn } from '../nets/stored.ts';
import { type Classifier, openClassifier } from './classifier.ts';

export const classifierFile = new URL('classifier.br', import.meta.url);

/** As the file is now. */
export const openStored = (): Classifier => openClassifier(weightsIn(classifierFile));
export const storedClassifier = once(openStored);

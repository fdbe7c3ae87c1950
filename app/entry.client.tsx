import './trusted-types.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { noteTextAreas } from './ui/typed-early.ts';

noteTextAreas();
// In a task of its own: setting React up was one already.
setTimeout(() => startTransition(() => void hydrateRoot(document, <HydratedRouter />)));

import { loanCues } from './loan.ts';
import { ownCues } from './own.ts';
import { paidCues } from './paid.ts';
import { personCues } from './person.ts';
import { rateCues } from './rates.ts';
import { timeCues } from './times.ts';
import { workCues } from './work.ts';

export const cues = [...loanCues, ...paidCues, ...ownCues, ...rateCues, ...timeCues, ...personCues, ...workCues];

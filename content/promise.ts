// What the firm promises, as the code keeps it.
import { fact, low } from './fill.ts';
import { hour } from '../domain/moments.ts';

/** How long the firm may take to call after an enquiry, in milliseconds: what pages promise as {firm.response}. */
export const promise = low(fact('firm.response')) * hour;

/** After how many days an answered enquiry is erased at the latest: what the privacy notice says as {firm.retention}. */
export const longestRetention = low(fact('firm.retention'));

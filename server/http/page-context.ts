import { createContext } from 'react-router';
import type { LeadService } from '../leads/service.ts';

/** What the server lends to routes. Absent while pages are prerendered: no page asks for it then. */
export interface PageContext {
  leads: LeadService;
  /** Where visitors find this site, when the operator has said so. */
  siteUrl: string | undefined;
  /** Writes a failure to the log, without the visitor's words. */
  report: (error: unknown) => void;
  /** Seconds until this visitor may send again; null when nothing stands in the way. */
  wait: number | null;
  /** Put on our own scripts while the page is made: no visitor can know it (html.ts). */
  mark: string;
}

/** Without a server there are no visitors' words either: while pages are prerendered, any mark will do. */
export const prerenderMark = 'prerendered';

export const pageContext = createContext<PageContext | null>(null);

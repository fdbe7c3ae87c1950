import type { LoaderFunctionArgs } from 'react-router';
import { content } from '../../content/load.ts';
import { searchTexts } from '../page-data/article-text.server.ts';
import { languageOf } from '../language.ts';

/** The articles' texts for the blog's search: built as a file, asked for when somebody begins to search. */
export const loader = ({ request }: LoaderFunctionArgs) => Response.json(searchTexts(content(languageOf(request))));

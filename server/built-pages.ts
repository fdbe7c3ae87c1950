// The pages of the build: files from memory, the rest through the code that stands in the same bundle.
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { MakePages } from './app.ts';
import { readDeskAssets } from './desk/web/assets.ts';
import { createDesk } from './desk/web/desk.ts';
import { fileHandler, loadFiles } from './http/files.ts';
import { missingPages } from './http/missing-pages.ts';
import { readPages } from './http/page-manifest.ts';
import { pageRenderer } from './http/pages.ts';
import { makeRefusals } from './http/refusals.ts';

export const builtPages: MakePages = (lent, observe) => {
  const files = loadFiles('build/client', readPages());
  const sent = fileHandler(files, observe);
  const render = pageRenderer(build as ServerBuild, lent);
  return {
    files: (request, response, next) => void (sent(request, response) || next()),
    render,
    missing: missingPages(build, files, render),
    refusals: makeRefusals(build),
    desk: (lent) => createDesk({ ...lent, ...readDeskAssets() }),
  };
};

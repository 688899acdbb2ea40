import type { Plugin } from 'vite';
import { modeScript } from '#infra/modeScript.ts';

/** Puts the script that sets the colour mode into the document: as a file it would delay the first paint. */
export const inlineMode: Plugin = {
  name: 'storyd:inline-mode',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', children: modeScript(), injectTo: 'head-prepend' }],
  },
};

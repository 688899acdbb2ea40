import type { Plugin } from 'vite';

/** The part of the font that nearly every text needs. The others are fetched when a letter of theirs comes up. */
const LATIN = /\/inter-latin-wght-normal-[^/]+\.woff2$/;

/** Has the font fetched beside the style sheet that names it, so that the first text does not stand in another one first. */
export const preloadFont: Plugin = {
  name: 'storyd:preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => LATIN.test(`/${file}`));
      if (font === undefined) throw new Error('the build has no Latin font to preload');
      return [
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
          injectTo: 'head',
        },
      ];
    },
  },
};

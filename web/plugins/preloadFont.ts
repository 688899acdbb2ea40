import type { Plugin } from 'vite';

/** The part of the font that nearly every text needs. Others are fetched when one of their letters is used. */
const LATIN = /\/inter-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Fetches the font in parallel with the style sheet that names it, so that the first text is not shown in a fallback
 * font.
 */
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

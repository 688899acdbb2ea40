import type { Plugin } from 'vite';
import { cssVariables } from '#web/base/theme/cssVariables.ts';

const BASE = /\/base\/theme\/base\.css$/;

/**
 * Puts the tokens in front of the base style sheet, so that they apply before any script has run, and no script carries
 * them for that.
 */
export const tokensCss: Plugin = {
  name: 'storyd:tokens-css',
  enforce: 'pre',
  transform: {
    filter: { id: BASE },
    handler: (code) => ({ code: `${styleSheet(cssVariables)}\n${code}`, map: null }),
  },
};

type Rules = { readonly [selector: string]: string | Rules };

/** `{ ':root': { '--a': '1px', colorScheme: 'light' } }` as CSS. */
function styleSheet(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'string'
        ? `${name.startsWith('--') ? name : hyphenated(name)}: ${value};`
        : `${name} {${styleSheet(value)}}`,
    )
    .join('\n');
}

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

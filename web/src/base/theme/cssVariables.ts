import { MODE_ATTRIBUTE } from './mode.ts';
import { CONTROL_HEIGHT, dark, light, MOTION, RADIUS, TOUCH, WIDTH } from './tokens.ts';

/** `backboneEdge` -> `--storyd-backbone-edge` */
const variable = (name: string) => `--storyd-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function variablesOf(scheme: typeof light): Record<string, string> {
  const { board, ...base } = scheme;
  return Object.fromEntries(Object.entries({ ...base, ...board }).map(([name, value]) => [variable(name), value]));
}

/**
 * All tokens as CSS variables, for elements styled by plain CSS (the cards of the board): `--storyd-canvas`,
 * `--storyd-backbone`, `--storyd-backbone-edge`, `--storyd-skeleton`, `--storyd-card-text`, `--storyd-accent`,
 * `--storyd-border`, `--storyd-radius`, `--storyd-control`, `--storyd-quick`, `--storyd-calm`, `--storyd-easing`, ...
 */
export const cssVariables = {
  ':root': {
    ...variablesOf(light),
    '--storyd-radius': `${RADIUS}px`,
    '--storyd-page-width': `${WIDTH.page}px`,
    '--storyd-column-width': `${WIDTH.column}px`,
    '--storyd-control': `${CONTROL_HEIGHT.pointer}px`,
    '--storyd-quick': `${MOTION.quick}ms`,
    '--storyd-calm': `${MOTION.calm}ms`,
    '--storyd-easing': MOTION.easing,
    colorScheme: 'light',
  },
  [`:root[${MODE_ATTRIBUTE}="dark"]`]: { ...variablesOf(dark), colorScheme: 'dark' },
  [TOUCH]: { ':root': { '--storyd-control': `${CONTROL_HEIGHT.touch}px` } },
  '@media (prefers-reduced-motion: reduce)': { ':root': { '--storyd-quick': '0ms', '--storyd-calm': '0ms' } },
};

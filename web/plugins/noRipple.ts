import type { Plugin } from 'vite';

const RIPPLE = /\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/;

/** The theme has no ripples (`disableRipple`), so what draws them stays out of the application, though each button of MUI imports it. */
export const noRipple: Plugin = {
  name: 'storyd:no-ripple',
  apply: 'build',
  load: (id) => (RIPPLE.test(id) ? 'export default () => null;' : null),
};

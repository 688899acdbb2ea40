import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\//;
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Leaves out the parts of the router that nobody uses (forms, its second kind of link): it gives its components names for debuggers, for which a bundler
 * keeps them.
 */
export const routerInUse: Plugin = {
  name: 'storyd:router-in-use',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    ROUTER.test(id) ? { code: code.replace(NAME, '').replace(COMPONENT, '= /* @__PURE__ */ $1'), map: null } : null,
};

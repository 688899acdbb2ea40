import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the parts of the router that nobody uses (forms, scripts, prefetching of data: a third of
 * it). It would keep them, as a call or an assignment at the top of a module may have effects; here none has.
 */
export const smallRouter: Plugin = {
  name: 'storyd:small-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace(/^\w+\.displayName = .+;$/gm, '')
        .replace(/^var \w+ = (?=React\d*\.\w+\()/gm, '$&/* @__PURE__ */ ')
        .replace(/^var (\w+) = (class extends React[^]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();')
        .replace(/shouldPrefetch && .*? : (?=link)/, '')
        .replace(/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'),
      map: null,
    }),
  },
};

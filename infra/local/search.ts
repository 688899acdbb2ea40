import { rebuild } from '#lambdas/events/search/rebuild.ts';
import { createEmbeddedIndex } from '#lambdas/ports/search/embedded/embeddedIndex.ts';
import type { SearchIndex } from '#lambdas/ports/search/port.ts';

/**
 * The search index of the local run. It is in memory, so every start fills it from the table; searches and changes wait
 * for that, other calls do not.
 * @returns the index, and `settled` when it has been filled. If that fails, searches fail too.
 */
export function startSearchIndex(): { index: SearchIndex; settled: Promise<unknown> } {
  const index = createEmbeddedIndex();
  const ready = rebuild(index);
  return {
    settled: Promise.allSettled([ready]),
    index: {
      put: async (...document) => ready.then(() => index.put(...document)),
      delete: async (...name) => ready.then(() => index.delete(...name)),
      search: async (...query) => ready.then(() => index.search(...query)),
      renew: async (fill) => ready.then(() => index.renew(fill)),
    },
  };
}

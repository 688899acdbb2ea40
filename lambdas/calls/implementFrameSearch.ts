import { frameHits, readFoundFrame, readSearchedMap, visibleRows } from '#lambdas/entities/search/foundFrame.ts';
import { findShared } from '#lambdas/ports/search/findShared.ts';
import { matchingNames } from '#lambdas/ports/search/matching.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { CallHandler } from '#lambdas/runtime/respond.ts';
import type { objective } from '#shared/contract/search/objective.ts';
import type { problem } from '#shared/contract/search/problem.ts';
import type { FrameKind } from '#shared/model/frame.ts';

/**
 * Creates the handler of the search for objectives or for problems. Those on one map are few, so they are compared with
 * the text as they are in the table; a search of the whole company takes the index.
 */
export function implementFrameSearch(definition: typeof objective | typeof problem, kind: FrameKind): CallHandler {
  return implementQuery(definition as typeof objective, {
    load: async ({ reader, company, uid, input: { query, exclude_container, include_container } }) => {
      const included = include_container || undefined;
      const excluded = exclude_container || undefined;
      const [within, without, found] = await Promise.all([
        readSearchedMap(reader, kind, included, uid),
        readSearchedMap(reader, kind, excluded, uid),
        included === undefined
          ? findShared(company, kind, query, excluded !== undefined).then((ids) => readFoundFrame(reader, kind, ids))
          : [],
      ]);
      return { within, without, found };
    },
    run: async ({ input: { query }, loaded: { within, without, found }, person }) => {
      const all = within === undefined ? found : matchingNames(kind, visibleRows(within, person), query);
      const left = new Set(visibleRows(without, person).map(({ id }) => id));
      return { hits: frameHits(all.filter(({ id }) => !left.has(id))) };
    },
  });
}

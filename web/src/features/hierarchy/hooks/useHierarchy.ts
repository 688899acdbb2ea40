import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { ApiError, call } from '#web/api/client.ts';
import { callKey } from '#web/api/queries.ts';
import { type Fetched, hierarchyFrom, type HierarchyNode, type HierarchyView } from '../model/hierarchyTree.ts';

const keyOf = (containerId: string) => callKey('container_children', { containerId });

/** The hierarchy below a root: fetches the children of the root, and of any other map when it is asked for. */
export function useHierarchy(rootId: string, view: HierarchyView) {
  const cache = useQueryClient();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  // What is known of the root shows at once.
  const [fetched, setFetched] = useState<ReadonlyMap<string, Fetched>>(() => {
    const known = cache.getQueryData<CallOutput<'container_children'>>(keyOf(rootId));
    return new Map(known === undefined ? [] : [[rootId, { status: 'fetched', ...known }]]);
  });

  /** @param afresh true when an answer from before does not count */
  const fetch = useCallback(
    async (containerId: string, afresh: boolean) => {
      const put = (answer: Fetched) => setFetched((maps) => new Map(maps).set(containerId, answer));
      const before = cache.getQueryData<CallOutput<'container_children'>>(keyOf(containerId));
      if (afresh || before === undefined) put({ status: 'fetching', name: before?.name });
      try {
        const answer = await cache.fetchQuery({
          queryKey: keyOf(containerId),
          queryFn: ({ signal }) => call('container_children', { containerId }, { signal }),
          ...(afresh && { staleTime: 0 }),
        });
        put({ status: 'fetched', ...answer });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        put(error.code === 'permission-denied' ? { status: 'closed' } : { status: 'failed', error });
      }
    },
    [cache],
  );
  useEffect(() => void fetch(rootId, false), [fetch, rootId]);

  const expand = useCallback(
    ({ id, path, below }: HierarchyNode) => {
      setCollapsed((paths) => new Set([...paths].filter((other) => other !== path)));
      if (below.kind !== 'children') void fetch(id, below.kind === 'none' || below.kind === 'failed');
    },
    [fetch],
  );
  const collapse = useCallback((path: string) => setCollapsed((paths) => new Set(paths).add(path)), []);
  const root = useMemo(() => hierarchyFrom(rootId, view, fetched, collapsed), [rootId, view, fetched, collapsed]);
  return { root, expand, collapse };
}

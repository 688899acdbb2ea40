import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { type ApiError, namesNothing } from '#web/base/api/ApiError.ts';
import { callKey, callOptions } from '#web/base/api/queries.ts';
import { type Fetched, hierarchyFrom, type HierarchyNode, type HierarchyView, pathOf } from '../model/hierarchyTree.ts';

const NOTHING: readonly string[] = [];

type Answer = { data: CallOutput<'container_children'> | undefined; error: ApiError | null; isFetching: boolean };

/**
 * The hierarchy below a root: fetches the children of the root, and of any other map when it is asked for.
 * @param found the ids from the root to a story map to which the way is opened
 */
export function useHierarchy(rootId: string, view: HierarchyView, found: readonly string[] = NOTHING) {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<readonly string[]>([rootId]);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState(NOTHING);
  if (opened !== found) {
    setOpened(found);
    const above = found.slice(0, -1);
    setAsked((ids) => [...new Set([...ids, ...above])]);
    setCollapsed((paths) => new Set([...paths].filter((path) => !pathsOf(above).includes(path))));
  }
  const fetched = useQueries({
    queries: asked.map((containerId) => callOptions('container_children', { containerId })),
    combine: useCallback(
      (answers: Answer[]) => new Map(answers.map((answer, index) => [asked[index] as string, fetchedFrom(answer)])),
      [asked],
    ),
  });

  const expand = useCallback(
    ({ id, path, below }: HierarchyNode) => {
      setCollapsed((paths) => new Set([...paths].filter((other) => other !== path)));
      if (below.kind === 'none' || below.kind === 'failed')
        void cache.refetchQueries({ queryKey: callKey('container_children', { containerId: id }) });
      else if (below.kind !== 'children') setAsked((ids) => (ids.includes(id) ? ids : [...ids, id]));
    },
    [cache],
  );
  const collapse = useCallback((path: string) => setCollapsed((paths) => new Set(paths).add(path)), []);
  const root = useMemo(() => hierarchyFrom(rootId, view, fetched, collapsed), [rootId, view, fetched, collapsed]);
  return { root, expand, collapse };
}

/** The paths of story maps that stand below each other, from the root on. */
const pathsOf = (ids: readonly string[]) => ids.map((_, i) => pathOf(ids.slice(0, i + 1)));

function fetchedFrom({ data, error, isFetching }: Answer): Fetched {
  // Children that are known stay while they are fetched again; that there were none, or why fetching failed, does not.
  if (isFetching && !data?.children.length) return { status: 'fetching', name: data?.name };
  if (error !== null)
    return namesNothing(error, 'permission-denied', 'containerId') ? { status: 'closed' } : { status: 'failed', error };
  return data === undefined ? { status: 'fetching', name: undefined } : { status: 'fetched', ...data };
}

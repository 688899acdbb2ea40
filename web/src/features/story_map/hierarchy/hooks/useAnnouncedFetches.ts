import { useEffect, useRef, useState } from 'react';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import type { Announcement } from '#web/components/focus/LiveRegion.tsx';
import type { HierarchyNode } from '../model/hierarchyTree.ts';

/** What screen readers hear when children have been fetched: how many there are, or why there are none. */
export function useAnnouncedFetches(nodes: readonly HierarchyNode[]): Announcement {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  const fetching = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const finished = nodes
      .filter(({ path, below }) => fetching.current.has(path) && below.kind !== 'fetching')
      .map(textOf);
    fetching.current = new Set(nodes.filter(({ below }) => below.kind === 'fetching').map(({ path }) => path));
    if (finished.length > 0) setAnnouncement(({ count }) => ({ text: finished.join(' '), count: count + 1 }));
  }, [nodes]);
  return announcement;
}

function textOf({ name: known, below }: HierarchyNode): string {
  const name = known ?? texts.closed;
  switch (below.kind) {
    case 'limit':
      return texts.limit;
    case 'closed':
      return texts.closed;
    case 'failed':
      return below.error.message;
    case 'none':
      return texts.foundNone({ name });
    case 'children':
      return texts.found({ name, count: below.count });
    default:
      return '';
  }
}

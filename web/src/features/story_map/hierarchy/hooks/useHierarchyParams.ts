import { useSearchParams } from 'react-router-dom';
import { useMediaQuery } from '#web/base/browser/useMediaQuery.ts';
import type { HierarchyView } from '../model/hierarchyTree.ts';

const ROOT = 'root';
const VIEW = 'view';

/**
 * Root and view, kept in the address so that links and the back button work. Without a view in it, phones show folders
 * and wider windows the tree.
 */
export function useHierarchyParams() {
  const [search, setSearch] = useSearchParams();
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  const asked = search.get(VIEW);
  const view: HierarchyView = asked === 'tree' || asked === 'folder' ? asked : isNarrow ? 'folder' : 'tree';
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    setSearch(next);
  };
  return {
    root: search.get(ROOT),
    view: view satisfies HierarchyView,
    setRoot: (root: string) => set(ROOT, root),
    setView: (next: HierarchyView) => set(VIEW, next),
  };
}

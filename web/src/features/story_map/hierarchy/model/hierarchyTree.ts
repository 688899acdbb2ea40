import type { CallOutput } from '#shared/contract/registry.ts';
import { MAX_HIERARCHY_DEPTH } from '#shared/model/limits.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import type { ApiError } from '#web/base/api/ApiError.ts';

/** How the story maps below a root are shown. The tree ends after three levels, the folders do not. */
export type HierarchyView = 'tree' | 'folder';

/** What is known of the story maps below one. */
export type Fetched =
  | { status: 'fetching'; name: string | undefined }
  | { status: 'closed' }
  | { status: 'failed'; error: ApiError }
  | { status: 'fetched'; name: string; children: CallOutput<'container_children'>['children'] };

/**
 * What a node says about what is below it: not fetched yet, being fetched, its children, that there are none, that they
 * are too deep to be shown, that the map is also above itself, that the user may not view it, or why fetching failed.
 */
type Below =
  | { kind: 'unfetched' | 'fetching' | 'none' | 'limit' | 'repeat' | 'closed' }
  | { kind: 'children'; count: number }
  | { kind: 'failed'; error: ApiError };

/** A story map in the hierarchy. */
export type HierarchyNode = {
  /** The ids from the root down to this map: the same map may be in several places. */
  path: string;
  id: string;
  /** Null for people who may not know it. */
  name: string | null;
  /** 1 for the root. */
  level: number;
  below: Below;
  isExpanded: boolean;
  /** Empty unless they are shown. */
  children: HierarchyNode[];
};

/** The path of a story map, by the ids from the root to it. */
export const pathOf = (ids: readonly string[]): string => ids.join('/');

type Place = { path: string; level: number; above: readonly string[]; storyName: string | null; isClosed: boolean };

/**
 * The hierarchy from a root down, as far as it is fetched (rules hierarchy.2, hierarchy.3).
 *
 * @param fetched what is known, by the id of a map; nothing for a map that was not asked for
 * @param collapsed the paths of nodes whose children are hidden
 */
export function hierarchyFrom(
  rootId: string,
  view: HierarchyView,
  fetched: ReadonlyMap<string, Fetched>,
  collapsed: ReadonlySet<string>,
): HierarchyNode {
  const nodeAt = (id: string, { path, level, above, storyName, isClosed }: Place): HierarchyNode => {
    const known = fetched.get(id);
    const name = (known !== undefined && 'name' in known ? known.name : undefined) ?? storyName;
    const node = { path, id, name, level, isExpanded: false, children: [] };
    if (isClosed || known?.status === 'closed') return { ...node, name: null, below: { kind: 'closed' } };
    if (above.includes(id)) return { ...node, below: { kind: 'repeat' } };
    if (known === undefined) return { ...node, below: { kind: 'unfetched' } };
    if (known.status === 'fetching') return { ...node, below: { kind: 'fetching' } };
    if (known.status === 'failed') return { ...node, below: { kind: 'failed', error: known.error } };
    if (known.children.length === 0) return { ...node, below: { kind: 'none' } };
    if (view === 'tree' && level === MAX_HIERARCHY_DEPTH) return { ...node, below: { kind: 'limit' } };
    const isExpanded = !collapsed.has(path);
    const below = { kind: 'children' as const, count: known.children.length };
    return { ...node, below, isExpanded, children: isExpanded ? childrenOf(id, path) : [] };

    function childrenOf(parentId: string, parentPath: string): HierarchyNode[] {
      if (known?.status !== 'fetched') return [];
      // By the names of the links: a name that changes when it is fetched would move its node.
      return [...known.children]
        .sort((a, b) => compareNames(a.storyName ?? '\uffff', b.storyName ?? '\uffff'))
        .map((child) =>
          nodeAt(child.childContainerId, {
            path: pathOf([parentPath, child.childContainerId]),
            level: level + 1,
            above: [...above, parentId],
            storyName: child.storyName,
            isClosed: child.storyName === null,
          }),
        );
    }
  };
  return nodeAt(rootId, { path: rootId, level: 1, above: [], storyName: null, isClosed: false });
}

/** A node and all that are shown below it, from top to bottom. */
export function inOrder(node: HierarchyNode): HierarchyNode[] {
  return [node, ...node.children.flatMap(inOrder)];
}

/** Whether a map is known to have others below it, so that it can be the root (rule hierarchy.4). */
export function hasChildren({ below }: HierarchyNode): boolean {
  return below.kind === 'children' || below.kind === 'limit';
}

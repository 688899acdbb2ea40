import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import { paths } from '#web/base/paths.ts';
import { LiveRegion } from '#web/components/focus/LiveRegion.tsx';
import styles from '../hierarchy.module.css';
import { useAnnouncedFetches } from '../hooks/useAnnouncedFetches.ts';
import { useTypedName } from '../hooks/useTypedName.ts';
import { type HierarchyNode, type HierarchyView, inOrder, pathOf } from '../model/hierarchyTree.ts';
import { siblingsToExpand, treeKey } from '../model/treeKeys.ts';
import { Canvas } from './Canvas.tsx';
import { Node } from './Node.tsx';

type Props = {
  root: HierarchyNode;
  view: HierarchyView;
  focusRoot: boolean;
  /** The ids from the root to a story map that gets the focus once it is shown. */
  found: readonly string[] | undefined;
  onExpand: (node: HierarchyNode) => void;
  onCollapse: (path: string) => void;
  onRoot: (id: string) => void;
};

/** The keys that walk through the tree from a button of a node too. */
const WALKING = /^(Arrow|Home$|End$)/;

/** The hierarchy as one ARIA tree, drawn in columns or as folders. Tab reaches the active node and its buttons. */
export function HierarchyTree({ root, view, focusRoot, found, onExpand, onCollapse, onRoot }: Props) {
  const tree = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const nodes = inOrder(root);
  const [chosen, setChosen] = useState(root.path);
  // A node that is no longer shown gives its place to the nearest one above it that is.
  const active = nodes.findLast(({ path }) => chosen === path || chosen.startsWith(`${path}/`))?.path ?? root.path;
  const announcement = useAnnouncedFetches(nodes);
  const nodeByTyping = useTypedName();

  const focus = (path: string, block: 'nearest' | 'center' = 'nearest') => {
    const element = [...(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])].find(
      (item) => item.dataset['path'] === path,
    );
    if (element === undefined) return;
    element.focus({ preventScroll: true });
    reveal(element, block);
  };
  useFocusOnStart(focusRoot, () => focus(root.path));
  useFocusOnFound(found, nodes, (path) => focus(path, 'center'));

  // The button may go: the focus stays on its node.
  const expand = (node: HierarchyNode) => {
    focus(node.path);
    onExpand(node);
  };
  const collapse = (path: string) => {
    focus(path);
    onCollapse(path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The buttons of a node have Enter, Space and letters for themselves.
    const isNode = target instanceof HTMLElement && target.getAttribute('role') === 'treeitem';
    if (!isNode && !WALKING.test(key)) return;
    const byName = isNode ? nodeByTyping(root, active, key) : undefined;
    const action = byName === undefined ? treeKey(root, active, key) : { do: 'focus' as const, path: byName };
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const node = nodes.find(({ path }) => path === action.path);
    if (node === undefined) return;
    if (action.do === 'focus') focus(node.path);
    else if (action.do === 'expand') onExpand(node);
    else if (action.do === 'expandSiblings') siblingsToExpand(root, node).forEach(onExpand);
    else if (action.do === 'collapse') onCollapse(node.path);
    else void navigate(paths.storyMap(node.id));
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const path = target.closest<HTMLElement>('[role="treeitem"]')?.dataset['path'];
    if (path !== undefined) setChosen(path);
  };

  const list = (
    <ul
      ref={tree}
      role="tree"
      aria-label={texts.treeOf({ name: root.name ?? '' })}
      className={styles[view]}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <Node node={root} view={view} active={active} onExpand={expand} onCollapse={collapse} onRoot={onRoot} />
    </ul>
  );
  return (
    <>
      {view === 'tree' ? <Canvas rootId={root.id}>{list}</Canvas> : <div className={styles['folders']}>{list}</div>}
      <LiveRegion announcement={announcement} />
    </>
  );
}

/** Scrolls a node into view, also one whose card only stays beside its children while they scroll. */
function reveal(element: HTMLElement, block: 'nearest' | 'center'): void {
  const row = element.firstElementChild;
  if (row === null) return;
  const isStuck = row.getBoundingClientRect().top > element.getBoundingClientRect().top + 1;
  if (isStuck) element.scrollIntoView({ block: 'start', inline: 'nearest' });
  else row.scrollIntoView({ block, inline: 'nearest' });
}

/** Focuses the root of a tree that a node of the former one has opened. */
function useFocusOnStart(wanted: boolean, focus: () => void): void {
  const act = useRef(focus);
  useLayoutEffect(() => {
    act.current = focus;
  });
  useEffect(() => {
    if (wanted) act.current();
  }, [wanted]);
}

/** Focuses a story map that was searched for, once: what is above it may have to be fetched first. */
function useFocusOnFound(
  found: readonly string[] | undefined,
  nodes: readonly HierarchyNode[],
  focus: (path: string) => void,
): void {
  const shown = useRef<readonly string[]>(undefined);
  useEffect(() => {
    if (found === undefined || found === shown.current) return;
    const node = nodes.find(({ path }) => path === pathOf(found));
    if (node === undefined) return;
    shown.current = found;
    focus(node.path);
  });
}

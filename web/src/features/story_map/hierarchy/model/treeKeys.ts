import { type HierarchyNode, inOrder } from './hierarchyTree.ts';

/**
 * The effect of a key in the tree: another node gets the focus, or the present one opens or closes, alone or with those
 * beside it.
 */
export type TreeAction = { do: 'focus' | 'expand' | 'expandSiblings' | 'collapse' | 'open'; path: string };

/**
 * The action of a key on a node, by the ARIA pattern of a tree: arrows up and down walk, right expands or goes in, left
 * collapses or goes out, an asterisk expands all that stand beside it, Home and End go to the ends, Enter opens the
 * story map.
 */
export function treeKey(root: HierarchyNode, path: string, key: string): TreeAction | undefined {
  const nodes = inOrder(root);
  const index = nodes.findIndex((node) => node.path === path);
  const node = nodes[index];
  if (node === undefined) return undefined;
  const focus = (to: HierarchyNode | undefined): TreeAction | undefined => to && { do: 'focus', path: to.path };
  switch (key) {
    case 'ArrowDown':
      return focus(nodes[index + 1]);
    case 'ArrowUp':
      return focus(nodes[index - 1]);
    case 'Home':
      return focus(nodes[0]);
    case 'End':
      return focus(nodes.at(-1));
    case 'ArrowRight':
      return node.isExpanded ? focus(node.children[0]) : mayExpand(node) ? { do: 'expand', path } : undefined;
    case 'ArrowLeft':
      return node.isExpanded ? { do: 'collapse', path } : focus(parentOf(nodes, node));
    case ' ':
      return node.isExpanded ? { do: 'collapse', path } : mayExpand(node) ? { do: 'expand', path } : undefined;
    case '*':
      return { do: 'expandSiblings', path };
    case 'Enter':
      return { do: 'open', path };
    default:
      return undefined;
  }
}

/**
 * The next node whose name begins with what was typed, going round. One letter moves on to the next node, several stay
 * on a node that still fits.
 */
export function nodeByName(root: HierarchyNode, path: string, typed: string): HierarchyNode | undefined {
  const nodes = inOrder(root);
  const from = nodes.findIndex((node) => node.path === path) + (typed.length === 1 ? 1 : 0);
  const wanted = typed.toLowerCase();
  return [...nodes.slice(from), ...nodes.slice(0, from)].find(({ name }) => name?.toLowerCase().startsWith(wanted));
}

/** A node and those beside it that can show children and do not. */
export function siblingsToExpand(root: HierarchyNode, node: HierarchyNode): HierarchyNode[] {
  return (parentOf(inOrder(root), node)?.children ?? [root]).filter(mayExpand);
}

/** Whether a node can show children: it has some that are hidden, or it is not known yet. */
export function mayExpand({ below, isExpanded }: HierarchyNode): boolean {
  return !isExpanded && ['children', 'unfetched', 'failed'].includes(below.kind);
}

function parentOf(nodes: readonly HierarchyNode[], { path }: HierarchyNode): HierarchyNode | undefined {
  return nodes.find((node) => node.path === path.slice(0, path.lastIndexOf('/')));
}

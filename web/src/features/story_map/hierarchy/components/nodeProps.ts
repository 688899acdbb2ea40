import type { HierarchyNode, HierarchyView } from '../model/hierarchyTree.ts';

/** A node and what can be done with it. */
export type NodeProps = {
  node: HierarchyNode;
  view: HierarchyView;
  /** The path of the node that Tab reaches. */
  active: string;
  onExpand: (node: HierarchyNode) => void;
  onCollapse: (path: string) => void;
  onRoot: (id: string) => void;
};

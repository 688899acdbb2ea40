import { useRef } from 'react';
import type { HierarchyNode } from '../model/hierarchyTree.ts';
import { nodeByName } from '../model/treeKeys.ts';

/** Letters that follow each other within this time, in ms, are the beginning of one name. */
const PAUSE_MS = 600;

/** Finds a node by the letters typed one after another. Returns the path of the node, or undefined for other keys. */
export function useTypedName(): (root: HierarchyNode, path: string, key: string) => string | undefined {
  const typed = useRef({ text: '', at: 0 });
  return (root, path, key) => {
    const now = Date.now();
    const before = now - typed.current.at < PAUSE_MS ? typed.current.text : '';
    // A space is part of a name only after its first letters.
    const isLetter = [...key].length === 1 && !'+-=*'.includes(key) && (key !== ' ' || before !== '');
    const text = isLetter ? before + key : '';
    typed.current = { text, at: now };
    return isLetter ? nodeByName(root, path, text)?.path : undefined;
  };
}

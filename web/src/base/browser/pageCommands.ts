import { useEffect, useLayoutEffect, useRef } from 'react';

/** Something that can be done on the page, as the command palette offers it. */
export type PageCommand = {
  id: string;
  text: string;
  /** What it is done with, such as a card. */
  detail?: string;
  /** The keys that do the same. */
  keys?: readonly string[];
  run: () => void;
};

/** The commands of each component on the screen. */
const lists = new Set<() => readonly PageCommand[]>();

/**
 * Offers commands while the component is on the screen.
 * @param commands returns those that can be done at that moment
 */
export function usePageCommands(commands: () => readonly PageCommand[]): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const list = () => latest.current();
    lists.add(list);
    return () => void lists.delete(list);
  }, []);
}

/** All commands of the page on the screen, those of the part that has come last first: of the board, then of the frame. */
export const pageCommands = (): PageCommand[] => [...lists].toReversed().flatMap((list) => list());

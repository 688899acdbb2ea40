/** What shows the keyboard shortcuts of the parts of the page, the most special one last. */
const lists: (() => void)[] = [];

/**
 * Adds a list of keyboard shortcuts while its part of the page is on the screen.
 * @param show opens it
 * @param isGeneral for the list of pages that have none of their own
 * @returns removes it
 */
export function addKeyHelp(show: () => void, { isGeneral = false } = {}): () => void {
  if (isGeneral) lists.unshift(show);
  else lists.push(show);
  return () => void lists.splice(lists.indexOf(show), 1);
}

/** Shows the keyboard shortcuts of what is on the screen. */
export const showKeyHelp = (): void => lists.at(-1)?.();

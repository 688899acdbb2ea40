import { whenIdle } from './whenIdle.ts';

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether what may never be used is better not fetched: somebody pays for it, or waits for something else. Not every browser tells. */
export function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

let setInteractive: () => void;
const interactive = new Promise<void>((resolve) => (setInteractive = resolve));

/** Says that the page shows what it was opened for: from now on there is room for what may be needed later. */
export function pageIsInteractive(): void {
  setInteractive();
}

/**
 * Fetches something that may be needed later, once the page is interactive and the browser has nothing better to do; not at all on a slow or metered
 * connection, unless it is `needed`. @returns cancels it
 */
export function fetchAhead(fetchIt: () => void, { needed = false } = {}): () => void {
  let cancel: (() => void) | undefined = () => undefined;
  void interactive.then(() => {
    if (cancel !== undefined && (needed || !isCostly((navigator as { connection?: Connection }).connection)))
      cancel = whenIdle(fetchIt);
  });
  return () => {
    cancel?.();
    cancel = undefined;
  };
}

import { whenIdle } from './whenIdle.ts';

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Whether optional code should not be prefetched, because the connection is metered or slow. Not every browser reports
 * this.
 */
export function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

let setInteractive: () => void;
const interactive = new Promise<void>((resolve) => (setInteractive = resolve));

/** Marks that the page shows its main content: from now on optional code may be prefetched. */
export function pageIsInteractive(): void {
  setInteractive();
}

/**
 * Prefetches optional code once the page is interactive and the browser is idle; not on a slow or metered connection,
 * unless it is `needed`. @returns cancels it
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

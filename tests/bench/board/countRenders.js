/*
 * Runs in the page before the application. React tells its developer tools of every commit, in the built application too; standing in for
 * them shows which components it ran, without a change of the product. `benchRenders` counts those that draw a card.
 */
const counted = { commits: 0, cards: 0 };

/** React's mark on what it ran for this commit. */
const PERFORMED_WORK = 1;

/** Looks only where this commit went: below what it left alone, old and new tree share their children. */
function visit(fiber) {
  if (
    fiber.child?.memoizedProps?.['data-card'] !== undefined &&
    typeof fiber.child.type === 'string' &&
    (fiber.flags & PERFORMED_WORK) !== 0
  ) {
    counted.cards += 1;
  }
  if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
}

globalThis.benchRenders = {
  /** What was counted since the last time, which begins anew. */
  take() {
    const taken = { ...counted };
    counted.commits = 0;
    counted.cards = 0;
    return taken;
  },
};

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot(_renderer, root) {
    counted.commits += 1;
    visit(root.current);
  },
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
};

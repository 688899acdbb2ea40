/*
 * Runs in the page before the application. React reports every commit to its developer tools, in the built application
 * too; this replaces them to see which components it rendered, without a change of the product. `benchRenders` counts
 * those that render a card.
 */
const counted = { commits: 0, cards: 0 };

/** React's flag on a fibre that it rendered in this commit. */
const PERFORMED_WORK = 1;

/** Visits only what this commit touched: below untouched fibres, old and new tree share their children. */
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
  /** The count since the last call, which resets it. */
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

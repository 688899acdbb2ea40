import { standInForDeveloperTools } from '../support/commits.ts';

/** What of a fiber is needed to tell which components React ran. */
type Fiber = {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

/** React's mark on what it ran for a commit. */
const PERFORMED_WORK = 1;

/** Counts which components React renders, by name: React reports every commit to its developer tools. */
export function countRenders(): { take: () => Record<string, number>; stop: () => void } {
  let counts = new Map<string, number>();

  /** Looks only where a commit went: below what it left alone, old and new tree share their children. */
  function visit(fiber: Fiber): void {
    const name = nameOf(fiber.type);
    if (name !== '' && (fiber.flags & PERFORMED_WORK) !== 0) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child);
  }

  const tools = standInForDeveloperTools();
  const ignore = tools.onCommitFiberRoot;
  tools.onCommitFiberRoot = (_renderer, root) => visit((root as { current: Fiber }).current);
  return {
    /** Counts no longer. */
    stop: () => {
      tools.onCommitFiberRoot = ignore;
    },
    /** What was drawn since the last time. */
    take: () => {
      const taken = Object.fromEntries(counts);
      counts = new Map();
      return taken;
    },
  };
}

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  const inner = typeof type === 'object' && type !== null && 'type' in type ? type.type : undefined;
  return typeof inner === 'function' ? inner.name : '';
}

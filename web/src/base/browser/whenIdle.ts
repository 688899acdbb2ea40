/** How long after loading a page counts as idle in browsers without an idle callback (Safari), in ms. */
const AT_REST_MS = 1_000;

/** Runs a function once the browser is idle. @returns cancels it */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, AT_REST_MS);
  return () => clearTimeout(id);
}

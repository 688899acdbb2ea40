/** How long after a page has come it is taken for at rest by browsers that do not tell (Safari), in ms. */
const AT_REST_MS = 1_000;

/** Does something once the browser has nothing better to do. @returns cancels it */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(act);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, AT_REST_MS);
  return () => clearTimeout(id);
}

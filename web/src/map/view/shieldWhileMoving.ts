/** Where browsers do not tell that scrolling has ended (Safari), it has when so long nothing has moved, in ms. */
const REST_MS = 120;

/**
 * Marks a scrolling element with `data-moving` while it moves. Its style then lays one empty box over all that it holds, so that what moves below a resting
 * pointer is neither searched for it nor shown as pointed at. @returns ends it
 */
export function shieldWhileMoving(scroller: HTMLElement): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let rest = 0;
  const stop = () => {
    clearTimeout(rest);
    rest = 0;
    scroller.removeAttribute('data-moving');
  };
  const move = () => {
    if (rest === 0) scroller.setAttribute('data-moving', '');
    clearTimeout(rest);
    rest = window.setTimeout(stop, REST_MS);
  };
  scroller.addEventListener('scroll', move, { signal, passive: true });
  scroller.addEventListener('scrollend', stop, { signal });
  signal.addEventListener('abort', stop);
  return () => ends.abort();
}

/**
 * In browsers without an event for the end of scrolling (Safari), scrolling ends after this long without movement, in
 * ms.
 */
const REST_MS = 120;

/**
 * Marks a scrolling element with `data-moving` while it moves. Its style then covers all its content with one empty
 * box, so that content moving below a resting pointer is neither hit-tested nor hovered.
 * @returns stops it
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

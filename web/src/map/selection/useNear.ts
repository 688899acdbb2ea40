import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';

/** How far outside of what is seen columns are kept ready, in px: about three columns to each side. */
export const MARGIN_PX = 640;

type OnChange = (near: boolean) => void;

/** Tells elements whether they are near what is seen of a scrolling element; one observer for all of them. */
export class Nearness {
  readonly root: Element;
  readonly #observer: IntersectionObserver;
  readonly #watched = new Map<Element, OnChange>();

  constructor(root: Element) {
    this.root = root;
    this.#observer = new IntersectionObserver(
      (entries) => entries.forEach(({ target, isIntersecting }) => this.#watched.get(target)?.(isIntersecting)),
      {
        root,
        rootMargin: `0px ${MARGIN_PX}px`,
      },
    );
  }

  watch(element: Element, onChange: OnChange): () => void {
    this.#watched.set(element, onChange);
    this.#observer.observe(element);
    return () => {
      this.#watched.delete(element);
      this.#observer.unobserve(element);
    };
  }

  stop(): void {
    this.#observer.disconnect();
  }
}

export const NearnessContext = createContext<Nearness | null>(null);

/**
 * Whether a column is near what is seen, so that only those few are on the page. One that goes out of sight keeps its height, so that
 * nothing jumps.
 * @param initially what to assume before the browser has told
 */
export function useNear(
  column: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  initially: boolean,
): { near: boolean; height: number | undefined } {
  const nearness = useContext(NearnessContext);
  const [state, setState] = useState<{ near: boolean; height: number | undefined }>({
    near: initially,
    height: undefined,
  });
  const shown = useRef(initially);
  useEffect(() => {
    const element = column.current;
    if (nearness === null || element === null) return;
    return nearness.watch(element, (near) => {
      if (near === shown.current) return;
      shown.current = near;
      setState(({ height }) => ({ near, height: near ? height : (content.current?.offsetHeight ?? height) }));
    });
  }, [nearness, column, content]);
  return state;
}

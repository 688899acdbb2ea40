import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import styles from './tooltip.module.css';

/**
 * In ms: how long the pointer or focus rests before a tooltip opens, how long a pointer may take to reach it, and how
 * long it shows after a touch.
 */
const OPEN_MS = 400;
const REACH_MS = 100;
const TOUCH_MS = 1_500;
/** In px: the gap between a tooltip and its element, and between it and the edge of the window. */
const GAP = 8;
const EDGE = 8;

type Handlers = {
  title?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
};

type Props = {
  /** An empty title shows no tooltip. */
  title: string;
  /** True when the tooltip adds to the element's name; otherwise it is the name. */
  describes?: boolean;
  /** The preferred side, if there is room. */
  side?: 'below' | 'left';
  /** Also opens on touch, for elements without an action of their own. */
  onTouch?: boolean;
  /** A single element, which accepts the props in `Handlers`. */
  children: ReactElement<Handlers>;
};

/** A text that appears beside an element while it is hovered or has keyboard focus. Escape closes it. */
export function Tooltip({ title, describes = false, side = 'below', onTouch = false, children }: Props) {
  const [about, setAbout] = useState<HTMLElement | null>(null);
  const [timer] = useState(createTimer);
  const id = useId();
  const isOpen = about !== null && title !== '';
  const set = (element: HTMLElement | null, ms: number) => timer.start(() => setAbout(element), ms);
  useEffect(() => timer.stop, [timer]);

  const own = children.props;
  const named = describes
    ? { title: isOpen || title === '' ? undefined : title, 'aria-describedby': isOpen ? id : own['aria-describedby'] }
    : { 'aria-label': own['aria-label'] ?? (title === '' ? undefined : title) };
  const handlers: Handlers = {
    ...named,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch' && event.buttons === 0) set(event.currentTarget, OPEN_MS);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      set(null, event.pointerType === 'touch' ? TOUCH_MS : REACH_MS);
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event);
      // A press acts or starts a drag, whose own words it must not cover.
      if (event.pointerType !== 'touch') set(null, 0);
      else if (onTouch) set(event.currentTarget, 0);
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) set(event.currentTarget, OPEN_MS);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      set(null, 0);
    },
  };
  return (
    <>
      {cloneElement(children, handlers)}
      {isOpen && (
        <Words
          id={id}
          about={about}
          side={side}
          onReached={timer.stop}
          onLeft={() => set(null, REACH_MS)}
          onClose={() => setAbout(null)}
        >
          {title}
        </Words>
      )}
    </>
  );
}

/** Runs one action later; starting another cancels the pending one. */
function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = (act: () => void, ms: number) => {
    stop();
    timer = setTimeout(act, ms);
  };
  return { start, stop };
}

function Words(props: {
  id: string;
  about: HTMLElement;
  side: 'below' | 'left';
  onReached: () => void;
  onLeft: () => void;
  onClose: () => void;
  children: string;
}) {
  const { id, about, side, onReached, onLeft, onClose, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    if (element.current !== null) setAt(placeOf(about.getBoundingClientRect(), element.current, side));
  }, [about, side, children]);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('keydown', (event) => event.key === 'Escape' && !isTypingEnd(event) && onClose(), {
      signal,
    });
    // After scrolling it would no longer stand beside its element.
    window.addEventListener('scroll', onClose, { signal, capture: true, passive: true });
    return () => ending.abort();
  }, [onClose]);
  return createPortal(
    <div
      ref={element}
      id={id}
      role="tooltip"
      className={styles['tooltip']}
      style={at ?? { visibility: 'hidden' }}
      onPointerEnter={onReached}
      onPointerLeave={onLeft}
    >
      {children}
    </div>,
    document.body,
  );
}

/** The position of a tooltip: on its side of the element, or opposite if there is no room, and within the window. */
function placeOf(about: DOMRect, { offsetWidth, offsetHeight }: HTMLElement, side: 'below' | 'left') {
  const { innerWidth, innerHeight } = window;
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));
  if (side === 'left') {
    const left = about.left - GAP - offsetWidth;
    const top = about.top + (about.height - offsetHeight) / 2;
    return { left: left >= EDGE ? left : about.right + GAP, top: within(top, offsetHeight, innerHeight) };
  }
  const below = about.bottom + GAP;
  const left = about.left + (about.width - offsetWidth) / 2;
  const fits = below + offsetHeight + EDGE <= innerHeight;
  return { left: within(left, offsetWidth, innerWidth), top: fits ? below : about.top - GAP - offsetHeight };
}

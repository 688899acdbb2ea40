import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { Drag, Draggable } from './draggable.ts';
import styles from './dragging.module.css';
import type { DraggingProps, Held } from './Dragging.tsx';
import { canLift, Hand } from './Hand.ts';

const Dragging = lazyDialog<DraggingProps>(() => import('./Dragging.tsx').then((file) => file.Dragging));

type Props = Pick<DraggingProps, 'preview'> & {
  /** Whether the user may drag at all. */
  editable: boolean;
  /** The kinds of draggable items; the first that finds an item at the press takes it. */
  kinds: readonly Draggable[];
  /** The keys of the items; a press puts back what they have picked up. */
  keys?: readonly { putBack: (focus: boolean) => void }[];
  /** The box of the board; by default it fills a column. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A board whose items the user drags by mouse and touch: it handles what all boards share (presses, the preview,
 * scrolling at the edges, Escape), while each kind of item adds its own rules. The code that draws the preview loads
 * after the board; a drag begins without it.
 */
export function DragBoard({ editable, kinds, keys = [], className = styles['surface'], children, preview }: Props) {
  const [held, setHeld] = useState<Held | null>(null);
  const hand = useRef<Hand | null>(null);
  const press = ({ nativeEvent: event, target }: SyntheticEvent) => {
    keys.forEach((one) => one.putBack(false));
    if (!editable || !canLift(event) || !(target instanceof Element)) return;
    for (const find of kinds) {
      const grip = find(target);
      if (grip === null) continue;
      let drag: Drag | null = null;
      hand.current?.release();
      const holder = new Hand(event, {
        onLift: () => {
          drag = grip.begin(holder);
          if (holder.isLifted) setHeld({ hand: holder, element: grip.element });
        },
        onEnd: (how) => drag?.[how](),
        onRelease: () => setHeld(null),
      });
      hand.current = holder;
      return;
    }
  };
  useEffect(() => {
    const ends = new AbortController();
    // Without a listener that is there from the start, Safari scrolls whatever those of a drag say.
    window.addEventListener('touchmove', () => undefined, { signal: ends.signal, passive: false });
    return () => {
      ends.abort();
      hand.current?.release();
    };
  }, []);
  return (
    <>
      <div className={className} onMouseDown={press} onTouchStart={press}>
        {children}
      </div>
      <Dragging preview={preview} held={held} open={held !== null} onClose={() => setHeld(null)} />
    </>
  );
}

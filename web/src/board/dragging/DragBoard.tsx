import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { RemovalRules } from '../select/removalRules.ts';
import select from '../select/select.module.css';
import type { Selection } from '../select/Selection.ts';
import { type SelectionAct, SelectionBar } from '../select/SelectionBar.tsx';
import { useSelecting } from '../select/useSelecting.ts';
import type { Drag, Draggable } from './draggable.ts';
import styles from './dragging.module.css';
import type { DraggingProps, Held } from './Dragging.tsx';
import { canLift, Hand } from './Hand.ts';

const Dragging = lazyDialog<DraggingProps>(() => import('./Dragging.tsx').then((file) => file.Dragging));

export type DragBoardProps<Item> = Pick<DraggingProps, 'preview'> & {
  /** Whether the user may drag at all. */
  editable: boolean;
  /** The kinds of draggable items; the first that finds an item at the press takes it. */
  kinds: readonly Draggable[];
  /** The keys of the items; a press puts back what they have picked up. */
  keys?: readonly { putBack: (focus: boolean) => void }[];
  /** Where several items can be selected: which, what is done with them, how they are removed, and how the board tells why not. */
  several?: {
    selection: Selection<Item>;
    acts?: readonly SelectionAct[];
    removal?: RemovalRules<Item> | undefined;
    refuse: (text: string) => void;
  };
  /** The box of the board; by default it fills a column. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A board whose items the user drags by mouse and touch: it handles what all boards share (presses, the preview,
 * scrolling at the edges, Escape), while each kind of item adds its own rules. The code that draws the preview loads
 * after the board; a drag begins without it.
 */
export function DragBoard<Item>({
  editable,
  kinds,
  keys = [],
  several,
  className = styles['surface'],
  children,
  preview,
}: DragBoardProps<Item>) {
  const { press: pressBoard, onClickCapture, marquee } = useSelecting(editable ? several?.selection : undefined);
  const [held, setHeld] = useState<Held | null>(null);
  const hand = useRef<Hand | null>(null);
  const press = ({ nativeEvent: event, target }: SyntheticEvent) => {
    keys.forEach((one) => one.putBack(false));
    if (!editable || !canLift(event) || !(target instanceof Element) || pressBoard(event)) return;
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
      <div
        className={`${className} ${select['selecting']}`}
        onMouseDown={press}
        onTouchStart={press}
        onClickCapture={onClickCapture}
      >
        {children}
        {several !== undefined && editable && <SelectionBar {...several} removal={several.removal} />}
        {marquee !== null && <div className={select['marquee']} style={marquee} data-marquee="" />}
      </div>
      <Dragging preview={preview} held={held} open={held !== null} onClose={() => setHeld(null)} />
    </>
  );
}

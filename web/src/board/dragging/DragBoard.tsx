import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { Draggable } from './draggable.ts';
import type { DraggingProps, Press } from './Dragging.tsx';

const Dragging = lazyDialog<DraggingProps>(() => import('./Dragging.tsx').then((file) => file.Dragging));

type Props = Pick<DraggingProps, 'preview'> & {
  /** Whether the user may drag at all. */
  editable: boolean;
  /** The kinds of draggable items; the first that finds an item at the press takes it. */
  kinds: readonly Draggable[];
  /** Called for each press, before a drag. */
  onPress: () => void;
  className: string | undefined;
  children: ReactNode;
};

/**
 * A board whose items the user drags by mouse and touch: it handles what all boards share (presses, the preview,
 * scrolling at the edges, Escape), while each kind of item adds its own rules. The drag code loads after the board: an
 * item pressed earlier starts to drag once the code has loaded, if still held then.
 */
export function DragBoard({ editable, kinds, onPress, className, children, preview }: Props) {
  const [held, setHeld] = useState<Press | null>(null);
  const release = () => setHeld(null);
  const listen = (name: Press['name']) => (event: SyntheticEvent) => {
    onPress();
    const { target } = event;
    if (!editable || !(target instanceof Element)) return;
    for (const find of kinds) {
      const grip = find(target);
      if (grip !== null) return setHeld({ ...grip, name, event });
    }
  };
  useEffect(() => {
    if (held === null) return undefined;
    const ends = new AbortController();
    for (const type of ['mouseup', 'touchend', 'touchcancel'])
      window.addEventListener(type, () => setHeld(null), { signal: ends.signal });
    return () => ends.abort();
  }, [held]);
  return (
    <>
      <div className={className} onMouseDown={listen('onMouseDown')} onTouchStart={listen('onTouchStart')}>
        {children}
      </div>
      <Dragging preview={preview} held={held} open={held !== null} onClose={release} />
    </>
  );
}

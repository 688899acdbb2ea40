import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { lazyDialog } from '#web/components/lazyDialog.tsx';
import { useMayEdit } from '../useMap.ts';
import type { DraggingProps, Press } from './Dragging.tsx';

const Dragging = lazyDialog<DraggingProps>(() => import('./Dragging.tsx').then((file) => file.Dragging));

type Props = Pick<DraggingProps, 'begin' | 'autoScroll' | 'preview' | 'previewClass'> & {
  /** The card that was pressed, if it can be dragged; it is asked at each press of the board. */
  press: (target: Element) => Pick<Press, 'id' | 'element'> | null;
  className: string | undefined;
  children: ReactNode;
};

/**
 * A board whose cards are dragged by mouse and touch. It takes the presses of all cards, for `Dragging`, which is fetched once the board stands: a card that
 * is pressed before that is dragged as soon as it is there, if it is still held then.
 */
export function DragBoard({ press, className, children, ...dragging }: Props) {
  const editable = useMayEdit();
  const [held, setHeld] = useState<Press | null>(null);
  const release = () => setHeld(null);
  const listen = (name: Press['name']) => (event: SyntheticEvent) => {
    const found = event.target instanceof Element ? press(event.target) : null;
    if (found !== null && editable) setHeld({ ...found, name, event });
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
      <Dragging {...dragging} held={held} open={held !== null} onClose={release} />
    </>
  );
}

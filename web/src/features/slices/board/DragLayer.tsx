import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { DragBoard } from '#web/map/dragging/DragBoard.tsx';
import { DragPreview } from '#web/map/dragging/DragPreview.tsx';
import { useCard } from '#web/map/useMap.ts';
import { useZoom } from '#web/map/view/viewContext.ts';
import { wordsFor } from '../model/drops.ts';
import { putBack } from '../model/sliceKeys.ts';
import { useSliceActions, useSliceUi } from '../slicesContext.ts';
import { sliceDragging } from './sliceDragging.ts';
import styles from './slices.module.css';

/** Makes cards draggable by mouse and touch. A press puts back a card picked up by keyboard. */
export function DragLayer({ children }: { children: ReactNode }) {
  const actions = useSliceActions();
  const kinds = useMemo(() => [sliceDragging(actions)], [actions]);
  useNoClickAfterDrag();
  return (
    <DragBoard
      kinds={kinds}
      onPress={() => putBack(actions, false)}
      preview={<Preview />}
      className={styles['surface']}
    >
      {children}
    </DragBoard>
  );
}

/** The dragged card, and below it the effect of dropping it there. */
function Preview() {
  const actions = useSliceActions();
  const item = useSliceUi((ui) => ui.drag?.item ?? null);
  const landing = useSliceUi((ui) => ui.drag?.landing ?? null);
  const card = useCard(item?.card ?? null);
  const zoom = useZoom();
  if (item === null || card === undefined) return null;
  const verdict = landing === null ? null : actions.verdict(item, landing.target);
  const isRefused = verdict?.does === 'refused';
  return (
    <DragPreview note={verdict && wordsFor(actions.board, verdict)} refused={isRefused} zoom={zoom}>
      <div className={styles['preview']} data-level={card.level} data-refused={isRefused || undefined}>
        <div className={styles['face']}>
          <span className={styles['text']} dir="auto">
            {card.description}
          </span>
        </div>
      </div>
    </DragPreview>
  );
}

/** A card is a link. Dropping a dragged card on itself must not follow it. */
function useNoClickAfterDrag(): void {
  const { ui } = useSliceActions();
  const dragged = useRef(false);
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const unsubscribe = ui.subscribe(() => {
      if (ui.get().drag !== null) dragged.current = true;
    });
    signal.addEventListener('abort', unsubscribe);
    window.addEventListener('pointerdown', () => (dragged.current = false), { signal, capture: true });
    const onClick = (event: Event) => {
      if (dragged.current) event.preventDefault();
      dragged.current = false;
    };
    window.addEventListener('click', onClick, { signal, capture: true });
    return () => ends.abort();
  }, [ui]);
}

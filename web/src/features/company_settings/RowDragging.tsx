import { DndContext, type DragMoveEvent, DragOverlay } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { AUTO_SCROLL, SILENT, useDragSensors } from '#web/map/dragging/dragSettings.ts';
import { HeldDraggable } from '#web/map/dragging/HeldDraggable.tsx';
import { edgesOf, landingOf, type RowEdges } from './rowPlaces.ts';
import type { RowPress } from './useRowPress.ts';

export type RowDraggingProps = Openable & {
  held: RowPress | null;
  nameOf: (id: string) => string;
  /** Moves a row to a place among the others, from 0. */
  onMove: (id: string, place: number) => void;
};

/** A dragged row: the rows and the pointer as they were when it was picked up, and where it would land now. */
type Drag = {
  id: string;
  list: HTMLElement;
  rows: readonly RowEdges[];
  y: number;
  landing: ReturnType<typeof landingOf>;
};

/** Drags rows of a list into another order, and shows where they land. Renders in the element around the list. */
export function RowDragging({ held, nameOf, onMove }: RowDraggingProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const sensors = useDragSensors();
  const pointer = useRef(0);
  const start = () => {
    const list = held?.element.parentElement;
    if (held === null || !list) return;
    const y = pointer.current - list.getBoundingClientRect().top;
    setDrag({ id: held.id, list, rows: edgesOf(list), y, landing: null });
  };
  const follow = ({ delta }: DragMoveEvent) =>
    setDrag((was) => was && { ...was, landing: landingOf(was.rows, was.id, was.y + delta.y) });
  const drop = () => {
    setDrag(null);
    if (drag?.landing) onMove(drag.id, drag.landing.place);
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={SILENT}
      autoScroll={AUTO_SCROLL}
      onDragStart={({ activatorEvent }) => {
        pointer.current = yOf(activatorEvent);
        start();
      }}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={() => setDrag(null)}
    >
      <HeldDraggable held={held} />
      {drag?.landing && <Box data-line="" sx={line} style={{ top: drag.list.offsetTop + drag.landing.edge - 1 }} />}
      <DragOverlay dropAnimation={null}>{drag !== null && <Box sx={card}>{nameOf(drag.id)}</Box>}</DragOverlay>
    </DndContext>
  );
}

/** The height of a press or touch in the window, in px. */
function yOf(event: Event): number {
  if (event instanceof MouseEvent) return event.clientY;
  return event instanceof TouchEvent ? (event.touches[0]?.clientY ?? 0) : 0;
}

const line = {
  position: 'absolute',
  left: 0,
  right: 0,
  zIndex: 3,
  height: 2,
  borderRadius: 1,
  backgroundColor: 'var(--storyd-landing)',
  pointerEvents: 'none',
} as const;

const card = {
  px: 4,
  py: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  backgroundColor: 'var(--storyd-surface)',
  border: '1px solid var(--storyd-border-strong)',
  borderRadius: 'var(--storyd-radius)',
  boxShadow: 'var(--storyd-shadow)',
  pointerEvents: 'none',
} as const;

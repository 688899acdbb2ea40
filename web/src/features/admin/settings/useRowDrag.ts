import { type DragEvent, useState } from 'react';

export type DragProps = {
  draggable?: boolean;
  'data-over'?: boolean;
  onDragStart?: (event: DragEvent) => void;
  onDragOver?: (event: DragEvent) => void;
  onDragEnd?: () => void;
  onDrop?: (event: DragEvent) => void;
};

/**
 * Moves rows of a short list by the browser's own drag and drop.
 * @param onMove called with the row and its new place among the others, from 0
 */
export function useRowDrag(ids: readonly string[], onMove: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (id: string): DragProps => ({
    draggable: true,
    'data-over': over === id && dragged !== id,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    onDragOver: (event) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(id);
    },
    onDragEnd: end,
    onDrop: (event) => {
      event.preventDefault();
      if (dragged !== undefined && dragged !== id) onMove(dragged, ids.indexOf(id));
      end();
    },
  });
}

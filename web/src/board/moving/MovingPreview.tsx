import { type ReactNode, useSyncExternalStore } from 'react';
import { DragPreview } from '../dragging/DragPreview.tsx';
import type { MovingBoard } from './moves.ts';

type Props<Item, Place extends object> = {
  board: Pick<MovingBoard<Item, Place>, 'ui' | 'selection'>;
  /** Draws the item. @param isRefused whether it cannot land where it is */
  children: (item: Item, isRefused: boolean) => ReactNode;
};

/** The dragged item of a board, and how many others move along. */
export function MovingPreview<Item, Place extends object>({ board: { ui, selection }, children }: Props<Item, Place>) {
  const drag = useSyncExternalStore(ui.subscribe, () => ui.get().drag);
  if (drag === null) return null;
  const { item, landing } = drag;
  return (
    <DragPreview landing={landing} count={selection.with(item).length}>
      {children(item, typeof landing?.refusal === 'string')}
    </DragPreview>
  );
}

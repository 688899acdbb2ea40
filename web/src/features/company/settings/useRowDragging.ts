import { useState, useSyncExternalStore } from 'react';
import { Store } from '#web/base/browser/store.ts';
import { type Draggable, draggable, type DragState } from '#web/board/dragging/draggable.ts';
import { edgesOf, landingOf, type RowLanding } from './rowPlaces.ts';

type RowDrag = DragState<string, RowLanding>;

type Rules = {
  /** The name of a row; undefined once it is gone. */
  nameOf: (id: string) => string | undefined;
  /** Moves a row to a place among the others, from 0. @returns the announcement of its new place */
  move: (id: string, place: number) => string;
  announce: (text: string) => void;
};

/** Lets the rows of a list be dragged into another order; a row has its id in `data-row`. */
export function useRowDragging({ nameOf, move, announce }: Rules): {
  rows: Draggable;
  dragged: string | null;
  /** Where the dragged row would land; null at its present place. */
  landing: RowLanding | null;
} {
  const [ui] = useState(() => new Store<{ drag: RowDrag | null }>({ drag: null }));
  const { drag } = useSyncExternalStore(ui.subscribe, ui.get);
  const rows = draggable<string, RowLanding>({
    press: (pressed) => {
      const element = pressed.closest<HTMLElement>('[data-row]');
      // Presses on a row's controls are theirs.
      if (element === null || pressed.closest('button, label, input') !== null) return null;
      return { item: element.dataset['row'] ?? '', element };
    },
    nameOf,
    shown: () => ui.get().drag,
    show: (next) => ui.set({ drag: next }),
    lift: () => undefined,
    landingAt: (id, { y }) => {
      const list = document.querySelector<HTMLElement>(`[data-row="${id}"]`)?.parentElement;
      if (!list) return null;
      const target = landingOf(edgesOf(list), id, y - list.getBoundingClientRect().top);
      return target && { target, line: null, refusal: null };
    },
    drop: (id, { place }) => move(id, place),
    announce,
    refuse: announce,
  });
  return { rows, dragged: drag?.item ?? null, landing: drag?.landing?.target ?? null };
}

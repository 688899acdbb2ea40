import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReadyArea, Span } from '#web/board/view/ReadyArea.ts';
import type { Scroller } from '#web/board/view/useScroller.ts';
import { whatWhoLinks } from '#web/replica/story_map/entities.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import type { Card, CardId } from '#web/replica/story_map/types.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { hasMarks, type Marks } from '../marks/marks.ts';
import { useMarks } from '../marks/useMarks.ts';
import { useIsTouched } from '../useIsTouched.ts';
import { CardHeights, TEXT_WIDTH } from './CardHeights.ts';
import { ShownCells } from './ShownCells.ts';

/** The state that decides which part of a map is mounted. */
export type BoardWindow = {
  area: ReadyArea;
  heights: CardHeights;
  cells: ShownCells;
  /** The last known heights of columns, in px at a zoom of 1. */
  columns: Map<CardId, number>;
};

export const WindowContext = createContext<BoardWindow | null>(null);

/** The window of the open map. */
export function useWindow(): BoardWindow {
  const window = useContext(WindowContext);
  if (window === null) throw new Error('The cards of a board need a WindowContext above');
  return window;
}

/** Creates the window of the open map for its scroller. */
export function useNewWindow({ area, view }: Scroller): BoardWindow {
  const map = useMap();
  const isTouched = useIsTouched();
  const marks = useMarks();
  return useMemo(() => {
    const heights = new CardHeights(map.layout, marksOn(map, marks), () => view.zoom, textWidthOf(isTouched));
    return { area, heights, cells: new ShownCells(), columns: new Map() };
  }, [area, view, map, isTouched, marks]);
}

/** The horizontal span in which columns stay mounted. */
export function useSpanAcross(): Span {
  const { area } = useWindow();
  return useSyncExternalStore(area.subscribe, () => area.across);
}

/** The vertical span in which the cards of a column stay mounted. */
export function useSpanDown(column: number): Span {
  const { area } = useWindow();
  return useSyncExternalStore(area.subscribe, () => area.down(column));
}

/** The place for the menu button beside the text on touch screens (see `board.module.css`). */
const TOUCHED_BUTTON = 28;

/** The width of a card's text, in px at a zoom of 1. */
export const textWidthOf = (isTouched: boolean): number => TEXT_WIDTH - (isTouched ? TOUCHED_BUTTON : 0);

/** Tells whether a card shows any of the marks. */
export function marksOn({ scope }: MapReplica, marks: Marks): (card: Card) => boolean {
  const hasWhos = (card: CardId) => scope.row(whatWhoLinks.indexes.ofWhat, card).length > 0;
  return (card) => hasMarks(card, marks, hasWhos);
}

import { useMemo } from 'react';
import { createBoardContext } from '#web/board/state/createBoardContext.ts';
import { whos } from '#web/replica/story_map/entities.ts';
import { useAll, useMayEdit, useWhatWhoLinks, useWhoLabels, useWhoWhoLinks } from '#web/replica/story_map/useMap.ts';
import { columnsOf, type WhoColumn } from './model/columns.ts';
import type { WhoActions } from './model/WhoActions.ts';
import type { WhoUi } from './model/whoUi.ts';

const { Context, useBoard, useBoardUi } = createBoardContext<WhoUi, WhoActions>('The Who board');
export { Context as WhoContext, useBoard as useWhoActions, useBoardUi as useWhoUi };

/** The columns of the board, including pending edits and the preview of a drag. */
export function useWhoColumns(): WhoColumn[] {
  const cards = useAll(whos);
  const labels = useWhoLabels();
  const lifted = useBoardUi((ui) => ui.lifted);
  const editable = useMayEdit();
  return useMemo(() => {
    const seen = [...cards.values()].map((who) => (who.id === lifted?.item ? { ...who, ...lifted.place } : who));
    return columnsOf(seen, labels, editable);
  }, [cards, labels, lifted, editable]);
}

/** The number of links of each Who, by its id: to Activities and to other Whos. */
export type LinkCounts = ReadonlyMap<string, { whats: number; whos: number }>;

/** Counts the links of the map's Whos. */
export function useLinkCounts(): LinkCounts {
  const whatWhoLinks = useWhatWhoLinks();
  const whoWhoLinks = useWhoWhoLinks();
  return useMemo(() => {
    const counts = new Map<string, { whats: number; whos: number }>();
    const add = (id: string, whats: number, whos: number) => {
      const now = counts.get(id) ?? { whats: 0, whos: 0 };
      counts.set(id, { whats: now.whats + whats, whos: now.whos + whos });
    };
    for (const { whoId } of whatWhoLinks.values()) add(whoId, 1, 0);
    for (const { whoId, otherWhoId } of whoWhoLinks.values()) [whoId, otherWhoId].forEach((id) => add(id, 0, 1));
    return counts;
  }, [whatWhoLinks, whoWhoLinks]);
}

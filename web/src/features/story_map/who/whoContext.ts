import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useEditable, useMap } from '../board/boardContext.ts';
import { columnsOf, replayEdits, type WhoColumn } from './model/columns.ts';
import type { WhoActions } from './model/WhoActions.ts';
import type { WhoUi } from './model/whoUi.ts';

export const WhoContext = createContext<WhoActions | undefined>(undefined);

/** The actions of the open Who board. */
export function useWhoActions(): WhoActions {
  const actions = useContext(WhoContext);
  if (actions === undefined) throw new Error('The Who board needs a WhoContext above');
  return actions;
}

/** A piece of what the person is doing on the Who board; the component is drawn again only when that piece changes. */
export function useWhoUi<T>(select: (ui: WhoUi) => T): T {
  const { ui } = useWhoActions();
  return useSyncExternalStore(ui.subscribe, () => select(ui.get()));
}

/** The columns of the board, what is pending and what is in the air included. */
export function useWhoColumns(): WhoColumn[] {
  const whos = useMap((state) => state.whos);
  const pending = useWhoUi((ui) => ui.pending);
  const kept = useWhoUi((ui) => ui.kept);
  const lifted = useWhoUi((ui) => ui.lifted);
  const editable = useEditable();
  return useMemo(() => {
    const air = lifted === null ? [] : [{ kind: 'move', seq: 0, ids: [lifted.id], place: lifted.place } as const];
    return columnsOf(replayEdits(whos, [...pending, ...air]).values(), kept, editable);
  }, [whos, pending, kept, lifted, editable]);
}

/** How many links each Who has, by its id: to Activities and to other Whos. */
export type LinkCounts = ReadonlyMap<string, { whats: number; whos: number }>;

/** The links of the Whos of the map, counted. */
export function useLinkCounts(): LinkCounts {
  const whatWhoLinks = useMap((state) => state.whatWhoLinks);
  const whoWhoLinks = useMap((state) => state.whoWhoLinks);
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

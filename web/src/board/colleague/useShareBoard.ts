import { useEffect, useEffectEvent } from 'react';
import type { PresenceState } from '#shared/contract/presence.ts';
import type { Store } from '#web/base/browser/store.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import { onNoCard } from '#web/replica/presence/onNoCard.ts';
import type { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import type { FocusState } from '../state/ItemActions.ts';

/** What the user does on a board: the ids of the entities that the items stand for. */
type Doing = { [what in keyof PresenceState]?: string | null | undefined };

type Board<Item, Ui> = { ui: Store<Ui>; look: (item: Item) => void };

/** How the items of a board stand for entities. */
type Items<Item, Ui> = {
  doingOf: (ui: Ui) => Doing;
  /** The item of an entity, if it is on the board. */
  itemOf: (id: string) => Item | undefined;
};

/**
 * Shows others on the map which item of a board the user has chosen, edits or moves, while the board is open, and
 * scrolls to what the colleague sees whose view the user follows (rules live.12, live.15).
 */
export function useShareBoard<Item, Ui extends FocusState<Item>>(
  board: Board<Item, Ui>,
  { doingOf, itemOf }: Items<Item, Ui>,
): void {
  const map = useMap();
  const { ui } = board;
  const show = useEffectEvent(() => map.shown.set(stateOf(map, doingOf(ui.get()), ui.get().chosen)));
  useEffect(() => {
    const follow = () => show();
    follow();
    const unsubscribe = ui.subscribe(follow);
    return () => {
      unsubscribe();
      map.shown.set(onNoCard);
    };
  }, [map, ui]);
  const look = useEffectEvent(() => {
    const { sees } = map.followed.get();
    const item = sees === null ? undefined : itemOf(sees);
    if (item !== undefined) board.look(item);
  });
  useEffect(() => {
    look();
    return map.followed.subscribe(() => look());
  }, [map]);
}

function stateOf({ scope }: MapReplica, { selected, editing, dragging }: Doing, isChosen: boolean): PresenceState {
  // Nobody else knows a card that is not saved yet.
  const known = (item: string | null | undefined) => {
    const id = scope.aliases.idOf(item ?? '');
    return id === '' || isTemporary(id) ? null : id;
  };
  return { selected: isChosen ? known(selected) : null, editing: known(editing), dragging: known(dragging) };
}

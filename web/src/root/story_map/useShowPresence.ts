import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { PresenceState } from '#shared/contract/presence.ts';
import { paths } from '#web/base/paths.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import { usePresence } from '#web/replica/presence/usePresence.ts';
import type { CardId } from '#web/replica/story_map/types.ts';

const nothing: PresenceState = { selected: null, editing: null, dragging: null };

/** Shows others on the map which card of the board the user is on, and what they do with it. */
export function useShowPresence(actions: BoardActions): void {
  const { ui, map } = actions;
  const isOnBoard = useLocation().pathname === paths.mapActivity(map.containerId);
  const shown = useMemo(
    () => ({ get: () => (isOnBoard ? stateOn(actions) : nothing), subscribe: ui.subscribe }),
    [actions, ui, isOnBoard],
  );
  usePresence(map, shown);
}

function stateOn({ ui, map }: BoardActions): PresenceState {
  const { active, editor, drag, lifted } = ui.get();
  // Nobody else knows a card that is not saved yet.
  const known = (card: CardId | null | undefined) => {
    const id = map.scope.aliases.idOf(card ?? '');
    return id === '' || isTemporary(id) ? null : id;
  };
  return {
    selected: known(active?.at === 'card' ? active.id : null),
    editing: known(editor?.kind === 'rename' ? editor.card : null),
    dragging: known(drag?.item ?? lifted?.item),
  };
}

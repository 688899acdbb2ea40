import { paths } from '#web/base/paths.ts';
import { PlacesMenu } from '#web/board/menu/PlacesMenu.tsx';
import { placeEntry } from '#web/board/moving/moves.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { epicMoves } from '../model/epicMoves.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';

/** The menu of an epic: the releases of its map that it can move to. */
export function RoadmapMenu() {
  const actions = useRoadmapActions();
  const containerId = useContainerId();
  const menu = useRoadmapUi((ui) => ui.menu);
  const chip = menu === null ? undefined : actions.itemOf(menu.item.id);
  if (menu === null || chip === undefined) return null;
  const row = actions.rowOf(chip) ?? '';
  const places = actions.board.columns
    .filter(({ id, mapName }) => mapName === null && id !== chip.releaseId)
    .map(({ id, release: { name } }) =>
      placeEntry(actions, epicMoves(actions), chip, { id, name, place: { row, column: id } }),
    );
  return (
    <PlacesMenu
      board={actions}
      origin={menu}
      href={paths.releaseWhat(containerId, chip.releaseId, chip.whatId, chip.id)}
      groups={[places]}
    />
  );
}

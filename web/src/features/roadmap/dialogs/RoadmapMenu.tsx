import { paths } from '#web/base/paths.ts';
import { PlacesMenu } from '#web/board/menu/PlacesMenu.tsx';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { wordsFor } from '../model/moves.ts';
import { chipOf } from '../model/walk.ts';
import { useRoadmapActions, useRoadmapUi } from '../roadmapContext.ts';

/** The menu of an epic: the releases of its map that it can move to. */
export function RoadmapMenu() {
  const actions = useRoadmapActions();
  const containerId = useContainerId();
  const menu = useRoadmapUi((ui) => ui.menu);
  const chip = menu === null ? undefined : chipOf(actions.board, menu.id);
  if (menu === null || chip === undefined) return null;
  const row = actions.rowOf(chip) ?? '';
  const places = actions.board.columns
    .filter(({ id, mapName }) => mapName === null && id !== chip.releaseId)
    .map(({ id, release }) => {
      const target = { row, column: id };
      const verdict = actions.verdict(chip, target);
      const refusal = verdict.does === 'refused' ? verdict.refusal : null;
      return {
        id,
        words: (refusal === null ? wordsFor(actions.board, verdict) : null) ?? release.name,
        refusal,
        move: () => actions.moveAll(chip, target),
      };
    });
  return (
    <PlacesMenu
      origin={menu}
      href={paths.releaseWhat(containerId, chip.releaseId, chip.whatId, chip.id)}
      groups={[places]}
      announce={(text) => actions.announce(text)}
      onClose={() => actions.ui.set({ menu: null })}
    />
  );
}

import { PlacesMenu } from '#web/board/menu/PlacesMenu.tsx';
import { placeEntry } from '#web/board/moving/moves.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { hrefOf } from '../model/board.ts';
import { nameOf } from '../model/drops.ts';
import { sliceMoves } from '../model/sliceMoves.ts';
import { useSliceActions, useSliceBoard, useSliceUi } from '../slicesContext.ts';

/** The menu of a card: the lanes it can move to, and the releases that can hold it too. */
export function SliceMenu() {
  const actions = useSliceActions();
  const containerId = useContainerId();
  const board = useSliceBoard();
  const menu = useSliceUi((ui) => ui.menu);
  if (menu === null) return null;
  const { item } = menu;
  const others = board.lanes.filter(({ id }) => id !== item.lane);
  const entriesFor = (copies: boolean) =>
    others.map((lane) => {
      const place = { lane: lane.id, copies };
      const verdict = actions.verdict(item, place);
      return {
        ...placeEntry(actions, sliceMoves(actions), item, {
          id: `${copies ? 'copy' : 'move'} ${lane.id}`,
          name: nameOf(lane),
          place,
        }),
        // Copying differs from moving only for a card that would leave a release.
        isCopy: verdict.does === 'changes' && verdict.from !== item.lane,
      };
    });
  return (
    <PlacesMenu
      board={actions}
      origin={menu}
      href={hrefOf(containerId, item)}
      groups={[entriesFor(false), entriesFor(true).filter(({ isCopy }) => isCopy)]}
    />
  );
}

import * as texts from '#shared/texts/boardSelection.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { RemovalRules } from '#web/board/select/removalRules.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { withoutFollowers } from './dragging/moveCards.ts';

/** How selected cards are taken off the map; sub-activities go along with theirs (rule what.16). */
export const cardRemoval = (actions: BoardActions): RemovalRules<CardId> => ({
  title: texts.deleteActivities,
  text: texts.deleteActivitiesText,
  confirm: storyMapTexts.deleteConfirm,
  among: (cards) => withoutFollowers(actions.layout, cards),
  remove: (card) => actions.remove(card),
});

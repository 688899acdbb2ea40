import { exploreInformationExists } from '#shared/errors.ts';
import { isExplored } from '#shared/rules/releases.ts';
import * as texts from '#shared/texts/boardSelection.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import type { RemovalRules } from '#web/board/select/removalRules.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { releaseWhats } from '#web/replica/release/entities.ts';
import { rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { withoutFollowers } from './dragging/moveCards.ts';

/** How selected cards are taken off the map; sub-activities go along with theirs (rule what.16). */
export const cardRemoval = (actions: BoardActions): RemovalRules<CardId> => ({
  title: texts.deleteActivities,
  text: texts.deleteActivitiesText,
  confirm: storyMapTexts.deleteConfirm,
  among: (cards) => withoutFollowers(actions.layout, cards),
  whyNot: (card) => {
    const cards = [card, ...rowOf(actions.layout, card)];
    // What is known of releases; the server refuses the rest.
    const parts = [...actions.map.scope.all(releaseWhats).values()];
    const isHeld = parts.some((part) => cards.includes(part.whatId) && isExplored(part));
    return isHeld ? exploreInformationExists.message : undefined;
  },
  remove: (card) => actions.remove(card),
});

import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import { beside } from '#web/board/keys/beside.ts';
import { effectOf, type Moves } from '#web/board/moving/moves.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';
import { laneOf, type SliceCard } from './board.ts';
import { nameOf, type Target, wordsFor } from './drops.ts';
import type { SliceActions } from './SliceActions.ts';
import { isThere } from './walk.ts';

const texts = sliceTexts.announcements;

/** How the cards of the Slices move from lane to lane. Up and down choose a lane for a picked-up one. */
export function sliceMoves(actions: SliceActions): Moves<SliceCard, Target> {
  const words = ({ card }: SliceCard, lane: string) => ({
    name: actions.nameOf(card),
    lane: nameOf(laneOf(actions.board, lane)),
  });
  return {
    nameOf: (item) => (isThere(actions.board, item) ? actions.nameOf(item.card) : undefined),
    placeOf: ({ lane, card }) =>
      isUnsavedRefusal(actions.layout.cards.get(card)) ? undefined : { lane, copies: false },
    beside: ({ lane }, direction) => {
      const ids = actions.board.lanes.map(({ id }) => id);
      const next = beside(ids, lane, direction, 'down');
      return next === undefined ? undefined : { lane: next, copies: false };
    },
    copying: ({ lane }) => ({ lane, copies: true }),
    effect: (item, target) => {
      const verdict = actions.verdict(item, target);
      return effectOf(verdict, wordsFor(actions.board, verdict));
    },
    move: (item, target, by) => actions.place(item, target, by === 'keys' ? true : 'stay'),
    says: {
      picked: (item) => texts.picked(words(item, item.lane)),
      over: (item, { lane }, does) =>
        does === null
          ? texts.stays(words(item, lane))
          : texts.over({ lane: words(item, lane).lane, does: does.replace(/\.$/, '') }),
      back: (item) => texts.stays(words(item, item.lane)),
    },
  };
}

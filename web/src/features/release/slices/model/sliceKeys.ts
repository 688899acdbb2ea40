import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import { ItemKeys } from '#web/board/keys/itemKeys.ts';
import { keyOf, type LaneId, laneOf, type SliceCard } from './board.ts';
import { nameOf, wordsFor } from './drops.ts';
import type { SliceActions } from './SliceActions.ts';
import { isThere, laneBeside, nextCard } from './walk.ts';

const texts = sliceTexts.announcements;

/** The keys of the cards of the Slices. Up and down choose a lane for a picked-up one. */
export function sliceKeys(actions: SliceActions, editable: boolean): ItemKeys<SliceCard, LaneId> {
  const { ui } = actions;
  const laneName = (lane: LaneId) => nameOf(laneOf(actions.board, lane));
  const stays = ({ card, lane }: SliceCard, at = lane) =>
    texts.stays({ name: actions.nameOf(card), lane: laneName(at) });
  return new ItemKeys<SliceCard, LaneId>({
    walk: (item, step) => nextCard(actions.board, item, step),
    isThere: (item) => isThere(actions.board, item),
    focus: (item) => actions.activate(item, true),
    commands: (item, { anchor }) => (editable ? { menu: () => ui.set({ menu: { ...item, anchor } }) } : {}),
    editable,
    carry: {
      lifted: () => ui.get().lifted,
      show: (lifted) => ui.set({ lifted }),
      start: ({ lane, card }) => {
        const name = actions.nameOf(card);
        return { place: lane, name, picked: texts.picked({ name, lane: laneName(lane) }) };
      },
      next: ({ place }, direction) => {
        const lane =
          direction === 'up' || direction === 'down' ? laneBeside(actions.board, place, direction) : undefined;
        return lane === undefined ? undefined : { place: lane };
      },
      over: ({ item, place }) => {
        const does = wordsFor(actions.board, actions.verdict(item, { lane: place, copies: false }));
        if (does === null) return stays(item, place);
        return texts.over({ lane: laneName(place), does: does.replace(/\.$/, '') });
      },
      drop: ({ item, place: lane }, copies) => {
        const target = { lane, copies };
        const verdict = actions.verdict(item, target);
        if (verdict.does === 'refused') return verdict;
        ui.set({ lifted: null });
        return { dropped: actions.placeAll(item, target, true) };
      },
      back: (item) => stays(item),
      copies: true,
    },
    selects: { selection: actions.selection, keyOf },
    announce: (text) => actions.announce(text),
    refuse: (text) => actions.refuse(text),
  });
}

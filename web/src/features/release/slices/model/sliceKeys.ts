import { fill } from '#shared/texts/fill.ts';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';
import { laneOf, type SliceCard } from './board.ts';
import { nameOf, wordsFor } from './drops.ts';
import type { SliceActions } from './SliceActions.ts';
import type { SliceUi } from './sliceUi.ts';
import { type Direction, laneBeside, nextCard } from './walk.ts';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};
const texts = sliceTexts.announcements;

/** A key, and whether a copy key is held: Ctrl, Alt or Cmd. */
type Press = { key: string; copies: boolean; editable: boolean; anchor: HTMLElement };

/** Handles a key on a card, or on a picked-up one. @returns whether it handled the key */
export function pressSliceKey(actions: SliceActions, item: SliceCard, press: Press): boolean {
  const { lifted } = actions.ui.get();
  if (lifted !== null) return pressLifted(actions, lifted, press);
  const { key, editable, anchor } = press;
  if (editable && !press.copies && (key === 'ContextMenu' || key.toLowerCase() === 'm')) {
    actions.ui.set({ menu: { ...item, anchor } });
    return true;
  }
  const direction = DIRECTIONS[key];
  if (direction === undefined || press.copies) return false;
  const next = nextCard(actions.board, item, direction);
  if (next === undefined) actions.announce(texts.edge);
  else actions.activate(next, true);
  return true;
}

/** Picks a card up by keyboard: from now on up and down choose a lane for it. */
export function pickUp(actions: SliceActions, item: SliceCard): void {
  if (isUnsavedRefusal(actions.layout.cards.get(item.card))) return;
  actions.ui.set({ lifted: { ...item, to: item.lane } });
  const lane = nameOf(laneOf(actions.board, item.lane));
  actions.announce(fill(texts.picked, { name: actions.nameOf(item.card), lane }));
}

/** Puts the picked-up card back, if there is one. */
export function putBack(actions: SliceActions, focus = true): void {
  const { lifted } = actions.ui.get();
  if (lifted === null) return;
  const { lane, card } = lifted;
  actions.ui.set({ lifted: null });
  actions.announce(fill(texts.stays, { name: actions.nameOf(card), lane: nameOf(laneOf(actions.board, lane)) }));
  if (focus) actions.activate({ lane, card }, true);
}

function pressLifted(
  actions: SliceActions,
  { to, ...item }: NonNullable<SliceUi['lifted']>,
  { key, copies }: Pick<Press, 'key' | 'copies'>,
): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = laneBeside(actions.board, to, key === 'ArrowUp' ? 'up' : 'down');
    if (next === undefined) actions.announce(texts.edge);
    else choose(actions, item, next);
  } else if (key === ' ' || key === 'Enter') drop(actions, item, { lane: to, copies });
  else if (key === 'Escape' || key === 'Tab') putBack(actions, key === 'Escape');
  // Carrying a card blocks all other actions.
  return key !== 'Tab';
}

function choose(actions: SliceActions, item: SliceCard, to: string): void {
  actions.ui.set({ lifted: { ...item, to } });
  const { board } = actions;
  const verdict = actions.verdict(item, { lane: to, copies: false });
  const lane = nameOf(laneOf(board, to));
  const does = wordsFor(board, verdict);
  actions.announce(
    does === null
      ? fill(texts.stays, { name: actions.nameOf(item.card), lane })
      : fill(texts.over, { lane, does: does.replace(/\.$/, '') }),
  );
}

/** Drops the picked-up card. If refused, it stays picked up. */
function drop(actions: SliceActions, item: SliceCard, target: { lane: string; copies: boolean }): void {
  const verdict = actions.verdict(item, target);
  if (verdict.does === 'refused') return actions.refuse(verdict.refusal);
  actions.ui.set({ lifted: null });
  actions.announce(actions.place(item, target, true));
}

import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import * as selectionTexts from '#shared/texts/boardSelection.ts';
import * as sliceTexts from '#shared/texts/story_map/slices.ts';
import { matchesOn } from '#web/board/filter/matches.ts';
import type { Grid } from '#web/board/keys/walkGrid.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { nameOf as nameOfCard } from '#web/board/selection/words.ts';
import { GridActions } from '#web/board/state/GridActions.ts';
import { inputOf } from '#web/replica/command.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { NO_RELEASE, placeWhat } from '#web/replica/release/placeWhat.ts';
import { rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout } from '#web/replica/story_map/types.ts';
import { keyOf, laneOf, type SliceBoard, sliceBoard, type SliceCard } from './board.ts';
import { nameOf, type Target, type Verdict, verdictOn } from './drops.ts';
import { idleSliceUi, type SliceUi } from './sliceUi.ts';
import { gridOf, isThere } from './walk.ts';

type Known = {
  releases: ReadonlyMap<string, Release>;
  releaseWhats: ReadonlyMap<string, ReleaseWhat>;
  single: boolean;
  /** The columns of the map, each with its cards: the same lists until a card is added, moved or removed. */
  rows: readonly (readonly CardId[])[];
  /** The Activities that match the filter while it hides the others; null while it hides none. */
  shown: ReadonlySet<string> | null;
};

const texts = sliceTexts.announcements;

/** The actions of the Slices. Each edit shows at once; a refusal removes only its own edit. */
export class SliceActions extends GridActions<SliceCard, SliceUi> {
  readonly #map: BoardActions;
  #known: (Known & { board: SliceBoard }) | undefined;

  constructor(map: BoardActions) {
    super(idleSliceUi, map, {
      keyOf,
      counts: selectionTexts.activities,
      isVisible: ({ card }) => !map.isDimmed(card),
      jumps: true,
    });
    this.#map = map;
  }

  get grid(): Grid<SliceCard> {
    return gridOf(this.board);
  }

  get layout(): Layout {
    return this.#map.layout;
  }

  /**
   * The lanes as shown, with pending edits. The same object for the same state: a changed text, size or link of a card
   * leaves the lanes as they are.
   */
  get board(): SliceBoard {
    const { scope } = this.#map.map;
    const { single } = this.ui.get();
    const { filter } = this.#map.ui.get();
    const now = {
      releases: scope.all(releases),
      releaseWhats: scope.all(releaseWhats),
      single,
      rows: rowsOf(this.layout),
      shown: filter.hides ? matchesOn(scope, filter) : null,
    };
    const before = this.#known;
    if (before !== undefined && isSame(before, now)) return before.board;
    const board = sliceBoard({
      layout: this.layout,
      releases: now.releases.values(),
      releaseWhats: now.releaseWhats.values(),
      single,
      isShown: (card) => now.shown === null || !this.#map.isDimmed(card),
    });
    this.#known = { ...now, board };
    return board;
  }

  /** The effect of dropping a card into a lane. */
  verdict(item: SliceCard, target: Target): Verdict {
    const card = this.layout.cards.get(item.card);
    return card === undefined ? { does: 'stays' } : verdictOn(this.board, card, item, target);
  }

  /** Drops a card into a lane that accepts it. The focus follows it. @returns the outcome, in words */
  place(item: SliceCard, target: Target, focus: true | 'stay'): string {
    const verdict = this.verdict(item, target);
    const { board } = this;
    const name = this.nameOf(item.card);
    if (verdict.does !== 'changes') {
      this.activate(keyOf(item), focus);
      return texts.stays({ name, lane: nameOf(laneOf(board, item.lane)) });
    }
    const { from, to } = verdict;
    const { containerId, pending } = this.#map.map;
    const level = this.layout.cards.get(item.card)?.level ?? 0;
    void pending.begin(placeWhat, { containerId, whatId: item.card, level, from, to });
    const there = { lane: to, card: item.card };
    if (to !== NO_RELEASE && !target.copies) this.selection.rename(keyOf(item), keyOf(there));
    // Removed from one release, it may still be in another.
    const next = isThere(this.board, there) ? there : this.items[0];
    this.activate(next === undefined ? null : keyOf(next), focus);
    return this.#describeOutcome(name, from, to, item.lane);
  }

  /** Returns the cards of refused drops to their lanes. @param onRefused is called after that @returns stops it */
  follow(onRefused: () => void): () => void {
    return this.#map.map.pending.onEvent((event) => {
      const input = event.kind === 'refused' ? inputOf(placeWhat, event.pending) : undefined;
      if (input === undefined) return;
      const keyIn = (lane: string) => keyOf({ lane, card: input.whatId });
      if (this.ui.get().active === keyIn(input.to)) this.activate(keyIn(input.from), false);
      onRefused();
    });
  }

  nameOf(card: CardId): string {
    return nameOfCard(this.layout, card);
  }

  #describeOutcome(name: string, from: string, to: string, here: string): string {
    const { board } = this;
    const words = { name, from: nameOf(laneOf(board, from)), to: nameOf(laneOf(board, to)) };
    if (to === NO_RELEASE) return texts.removed(words);
    if (from !== NO_RELEASE) return texts.moved(words);
    return (here === NO_RELEASE ? texts.taken : texts.added)(words);
  }
}

function rowsOf(layout: Layout): Known['rows'] {
  return [layout.backbone, ...layout.backbone.map((step) => rowOf(layout, step))];
}

function isSame(before: Known, now: Known): boolean {
  const sameRows = before.rows.length === now.rows.length && before.rows.every((row, index) => row === now.rows[index]);
  return (
    sameRows &&
    before.single === now.single &&
    before.shown === now.shown &&
    before.releases === now.releases &&
    before.releaseWhats === now.releaseWhats
  );
}

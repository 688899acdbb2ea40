import type { Store } from '#web/base/browser/store.ts';
import type { DragState } from '../dragging/draggable.ts';
import type { Direction, Lifted, Step } from '../keys/itemKeys.ts';
import { moveTogether, type Selection } from '../select/Selection.ts';
import type { FocusState } from '../state/ItemActions.ts';

/** What a drop does, in words: null where the item stays; where it is refused, why. */
export type Effect = { does: string | null; refusal: string | null };

/** How an item is moved: by keys or a menu, or by the pointer. */
export type MovedBy = 'keys' | 'pointer';

/**
 * How the items of a board move from place to place: the same rules for the keys, the pointer and the menu, for one item
 * and for several.
 */
export type Moves<Item, Place extends object> = {
  /** The name of an item; undefined once it has left the board. */
  nameOf: (item: Item) => string | undefined;
  /** Where an item is; undefined for one that cannot be moved, which needs no words. */
  placeOf: (item: Item) => Place | undefined;
  /** Why an item cannot leave its place, if so. */
  heldBy?: (item: Item) => string | undefined;
  /** The place beside another one, to choose by keyboard; undefined at the edge. */
  beside: (place: Place, direction: Direction) => Place | undefined;
  /** The place for an item that is carried or moves along to another one's place; by default the same. */
  along?: (item: Item, place: Place) => Place;
  /** The place that keeps the item in its own as well, which Ctrl asks for; without it nothing is copied. */
  copying?: (place: Place) => Place;
  /** @param several whether others move along */
  effect: (item: Item, place: Place, several?: boolean) => Effect;
  /** Moves an item. @returns the outcome, in words */
  move: (item: Item, place: Place, by: MovedBy) => string;
  /** Called with the carried item once all have moved. */
  settle?: (item: Item, by: MovedBy) => void;
  says: {
    picked: (item: Item, place: Place) => string;
    /** @param does what a drop does there; null where the item stays */
    over: (item: Item, place: Place, does: string | null) => string;
    back: (item: Item) => string;
  };
  /** See `CarryRules`. */
  isPreviewed?: boolean;
};

/** The state of a board whose items move: the carried one, by keyboard or pointer. */
export type MovingUi<Item, Place> = {
  lifted: Lifted<Item, Place> | null;
  drag: DragState<Item, Place> | null;
};

export const nothingMoves = { lifted: null, drag: null };

/** A board whose items move (see `GridActions`). */
export type MovingBoard<Item, Place extends object> = {
  ui: Store<FocusState<string> & MovingUi<Item, Place>>;
  selection: Selection<Item>;
  keyOf: (item: Item) => string;
  itemAt: (target: EventTarget | null) => Item | undefined;
  next: (item: Item, step: Step) => Item | undefined;
  activate: (key: string | null, focus: boolean | 'stay') => void;
  announce: (text: string) => void;
  refuse: (text: string) => void;
};

/** The carried item, and the place it would land; null while there is none. */
export function carriedIn<Item, Place>({
  drag,
  lifted,
}: MovingUi<Item, Place>): {
  item: Item;
  place: Place | null;
} | null {
  return drag === null ? lifted : { item: drag.item, place: drag.landing?.target ?? null };
}

/** An effect from a verdict of a board's rules. @param words for one that is no refusal */
export const effectOf = (verdict: { does: string; refusal?: string }, words: string | null): Effect => ({
  does: verdict.refusal ?? words,
  refusal: verdict.refusal ?? null,
});

/** The place of a carried item, as it is for this item. */
export const placeFor = <Item, Place extends object>({ along }: Moves<Item, Place>, item: Item, place: Place): Place =>
  along === undefined ? place : along(item, place);

/** Moves an item, and with it the others if it is one of the selected; those that are refused stay. */
export function moveSelected<Item, Place extends object>(
  { selection }: Pick<MovingBoard<Item, Place>, 'selection'>,
  moves: Moves<Item, Place>,
  item: Item,
  place: Place,
  by: MovedBy,
): string {
  const items = selection.with(item);
  const outcome = moveTogether(
    items,
    (one) => moves.effect(one, placeFor(moves, one, place), items.length > 1).refusal ?? undefined,
    (one) => moves.move(one, placeFor(moves, one, place), by),
  );
  moves.settle?.(item, by);
  return outcome;
}

/** A place in the menu of an item (see `PlacesMenu`). @param name for a place that refuses the item */
export function placeEntry<Item, Place extends object>(
  board: Pick<MovingBoard<Item, Place>, 'selection'>,
  moves: Moves<Item, Place>,
  item: Item,
  { id, name, place }: { id: string; name: string; place: Place },
) {
  const { does, refusal } = moves.effect(item, place);
  return {
    id,
    words: refusal === null ? (does ?? name) : name,
    refusal,
    move: () => moveSelected(board, moves, item, place, 'keys'),
  };
}

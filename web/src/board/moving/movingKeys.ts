import { ItemKeys, type KeyRules } from '../keys/itemKeys.ts';
import { type MovingBoard, type Moves, moveSelected, placeFor } from './moves.ts';

/** What is special about the keys of a board. */
type Rules<Item, Place> = Pick<KeyRules<Item, Place>, 'commands' | 'editable'>;

/** The keys of items that move from place to place: arrows choose one of the places for a picked-up item. */
export function movingKeys<Item, Place extends object>(
  board: MovingBoard<Item, Place>,
  moves: Moves<Item, Place>,
  rules: Rules<Item, Place>,
): ItemKeys<Item, Place> {
  const { ui, selection } = board;
  const { nameOf, heldBy, says, copying, isPreviewed = false } = moves;
  const keyOf = (item: Item) => board.keyOf(item);
  return new ItemKeys<Item, Place>({
    ...rules,
    walk: (item, step) => board.next(item, step),
    isThere: (item) => nameOf(item) !== undefined,
    focus: (item) => board.activate(keyOf(item), true),
    carry: {
      lifted: () => ui.get().lifted,
      show: (lifted) => ui.set({ lifted }),
      start: (item) => {
        const [place, name, refusal] = [moves.placeOf(item), nameOf(item), heldBy?.(item)];
        if (place === undefined || name === undefined) return undefined;
        return refusal === undefined ? { place, name, picked: says.picked(item, place) } : { refusal };
      },
      next: ({ place }, direction) => {
        const next = moves.beside(place, direction);
        return next && { place: next };
      },
      over: ({ item, place }) => says.over(item, place, moves.effect(item, placeFor(moves, item, place)).does),
      drop: ({ item, place }, copies) => {
        const target = copies && copying !== undefined ? copying(place) : place;
        const { refusal } = moves.effect(item, placeFor(moves, item, target));
        if (refusal !== null) return { refusal };
        ui.set({ lifted: null });
        return { dropped: moveSelected(board, moves, item, target, 'keys') };
      },
      back: says.back,
      copies: copying !== undefined,
      isPreviewed,
    },
    selects: { selection, keyOf },
    announce: (text) => board.announce(text),
    refuse: (text) => board.refuse(text),
  });
}

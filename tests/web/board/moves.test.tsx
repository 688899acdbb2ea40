import { beforeEach, describe, expect, test } from 'vitest';
import * as texts from '#shared/texts/boardSelection.ts';
import type { DragState } from '#web/board/dragging/draggable.ts';
import type { ItemKeys, Press } from '#web/board/keys/itemKeys.ts';
import {
  carriedIn,
  effectOf,
  type MovingBoard,
  type MovingUi,
  type Moves,
  nothingMoves,
  placeEntry,
} from '#web/board/moving/moves.ts';
import { movingDrag } from '#web/board/moving/movingDrag.ts';
import { movingKeys } from '#web/board/moving/movingKeys.ts';
import { GridActions } from '#web/board/state/GridActions.ts';
import { type FocusState, noFocus } from '#web/board/state/ItemActions.ts';

type Place = { shelf: number; room: string; copies: boolean };
type Ui = FocusState<string> & MovingUi<string, Place>;

/** Books on three shelves of two rooms. They keep their room, the heavy ones stay below, and a chained one stays at all. */
class Library extends GridActions<string, Ui> implements MovingBoard<string, Place> {
  readonly said: string[] = [];
  readonly places = new Map<string, Place>();
  readonly moves: Moves<string, Place> = {
    nameOf: (book) => (this.places.has(book) ? book.toUpperCase() : undefined),
    placeOf: (book) => (book === 'draft' ? undefined : this.places.get(book)),
    heldBy: (book) => (book === 'bible' ? 'chained' : undefined),
    beside: (place, direction) => {
      const shelf = place.shelf + (direction === 'up' ? 1 : -1);
      return shelf < 0 || shelf > 2 ? undefined : { ...place, shelf };
    },
    along: (book, place) => ({ ...place, room: this.places.get(book)?.room ?? '' }),
    copying: (place) => ({ ...place, copies: true }),
    effect: (book, { shelf, room }) => {
      const at = this.places.get(book);
      if (room !== at?.room) return effectOf({ does: 'refused', refusal: 'another room' }, null);
      if (book === 'atlas' && shelf === 2) return effectOf({ does: 'refused', refusal: 'too heavy' }, null);
      return effectOf({ does: 'moves' }, shelf === at.shelf ? null : `goes to ${shelf}`);
    },
    move: (book, place, by) => {
      if (!place.copies) this.places.set(book, place);
      return `${book} ${place.copies ? 'copied' : 'put'} on ${place.shelf} by ${by}`;
    },
    settle: (book, by) => this.said.push(`${book} settled by ${by}`),
    says: {
      picked: (book, { shelf }) => `picked ${book} on ${shelf}`,
      over: (book, { shelf }, does) => (does === null ? `${book} stays on ${shelf}` : does),
      back: (book) => `${book} back`,
    },
  };

  constructor() {
    const voice = { announce: () => undefined, refuse: () => undefined };
    super({ ...noFocus, ...nothingMoves }, voice, { keyOf: (book) => book, counts: texts.epics });
    const at = (shelf: number, room: string) => ({ shelf, room, copies: false });
    for (const [book, place] of Object.entries({ atlas: at(0, 'a'), cook: at(1, 'b'), bible: at(0, 'a') }))
      this.places.set(book, place);
    this.places.set('draft', at(0, 'a'));
  }

  get grid() {
    return [[[...this.places.keys()]]];
  }

  override announce(text: string): void {
    this.said.push(text);
  }

  override refuse(text: string): void {
    this.said.push(`! ${text}`);
  }

  /** What it has said since the last time. */
  hear(): string[] {
    return this.said.splice(0);
  }
}

const PRESS: Omit<Press, 'key'> = {
  ...{ code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  anchor: document.body,
};

/** The pressed text within the element of a book. */
function faceOf(book: string): Element {
  const face = document.createElement('button');
  face.dataset['item'] = book;
  return face.appendChild(document.createElement('span'));
}

let library: Library;
let keys: ItemKeys<string, Place>;
const press = (book: string, key: string, more: Partial<Press> = {}) => keys.press(book, { ...PRESS, key, ...more });

beforeEach(() => {
  library = new Library();
  keys = movingKeys(library, library.moves, { commands: () => ({}), editable: true });
});

describe('items that move from place to place', () => {
  test('are carried by keys, and dropped where they are taken', () => {
    press('atlas', ' ');
    press('atlas', 'ArrowUp');
    press('atlas', 'ArrowUp');
    expect(library.hear()).toEqual(['picked atlas on 0', 'goes to 1', 'too heavy']);
    expect(carriedIn(library.ui.get())).toMatchObject({ item: 'atlas', place: { shelf: 2 } });
    press('atlas', 'Enter');
    expect(library.hear()).toEqual(['! too heavy']);
    press('atlas', 'ArrowDown');
    press('atlas', 'Enter');
    expect(library.hear()).toEqual(['goes to 1', 'atlas settled by keys', 'atlas put on 1 by keys']);
    expect(carriedIn(library.ui.get())).toBeNull();
    press('atlas', ' ');
    press('atlas', 'Escape');
    expect(library.hear()).toEqual(['picked atlas on 1', 'atlas back']);
    expect(library.ui.get().active).toBe('atlas');
  });

  test('are not picked up while they cannot move; why is said, where there is anything to say', () => {
    press('bible', ' ');
    press('draft', ' ');
    expect(library.hear()).toEqual(['! chained']);
    expect(library.ui.get().lifted).toBeNull();
  });

  test('go together, each to the place that is its own, and those that are refused stay', () => {
    library.selection.toggle('atlas');
    library.selection.toggle('cook');
    press('cook', ' ');
    press('cook', 'ArrowUp');
    press('cook', 'Enter');
    expect(library.places.get('cook')).toMatchObject({ shelf: 2, room: 'b' });
    expect(library.places.get('atlas')).toMatchObject({ shelf: 0, room: 'a' });
    const stays = texts.stays({ count: 1, reason: 'too heavy' });
    expect(library.hear().at(-1)).toBe(`${texts.moved({ count: 1 })} ${stays}`);
  });

  test('are copied with Ctrl', () => {
    press('atlas', ' ');
    press('atlas', 'ArrowUp');
    press('atlas', 'Enter', { ctrlKey: true });
    expect(library.hear().at(-1)).toBe('atlas copied on 1 by keys');
  });

  test('are dragged, unless they cannot move', () => {
    const places: Place[] = [{ shelf: 1, room: 'a', copies: false }];
    const dragging = movingDrag(library, library.moves, {
      placeAt: () => places[0],
      lift: () => library.said.push('lifted'),
    });
    const drag = dragging(faceOf('atlas'))?.begin({ at: { x: 0, y: 0 }, release: () => undefined });
    const shown: DragState<string, Place> | null = library.ui.get().drag;
    expect(shown).toEqual({
      item: 'atlas',
      landing: { target: places[0], line: null, does: 'goes to 1', refusal: null },
    });
    drag?.drop();
    expect(library.hear()).toEqual(['lifted', 'atlas settled by pointer', 'atlas put on 1 by pointer']);
    expect(library.ui.get().active).toBe('atlas');
    const draft = movingDrag(library, library.moves, {
      placeAt: () => undefined,
    });
    expect(draft(faceOf('draft'))).toBeNull();
    expect(draft(faceOf('a book of nobody'))).toBeNull();
  });

  test('have a menu with the places that take them, and the reason where one does not', () => {
    const entryOf = (shelf: number) =>
      placeEntry(library, library.moves, 'atlas', {
        ...{ id: String(shelf), name: `Shelf ${shelf}` },
        place: { shelf, room: 'a', copies: false },
      });
    expect(entryOf(1)).toMatchObject({ words: 'goes to 1', refusal: null });
    expect(entryOf(0)).toMatchObject({ words: 'Shelf 0', refusal: null });
    expect(entryOf(2)).toMatchObject({ words: 'Shelf 2', refusal: 'too heavy' });
    expect(entryOf(1).move()).toBe('atlas put on 1 by keys');
  });
});

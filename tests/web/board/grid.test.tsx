import { describe, expect, test } from 'vitest';
import * as texts from '#shared/texts/boardSelection.ts';
import { itemMenu, type MenuUi } from '#web/board/menu/menuOfItem.ts';
import { GridActions } from '#web/board/state/GridActions.ts';
import { type FocusState, noFocus } from '#web/board/state/ItemActions.ts';

type Tile = { id: number };
type Ui = FocusState<string> & MenuUi<Tile>;

/** Tiles in two rows of two cells. The one of 90 cannot be selected, the one of 100 does not show. */
class Tiles extends GridActions<Tile, Ui> {
  readonly said: string[] = [];

  constructor(jumps: boolean) {
    const voice = { announce: (text: string) => this.said.push(text), refuse: () => undefined };
    super({ ...noFocus, menu: null }, voice, {
      keyOf: ({ id }) => `tile ${id}`,
      counts: texts.epics,
      isSelectable: ({ id }) => id !== 90,
      isVisible: ({ id }) => id < 99,
      jumps,
    });
  }

  get grid() {
    return [
      [[{ id: 1 }, { id: 2 }], [{ id: 3 }]],
      [[], [{ id: 90 }, { id: 100 }]],
    ];
  }
}

/** An element within that of a tile. */
function within(key: string): HTMLElement {
  const face = document.createElement('div');
  face.dataset['item'] = key;
  return face.appendChild(document.createElement('span'));
}

describe('a board whose items stand in cells', () => {
  test('finds an item by its name and at an element', () => {
    const tiles = new Tiles(false);
    expect(tiles.items.map(({ id }) => id)).toEqual([1, 2, 3, 90, 100]);
    expect(tiles.itemOf('tile 3')).toEqual({ id: 3 });
    expect(tiles.itemAt(within('tile 3'))).toEqual({ id: 3 });
    expect(tiles.itemAt(within('tile 4'))).toBeUndefined();
    expect(tiles.itemAt(document.body)).toBeUndefined();
  });

  test('is walked by arrows, which may jump into another column', () => {
    expect(new Tiles(false).next({ id: 2 }, 'right')).toEqual({ id: 3 });
    expect(new Tiles(false).next({ id: 2 }, 'down')).toBeUndefined();
    expect(new Tiles(true).next({ id: 2 }, 'down')).toEqual({ id: 90 });
  });

  test('selects what shows and can be selected, and says how many', () => {
    const tiles = new Tiles(false);
    tiles.selection.selectAll();
    expect(tiles.selection.items.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(tiles.said).toEqual([texts.epics({ count: 3 })]);
    tiles.selection.toggle('tile 100');
    tiles.selection.toggle('tile 90');
    expect(tiles.selection.items.map(({ id }) => id)).toEqual([1, 2, 3, 100]);
  });

  test('opens the menu of an item that has one, which becomes the active one', () => {
    const tiles = new Tiles(false);
    const menuAt = itemMenu(tiles, ({ id }) => id !== 2);
    const anchor = within('tile 1');
    menuAt({ anchor })?.();
    expect(tiles.ui.get()).toMatchObject({ active: 'tile 1', focus: 0, menu: { item: { id: 1 }, anchor } });
    expect(menuAt({ anchor: within('tile 2') })).toBeUndefined();
    expect(menuAt({ anchor: document.body })).toBeUndefined();
  });
});

import type { Store } from '#web/base/browser/store.ts';
import type { MenuAt } from './menuOpener.ts';
import type { MenuOrigin } from './menuOrigin.ts';

/** The state of a board whose items have a menu: the item whose menu is open, and what opened it. */
export type MenuUi<Item> = { menu: ({ item: Item } & MenuOrigin) | null };

type Board<Item> = {
  ui: Pick<Store<MenuUi<Item>>, 'set'>;
  itemAt: (target: EventTarget) => Item | undefined;
  keyOf: (item: Item) => string;
  activate: (key: string, focus: false) => void;
};

/** Opens the menu of an item, by a key or a right click. @param hasMenu whether an item has one */
export const itemMenu =
  <Item>(board: Board<Item>, hasMenu: (item: Item) => boolean): MenuAt =>
  (origin) => {
    const item = board.itemAt(origin.anchor);
    if (item === undefined || !hasMenu(item)) return undefined;
    return () => {
      board.activate(board.keyOf(item), false);
      board.ui.set({ menu: { item, ...origin } });
    };
  };

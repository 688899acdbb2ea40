import { describe, expect, test } from 'vitest';
import { announcements } from '#shared/texts/story_map/storyMap.ts';
import { beside } from '#web/board/keys/beside.ts';
import { ItemKeys, type Lifted, type Press } from '#web/board/keys/itemKeys.ts';
import { type Grid, walkGrid } from '#web/board/keys/walkGrid.ts';

/** A shelf of books: they go to the left and right, and the last place is locked. */
function shelf({ editable = true, copies = false } = {}) {
  const books = ['atlas', 'bible', 'cook'];
  const said: string[] = [];
  const state: { lifted: Lifted<string, number> | null; focus: string } = { lifted: null, focus: 'atlas' };
  const keys = new ItemKeys<string, number>({
    walk: (book, step) => walkGrid([books.map((one) => [one])], (one) => one === book, step),
    isThere: (book) => books.includes(book),
    focus: (book) => (state.focus = book),
    commands: (book) => ({ Enter: () => said.push(`open ${book}`), menu: () => said.push(`menu of ${book}`) }),
    editable,
    carry: {
      lifted: () => state.lifted,
      show: (lifted) => (state.lifted = lifted),
      start: (book) =>
        book === 'bible'
          ? { refusal: 'chained' }
          : { place: books.indexOf(book), name: book.toUpperCase(), picked: `picked ${book}` },
      next: ({ place }, direction) => {
        if (direction === 'up') return { refusal: 'no room above' };
        const next = place + (direction === 'left' ? -1 : 1);
        return next < 0 || next > 3 ? undefined : { place: next };
      },
      over: ({ item, place }) => `${item} at ${place}`,
      drop: ({ item, place }, copying) => {
        if (place === 3) return { refusal: 'locked' };
        state.lifted = null;
        return { dropped: `${copying ? 'copied' : 'dropped'} ${item} at ${place}` };
      },
      back: (book) => `${book} back`,
      copies,
    },
    announce: (text) => said.push(text),
    refuse: (text) => said.push(`! ${text}`),
  });
  const press = (key: string, more: Partial<Press> = {}) =>
    keys.press(state.lifted?.item ?? state.focus, { ...PLAIN, key, ...more });
  return { keys, press, state, said, books };
}

const PLAIN: Omit<Press, 'key'> = {
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  anchor: {} as HTMLElement,
};

describe('the keys of items', () => {
  test('arrows go from item to item, and say where there is none', () => {
    const { press, state, said } = shelf();
    expect(press('ArrowRight')).toBe(true);
    expect(state.focus).toBe('bible');
    press('End');
    expect(state.focus).toBe('cook');
    press('ArrowRight');
    expect(said).toEqual([announcements.edge]);
    expect(press('ArrowLeft', { ctrlKey: true })).toBe(false);
    expect(state.focus).toBe('cook');
  });

  test('commands work by letter, by the physical key of other alphabets, and not with Ctrl', () => {
    const { press, said } = shelf();
    expect(press('Enter')).toBe(true);
    for (const key of ['m', 'M', 'ContextMenu']) press(key);
    press('F10', { shiftKey: true });
    press('ь', { code: 'KeyM' });
    expect(said).toEqual(['open atlas', ...Array.from({ length: 5 }, () => 'menu of atlas')]);
    // A Latin layout stays as it is: on a French keyboard this is a comma.
    expect(press(',', { code: 'KeyM' })).toBe(false);
    expect(press('m', { ctrlKey: true })).toBe(false);
    expect(press('x')).toBe(false);
  });

  test('Space picks up, arrows carry, Space drops', () => {
    const { press, state, said } = shelf();
    press(' ');
    press('ArrowRight');
    press('m');
    press(' ');
    expect(said).toEqual(['picked atlas', 'atlas at 1', 'dropped atlas at 1']);
    expect(state.lifted).toBeNull();
  });

  test('what is refused stays picked up, and everybody is told why', () => {
    const { press, state, said } = shelf();
    state.focus = 'bible';
    press(' ');
    expect(state.lifted).toBeNull();
    state.focus = 'cook';
    for (const key of [' ', 'ArrowUp', 'ArrowRight', 'ArrowRight', ' ']) press(key);
    expect(said).toEqual(['! chained', 'picked cook', '! no room above', 'cook at 3', announcements.edge, '! locked']);
    expect(state.lifted).toEqual({ item: 'cook', place: 3, name: 'COOK' });
  });

  test('Escape puts back with the focus, Tab lets the focus go', () => {
    const { press, state, said } = shelf();
    press(' ');
    state.focus = '';
    expect(press('Escape')).toBe(true);
    expect(state.focus).toBe('atlas');
    press(' ');
    state.focus = '';
    expect(press('Tab')).toBe(false);
    expect(state).toEqual({ lifted: null, focus: '' });
    expect(said).toEqual(['picked atlas', 'atlas back', 'picked atlas', 'atlas back']);
  });

  test('an item that goes away while it is carried is said, and nothing is moved', () => {
    const { keys, press, state, said, books } = shelf();
    press(' ');
    press('ArrowRight');
    books.shift();
    expect(press(' ')).toBe(true);
    expect(state.lifted).toBeNull();
    expect(said.at(-1)).toBe(`! ${announcements.gone({ name: 'ATLAS' })}`);
    expect(said).not.toContain('dropped atlas at 1');
    expect(keys.endIfGone()).toBe(false);
  });

  test('a modifier copies where a board has that, and is the browser’s elsewhere', () => {
    const plain = shelf();
    plain.press(' ');
    expect(plain.press('Enter', { ctrlKey: true })).toBe(false);
    const copying = shelf({ copies: true });
    copying.press(' ');
    expect(copying.press('Enter', { altKey: true })).toBe(true);
    expect(copying.said.at(-1)).toBe('copied atlas at 0');
  });

  test('viewers pick up nothing', () => {
    const { press, state } = shelf({ editable: false });
    expect(press(' ')).toBe(false);
    expect(state.lifted).toBeNull();
  });
});

describe('walking', () => {
  const grid: Grid<string> = [
    [['a1', 'a2'], [], ['c1']],
    [[], [], []],
    [[], ['e1'], ['f1', 'f2']],
  ];
  const from = (item: string, step: Parameters<typeof walkGrid>[2], jumps = false) =>
    walkGrid(grid, (other) => other === item, step, jumps);

  test('goes sideways at the same height, past empty stacks', () => {
    expect(from('a2', 'right')).toBe('c1');
    expect(from('c1', 'left')).toBe('a1');
    expect(from('c1', 'right')).toBeUndefined();
  });

  test('goes down a stack and on into the next row with items, in the same column or the nearest', () => {
    expect(from('a1', 'down')).toBe('a2');
    expect(from('c1', 'down')).toBe('f1');
    expect(from('a2', 'down')).toBeUndefined();
    expect(from('a2', 'down', true)).toBe('e1');
    expect(from('e1', 'up', true)).toBe('a2');
    expect(from('f1', 'up')).toBe('c1');
  });

  test('goes to the ends of a row, and nowhere from an unknown item', () => {
    expect(from('e1', 'end')).toBe('f2');
    expect(from('f2', 'home')).toBe('e1');
    expect(from('x', 'left')).toBeUndefined();
  });
});

test('the place beside another one is in the direction in which they stand, if there is one', () => {
  const shelves = ['low', 'middle', 'top'];
  const from = (shelf: string, stand: 'across' | 'down') =>
    (['left', 'right', 'up', 'down'] as const).map((direction) => beside(shelves, shelf, direction, stand));
  expect(from('middle', 'across')).toEqual(['low', 'top', undefined, undefined]);
  expect(from('middle', 'down')).toEqual([undefined, undefined, 'low', 'top']);
  expect(from('top', 'down')).toEqual([undefined, undefined, 'middle', undefined]);
  expect(from('gone', 'across')).toEqual([undefined, undefined, undefined, undefined]);
});

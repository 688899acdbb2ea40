import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { whats } from '#web/replica/story_map/entities.ts';
import { idAt, openLargeBoard } from './largeBoard.tsx';
import { countRenders } from './renderCounter.ts';

const renders = countRenders();

afterEach(cleanup);
afterAll(() => renders.stop());

/** What the page beside the view takes: its header, tabs and dialogs. */
const PAGE = 150;
const MAX_ELEMENTS = 1_500 - PAGE;

describe('elements on the page', () => {
  test.each([24, 125])('stay few at every place of a map of 40 columns of %i', async (rows) => {
    const { elements, scrollTo } = openLargeBoard(40, rows);
    const counts = [elements()];
    for (const left of [0, 3_210, 7_000]) {
      for (const top of [0, rows * 20, rows * 50]) {
        await scrollTo(left, top);
        counts.push(elements());
      }
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_ELEMENTS);
    // Something is there wherever one looks.
    expect(Math.min(...counts)).toBeGreaterThan(100);
  });

  test('of a card include its menu and + only while it is hovered or active', async () => {
    const { container, scroller, card, actions } = openLargeBoard(3, 3);
    const withButtons = () =>
      [...container.querySelectorAll<HTMLElement>('[data-card]')]
        .filter((element) => element.querySelector('[aria-haspopup="menu"]') !== null)
        .map(({ dataset }) => dataset['card']);
    expect(withButtons()).toEqual([idAt(0)]);
    act(() => void fireEvent.pointerOver(card(idAt(1, 1))?.querySelector('button') as Element));
    expect(withButtons()).toEqual([idAt(0), idAt(1, 1)]);
    act(() => void fireEvent.pointerOver(scroller));
    act(() => actions.activate({ at: 'card', id: idAt(2, 0) }, true));
    expect(withButtons()).toEqual([idAt(2, 0)]);
    expect(document.activeElement).toBe(card(idAt(2, 0))?.querySelector('button'));
  });
});

const SIZES = [
  [100, 10, 9],
  [1_000, 40, 24],
  [10_000, 80, 124],
] as const;

describe.each(SIZES)('on a map of %i cards', (_, columns, rows) => {
  test('moving a card renders it and the two columns that it leaves and enters', async () => {
    const { actions, card, rest, takeWalks } = openLargeBoard(columns, rows);
    await rest();
    renders.take();
    takeWalks();
    await act(async () => {
      const place = { parentId: idAt(2), afterWhatId: idAt(2, 0), beforeWhatId: idAt(2, 1) };
      actions.map.cards.move(idAt(1, 1), place);
    });
    const { Card, Children, Column, Backbone, ActivityView } = renders.take();
    // In the place that it left below, another one may come near enough to be on the page.
    expect(Card).toBeLessThanOrEqual(2);
    expect({ Children, Column, Backbone }).toEqual({ Children: 2, Column: undefined, Backbone: undefined });
    expect({ ActivityView, walks: takeWalks() }).toEqual({ ActivityView: undefined, walks: 0 });
    expect(card(idAt(1, 1))?.closest('[data-column]')?.getAttribute('data-column')).toBe(idAt(2));
  });

  test('a changed Who renders nothing of the board, a changed text its card', async () => {
    const { map, rest, takeWalks } = openLargeBoard(columns, rows);
    await rest();
    renders.take();
    takeWalks();
    const who = {
      type: 'who',
      id: 'rider',
      version: 2,
      name: 'Driver',
      groupId: null,
      categoryId: null,
      generation: 0,
    };
    await act(async () => map.scope.enter({ changed: [who], removed: [] }));
    expect(renders.take()).toEqual({});
    const other = { ...map.scope.get(whats, idAt(1, 1)), type: 'what', version: 2, description: 'Other' };
    await act(async () => map.scope.enter({ changed: [other as never], removed: [] }));
    await rest();
    expect(renders.take()).toEqual({ Card: 1, Face: 1, Badges: 1, Cells: 1 });
    expect(takeWalks()).toBe(0);
  });

  test('a colleague who goes to another card renders that and the one before', async () => {
    const { map, rest, takeWalks } = openLargeBoard(columns, rows);
    const goTo = (selected: string) =>
      act(async () => {
        const ben = { from: 'a', uid: 'ben', at: 0, selected, editing: null, dragging: null };
        map.colleagues.hear({ kind: 'presence', topic: '', here: [ben], left: [] }, 0);
      });
    await goTo(idAt(0, 1));
    await rest();
    renders.take();
    takeWalks();
    await goTo(idAt(2, 2));
    const { Card, Children, Column, Backbone, ActivityView } = renders.take();
    expect({ Card, Children, Column, Backbone, ActivityView }).toEqual({ Card: 2 });
    expect(takeWalks()).toBe(0);
  });

  test('a drag step reads no other card than those that change', async () => {
    const { actions, map, rest, takeWalks } = openLargeBoard(columns, rows);
    await rest();
    takeWalks();
    for (const row of [1, 2, 3]) {
      const place = { parentId: idAt(2), afterWhatId: idAt(2, row - 1), beforeWhatId: idAt(2, row) };
      await act(async () => map.cards.preview({ card: idAt(1, 1), place }));
    }
    expect(map.layout.children.get(idAt(2))?.indexOf(idAt(1, 1))).toBe(3);
    await act(async () => map.cards.preview(null));
    expect(actions.layout.children.get(idAt(1))?.[1]).toBe(idAt(1, 1));
    expect(takeWalks()).toBe(0);
  });

  test('typing renders the field alone', async () => {
    const { actions, container, rest } = openLargeBoard(columns, rows);
    await act(async () => actions.addAtEnd(idAt(0)));
    await rest();
    const field = container.querySelector('textarea') as HTMLTextAreaElement;
    renders.take();
    await act(async () => void fireEvent.change(field, { target: { value: 'some words' } }));
    expect(renders.take()).toEqual({ TextField: 1 });
  });

  test('hovering renders the hovered card and the one before, and nothing else', async () => {
    const { card } = openLargeBoard(columns, rows);
    const point = (id: string) => act(async () => void fireEvent.pointerOver(card(id)?.firstElementChild as Element));
    await point(idAt(1, 1));
    renders.take();
    await point(idAt(1, 2));
    const { Card, Children } = renders.take();
    expect({ Card, Children }).toEqual({ Card: 2, Children: undefined });
  });

  test('dragging over cards renders none of them', async () => {
    const { actions, card } = openLargeBoard(columns, rows);
    await act(async () => actions.ui.set({ drag: { item: idAt(0, 0), landing: null } }));
    renders.take();
    await act(async () => void fireEvent.pointerOver(card(idAt(1, 2))?.firstElementChild as Element));
    expect(renders.take()['Card']).toBeUndefined();
  });

  test('scrolling a little renders no card, and a step only the new ones', async () => {
    const { scrollTo } = openLargeBoard(columns, rows);
    await scrollTo(0, 0);
    renders.take();
    await scrollTo(0, 1);
    expect(renders.take()['Card'] ?? 0).toBe(0);
    await scrollTo(0, 64);
    expect(renders.take()['Card'] ?? 0).toBeLessThanOrEqual(40);
  });
});

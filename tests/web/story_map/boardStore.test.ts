import { describe, expect, test } from 'vitest';
import { BoardStore } from '#web/features/story_map/model/boardStore.ts';
import { MapStore } from '#web/features/story_map/model/mapStore.ts';
import type { BoardEvent } from '#web/features/story_map/model/boardEvents.ts';
import { placeAtEnd, placeFor } from '#web/features/story_map/model/layout.ts';
import { idFor, standing, standingOn, type Sketch, type Standing } from './boards.ts';
import { FakeServer } from './fakeServer.ts';

function open(sketch: Sketch) {
  const server = new FakeServer(sketch);
  const events: BoardEvent[] = [];
  const board = new BoardStore(server.copy(), new MapStore(server.copy()), server.call, (event) => events.push(event));
  const layout = () => board.getState().layout;
  return {
    server,
    board,
    events,
    layout,
    seen: () => standingOn(layout()),
    end: (parent: string | null) => placeAtEnd(layout(), parent),
  };
}
const kinds = (events: BoardEvent[]) => events.map(({ kind }) => kind);

const heads = (all: Standing) => all.map(([text]) => text);

describe('adding', () => {
  test('ten cards typed quickly are seen at once and end in the typed order', async () => {
    const { server, board, seen, end } = open({});
    const typed = Array.from({ length: 10 }, (_, index) => `Step ${index}`);
    for (const text of typed) board.add(end(null), text);
    expect(heads(seen())).toEqual(typed);
    await server.answerAll();
    expect(heads(server.standing())).toEqual(typed);
    expect(seen()).toEqual(server.standing());
    expect(board.getState().saving).toBe(0);
    expect(server.calls).toEqual(typed.map(() => 'add_what'));
  });

  test('a child of a card that is not saved yet waits for its id', async () => {
    const { server, board, seen, end } = open({});
    const parent = board.add(end(null), 'Find');
    board.add(end(parent), 'Filter');
    await server.answerOne();
    expect(server.waiting[0]?.input).toMatchObject({ parentId: idFor('Find'), level: 1 });
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: ['Filter'] }));
  });

  test('a card keeps its name on the screen when the answer comes', async () => {
    const { server, board, layout, end } = open({});
    const card = board.add(end(null), 'Find');
    await server.answerAll();
    expect(layout().backbone).toEqual([card]);
    expect(layout().cards.get(card)?.unsaved).toBe(false);
  });

  test('what was refused stays with what was typed, its children with it, until it is tried again', async () => {
    const { server, board, seen, events, layout, end } = open({ Book: [] });
    const card = board.add(end(null), 'Find');
    const child = board.add(end(card), 'Filter');
    server.refuse('too-many-requests');
    await server.answerAll();
    expect(kinds(events)).toEqual(['refused']);
    expect(layout().cards.get(card)?.refused?.typed).toBe('Find');
    expect(layout().cards.get(child)?.refused?.typed).toBe('Filter');
    expect(server.standing()).toEqual(standing({ Book: [] }));

    board.retry(card, 'Search');
    await server.answerAll();
    expect(seen()).toEqual(standing({ Book: [], Search: ['Filter'] }));
    expect(server.standing()).toEqual(seen());
  });

  test('what was meant for a refused card becomes part of it', async () => {
    const { server, board, layout, end } = open({});
    const card = board.add(end(null), 'Find');
    board.rename(card, 'Search');
    server.refuse('too-many-requests');
    await server.answerAll();
    expect(layout().cards.get(card)?.refused?.typed).toBe('Search');
    board.discard(card);
    expect(layout().cards.size).toBe(0);
  });

  test('an Activity that stands on the map already is not seen twice, and what follows goes to it', async () => {
    const { server, board, seen, events, end } = open({ Find: [], Book: [] });
    const card = board.add(end(null), 'Find');
    board.add(end(card), 'Filter');
    await server.answerAll();
    expect(events).toEqual([{ kind: 'merged', card, into: idFor('Find'), reused: true }]);
    expect(seen()).toEqual(standing({ Find: ['Filter'], Book: [] }));
    expect(server.standing()).toEqual(seen());
  });
});

describe('moving', () => {
  test('names the neighbours and the position, and one call does it', async () => {
    const { server, board, layout, seen } = open({ Find: ['Filter'], Book: [], Pay: [] });
    board.move(idFor('Pay'), placeFor(layout(), idFor('Pay'), null, 1));
    expect(heads(seen())).toEqual(['Find', 'Pay', 'Book']);
    await server.answerAll();
    board.move(idFor('Filter'), placeFor(layout(), idFor('Filter'), idFor('Book'), 0));
    await server.answerAll();
    expect(server.calls).toEqual(['update_what_order', 'move_what']);
    expect(server.standing()).toEqual(standing({ Find: [], Pay: [], Book: ['Filter'] }));
    expect(seen()).toEqual(server.standing());
  });

  test('to where it stands sends nothing', async () => {
    const { server, board, layout } = open({ Find: [], Book: [] });
    board.move(idFor('Find'), placeFor(layout(), idFor('Find'), null, 0));
    await server.answerAll();
    expect(server.calls).toEqual([]);
  });

  test('a refusal takes back this move and nothing else, and reads what was missed', async () => {
    const { server, board, layout, seen, events } = open({ Find: [], Book: [], Pay: [] });
    board.rename(idFor('Book'), 'Reserve');
    board.move(idFor('Pay'), placeFor(layout(), idFor('Pay'), null, 0));
    server.change('Find', { description: 'Search' });
    await server.answerOne();
    server.refuse('conflict');
    await server.answerAll();
    expect(kinds(events)).toEqual(['refused']);
    expect(server.calls).toEqual(['change_what_description', 'update_what_order', 'get_container']);
    expect(heads(seen())).toEqual(['Search', 'Reserve', 'Pay']);
  });

  test('a preview shows the place and sends nothing', async () => {
    const { server, board, layout, seen } = open({ Find: [], Book: [] });
    board.preview({ card: idFor('Find'), place: placeFor(layout(), idFor('Find'), null, 1) });
    expect(heads(seen())).toEqual(['Book', 'Find']);
    board.preview(null);
    expect(heads(seen())).toEqual(['Find', 'Book']);
    await server.answerAll();
    expect(server.calls).toEqual([]);
  });
});

describe('deleting and renaming', () => {
  test('a deleted card is gone at once and comes back when it is refused', async () => {
    const { server, board, seen, events } = open({ Find: ['Filter'], Book: [] });
    board.remove(idFor('Find'));
    expect(seen()).toEqual(standing({ Book: [] }));
    server.refuse('too-many-requests');
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: ['Filter'], Book: [] }));
    board.remove(idFor('Find'));
    await server.answerAll();
    expect(events.at(-1)).toMatchObject({ kind: 'deleted', description: 'Find' });
    expect(seen()).toEqual(server.standing());
  });

  test('a refused description keeps what was typed', async () => {
    const { server, board, layout } = open({ Find: [] });
    board.rename(idFor('Find'), 'Search');
    expect(layout().cards.get(idFor('Find'))?.description).toBe('Search');
    server.refuse('description-taken');
    await server.answerAll();
    expect(layout().cards.get(idFor('Find'))).toMatchObject({ description: 'Find', refused: { typed: 'Search' } });
    expect(server.calls).toEqual(['change_what_description']);
  });
});

describe('using the Activity that has a description already', () => {
  test('puts it in the place of the card, which goes only when it is there', async () => {
    const { server, board, seen, events } = open({ Find: ['Filter', 'Sort'], Book: [] });
    const card = board.useInstead(idFor('Filter'), 'Narrow down');
    expect(seen()).toEqual(standing({ Find: ['Narrow down', 'Sort'], Book: [] }));
    server.refuse('too-many-requests');
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: ['Filter', 'Narrow down', 'Sort'], Book: [] }));
    board.retry(card);
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: ['Narrow down', 'Sort'], Book: [] }));
    expect(server.standing()).toEqual(seen());
    expect(server.calls).toEqual(['add_what', 'add_what', 'delete_what2']);
    expect(kinds(events)).toEqual(['refused']);
  });

  test('leaves the card when a colleague has put that Activity on the map meanwhile', async () => {
    const { server, board, seen } = open({ Find: [], Book: [] });
    board.useInstead(idFor('Find'), 'Book');
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: [], Book: [] }));
    expect(server.calls).toEqual(['add_what']);
  });

  test('is for cards with which nothing else would be lost', () => {
    const { server } = open({ Find: ['Filter'], Book: [], Pay: [] });
    server.change('Book', { size: 3 });
    const board = new BoardStore(server.copy(), new MapStore(server.copy()), server.call, () => undefined);
    expect(['Find', 'Filter', 'Book', 'Pay'].map((name) => board.isBare(idFor(name)))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('when the map was out of date', () => {
  test('a copy that cannot be read says so, and the next try mends it', async () => {
    const { server, board } = open({ Find: [], Book: [] });
    board.remove(idFor('Book'));
    server.refuse('conflict');
    await server.answerOne();
    expect(server.waiting.map(({ name }) => name)).toEqual(['get_container']);
    server.refuse('unknown');
    await server.answerAll();
    expect(board.getState().outdated?.code ?? 'none').toBe('unknown');
    const again = board.reload();
    await server.answerAll();
    await again;
    expect(board.getState().outdated).toBeNull();
  });
});

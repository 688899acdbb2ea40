import { describe, expect, test } from 'vitest';
import type { CommandEvent } from '#web/replica/command.ts';
import { placeFor } from '#web/replica/story_map/layout.ts';
import { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { idFor, type Standing, standing } from './boards.ts';
import { openMap } from './openMap.ts';

const kinds = (events: CommandEvent[]) => events.map(({ kind }) => kind);

const heads = (all: Standing) => all.map(([text]) => text);

describe('adding', () => {
  test('shows ten quickly typed cards at once, and they end in the typed order', async () => {
    const { map, server, cards, seen, end } = openMap({});
    const typed = Array.from({ length: 10 }, (_, index) => `Step ${index}`);
    for (const text of typed) cards.add(end(null), text);
    expect(heads(seen())).toEqual(typed);
    await server.answerAll();
    expect(heads(server.standing())).toEqual(typed);
    expect(seen()).toEqual(server.standing());
    expect(map.pending.unanswered).toBe(0);
    expect(server.calls).toEqual(typed.map(() => 'add_what'));
  });

  test('holds back a child of a card that is not saved yet until the id is known', async () => {
    const { server, cards, seen, end } = openMap({});
    const parent = cards.add(end(null), 'Find');
    cards.add(end(parent), 'Filter');
    await server.answerOne();
    expect(server.waiting[0]?.input).toMatchObject({ parentId: idFor('Find'), level: 1 });
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: ['Filter'] }));
  });

  test('keeps the key of a card on the screen when the answer comes', async () => {
    const { map, server, cards, layout, end } = openMap({});
    const card = cards.add(end(null), 'Find');
    await server.answerAll();
    expect(layout.backbone.map(map.scope.aliases.keyOf)).toEqual([card]);
    expect(layout.backbone).toEqual([idFor('Find')]);
    expect(layout.cards.get(card)?.unsaved).toBe(false);
  });

  test('keeps what was typed in a refused card, its children with it, until it is tried again', async () => {
    const { server, cards, seen, events, layout, end } = openMap({ Book: [] });
    const card = cards.add(end(null), 'Find');
    const child = cards.add(end(card), 'Filter');
    server.refuse('too-many-requests');
    await server.answerAll();
    expect(kinds(events)).toEqual(['refused']);
    expect(layout.cards.get(card)?.refused?.typed).toBe('Find');
    expect(layout.cards.get(child)?.refused?.typed).toBe('Filter');
    expect(server.standing()).toEqual(standing({ Book: [] }));

    cards.retry(card, 'Search');
    await server.answerAll();
    expect(seen()).toEqual(standing({ Book: [], Search: ['Filter'] }));
    expect(server.standing()).toEqual(seen());
  });

  test('merges edits of a refused card into its retry', async () => {
    const { server, cards, layout, end } = openMap({});
    const card = cards.add(end(null), 'Find');
    cards.rename(card, 'Search');
    server.refuse('too-many-requests');
    await server.answerAll();
    expect(layout.cards.get(card)?.refused?.typed).toBe('Search');
    cards.discard(card);
    expect(layout.cards.size).toBe(0);
  });

  test('does not show an Activity twice that is on the map already, and later edits go to it', async () => {
    const { server, cards, seen, events, end } = openMap({ Find: [], Book: [] });
    const card = cards.add(end(null), 'Find');
    cards.add(end(card), 'Filter');
    await server.answerAll();
    expect(events[0]).toMatchObject({
      kind: 'added',
      temporary: card,
      id: idFor('Find'),
      wasThere: true,
      reused: true,
    });
    expect(seen()).toEqual(standing({ Find: ['Filter'], Book: [] }));
    expect(server.standing()).toEqual(seen());
  });
});

describe('moving', () => {
  test('sends the neighbours and the position in one call', async () => {
    const { server, cards, layout, seen } = openMap({ Find: ['Filter'], Book: [], Pay: [] });
    cards.move(idFor('Pay'), placeFor(layout, idFor('Pay'), null, 1));
    expect(heads(seen())).toEqual(['Find', 'Pay', 'Book']);
    await server.answerAll();
    cards.move(idFor('Filter'), placeFor(layout, idFor('Filter'), idFor('Book'), 0));
    await server.answerAll();
    expect(server.calls).toEqual(['update_what_order', 'move_what']);
    expect(server.standing()).toEqual(standing({ Find: [], Pay: [], Book: ['Filter'] }));
    expect(seen()).toEqual(server.standing());
  });

  test('to the same place sends nothing', async () => {
    const { server, cards, layout } = openMap({ Find: [], Book: [] });
    cards.move(idFor('Find'), placeFor(layout, idFor('Find'), null, 0));
    await server.answerAll();
    expect(server.calls).toEqual([]);
  });

  test('undoes only a refused move, and reads what was missed', async () => {
    const { server, cards, layout, seen, events } = openMap({ Find: [], Book: [], Pay: [] });
    cards.rename(idFor('Book'), 'Reserve');
    cards.move(idFor('Pay'), placeFor(layout, idFor('Pay'), null, 0));
    server.change('Find', { description: 'Search' });
    await server.answerOne();
    server.refuse('conflict');
    await server.answerAll();
    expect(kinds(events)).toEqual(['done', 'refused']);
    expect(server.calls).toEqual(['change_what_description', 'update_what_order', 'get_container']);
    expect(heads(seen())).toEqual(['Search', 'Reserve', 'Pay']);
  });

  test('shows a preview without sending anything', async () => {
    const { server, cards, layout, seen } = openMap({ Find: [], Book: [] });
    cards.preview({ card: idFor('Find'), place: placeFor(layout, idFor('Find'), null, 1) });
    expect(heads(seen())).toEqual(['Book', 'Find']);
    cards.preview(null);
    expect(heads(seen())).toEqual(['Find', 'Book']);
    await server.answerAll();
    expect(server.calls).toEqual([]);
  });
});

describe('deleting and renaming', () => {
  test('removes a deleted card at once and restores it when that is refused', async () => {
    const { server, cards, seen, events } = openMap({ Find: ['Filter'], Book: [] });
    cards.remove(idFor('Find'));
    expect(seen()).toEqual(standing({ Book: [] }));
    server.refuse('too-many-requests');
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: ['Filter'], Book: [] }));
    cards.remove(idFor('Find'));
    await server.answerAll();
    expect(kinds(events)).toEqual(['refused', 'done']);
    expect(seen()).toEqual(server.standing());
  });

  test('keeps what was typed in a refused description', async () => {
    const { server, cards, layout } = openMap({ Find: [] });
    cards.rename(idFor('Find'), 'Search');
    expect(layout.cards.get(idFor('Find'))?.description).toBe('Search');
    server.refuse('description-taken');
    await server.answerAll();
    expect(layout.cards.get(idFor('Find'))).toMatchObject({ description: 'Find', refused: { typed: 'Search' } });
    expect(server.calls).toEqual(['change_what_description']);
  });
});

describe('reusing the Activity that already has a description', () => {
  test('puts it in the place of the card, which is removed only then', async () => {
    const { server, cards, seen, events } = openMap({ Find: ['Filter', 'Sort'], Book: [] });
    const card = cards.useInstead(idFor('Filter'), 'Narrow down');
    expect(seen()).toEqual(standing({ Find: ['Narrow down', 'Sort'], Book: [] }));
    server.refuse('too-many-requests');
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: ['Filter', 'Narrow down', 'Sort'], Book: [] }));
    cards.retry(card);
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: ['Narrow down', 'Sort'], Book: [] }));
    expect(server.standing()).toEqual(seen());
    expect(server.calls).toEqual(['add_what', 'add_what', 'delete_what2']);
    expect(kinds(events)).toEqual(['refused', 'added', 'done', 'done']);
  });

  test('keeps the card when a colleague has put that Activity on the map meanwhile', async () => {
    const { server, cards, seen } = openMap({ Find: [], Book: [] });
    cards.useInstead(idFor('Find'), 'Book');
    await server.answerAll();
    expect(seen()).toEqual(standing({ Find: [], Book: [] }));
    expect(server.calls).toEqual(['add_what']);
  });

  test('is offered for cards with which nothing else would be lost', () => {
    const { server } = openMap({ Find: ['Filter'], Book: [], Pay: [] });
    server.change('Book', { size: 3 });
    const { cards } = new MapReplica(server.copy(), server.call);
    expect(['Find', 'Filter', 'Book', 'Pay'].map((name) => cards.isBare(idFor(name)))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('an outdated map', () => {
  test('says so when a new copy cannot be read, and recovers with the next one', async () => {
    const { map, server, cards } = openMap({ Find: [], Book: [] });
    cards.remove(idFor('Book'));
    server.refuse('conflict');
    await server.answerOne();
    expect(server.waiting.map(({ name }) => name)).toEqual(['get_container']);
    server.refuse('unknown');
    await server.answerAll();
    expect(map.outdated?.code ?? 'none').toBe('unknown');
    const again = map.reload();
    await server.answerAll();
    await again;
    expect(map.outdated).toBeNull();
  });
});

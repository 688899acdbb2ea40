import { describe, expect, test } from 'vitest';
import type { What } from '#shared/model/what.ts';
import { enterAnswer, mergeCopy, nothingConfirmed, type Confirmed } from '#web/features/story_map/model/confirmed.ts';
import { idFor, what as whatNamed, whatsOf as whatsNamed, type Sketch } from './boards.ts';

/** Ids look like real ones. */
const what = (name: string, fields: Partial<What> = {}): What =>
  whatNamed(idFor(name), { description: name, ...fields });
const whatsOf = (sketch: Sketch): What[] =>
  whatsNamed(sketch).map((item) => ({
    ...item,
    id: idFor(item.id),
    parentId: item.parentId === null ? null : idFor(item.parentId),
  }));
const namesIn = (confirmed: Confirmed) => [...confirmed.items.values()].map(({ description }) => description);
const has = (confirmed: Confirmed, name: string) => confirmed.items.has(idFor(name));

const changed = (...whats: ReturnType<typeof what>[]) => ({
  changed: whats.map((item) => ({ type: 'what', ...item })),
  removed: [],
});
const removed = (id: string, version: number) => ({ changed: [], removed: [{ type: 'what', id: idFor(id), version }] });
const start = mergeCopy(nothingConfirmed, whatsOf({ Find: ['Filter', 'Sort'], Book: [] }), 0);
const described = (confirmed: Confirmed, id: string) => confirmed.items.get(idFor(id))?.description;

describe('the higher version wins', () => {
  test('a newer copy enters, an older one that arrives later does not', () => {
    const newer = enterAnswer(start, changed(what('Find', { version: 3, description: 'third' })));
    const late = enterAnswer(newer, changed(what('Find', { version: 2, description: 'second' })));
    expect(described(late, 'Find')).toBe('third');
  });

  test('what was removed does not come back by an older copy, but by a newer one', () => {
    const gone = enterAnswer(start, removed('Book', 2));
    expect(has(gone, 'Book')).toBe(false);
    const late = enterAnswer(gone, changed(what('Book', { version: 2 })));
    expect(has(late, 'Book')).toBe(false);
    const restored = enterAnswer(late, changed(what('Book', { version: 3 })));
    expect(has(restored, 'Book')).toBe(true);
  });

  test('a removal that arrives after a newer copy is ignored', () => {
    const newer = enterAnswer(start, changed(what('Book', { version: 5 })));
    expect(has(enterAnswer(newer, removed('Book', 4)), 'Book')).toBe(true);
  });

  test('children go with their parent and do not return with it', () => {
    const gone = enterAnswer(start, removed('Find', 2));
    const again = enterAnswer(gone, changed(what('Find', { version: 3 })));
    expect(namesIn(again)).toEqual(['Book', 'Find']);
  });

  test('things of other types are not the board’s', () => {
    const answer = {
      changed: [{ type: 'story_map', id: 'map', version: 2 }],
      removed: [{ type: 'who', id: idFor('Find'), version: 9 }],
    };
    expect(namesIn(enterAnswer(start, answer))).toEqual(namesIn(start));
  });
});

describe('merging a whole copy', () => {
  test('takes away what it lacks and takes in what is newer', () => {
    const merged = mergeCopy(start, [what('Find', { version: 2, description: 'Search' }), what('Pay')], start.clock);
    expect(namesIn(merged).sort()).toEqual(['Pay', 'Search']);
    expect(described(merged, 'Find')).toBe('Search');
  });

  test('keeps what entered after it was asked for', () => {
    const since = start.clock;
    const added = enterAnswer(start, changed(what('Pay')));
    const merged = mergeCopy(added, whatsOf({ Find: ['Filter', 'Sort'], Book: [] }), since);
    expect(has(merged, 'Pay')).toBe(true);
  });

  test('does not put an older copy over a newer one', () => {
    const since = start.clock;
    const renamed = enterAnswer(start, changed(what('Find', { version: 2, description: 'Search' })));
    expect(described(mergeCopy(renamed, whatsOf({ Find: ['Filter', 'Sort'], Book: [] }), since), 'Find')).toBe(
      'Search',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { defineClientEntity } from '#web/replica/entity.ts';
import { type CopyPlan, readCopy } from '#web/replica/readCopy.ts';
import { Scope } from '#web/replica/scope.ts';

type Shelf = { id: string; version: number };
type Book = { id: string; version: number; shelfId: string };
type Answer = { shelf: Shelf; books: Book[]; isWhole: boolean };

const shelves = defineClientEntity<Shelf>()('shelf');
const books = defineClientEntity<Book>()('book', {
  standsOn: ({ shelfId }) => [{ type: 'shelf', id: shelfId, generation: 0 }],
});

/** How the books of one shelf enter a scope: its page holds all of them if the answer says so. */
const booksOf = (shelfId: string): CopyPlan<Answer, number> => ({
  entities: [shelves, books],
  holds: [{ of: books, isOfIt: (book, { isWhole }) => isWhole && (book as Book).shelfId === shelfId }],
  enter: (add, answer) => {
    add(shelves, [answer.shelf]);
    add(books, answer.books);
    return answer.books.length;
  },
});

const book = (id: string, shelfId: string): Book => ({ id, version: 1, shelfId });
const fiction = { shelf: { id: 'fiction', version: 1 }, isWhole: true };

/** A scope that has loaded two books of fiction and one of poetry. */
async function library(): Promise<Scope> {
  const scope = new Scope('map:library');
  await readCopy(scope, booksOf('poetry'), () =>
    Promise.resolve({ shelf: { id: 'poetry', version: 1 }, books: [book('odes', 'poetry')], isWhole: true }),
  );
  await readCopy(scope, booksOf('fiction'), () =>
    Promise.resolve({ ...fiction, books: [book('emma', 'fiction'), book('dune', 'fiction')] }),
  );
  return scope;
}

const titlesIn = (scope: Scope) => [...scope.all(books).keys()].sort();

describe('reading a copy', () => {
  test('removes the entities that the answer lacks, of those that it holds', async () => {
    const scope = await library();
    const data = await readCopy(scope, booksOf('fiction'), () =>
      Promise.resolve({ ...fiction, books: [book('emma', 'fiction')] }),
    );
    expect(data).toBe(1);
    expect(titlesIn(scope)).toEqual(['emma', 'odes']);
  });

  test('removes none of an answer that is only a part', async () => {
    const scope = await library();
    await readCopy(scope, booksOf('fiction'), () => Promise.resolve({ ...fiction, books: [], isWhole: false }));
    expect(titlesIn(scope)).toEqual(['dune', 'emma', 'odes']);
  });

  test('keeps what arrives between request and answer', async () => {
    const scope = await library();
    await readCopy(scope, booksOf('fiction'), () => {
      scope.enter({ changed: [{ type: 'book', ...book('new', 'fiction') }], removed: [] });
      return Promise.resolve({ ...fiction, books: [] });
    });
    expect(titlesIn(scope)).toEqual(['new', 'odes']);
  });

  test('keeps what was hidden in the answer and shows again by the time that it arrives', async () => {
    const scope = await library();
    scope.enter({ changed: [], removed: [{ type: 'shelf', id: 'fiction', version: 2 }] });
    const restore = () => scope.enter({ changed: [{ type: 'shelf', id: 'fiction', version: 3 }], removed: [] });
    const all: CopyPlan<{ shelves: Shelf[]; books: Book[] }, void> = {
      entities: [shelves, books],
      holds: [{ of: shelves }, { of: books }],
      enter: (add, answer) => {
        add(shelves, answer.shelves);
        add(books, answer.books);
      },
    };
    await readCopy(scope, all, () => {
      restore();
      return Promise.resolve({ shelves: [{ id: 'poetry', version: 1 }], books: [book('odes', 'poetry')] });
    });
    expect(titlesIn(scope)).toEqual(['dune', 'emma', 'odes']);
  });

  test('keeps the entities of a restored one of which the answer holds no more than these', async () => {
    const scope = await library();
    const booksAlone = { ...booksOf('fiction'), enter: () => 0 };
    scope.enter({ changed: [], removed: [{ type: 'shelf', id: 'fiction', version: 2 }] });
    await readCopy(scope, booksAlone, () => {
      scope.enter({ changed: [{ type: 'shelf', id: 'fiction', version: 3 }], removed: [] });
      return Promise.resolve({ ...fiction, books: [] });
    });
    expect(titlesIn(scope)).toEqual(['dune', 'emma', 'odes']);
    await readCopy(scope, booksAlone, () => Promise.resolve({ ...fiction, books: [] }));
    expect(titlesIn(scope)).toEqual(['odes']);
  });

  test('leaves all as it was when the query fails', async () => {
    const scope = await library();
    await expect(readCopy(scope, booksOf('fiction'), () => Promise.reject(new Error('offline')))).rejects.toThrow();
    expect(titlesIn(scope)).toEqual(['dune', 'emma', 'odes']);
  });
});

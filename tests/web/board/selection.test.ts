import { beforeEach, describe, expect, test } from 'vitest';
import * as texts from '#shared/texts/boardSelection.ts';
import { Store } from '#web/base/browser/store.ts';
import { between, isTouching } from '#web/board/select/beginMarquee.ts';
import { planRemoval } from '#web/board/select/removalRules.ts';
import { moveTogether, NOTHING, Selection } from '#web/board/select/Selection.ts';

let books: string[];
let said: string[];
let selection: Selection<string>;
const selected = () => selection.items.join(' ');

beforeEach(() => {
  [books, said] = [['atlas', 'bible', 'cook', 'diary'], []];
  selection = new Selection<string>(new Store({ selected: NOTHING }), {
    keyOf: (book) => book,
    items: () => books,
    isVisible: (book) => book !== 'diary',
    counts: texts.epics,
    announce: (text) => said.push(text),
  });
});

describe('the selection of a board', () => {
  test('a click with Ctrl selects one more, or one less, beside the item of the last click', () => {
    selection.start('cook');
    selection.toggle('atlas');
    expect(selected()).toBe('atlas cook');
    selection.toggle('cook');
    selection.toggle('atlas');
    expect(selected()).toBe('');
    expect(said).toEqual(['2 epics selected', '1 epic selected', texts.none]);
  });

  test('what was deselected does not come back with the next one', () => {
    selection.toggle('cook');
    selection.toggle('cook');
    selection.toggle('atlas');
    expect(selected()).toBe('atlas');
    selection.clear();
    selection.toggle('bible');
    expect(selected()).toBe('bible');
  });

  test('a range is in reading order, from the last click in both directions', () => {
    selection.start('bible');
    selection.extend('diary');
    expect(selected()).toBe('bible cook diary');
    selection.extend('atlas');
    expect(selected()).toBe('atlas bible');
  });

  test('without a last click a walk selects from where it began', () => {
    selection.extend('cook', 'bible');
    expect(selected()).toBe('bible cook');
  });

  test('a plain click begins anew, and is no selection of several yet', () => {
    selection.selectAll();
    selection.start('bible');
    expect(selected()).toBe('');
    selection.extend('cook');
    expect(selected()).toBe('bible cook');
  });

  test('all are those that show', () => {
    selection.selectAll();
    expect(selected()).toBe('atlas bible cook');
    expect(said).toEqual(['3 epics selected']);
    expect(selection.clear()).toBe(true);
    expect(selection.clear()).toBe(false);
    expect(said).toHaveLength(2);
  });

  test('an item that goes away is dropped, and one with a new name stays in', () => {
    selection.selectAll();
    books.shift();
    expect(selection.isWhole).toBe(false);
    selection.prune();
    expect(selection.keys).toEqual(new Set(['bible', 'cook']));
    books[0] = 'bible 2';
    selection.rename('bible', 'bible 2');
    expect(selected()).toBe('bible 2 cook');
  });

  test('an item takes the others along only if it is one of them', () => {
    selection.start('bible');
    selection.extend('cook');
    expect(selection.with('cook')).toEqual(['bible', 'cook']);
    expect(selection.with('atlas')).toEqual(['atlas']);
  });
});

describe('what is done with several', () => {
  const whyNot = (book: string) => (book === 'bible' ? 'it is chained.' : undefined);

  test('they move one after the other; what cannot go there stays, and is said', () => {
    const moved: string[] = [];
    const move = (book: string) => (moved.push(book), `${book} is there.`);
    expect(moveTogether(books, whyNot, move)).toBe('3 moved. 1 stays: it is chained.');
    expect(moved).toEqual(['atlas', 'cook', 'diary']);
    expect(moveTogether(['cook'], whyNot, move)).toBe('cook is there.');
    expect(moveTogether(['bible'], whyNot, move)).toBe('it is chained.');
  });

  test('the question names how many are removed, and why others stay', () => {
    const removed: string[] = [];
    const rules = { title: texts.deleteEpics, text: 'Gone.', confirm: 'Delete', whyNot };
    const plan = planRemoval({ ...rules, remove: (book) => removed.push(book) }, books);
    if (typeof plan === 'string') throw new Error(plan);
    expect(plan).toMatchObject({ title: 'Delete 3 epics?', text: 'Gone. 1 stays: it is chained.' });
    plan.steps.forEach((step) => step());
    expect(removed).toEqual(['atlas', 'cook', 'diary']);
    expect(planRemoval({ ...rules, remove: () => undefined }, ['bible'])).toBe('1 stays: it is chained.');
  });

  test('a rectangle touches what it overlaps, however it is drawn', () => {
    const item = { left: 10, top: 10, width: 20, height: 20 };
    expect(isTouching(between({ x: 40, y: 40 }, { x: 25, y: 25 }), item)).toBe(true);
    expect(isTouching(between({ x: 0, y: 0 }, { x: 100, y: 9 }), item)).toBe(false);
  });
});

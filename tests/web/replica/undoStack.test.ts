import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as errors from '#shared/errors.ts';
import { UNDO_DEPTH, UNDO_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/undo.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { type Revert, UndoStack } from '#web/replica/undo/UndoStack.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HOME = { containerId: 'map' };

type Answer = Awaited<ReturnType<Revert>>;

/** A stack with a server that reverts what it is asked, and the ids of what that was. */
function scene(answerOf: (changeIds: string[]) => Partial<Answer> = () => ({})) {
  const stack = new UndoStack();
  const asked: string[][] = [];
  const revert: Revert = async (changeIds) => {
    asked.push(changeIds);
    const answer = {
      change: `-${changeIds.join()}`,
      changed: [],
      removed: [],
      reverted: changeIds,
      left: [],
      kept: [],
    };
    return { ...answer, ...answerOf(changeIds) };
  };
  /** Makes a change in a task of its own. */
  const make = async (id: string, removed: string[] = []) => {
    const change = stack.begin(id, HOME);
    await vi.runAllTimersAsync();
    change.settle({ change: id, removed: removed.map((each) => ({ id: each })) });
    await vi.runAllTimersAsync();
  };
  return { stack, asked, make, undo: () => stack.revert('undo', revert), redo: () => stack.revert('redo', revert) };
}

describe('undo and redo', () => {
  test('go back and forth in order, and a new change ends redo', async () => {
    const { stack, asked, make, undo, redo } = scene();
    await make('a');
    await make('b');
    expect(stack.offers).toEqual({ undo: 'b', redo: null });
    await undo();
    await undo();
    expect(stack.offers).toEqual({ undo: null, redo: 'a' });
    await redo();
    expect(stack.offers).toEqual({ undo: 'a', redo: 'b' });
    expect(asked).toEqual([['b'], ['a'], ['-a']]);
    await make('c');
    expect(stack.offers).toEqual({ undo: 'c', redo: null });
    expect(await redo()).toBeUndefined();
  });

  test('wait for the change itself and for each other, however fast the keys are', async () => {
    const { stack, asked, make, undo, redo } = scene();
    await make('a');
    const change = stack.begin('b', HOME);
    await vi.runAllTimersAsync();
    const all = [undo(), undo(), redo()];
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
    change.settle({ change: 'b', removed: [] });
    await Promise.all(all);
    expect(asked).toEqual([['b'], ['a'], ['-a']]);
    expect(stack.offers).toEqual({ undo: 'a', redo: 'b' });
  });

  test('leave out what was refused or has changed nothing', async () => {
    const { stack, asked, make, undo } = scene();
    await make('a');
    for (const answer of [null, { change: null, removed: [] }]) {
      stack.begin('b', HOME).settle(answer);
      await vi.runAllTimersAsync();
    }
    expect(stack.offers.undo).toBe('a');
    const waiting = stack.begin('c', HOME);
    await vi.runAllTimersAsync();
    const undone = undo();
    waiting.settle(null);
    expect(await undone).toMatchObject({ isDone: false, error: null, kept: [] });
    expect(asked).toEqual([]);
    expect(stack.offers).toEqual({ undo: 'a', redo: null });
  });

  test('take changes of one task, and what follows from their answers, as one action', async () => {
    const { stack, asked, undo } = scene();
    const [first, second] = [stack.begin('a', HOME), stack.begin('b', HOME)];
    expect(stack.offers.undo).toBe(texts.several({ action: 'a', count: 1 }));
    await vi.runAllTimersAsync();
    first.settle({ change: '1', removed: [] });
    second.settle({ change: '2', removed: [] });
    second.join();
    stack.begin('c', HOME).settle({ change: '3', removed: [] });
    await vi.runAllTimersAsync();
    await undo();
    expect(asked).toEqual([['1', '2', '3']]);
    expect(stack.offers.undo).toBeNull();
  });

  test('send more than fits into one call, or one transaction, in further calls', async () => {
    const { stack, asked, undo } = scene((ids) => (ids.length > 4 ? { left: ids.slice(0, 2) } : {}));
    const ids = Array.from({ length: 22 }, (_, i) => `${10 + i}`);
    ids.map((id) => stack.begin(id, HOME)).forEach(({ settle }, i) => settle({ change: ids[i] ?? '', removed: [] }));
    await vi.runAllTimersAsync();
    await undo();
    expect(asked).toEqual([ids.slice(2), ids.slice(0, 4)]);
  });

  test('keep an action that the server could not be asked about, and drop one that it refuses', async () => {
    const failures = [new ApiError(errors.unknown), new ApiError(errors.revertBlocked)];
    const { stack, make, undo } = scene(() => {
      throw failures.shift() ?? new Error('asked once more');
    });
    await make('a');
    expect(await undo()).toMatchObject({ isDone: false });
    expect(stack.offers).toEqual({ undo: 'a', redo: null });
    expect(await undo()).toMatchObject({ error: { code: 'revert-blocked' } });
    expect(stack.offers).toEqual({ undo: null, redo: null });
  });

  test('know the newest hundred of the last day', async () => {
    const { stack, make, undo } = scene();
    for (let i = 0; i <= UNDO_DEPTH; i += 1) await make(`${i}`);
    for (let i = UNDO_DEPTH; i > 0; i -= 1) await undo();
    expect(stack.offers.undo).toBeNull();
    await make('last');
    vi.setSystemTime(Date.now() + UNDO_MS);
    expect(await undo()).toBeUndefined();
  });

  test('find the action that took something away, though others came after it', async () => {
    const { stack, asked, make } = scene();
    await make('a', ['card']);
    await make('b');
    const revert: Revert = async (ids) => {
      asked.push(ids);
      return { change: '-', changed: [], removed: [], reverted: ids, left: [], kept: [] };
    };
    expect(await stack.revert('undo', revert, 'card')).toMatchObject({ back: ['card'] });
    expect(asked).toEqual([['a']]);
    expect(stack.offers).toEqual({ undo: 'b', redo: 'a' });
  });
});

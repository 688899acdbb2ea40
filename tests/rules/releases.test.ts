import { describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import {
  compareReleases,
  isInTime,
  isWhatDone,
  levelMixError,
  pageOfReleases,
  periodError,
  releaseEditError,
} from '#shared/rules/releases.ts';

const release = (id: string, created: number, start = 0, end = 0, completed = false) => ({
  id,
  created,
  start,
  end,
  completed,
});

test('a deleted or completed release refuses edits, and the error says which of the two it is', () => {
  expect(releaseEditError(undefined)).toBe(errors.releaseDoesNotExist);
  expect(releaseEditError({ completed: true })).toBe(errors.releaseCompleted);
  expect(releaseEditError({ completed: false })).toBeUndefined();
  expect(errors.releaseCompleted.message).toBe("You can't edit a completed release");
  expect(errors.releaseDoesNotExist.message).toBe('Release no longer exists');
});

test('a release holds Activities of one level', () => {
  expect(levelMixError({ backbones: 0, skeletons: 0 }, 0)).toBeUndefined();
  expect(levelMixError({ backbones: 0, skeletons: 0 }, 1)).toBeUndefined();
  expect(levelMixError({ backbones: 2, skeletons: 0 }, 0)).toBeUndefined();
  expect(levelMixError({ backbones: 2, skeletons: 0 }, 1)).toBe(errors.releaseWhatLevelMix);
  expect(levelMixError({ backbones: 0, skeletons: 1 }, 0)).toBe(errors.releaseWhatLevelMix);
  expect(errors.releaseWhatLevelMix.message).toBe(
    "You can't have Backbone and Skeleton Activities in the same release",
  );
});

test.each([
  [0, 0, true],
  [5, 0, true],
  [0, 5, true],
  [5, 5, true],
  [5, 6, true],
  [6, 5, false],
])('a period from %i to %i: %o', (start, end, isFine) => {
  expect(periodError({ start, end })).toBe(isFine ? undefined : errors.startAfterEnd);
});

describe('the order of releases', () => {
  const releases = [release('a', 1, 30, 31), release('b', 2, 0, 5), release('c', 3, 10, 0), release('d', 4, 30, 9)];
  const sorted = (...how: Parameters<typeof compareReleases>) =>
    [...releases]
      .sort(compareReleases(...how))
      .map(({ id }) => id)
      .join('');

  test('is by creation, start or end, in both directions; releases without that date come last', () => {
    expect(sorted('created', 'desc')).toBe('dcba');
    expect(sorted('created', 'asc')).toBe('abcd');
    expect(sorted('start', 'asc')).toBe('cdab');
    expect(sorted('start', 'desc')).toBe('dacb');
    expect(sorted('end', 'asc')).toBe('bdac');
    expect(sorted('end', 'desc')).toBe('adbc');
  });

  test('has pages of six, with completed ones on request, and a page past the end is the last one', () => {
    const many = Array.from({ length: 8 }, (_, i) => release(String(i), i + 1, 0, 0, i === 0));
    const how = { order: 'created', direction: 'asc', includesCompleted: false, page: 1 } as const;
    expect(pageOfReleases(many, how)).toMatchObject({ page: 1, totalPages: 2, total: 7 });
    expect(pageOfReleases(many, how).items).toHaveLength(6);
    expect(pageOfReleases(many, { ...how, page: 9 })).toMatchObject({ page: 2, items: [{ id: '7' }] });
    expect(pageOfReleases(many, { ...how, includesCompleted: true })).toMatchObject({
      total: 8,
      items: [{ id: '0' }, {}, {}, {}, {}, {}],
    });
    expect(pageOfReleases([], how)).toEqual({ page: 1, totalPages: 1, total: 0, items: [] });
  });
});

test.each([
  [10, 20, true],
  [1, 9, false],
  [21, 30, false],
  [1, 10, true],
  [20, 30, true],
  [12, 0, true],
  [0, 12, true],
  [0, 30, false],
  [0, 0, false],
])('a release from %i to %i lies in the period from 10 to 20: %o', (start, end, isIn) => {
  expect(isInTime({ start, end }, { start: 10, end: 20 })).toBe(isIn);
});

test('an Activity is done in a release when it has epics and all of them are completed', () => {
  expect(isWhatDone({ epics: 0, epicsDone: 0 })).toBe(false);
  expect(isWhatDone({ epics: 2, epicsDone: 1 })).toBe(false);
  expect(isWhatDone({ epics: 2, epicsDone: 2 })).toBe(true);
});

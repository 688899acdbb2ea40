import { expect, test } from 'vitest';
import { releaseWhat } from '#tests/web/release/slices/scene.ts';
import { entityKey } from '#web/replica/keys.ts';
import { releases, releaseWhats } from '#web/replica/release/entities.ts';
import { Scope } from '#web/replica/scope.ts';

test('counters that leave the version alone are those that arrived last, and nothing else of the same version counts', () => {
  const scope = new Scope('map:m');
  scope.define(releases, releaseWhats);
  scope.enter({ changed: [{ type: 'release', id: 'r', version: 1 }], removed: [] });
  let woken = 0;
  scope.subscribe([entityKey(releaseWhats.type, 'r-a')], () => (woken += 1));
  const read = (fields: object) => {
    const copy = scope.expectCopy([releaseWhats.type]);
    copy.add(releaseWhats.type, [releaseWhat('r', 'a', fields)]);
    copy.end();
    return scope.get(releaseWhats, 'r-a');
  };
  expect(read({ epics: 2 })).toMatchObject({ epics: 2 });
  expect(read({ epics: 3, epicsDone: 1 })).toMatchObject({ epics: 3, epicsDone: 1 });
  expect(woken).toBe(2);
  expect(read({ epics: 3, epicsDone: 1, exported: true })).toMatchObject({ exported: false });
  expect(woken).toBe(2);
  expect(read({ version: 2, epics: 4 })).toMatchObject({ version: 2, epics: 4 });
  expect(read({ version: 1, epics: 9 })).toMatchObject({ version: 2, epics: 4 });
  scope.enter({ changed: [], removed: [{ type: releaseWhats.type, id: 'r-a', version: 3 }] });
  expect(read({ version: 3, epics: 9 })).toBeUndefined();
});

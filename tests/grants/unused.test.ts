import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { policiesOf } from '#tests/infra/stacks/support/policies.ts';
import { functionNames } from '#tests/infra/stacks/support/reviewed.ts';
import { plainDeployment } from '#tests/infra/stacks/support/templates.ts';
import { fileOf, readRecordings, recordings } from './recordings.ts';

/** Runs after all tests of calls and events (vitest.config.ts), and is meaningful only when all of them have run. */

// Takes a while, so it is no part of the test, whose time is limited.
const { grantsOf } = policiesOf(plainDeployment());

test('every deployed function uses each of its grants at the table, and lacks none', () => {
  const { files, used } = readRecordings(recordings() ?? '');
  const watched = ['tests/calls', 'tests/events'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !file.split(sep).includes('deep'))
      .map((file) => join(folder, file)),
  );
  const missing = watched.filter((test) => !files.includes(fileOf(test)));
  expect(missing, 'left no recording, so run all of tests/calls and tests/events together with this').toEqual([]);

  const granted = functionNames.flatMap((name) =>
    [...grantsOf(name).atTable].flatMap(([action, kinds]) => kinds.map((kind) => `${name} ${action} ${kind}`)),
  );
  expect(
    granted.filter((grant) => !used.has(grant)),
    'grants that nothing used',
  ).toEqual([]);
  expect(
    [...used].filter((grant) => !granted.includes(grant)),
    'grants that were used and are in no policy',
  ).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { checkLock, checkPins } from './rules/packages.ts';
import { lines } from './rules/tree.ts';

describe('the packages', () => {
  test('are pinned to one version each', () => {
    expect(Object.keys(manifest.dependencies).length).toBeGreaterThan(5);
    expect(lines(checkPins(manifest))).toEqual([]);
  });

  test('are locked as in package.json, without host names', () => {
    expect(lines(checkLock(lock, manifest))).toEqual([]);
  });
});

describe('the checks themselves', () => {
  test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '>=1.0.0', 'npm:typescript@7', 'github:a/b'])(
    'report %s',
    (version) => {
      expect(checkPins({ devDependencies: { a: version } })).toHaveLength(1);
    },
  );

  test.each(['1.2.3', '1.2.3-rc.1', 'npm:typescript@7.0.2', 'npm:@a/b@1.0.0'])('accept %s', (version) => {
    expect(checkPins({ optionalDependencies: { a: version } })).toEqual([]);
  });

  test('report hosts and mismatches in a lock file', () => {
    const a = { 'node_modules/a': { version: '1.0.0' } };
    expect(
      checkLock({ packages: { '': { dependencies: { a: '1.0.0' } }, ...a } }, { dependencies: { a: '1.0.0' } }),
    ).toEqual([]);
    expect(
      checkLock({ packages: { '': { dependencies: { a: '1.0.0' } }, ...a } }, { dependencies: { a: '1.0.1' } }),
    ).toHaveLength(1);
    expect(
      checkLock({ packages: { '': { dependencies: { a: '1.0.0' } } } }, { dependencies: { a: '1.0.0' } }),
    ).toHaveLength(1);
    expect(
      checkLock({ packages: { '': {}, 'node_modules/b': { resolved: 'https://example.test/b.tgz' } } }, {}),
    ).toHaveLength(1);
  });
});

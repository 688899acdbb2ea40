import { expect, test } from 'vitest';
import { exchangedVersions } from '#shared/rules/integration/fixVersions.ts';

test.each([
  ['the only one is exchanged', ['Nowhere'], undefined, { add: '3.0', remove: ['Nowhere'] }],
  ['of several the one of the release before', ['2.0', '2.0-hotfix'], '2.0', { add: '3.0', remove: ['2.0'] }],
  ['by its folded name', ['V2.0 ', 'Hotfix'], 'v2.0', { add: '3.0', remove: ['V2.0 '] }],
  ['none where nobody has noted it', ['2.0', '2.0-hotfix'], undefined, { add: '3.0', remove: [] }],
  ['one that is there is not added', ['3.0', '2.0'], '2.0', { add: null, remove: ['2.0'] }],
  ['none', [], '2.0', { add: '3.0', remove: [] }],
])('of the fix versions of an issue %s', (_what, present, before, exchange) => {
  expect(exchangedVersions(present, '3.0', before)).toEqual(exchange);
});

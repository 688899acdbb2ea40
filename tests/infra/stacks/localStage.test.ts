import { expect, test } from 'vitest';
import { differences } from './support/differences.ts';
import { asPage, explained } from './support/explained.ts';
import { synthesise } from './support/templates.ts';

const found = differences(synthesise(), synthesise({ stage: 'local' }));

test('the local stage differs from a deployment to an account as explained, and in nothing else', async () => {
  const known = explained.flatMap((explanation) => explanation.differences);
  expect({ unexplained: found.filter((one) => !known.includes(one)), gone: known.filter((one) => !found.includes(one)) }).toEqual({ unexplained: [], gone: [] });
  await expect(asPage(explained)).toMatchFileSnapshot('../../../docs/local-stage.md');
});

import { expect, test } from 'vitest';
import { differences } from './support/differences.ts';
import { asPage, explained } from './support/explained.ts';
import { plainDeployment, synthesise } from './support/templates.ts';

const toAccount = plainDeployment();
const found = differences(toAccount, synthesise({ stage: 'local' }));
const goingWhole = differences(toAccount, synthesise({ removalPolicy: 'destroy' }));

test('the local stage differs from a deployment to an account as documented, and in nothing else', async () => {
  const known = explained.flatMap((explanation) => explanation.differences);
  expect({
    unexplained: found.filter((one) => !known.includes(one)),
    gone: known.filter((one) => !found.includes(one)),
  }).toEqual({ unexplained: [], gone: [] });
  await expect(asPage(explained)).toMatchFileSnapshot('../../../docs/local-stage.md');
});

test('a disposable deployment to an account differs only in that', () => {
  const goes = explained.find(({ title }) => title === 'Everything goes when its stack goes');
  expect(goingWhole).toEqual([...(goes?.differences ?? [])].sort());
});

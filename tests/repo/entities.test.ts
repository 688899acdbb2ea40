import { expect, test } from 'vitest';
import { areEntitiesFilesCurrent } from '#infra/entitiesFile.ts';

test('the lists of entities and of their upgrades are those that their files give (npm run generate)', () => {
  expect(areEntitiesFilesCurrent()).toBe(true);
});

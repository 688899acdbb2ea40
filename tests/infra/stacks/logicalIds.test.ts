import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RESOURCES_FILE, resourcesList } from './support/reviewed.ts';
import { plainDeployment } from './support/templates.ts';

/** A resource whose logical id changes is deleted and made anew, with all that it holds. */
test('every resource has the logical id and the type under which it was first deployed (npm run generate)', () => {
  expect(readFileSync(RESOURCES_FILE, 'utf8')).toBe(resourcesList(plainDeployment()));
});

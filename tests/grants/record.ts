import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { listenToRoles } from '#infra/local/grants/role.ts';
import { fileOf, recordings } from './recordings.ts';

/**
 * For every test file whose functions are watched: none may make a refused request, and the grants used are recorded
 * until all files have run.
 */

const refused = new Set<string>();
const used = new Set<string>();
listenToRoles((asked) => {
  if (asked.refused === undefined) used.add(`${asked.name} ${asked.action} ${asked.kind}`);
  else refused.add(asked.refused);
});

afterAll(() => {
  expect([...refused], 'what functions were refused at the table').toEqual([]);
  const folder = recordings();
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const { testPath = '' } = expect.getState();
  writeFileSync(join(folder, fileOf(relative(process.cwd(), testPath))), JSON.stringify([...used].sort()));
});

import { expect, test } from 'vitest';
import { addExport } from './support/finishedExport.ts';
import { refusal } from './support/mapOf.ts';
import { companyOf } from './support/searching.ts';
import { createSmallWorld } from './support/smallWorld.ts';
import { useStack } from './support/useStack.ts';

const stack = useStack();

test('there is a link to a file that the export has, and to no other', async () => {
  const world = await createSmallWorld(stack());
  const exportId = await addExport(companyOf(world), world.owner.uid);
  const linkOf = (file: string) => refusal(world, 'company_export_link', { exportId, file });
  expect(await linkOf('company')).toBe('went through');
  expect(await linkOf('user')).toBe('404 export-does-not-exist');
  expect(await linkOf('no_such_file')).toBe('404 export-does-not-exist');
  for (const file of ['', '../user', 'USER', 'user.jsonl', 'a'.repeat(65)])
    expect(await linkOf(file), file).toBe('400 bad-input');
});

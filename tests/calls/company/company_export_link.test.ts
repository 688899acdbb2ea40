import { expect, test } from 'vitest';
import { addExport } from '#tests/calls/support/finishedExport.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { companyOf } from '#tests/calls/support/searching.ts';
import { createSmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

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

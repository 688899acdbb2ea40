import { expect, test } from 'vitest';
import { createSmallWorld } from '#tests/calls/support/smallWorld.ts';
import { wholeTable } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { erase_people } from '#tests/events/support/functions.ts';

const stack = useStack();

test('the comments of an erased person say nothing any more, and their threads stay', async () => {
  const world = await createSmallWorld(stack());
  const { call, containerId, whats, owner, editor } = world;
  const about = { containerId, aboutType: 'what', aboutId: whats.child } as const;
  const { id: threadId } = await call('add_comment', { ...about, text: 'Words to forget' }, editor);
  await call('add_comment', { ...about, threadId, text: 'A reply' });
  const comment = { ...about, threadId, commentId: threadId };
  await call('change_comment', { ...comment, action: 'edit', text: 'Other words to forget' }, editor);
  const deleted = await call('add_comment', { ...about, text: 'Deleted words to forget' }, editor);
  const { change } = await call('delete_comment', { ...about, threadId: deleted.id, commentId: deleted.id });
  await call('see_comments', { ...about, upTo: deleted.id }, editor);

  await call('remove_registered_email', { email: editor.email });
  await call('erase_person', { uid: editor.uid, email: editor.email });
  await stack().stream.settled();
  await erase_people();

  const { docs } = await call('comments', about);
  expect(docs.map(({ text, by }) => [text, by])).toEqual([
    ['', editor.uid],
    ['A reply', owner.uid],
  ]);
  const rows = [...(await wholeTable(stack())).values()];
  expect(rows.filter((row) => JSON.stringify(row).includes('words to forget'))).toEqual([]);
  expect(rows.filter(({ sk }) => sk.startsWith(`seen#${editor.uid}`))).toEqual([]);
  // Whoever deleted the comment cannot bring it back either.
  const { reverted, kept } = await call('revert_change', { containerId, changeIds: [String(change)] });
  expect({ reverted, kept }).toMatchObject({ reverted: [change], kept: [{ reason: 'deleted' }] });
  expect((await call('comments', about)).docs).toHaveLength(2);
});

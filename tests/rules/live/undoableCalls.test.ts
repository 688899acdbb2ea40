import { expect, test } from 'vitest';
import { registry } from '#shared/contract/registry.ts';
import { undoableCall } from '#shared/rules/live/undoableCalls.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';

const undoable = everyCommand().filter((name) => undoableCall(name) !== undefined);

test('commands that can be undone take the permission of the command itself', () => {
  expect(undoable.length).toBeGreaterThan(70);
  for (const name of undoable) expect(undoableCall(name)?.access, name).toBe(registry[name].access);
});

test('commands about people, members, Jira and whole story maps cannot be undone', () => {
  for (const name of ['remove_user', 'add_member', 'export_data', 'delete_container', 'revert_change'])
    expect(undoableCall(name), name).toBeUndefined();
});

test('a command that no longer exists cannot be undone', () => {
  for (const name of ['former_call', 'toString']) expect(undoableCall(name), name).toBeUndefined();
});

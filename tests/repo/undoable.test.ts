import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNDOABLE_FILE, undoableSource } from '#infra/undoableFile.ts';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { registry } from '#shared/contract/registry.ts';
import { undoableCall } from '#shared/contract/undoableCall.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';

const undoable = everyCommand().filter((name) => undoableCall(name) !== undefined);

test('the commands that can be undone are generated from the contract (npm run generate)', () => {
  expect(readFileSync(UNDOABLE_FILE, 'utf8')).toBe(undoableSource());
});

test('commands that can be undone take the permission of the command itself', () => {
  expect(undoable.length).toBeGreaterThan(70);
  for (const name of undoable) expect(undoableCall(name)?.access, name).toBe(registry[name].access);
});

test('they are undone jointly where their contracts say so', () => {
  for (const name of undoable) {
    const { undo }: CallDefinition = registry[name];
    expect(undoableCall(name)?.isJoint === true, name).toBe(undo === 'jointly');
  }
  expect(undoableCall('move_epic')?.isJoint).toBe(true);
});

test('commands about people, members, Jira and whole story maps cannot be undone', () => {
  for (const name of ['remove_user', 'add_member', 'export_data', 'delete_container', 'revert_change'])
    expect(undoableCall(name), name).toBeUndefined();
});

test('a command that no longer exists cannot be undone', () => {
  for (const name of ['former_call', 'toString']) expect(undoableCall(name), name).toBeUndefined();
});

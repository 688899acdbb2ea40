import { afterEach, expect, test, vi } from 'vitest';
import { labelDoesNotExist } from '#shared/errors.ts';
import type { Call } from '#web/replica/command.ts';
import { defineCommand } from '#web/replica/command.ts';
import { defineClientEntity } from '#web/replica/entity.ts';
import { PendingCommands } from '#web/replica/pendingCommands.ts';
import { Scope } from '#web/replica/scope.ts';

type Label = { id: string; version: number; name: string };
type Rename = { containerId: string; label: string; name: string };

const labels = defineClientEntity<Label>()('label');

const rename = (apply: 'works' | 'fails') =>
  defineCommand<Rename>({
    name: 'rename_who_label',
    keep: true,
    type: labels.type,
    subject: ({ label }) => label,
    missing: labelDoesNotExist,
    apply: (draft, { label, name }) => {
      if (apply === 'fails') throw new Error('this look-ahead has a fault');
      const known = draft.get(labels, label);
      if (known !== undefined) draft.put(labels, { ...known, name });
    },
    request: ({ containerId, label, name }) => ({
      name: 'rename_who_label',
      input: { containerId, labelId: label, name },
    }),
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an overlay that throws is reported once, and leaves the screen and all edits as they are', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  const call = ((name: string, input: { name: string }) => {
    sent.push(`${name} ${input.name}`);
    return new Promise((resolve) => {
      answers.push(() => resolve({ change: 'c', changed: [], removed: [] }));
    });
  }) as unknown as Call;
  const scope = new Scope('map:desk');
  scope.define(labels);
  scope.enter({ changed: [{ type: 'label', id: 'a', version: 1, name: 'A' }], removed: [] });
  scope.enter({ changed: [{ type: 'label', id: 'b', version: 1, name: 'B' }], removed: [] });
  const pending = new PendingCommands(scope, call);

  const failing = pending.begin(rename('fails'), { containerId: 'desk', label: 'a', name: 'Other' });
  void pending.begin(rename('works'), { containerId: 'desk', label: 'b', name: 'Better' });
  expect(scope.get(labels, 'a')?.name).toBe('A');
  expect(scope.get(labels, 'b')?.name).toBe('Better');
  // What arrives meanwhile is shown, though all edits are drawn anew on top of it.
  scope.enter({ changed: [{ type: 'label', id: 'a', version: 2, name: 'Theirs' }], removed: [] });
  expect(scope.get(labels, 'a')?.name).toBe('Theirs');
  expect(reported).toEqual([new Error('this look-ahead has a fault')]);

  await vi.waitFor(() => expect(sent).toEqual(['rename_who_label Other', 'rename_who_label Better']));
  answers.forEach((answer) => answer());
  await expect(failing).resolves.toMatchObject({ change: 'c' });
  expect(pending.unanswered).toBe(0);
});

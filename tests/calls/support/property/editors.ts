import { expect } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { randomOf } from '../badInput.ts';
import { type Answer, send } from '../caller.ts';
import { observeTable } from '../observedTable.ts';
import type { SmallWorld, Somebody } from '../smallWorld.ts';
import type { Edit } from './edits.ts';

export const EDITORS = 20;
const CONFLICT_RATE = 0.25;
/** The share of edits that may meet a conflict at each of their attempts. */
const MOST_GIVEN_UP = 0.01;

type Options = {
  world: SmallWorld;
  seed: number;
  /** The number of edits of all editors together. */
  count: number;
  /** The next edit of somebody, from what they know. */
  next: (random: () => number) => Edit;
  /** Called with each edit that was made. */
  onDone: (edit: Edit, answer: Answer) => void;
  /** Whether only the owner may make an edit; every second editor is the owner anyway. */
  needsOwner?: (edit: Edit) => boolean;
  /** The editors; twenty by default, every second of them the owner, the others the editor. */
  people?: readonly Somebody[];
};

/**
 * Lets editors, twenty of them by default, make edits at the same moment, while every fourth commit meets a conflict.
 * Ends with a table without conflicts.
 * @returns the number of conflicts, and the codes of the other refusals
 */
export async function editAtOnce({ world, seed, count, next, onDone, needsOwner, people }: Options) {
  const editors = people ?? Array.from({ length: EDITORS }, (_, i) => (i % 2 === 0 ? world.owner : world.editor));
  const { seen } = observeTable({ conflictRate: CONFLICT_RATE, random: randomOf(seed) });
  const refusals = new Map<string, number>();
  const done = new Map<string, number>();
  const add = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1);
  let left = count;
  const edit = async (person: Somebody, i: number) => {
    const random = randomOf(seed + i);
    while (left > 0) {
      left -= 1;
      const each = next(random);
      const { idToken } = needsOwner?.(each) === true ? world.owner : person;
      const answer = await send(world.stack, each.name, each.input, idToken);
      expect(answer.status, `${each.name} ${JSON.stringify(each.input)} -> ${answer.text}`).toBeLessThan(500);
      if (answer.status === 200) {
        add(done, each.name);
        onDone(each, answer);
      } else add(refusals, String(answer.body['code']));
    }
  };
  await Promise.all(editors.map(edit));
  setTableClient(createTableClient());
  const asText = (counts: Map<string, number>) => JSON.stringify(Object.fromEntries(counts));
  console.info(`seed ${seed}: ${seen.conflicts} conflicts met; done: ${asText(done)}; refused: ${asText(refusals)}`);
  // One that met ten in a row has to be sent again by its person.
  expect(refusals.get('conflict') ?? 0).toBeLessThanOrEqual(count * MOST_GIVEN_UP);
  refusals.delete('conflict');
  return { conflicts: seen.conflicts, refusals: [...refusals.keys()] };
}

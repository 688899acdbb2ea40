import { expect } from 'vitest';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import { initiativeOf, mapOf } from '#lambdas/store/keys.ts';
import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import { send } from './caller.ts';
import type { Somebody } from './smallWorld.ts';
import { type TableItem, tableOf } from './table.ts';
import type { World } from './world.ts';

/** Where a change of the owner is logged: the map or initiative that it was made on. */
export async function scopeOfChange(
  { stack, domain }: World,
  change: string,
): Promise<Pick<CallInput<'revert_change'>, 'containerId' | 'initiativeId'>> {
  const rows = [...(await tableOf(stack, domain)).values()];
  const logged = rows.filter((row): row is LogEntry & TableItem => row['type'] === 'log' && row['id'] === change);
  // An entry in the log of the sender's scope comes with parts in those of others.
  const order = (row: TableItem) => (initiativeOf(row) !== undefined ? 0 : mapOf(row) !== undefined ? 1 : 2);
  const [first] = logged.sort((a, b) => order(a) - order(b));
  if (first === undefined) throw new Error(`${change} is not in the log`);
  const [containerId, initiativeId] = [mapOf(first), initiativeOf(first)];
  return { ...(containerId !== undefined && { containerId }), ...(initiativeId !== undefined && { initiativeId }) };
}

/** Reverts a change, with everything settled before and after. @throws with the answer when it is refused */
export async function revert(
  world: World,
  change: string,
  who: Somebody = world.owner,
): Promise<CallOutput<'revert_change'>> {
  const { stack } = world;
  await stack.stream.settled();
  const scope = await scopeOfChange(world, change);
  const answer = await send(stack, 'revert_change', { ...scope, changeIds: [change] }, who.idToken);
  expect(answer.status, answer.text).toBe(200);
  await stack.stream.settled();
  return answer.body as CallOutput<'revert_change'>;
}

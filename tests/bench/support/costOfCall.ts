import { randomUUID } from 'node:crypto';
import type { LocalStack } from '#infra/local/stack.ts';
import type { CallName } from '#shared/contract/registry.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { callDirectly, type DirectAnswer } from './callDirectly.ts';
import { type Cost, countCosts } from './costs.ts';

/**
 * Makes one call with the input of its fixture. A command changes its world, so each gets its own; queries can share
 * one.
 */
export async function costOfCall<Name extends CallName>(
  stack: LocalStack,
  name: Name,
  withKey: boolean,
  shared?: World,
): Promise<{ cost: Cost; result: DirectAnswer<Name> }> {
  const world = shared ?? (await createWorld(stack));
  const input = fixtures[name](world);
  return countCosts()(() => callDirectly(name, input, world.owner, withKey ? randomUUID() : undefined));
}

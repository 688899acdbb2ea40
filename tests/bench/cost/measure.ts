import type { LocalStack } from '#infra/local/stack.ts';
import { registry } from '#shared/contract/registry.ts';
import { createWorld } from '#tests/calls/support/world.ts';
import { bigMap } from '../support/bigMap.ts';
import { callDirectly } from '../support/callDirectly.ts';
import { costOfCall } from '../support/costOfCall.ts';
import { countCosts } from '../support/costs.ts';
import type { Taken } from './costs.ts';
import { ACTIVITIES, DAY, type DayCall } from './month.ts';

/** Measures each call of an active person's day once, on the local engine. */
export async function measureDay(stack: LocalStack): Promise<Record<DayCall, Taken>> {
  const asked = await createWorld(stack);
  const taken: Partial<Record<DayCall, Taken>> = {};
  for (const name of Object.keys(DAY) as DayCall[]) {
    const isCommand = registry[name].kind === 'command';
    const { cost, result } = await costOfCall(stack, name, isCommand, isCommand ? undefined : asked);
    taken[name] = { readUnits: cost.readUnits, writeUnits: cost.writeUnits, bytes: result.plainBytes };
  }
  const { containerId } = await bigMap(ACTIVITIES, asked.owner);
  const { cost, result } = await countCosts()(() =>
    callDirectly('get_container', { containerId, lists: false }, asked.owner),
  );
  return {
    ...(taken as Record<DayCall, Taken>),
    get_container: { readUnits: cost.readUnits, writeUnits: cost.writeUnits, bytes: result.plainBytes },
  };
}

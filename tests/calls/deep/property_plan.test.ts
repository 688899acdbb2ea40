import { afterEach, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { send } from '../support/caller.ts';
import { seedFrom, times } from '../support/effort.ts';
import { stateOf } from '../support/history.ts';
import { editAtOnce, EDITORS } from '../support/property/editors.ts';
import { expectHistory } from '../support/property/invariants.ts';
import { EXPECTED_PLAN_REFUSALS, learnPlan, nextPlanEdit, type PlanKnowledge } from '../support/property/planEdits.ts';
import {
  expectPlanAcknowledged,
  expectSoundCounts,
  expectSoundNames,
  expectSoundParts,
  expectSoundReleases,
  expectUsesOfItems,
  planOf,
} from '../support/property/planInvariants.ts';
import { createSmallWorld } from '../support/smallWorld.ts';
import { tableOf } from '../support/table.ts';
import { useStack } from '../support/useStack.ts';

/** The first seed, how many are tried, and how many edits each makes. */
const SEED = seedFrom(20_261_122);
const SEEDS = Number(process.env['SEEDS'] ?? times({ usual: 1, deep: 20 }));
const EDITS = times({ usual: 400, deep: 1_000 });
const BETWEEN_SEEDS = 1_000;

const stack = useStack();
// Also when a seed fails, so that the next one gets a table without conflicts.
afterEach(() => setTableClient(createTableClient()));

const seeds = Array.from({ length: SEEDS }, (_, i) => SEED + i * BETWEEN_SEEDS);

describe(`${EDITORS} editors make ${EDITS} edits of releases, their Activities, explore items and epics at once, and every fourth commit meets a conflict`, () => {
  test.each(seeds)(
    'counters, uses and names agree with the entities, no acknowledged edit is lost, and the log rebuilds every state (seed %i)',
    { timeout: 300_000 },
    async (seed) => {
      const world = await createSmallWorld(stack());
      const start = stateOf(await tableOf(stack(), world.domain), world.domain, world.containerId);
      const { whats, whos } = await world.call('get_container', { containerId: world.containerId });
      const { priorities } = await world.call('company_settings', {});
      const known: PlanKnowledge = {
        entities: new Map<string, Map<string, { type: string; id: string; version: number }>>([
          ['what', new Map(whats.map((what) => [what.id, { type: 'what', ...what }]))],
          ['who', new Map(whos.map((who) => [who.id, { type: 'who', ...who }]))],
        ]),
        acknowledged: new Map(),
        priorities: priorities.map(({ id }) => id),
      };
      for (const name of ['First', 'Second', 'Third', 'Fourth'])
        learnPlan(
          known,
          await send(stack(), 'create_release', { containerId: world.containerId, name }, world.owner.idToken),
        );
      const { conflicts, refusals } = await editAtOnce({
        world,
        seed,
        count: EDITS,
        next: (random) => nextPlanEdit(world, known, random),
        onDone: (_, answer) => learnPlan(known, answer),
      });
      expect(conflicts).toBeGreaterThan(EDITS / 20);
      expect(refusals.filter((code) => !EXPECTED_PLAN_REFUSALS.includes(code))).toEqual([]);

      const table = await tableOf(stack(), world.domain);
      const plan = planOf(table, world);
      expectSoundReleases(plan);
      expectSoundParts(plan);
      expectSoundCounts(plan);
      expectUsesOfItems(plan);
      expectSoundNames(plan);
      expectPlanAcknowledged(known, plan);
      expectHistory(table, world, start);
    },
  );
});

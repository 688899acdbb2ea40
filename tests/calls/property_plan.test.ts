import { afterEach, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/data/client.ts';
import { randomOf } from './support/badInput.ts';
import { send } from './support/caller.ts';
import { seedFrom, times } from './support/effort.ts';
import { stateOf } from './support/history.ts';
import { observeTable } from './support/observedTable.ts';
import { expectHistory } from './support/property/invariants.ts';
import { EXPECTED_PLAN_REFUSALS, learnPlan, nextPlanEdit, type PlanKnowledge } from './support/property/planEdits.ts';
import {
  expectPlanAcknowledged,
  expectSoundCounts,
  expectSoundNames,
  expectSoundParts,
  expectSoundReleases,
  expectUsesOfItems,
  planOf,
} from './support/property/planInvariants.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';
import { createWorld } from './support/world.ts';

/** The first seed, how many are tried, and how many edits each makes. */
const SEED = seedFrom(20_261_122);
const SEEDS = Number(process.env['SEEDS'] ?? times({ usual: 1, deep: 20 }));
const EDITS = times({ usual: 400, deep: 1_000 });
const EDITORS = 20;
const CONFLICT_RATE = 0.25;
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
      const world = await createWorld(stack());
      const start = stateOf(await tableOf(stack(), world.domain), world.domain, world.mapId);
      const { seen } = observeTable({ conflictRate: CONFLICT_RATE, random: randomOf(seed) });
      const { whats, whos } = await world.call('get_container', { containerId: world.mapId });
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
          await send(stack(), 'create_release', { containerId: world.mapId, name }, world.owner.idToken),
        );
      const refusals = new Map<string, number>();
      const done = new Map<string, number>();
      let left = EDITS;
      await Promise.all(
        Array.from({ length: EDITORS }, async (_, editor) => {
          const random = randomOf(seed + editor);
          while (left > 0) {
            left -= 1;
            const { name, input } = nextPlanEdit(world, known, random);
            const answer = await send(stack(), name, input, (editor % 2 === 0 ? world.owner : world.editor).idToken);
            expect(answer.status, `${name} ${JSON.stringify(input)} -> ${answer.text}`).toBeLessThan(500);
            const code = String(answer.body['code']);
            if (answer.status !== 200) refusals.set(code, (refusals.get(code) ?? 0) + 1);
            else {
              done.set(name, (done.get(name) ?? 0) + 1);
              learnPlan(known, answer);
            }
          }
        }),
      );
      setTableClient(createTableClient());
      console.info(
        `seed ${seed}: ${seen.conflicts} conflicts met; done: ${JSON.stringify(Object.fromEntries(done))}; refused: ${JSON.stringify(Object.fromEntries(refusals))}`,
      );
      expect(seen.conflicts).toBeGreaterThan(EDITS / 20);
      expect([...refusals.keys()].filter((code) => !EXPECTED_PLAN_REFUSALS.includes(code))).toEqual([]);

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

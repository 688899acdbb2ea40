import { afterEach, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { seedFrom, times } from '../support/effort.ts';
import { stateOf } from '../support/history.ts';
import { editAtOnce, EDITORS } from '../support/property/editors.ts';
import { EXPECTED_REFUSALS, type Knowledge, learn, nextEdit } from '../support/property/edits.ts';
import {
  expectAcknowledged,
  expectHistory,
  expectNoneHidden,
  expectPairs,
  expectSoundBoard,
  expectSoundLabels,
  expectSoundLinks,
  expectUses,
} from '../support/property/invariants.ts';
import { createSmallWorld } from '../support/smallWorld.ts';
import { tableOf } from '../support/table.ts';
import { useStack } from '../support/useStack.ts';
import { withLists } from '../support/withLists.ts';

/** The first seed, how many are tried, and how many edits each makes. */
const SEED = seedFrom(20_261_121);
const SEEDS = Number(process.env['SEEDS'] ?? times({ usual: 1, deep: 20 }));
const EDITS = times({ usual: 400, deep: 1_000 });
const BETWEEN_SEEDS = 1_000;

const stack = useStack();
// Also when a seed fails, so that the next one gets a table without conflicts.
afterEach(() => setTableClient(createTableClient()));

const seeds = Array.from({ length: SEEDS }, (_, i) => SEED + i * BETWEEN_SEEDS);

describe(`${EDITORS} editors make ${EDITS} edits of Activities, Whos, their labels and links at once, and every fourth commit meets a conflict`, () => {
  test.each(seeds)(
    'nothing is lost, doubled, orphaned or on a third level, every pair is counted, and the log rebuilds every state (seed %i)',
    { timeout: 300_000 },
    async (seed) => {
      const world = await createSmallWorld(stack());
      const { id: elsewhere } = await world.call('story_map_container_create', { name: 'Elsewhere', why: 'To share' });
      const start = stateOf(await tableOf(stack(), world.domain), world.domain, world.containerId);
      const { whats } = await world.call('get_container', { containerId: world.containerId });
      const known: Knowledge = {
        whats: new Map(whats.map((what) => [what.id, what])),
        whos: Object.values(world.whos),
        groups: [null, 'Users', 'users', 'Partners'],
        labels: Object.values(world.whoLabels),
        acknowledged: new Map(),
      };
      const { conflicts, refusals } = await editAtOnce({
        world,
        seed,
        count: EDITS,
        next: (random) => nextEdit(world, elsewhere, known, random),
        needsOwner: ({ input }) => input['containerId'] === elsewhere,
        onDone: ({ input }, answer) => {
          if (input['containerId'] === world.containerId) learn(known, answer);
        },
      });
      expect(conflicts).toBeGreaterThan(EDITS / 10);
      expect(refusals.filter((code) => !EXPECTED_REFUSALS.includes(code))).toEqual([]);

      const table = await tableOf(stack(), world.domain);
      const [board, other] = [
        withLists(await world.call('get_container', { containerId: world.containerId })),
        withLists(await world.call('get_container', { containerId: elsewhere })),
      ];
      expectSoundBoard(board, table, world);
      expectNoneHidden(board, table, world);
      for (const each of [board, other]) expectSoundLinks(each);
      expectSoundLabels(board, table, world, world.containerId);
      expectSoundLabels(other, table, world, elsewhere);
      expectAcknowledged(known, table, world);
      expectUses(table, world, [board, other]);
      await expectPairs(world, [board, other]);
      expectHistory(table, world, start);
    },
  );
});

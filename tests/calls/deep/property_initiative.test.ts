import { afterEach, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { pick } from '../support/badInput.ts';
import type { Answer } from '../support/caller.ts';
import { seedFrom, times } from '../support/effort.ts';
import { initiativeWith } from '../support/initiativeOf.ts';
import { editAtOnce } from '../support/property/editors.ts';
import type { Edit } from '../support/property/edits.ts';
import { createSmallWorld, signUp } from '../support/smallWorld.ts';
import { tableOf } from '../support/table.ts';
import { useStack } from '../support/useStack.ts';

/** The first seed, how many are tried, and how many edits each makes. */
const SEED = seedFrom(20_261_124);
const SEEDS = Number(process.env['SEEDS'] ?? times({ usual: 1, deep: 8 }));
const EDITS = times({ usual: 300, deep: 400 });
const BETWEEN_SEEDS = 1_000;
const RELEASES = 24;
/** Five people are often late: they meet groups that somebody else has just merged or split. */
const EXPECTED_REFUSALS = ['release-group-does-not-exist', 'release-not-in-initiative', 'no-release-stays'];

const stack = useStack();
// Also when a seed fails, so that the next one gets a table without conflicts.
afterEach(() => setTableClient(createTableClient()));

/** Which group each release is in, as far as the editors know from answers. */
type Known = Map<string, string>;

function nextEdit(initiativeId: string, known: Known, random: () => number): Edit {
  const groupIds = [...new Set(known.values())].sort();
  const groupId = pick(groupIds, random);
  const other = pick(groupIds, random);
  const releaseIds = [...known].flatMap(([releaseId, at]) => (at === groupId ? [releaseId] : []));
  const does = random();
  if (does < 0.3 && other !== groupId)
    return { name: 'merge_release_groups', input: { initiativeId, groupId, intoGroupId: other } };
  if (does < 0.7 && releaseIds.length > 1) {
    const some = releaseIds.filter((_, i) => i > 0 && random() < 0.6);
    return {
      name: 'split_release_group',
      input: { initiativeId, groupId, releaseIds: some.length === 0 ? releaseIds.slice(1) : some },
    };
  }
  const place =
    random() < 0.5 ? { afterGroupId: other, beforeGroupId: null } : { afterGroupId: null, beforeGroupId: other };
  return { name: 'move_release_group', input: { initiativeId, groupId, ...place } };
}

function learn(known: Known, { body }: Answer): void {
  const changed = body['changed'] as { type: string; id: string; groupId: string }[];
  for (const { type, id, groupId } of changed) if (type === 'initiative_release') known.set(id, groupId);
}

describe(`five people make ${EDITS} merges, splits and moves of the groups of an initiative at once, and every fourth commit meets a conflict`, () => {
  test.each(Array.from({ length: SEEDS }, (_, i) => SEED + i * BETWEEN_SEEDS))(
    'no release is lost and none is there twice, and no group is empty (seed %i)',
    { timeout: 120_000 },
    async (seed) => {
      const world = await createSmallWorld(stack());
      const names = Array.from({ length: RELEASES }, (_, i) => `R${i}`);
      const { id: initiativeId, releases } = await initiativeWith(world, names);
      const email = `fifth@${world.domain}`;
      await world.call('add_registered_email', { email });
      const people = [world.owner, world.editor, world.viewer, world.colleague, await signUp(stack(), email, 'Fifth')];
      for (const { uid } of people.slice(2)) await world.call('add_initiative_member', { initiativeId, uid });
      const before = await world.call('get_initiative', { initiativeId });
      const known: Known = new Map(before.initiativeReleases.map(({ id, groupId }) => [id, groupId]));
      const { conflicts, refusals } = await editAtOnce({
        world,
        seed,
        count: EDITS,
        people,
        next: (random) => nextEdit(initiativeId, known, random),
        onDone: (_, answer) => learn(known, answer),
      });
      expect(conflicts).toBeGreaterThan(EDITS / 20);
      expect(refusals.filter((code) => !EXPECTED_REFUSALS.includes(code))).toEqual([]);

      const { groups, initiativeReleases } = await world.call('get_initiative', { initiativeId });
      expect(initiativeReleases.map(({ id }) => id).sort()).toEqual(Object.values(releases).sort());
      const filled = new Set(initiativeReleases.map(({ groupId }) => groupId));
      expect(groups.map(({ id }) => id).sort()).toEqual([...filled].sort());
      const table = await tableOf(stack(), world.domain);
      for (const { id } of groups) {
        const row = [...table.values()].find((item) => item['type'] === 'release_group' && item['id'] === id);
        expect(row?.['releases']).toBe(initiativeReleases.filter(({ groupId }) => groupId === id).length);
      }
    },
  );
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ChangeAnswer, Changed, Removed } from '#shared/contract/change.ts';
import type { CallName } from '#shared/contract/registry.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from '../support/caller.ts';
import { mapOf } from '../support/mapOf.ts';
import { releaseOf } from '../support/releaseOf.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { tableOf } from '../support/table.ts';
import { useStack } from '../support/useStack.ts';

const stack = useStack();
const kept = useResettableWorld(stack);

/** Types of entities that a command changes, but which its answer lacks when nothing had to change. */
const LEFT_OUT: Partial<Record<CallName, readonly string[]>> = {
  // It leaves an Activity that is on the map as it is, so it does not read the details it was to have.
  add_what: ['what_reference', 'what_who_link'],
  // A list of requests, which no longer names them.
  clear_access_requests: ['access_request'],
  // Nothing says who owned the map or the initiative before.
  set_container_owner: ['member'],
  set_initiative_owner: ['initiative_member'],
};

/** The commands that answered that nothing had to change. */
const unchanged: CallName[] = [];

describe.each(everyCommand())('%s, sent again after a colleague has made the same change', (name) => {
  test('is refused, changes something, or shows the entities as they are', async () => {
    const world = await kept.reset();
    const input = fixtures[name](world);
    const attempt = () => send(stack(), name, input, world.owner.idToken, { 'idempotency-key': randomUUID() });
    const theirs = await attempt();
    expect(theirs.status, theirs.text).toBe(200);
    await stack().stream.settled();
    const mine = await attempt();
    const [first, second] = [theirs.body, mine.body] as ChangeAnswer[];
    if (mine.status !== 200 || first?.change === null || second?.change !== null) return;
    unchanged.push(name);

    const rows = [...(await tableOf(stack(), world.domain)).values()];
    const isAsItWas = ({ type, id, version }: Changed | Removed) =>
      rows.some((row) => row['type'] === type && row['id'] === id && row['version'] === version);
    const isExpected = (entity: Changed | Removed) => isAsItWas(entity) && !LEFT_OUT[name]?.includes(entity.type);
    expect(second.changed).toEqual(expect.arrayContaining(first?.changed.filter(isExpected) ?? []));
    expect(second.removed).toEqual(expect.arrayContaining(first?.removed.filter(isExpected) ?? []));
  });
});

describe('a command of which a colleague has made a part', () => {
  /** The ids of the entities that an answer shows. */
  const idsOf = ({ changed }: ChangeAnswer) => changed.map(({ id }) => id).sort();

  test('shows the Activities that were in the release before too', async () => {
    const world = await kept.reset();
    const map = await mapOf(world, 'A | B | C');
    const release = await releaseOf(world, map, 'A', 'C');
    await release.takeOut('C');
    const answer = await release.put('A', 'B', 'C');
    const idOf = (name: string) => `${release.at.releaseId}-${map.id(name)}`;
    expect(answer.change).not.toBeNull();
    expect(idsOf(answer)).toEqual([idOf('A'), idOf('B'), idOf('C')].sort());
    expect(answer.changed.find(({ id }) => id === idOf('A'))).toMatchObject({ type: 'release_what', version: 1 });
  });

  test('shows an Activity in the release where it was before too', async () => {
    const world = await kept.reset();
    const map = await mapOf(world, 'A | B');
    const [one, two] = [await releaseOf(world, map, 'A', 'B'), await releaseOf(world, map, 'A')];
    const answer = await world.call('move_what_to_release', {
      containerId: map.containerId,
      whatId: map.id('A'),
      releaseIdCurrent: one.at.releaseId,
      releaseIdDestination: two.at.releaseId,
    });
    expect(answer.changed).toMatchObject([{ type: 'release_what', id: `${two.at.releaseId}-${map.id('A')}` }]);
    expect(answer.removed).toMatchObject([{ type: 'release_what', id: `${one.at.releaseId}-${map.id('A')}` }]);
  });

  test('shows the Whos that were linked to the Activity before too, by the link type that they have', async () => {
    const world = await kept.reset();
    const { containerId, id } = await mapOf(world, 'A');
    const types = world.linkTypes.whatWho;
    const whoIds: string[] = [];
    for (const name of ['Cook', 'Guest']) whoIds.push((await world.call('add_who', { containerId, name })).id);
    const link = (linkTypeId: string, ...some: string[]) =>
      world.call('add_what_who_links', { containerId, whatId: id('A'), linkTypeId, whoIds: some });
    await link(types[0], whoIds[0] ?? '');
    const answer = await link(types[1], ...whoIds);
    expect(answer.changed).toHaveLength(2);
    const linkOf = (whoId: string | undefined) => answer.changed.find((link) => link['whoId'] === whoId);
    expect(linkOf(whoIds[0])).toMatchObject({ type: 'what_who_link', linkTypeId: types[0] });
    expect(linkOf(whoIds[1])).toMatchObject({ type: 'what_who_link', linkTypeId: types[1] });
  });
});

test('many commands have nothing to change the second time', () => {
  expect(unchanged.length, unchanged.join(' ')).toBeGreaterThan(30);
});

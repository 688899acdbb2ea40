import { beforeAll, describe, expect, test } from 'vitest';
import { gatewayLimits } from '#infra/local/gateway/limits.ts';
import { presentWithLists, visibleBoard } from '#lambdas/entities/story_map/board.ts';
import { bytesOf, PART_BYTES, partOf } from '#lambdas/runtime/parts.ts';
import { keysOf } from '#lambdas/store/keys.ts';
import { newId } from '#shared/model/ids.ts';
import { type CompanyDomain, companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { send } from '#tests/calls/support/caller.ts';
import { fillWithWhos, whatRows } from '#tests/calls/support/fillMap.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { readMap } from '#tests/calls/support/readMap.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

describe('a part', () => {
  const entries = (...ids: string[]) => ids.map((id) => ({ id, text: 'x'.repeat(100) }));
  const lists = { first: entries('a', 'b', 'c'), second: entries('a', 'd') };
  const each = bytesOf(entries('a')[0]);

  /** The names in each part, until the last. */
  function parts(limit: number): string[] {
    const listed: string[] = [];
    for (let after: string | undefined; ;) {
      const { first, second, next } = partOf(lists, { after, limit });
      listed.push([...first.map(({ id }) => id), '|', ...second.map(({ id }) => id)].join(''));
      if (next === null) return listed;
      after = next;
    }
  }

  test('holds everything when it fits, and otherwise ends where the next one begins', () => {
    expect(parts(each * 5)).toEqual(['abc|ad']);
    expect(parts(each * 4)).toEqual(['abc|a', '|d']);
    expect(parts(each * 2)).toEqual(['ab|', 'c|a', '|d']);
  });

  test('holds at least one entry, so that reading always ends', () => {
    expect(parts(1)).toEqual(['a|', 'b|', 'c|', '|a', '|d']);
  });

  test('continues after an entry that was removed meanwhile', () => {
    expect(partOf(lists, { after: 'first.bb', limit: each }).first.map(({ id }) => id)).toEqual(['c']);
    expect(partOf(lists, { after: 'first.z' })).toEqual({ first: [], second: lists.second, next: null });
  });

  test('is no larger than estimated, whatever characters its texts have', () => {
    for (const letter of ['a', '"', '\\', '\u0001', 'é', '地', '🗺', '\ud800', '\u2028']) {
      const entry = { id: 'a', text: letter.repeat(300), list: ['a', letter], map: { a: 1, b: null, c: true } };
      expect(Buffer.byteLength(JSON.stringify(JSON.stringify(entry))), letter).toBeLessThanOrEqual(bytesOf(entry));
    }
  });
});

describe('a map that no single answer could hold', () => {
  const stack = useStack();
  const plain = { 'accept-encoding': 'identity' };
  let world: SmallWorld;
  let company: CompanyDomain;
  beforeAll(async () => {
    world = await createSmallWorld(stack());
    company = companyOfEmail(world.owner.email) ?? expect.fail('no company');
  });

  test.each([{ lists: false }, {}])(
    'of 1,500 Whos with long names, groups and categories of three-byte letters is read: %j',
    async (input) => {
      const ids = Array.from({ length: 1_500 }, newId).sort();
      const { containerId } = await mapOf(world, 'A: a1 | B');
      await world.call('add_member', { containerId, uid: world.viewer.uid, role: 'viewer' });
      await fillWithWhos(stack(), company, containerId, ids, (i) => `${i} ${'地'.repeat(490)}`);
      const { map, parts } = await readMap(world, containerId, { as: world.viewer, headers: plain, ...input });
      expect(parts).toBeGreaterThan(1);
      expect(map.whos.map(({ id }) => id)).toEqual(ids);
      expect(map.whats).toHaveLength(3);
      expect(map.members).toMatchObject([{ id: world.viewer.uid }]);
      expect(map.whoGroupingMap?.groupsStringArr.length).toBe(input.lists === false ? undefined : ids.length);
    },
  );

  // Directly, since filling the table through calls would be slow.
  test('of 20,000 Activities is read completely, with the lists in the first part', () => {
    const ids = Array.from({ length: 20_000 }, newId);
    const containerId = newId();
    const rows = whatRows(company, containerId, ids, 9, (i) => `Activity ${i} ${'地'.repeat(60)}`);
    const visible = visibleBoard(
      keysOf(company),
      containerId,
      [...rows].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    const { whats, ...lists } = presentWithLists(visible, [], () => true);
    expect(lists.backboneOrder).toEqual(ids.filter((_, i) => i % 10 === 0));
    const listed: typeof whats = [];
    for (let after: string | undefined; ;) {
      const part = partOf({ whats }, { after, spent: bytesOf(lists) });
      expect(Buffer.byteLength(JSON.stringify(JSON.stringify({ ...lists, ...part })))).toBeLessThan(
        gatewayLimits.invocationBytes,
      );
      listed.push(...part.whats);
      if (part.next === null) break;
      after = part.next;
    }
    expect(listed).toEqual(whats);
    const children = new Map(listed.map(({ id, childOrder }) => [id, childOrder ?? []]));
    expect((lists.backboneOrder ?? []).flatMap((id) => [id, ...(children.get(id) ?? [])])).toEqual(ids);
  });

  test('leaves room in each answer for what compression and serialisation add', () => {
    expect(PART_BYTES * 1.2).toBeLessThan(gatewayLimits.invocationBytes);
  });

  test('is refused when the end of the former part is invalid', async () => {
    for (const after of ['', 'whats', 'whats.', '.a', 'whats.a/b', 7]) {
      const answer = await send(
        stack(),
        'get_container',
        { containerId: world.containerId, after },
        world.owner.idToken,
      );
      expect(answer.body['code'], String(after)).toBe('bad-input');
    }
  });
});

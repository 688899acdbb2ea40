import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { MAX_NEW_REFERENCES, MAX_NEW_WHO_LINKS } from '#shared/model/limits.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

type Fields = NonNullable<CallInput<'add_what'>['fields']>;
const addWho = async (map: TestMap, name: string) =>
  (await world.call('add_who', { containerId: map.containerId, name: map.text(name), group: null, category: null })).id;
const linksOf = async (map: TestMap, name: string) =>
  (await map.board()).whats.find(({ id }) => id === map.id(name))?.whoLinks;
const referencesOf = async (map: TestMap, name: string) =>
  (await world.call('what_details', { containerId: map.containerId, whatId: map.id(name) })).referenceLinks.map(
    ({ name, type }) => ({ name, type }),
  );
const input = (map: TestMap, description: string, fields: Fields) => ({
  containerId: map.containerId,
  description,
  level: 0 as const,
  parentId: null,
  fields,
});

describe('a new Activity', () => {
  test('brings its references and Whos along, each of them once', async () => {
    const map = await mapOf(world, 'A');
    const [ann, bob] = [await addWho(map, 'Ann'), await addWho(map, 'Bob')];
    const [first, second] = world.linkTypes.whatWho;
    const { type } = world.reference;
    const link = { name: 'https://handbook.example', type };
    const answer = await map.add('a1', 'A', {
      fields: {
        cost: 2,
        referenceLinks: [link, { name: 'Notes', type }, link],
        whoLinks: [
          { linkTypeId: first, whoIds: [ann] },
          { linkTypeId: second, whoIds: [bob, ann] },
        ],
      },
    });
    expect(answer.changed.map((entity) => entity.type).sort()).toEqual([
      'what',
      'what_reference',
      'what_reference',
      'what_who_link',
      'what_who_link',
    ]);
    expect(await linksOf(map, 'a1')).toEqual({ [ann]: first, [bob]: second });
    expect(await referencesOf(map, 'a1')).toEqual([link, { name: 'Notes', type }]);
  });

  test('brings the same along once more after it was deleted, and none of its former details', async () => {
    const map = await mapOf(world, 'A');
    const [ann, bob] = [await addWho(map, 'Ann'), await addWho(map, 'Bob')];
    const [linkTypeId] = world.linkTypes.whatWho;
    const fields = (...whoIds: string[]): Fields => ({
      referenceLinks: [world.reference],
      whoLinks: [{ linkTypeId, whoIds }],
    });
    await map.add('B', null, { fields: fields(ann, bob) });
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('B') });
    expect(await map.add('B', null, { fields: fields(ann) })).toMatchObject({ usedExistingWhat: true });
    expect(await linksOf(map, 'B')).toEqual({ [ann]: linkTypeId });
    expect(await referencesOf(map, 'B')).toEqual([world.reference]);
  });

  test('refuses what the company or the map does not have, and more than fits', async () => {
    const map = await mapOf(world);
    const other = await mapOf(world);
    const [linkTypeId] = world.linkTypes.whatWho;
    const stranger = await addWho(other, 'Stranger');
    const unknown = '0'.repeat(20);
    const refusalOf = (fields: Fields) => refusal(world, 'add_what', input(map, map.text('New'), fields));
    expect(await refusalOf({ referenceLinks: [{ name: 'Notes', type: unknown }] })).toBe(
      '400 reference-type-does-not-exist',
    );
    expect(await refusalOf({ whoLinks: [{ linkTypeId: unknown, whoIds: [stranger] }] })).toBe(
      '400 link-type-does-not-exist',
    );
    expect(await refusalOf({ whoLinks: [{ linkTypeId, whoIds: [stranger] }] })).toBe('404 who-does-not-exist');
    expect(await refusalOf({ whoLinks: [{ linkTypeId, whoIds: [] }] })).toBe('400 bad-input');
    expect(await refusalOf({ referenceLinks: [{ name: 'http://plain.example', type: world.reference.type }] })).toBe(
      '400 bad-input',
    );
    expect(
      await refusalOf({
        referenceLinks: Array.from({ length: MAX_NEW_REFERENCES + 1 }, (_, i) => ({
          name: `${i}`,
          type: world.reference.type,
        })),
      }),
    ).toBe('400 bad-input');
    expect((await map.board()).whats).toEqual([]);
  });

  test('brings along as much as is allowed in one transaction', async () => {
    const map = await mapOf(world);
    const whoIds: string[] = [];
    for (let i = 0; i < MAX_NEW_WHO_LINKS; i += 1) whoIds.push(await addWho(map, `Who ${i}`));
    const referenceLinks = Array.from({ length: MAX_NEW_REFERENCES }, (_, i) => ({
      name: `Reference ${i}`,
      type: world.reference.type,
    }));
    const { changed } = await map.add('A', null, {
      fields: { referenceLinks, whoLinks: [{ linkTypeId: world.linkTypes.whatWho[0], whoIds }] },
    });
    expect(changed).toHaveLength(1 + MAX_NEW_REFERENCES + MAX_NEW_WHO_LINKS);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { createShared } from '#lambdas/entities/company/shared.ts';
import { whoEntity } from '#lambdas/entities/who/who.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { create } from '#lambdas/store/steps.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_HITS } from '#shared/model/limits.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { companyOf, found } from '#tests/calls/support/searching.ts';
import { createSmallWorld, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});
const whats = (query: string, as?: Somebody, exclude_container?: string) =>
  found(world, 'what_company', { query, ...(exclude_container !== undefined && { exclude_container }) }, as);

describe('Activities', () => {
  test('are found by everybody in the company and by nobody else, with their description and nothing about maps', async () => {
    const map = await mapOf(world, 'Prüfung');
    expect(await whats('prufung', world.colleague)).toEqual([map.text('Prüfung')]);
    const { hits } = await world.call('what_company', { query: 'prüfung' }, world.colleague);
    expect(hits).toEqual([{ objectID: map.id('Prüfung'), description: map.text('Prüfung') }]);
    const other = await createSmallWorld(stack());
    expect(await found(other, 'what_company', { query: 'prufung' })).toEqual([]);
    expect(await refusal(world, 'what_company', { query: 'prufung' }, world.outsider)).toBe('403 no-company-access');
  });

  test('are found only by their new description once it has changed', async () => {
    const map = await mapOf(world, 'Dispatch');
    expect(await whats('dispatch')).toEqual([map.text('Dispatch')]);
    await world.call('change_what_description', {
      containerId: map.containerId,
      objectId: map.id('Dispatch'),
      newDescription: 'Send the parcels',
      changeType: 'what_description',
    });
    expect(await whats('dispatch')).toEqual([]);
    expect(await whats('parcel')).toEqual(['Send the parcels']);
  });

  test('stay with the company when their map is deleted', async () => {
    const map = await mapOf(world, 'Onboarding');
    await world.call('delete_container', { containerId: map.containerId });
    expect(await whats('onboarding')).toEqual([map.text('Onboarding')]);
  });

  test(`are ${MAX_HITS} at most`, async () => {
    await mapOf(world, Array.from({ length: MAX_HITS + 3 }, (_, n) => `Chapter-${n}`).join(' | '));
    expect(await whats('chapter')).toHaveLength(MAX_HITS);
  });
});

describe('Activities of a map to leave out', () => {
  test('are not found, while all others are, also those that were removed from it or hidden under a deleted one', async () => {
    const map = await mapOf(world, 'Kiosk: Kioskchild Kioskother | Kiosktwo');
    const elsewhere = await mapOf(world, 'Kioskelsewhere');
    expect((await whats('kiosk', world.owner, map.containerId)).sort()).toEqual([elsewhere.text('Kioskelsewhere')]);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('Kiosktwo') });
    expect((await whats('kiosk', world.owner, map.containerId)).sort()).toEqual([
      elsewhere.text('Kioskelsewhere'),
      map.text('Kiosktwo'),
    ]);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('Kiosk') });
    expect(await whats('kiosk', world.owner, map.containerId)).toHaveLength(5);
  });

  test('are left out only for people who may see the map, so that others learn nothing about it', async () => {
    const map = await mapOf(world, 'Secretly');
    expect(await whats('secretly', world.owner, map.containerId)).toEqual([]);
    expect(await whats('secretly', world.colleague, map.containerId)).toEqual([map.text('Secretly')]);
    await grant(world, world.colleague, { globalStoryMapViewer: true });
    expect(await whats('secretly', world.colleague, map.containerId)).toEqual([]);
    await grant(world, world.colleague, { globalStoryMapViewer: false });
    await world.call('delete_container', { containerId: map.containerId });
    expect(await whats('secretly', world.owner, map.containerId)).toEqual([map.text('Secretly')]);
  });

  test('may be of no map; an invalid id is refused', async () => {
    const map = await mapOf(world, 'Anywhere');
    expect(await whats('anywhere', world.owner, '')).toEqual([map.text('Anywhere')]);
    expect(await whats('anywhere', world.owner, newId())).toEqual([map.text('Anywhere')]);
    expect(await refusal(world, 'what_company', { query: 'anywhere', exclude_container: 'no-id' })).toBe(
      '400 bad-input',
    );
  });
});

describe('Whos', () => {
  test('are found by name, apart from Activities, and left out when they are on the map', async () => {
    const { reader, writer } = companyStore(companyOf(world));
    const map = await mapOf(world, 'Librarian');
    const [onMap, elsewhere] = [newId(), newId()];
    const write = writer({ uid: world.owner.uid, tab: null, call: 'test' });
    await write.commit('company', [createShared(reader.keys, 'who', onMap, 'Librarian of the town')]);
    await write.commit('company', [createShared(reader.keys, 'who', elsewhere, 'Librarían of the school')]);
    const fields = { name: 'Librarian of the town', groupId: null, categoryId: null, generation: 0 };
    await write.commit({ storyMap: map.containerId }, [
      create(whoEntity, rowKeys.who(reader.keys, map.containerId, onMap), onMap, fields),
    ]);

    expect((await found(world, 'who_company', { query: 'librarian' })).sort()).toEqual([
      'Librarian of the town',
      'Librarían of the school',
    ]);
    const { hits } = await world.call('who_company', { query: 'librarian', exclude_container: map.containerId });
    expect(hits).toEqual([{ objectID: elsewhere, name: 'Librarían of the school' }]);
    expect(
      await found(world, 'who_company', { query: 'librarian', exclude_container: map.containerId }, world.colleague),
    ).toHaveLength(2);
  });
});

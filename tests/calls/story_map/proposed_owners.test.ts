import { beforeAll, describe, expect, test } from 'vitest';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { createSmallWorld, signUp, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

/** The proposed next owner of a map of the colleague, as an admin sees it. */
async function proposedFor(containerId: string) {
  const { docs } = await world.call('proposed_owners', { uid: world.colleague.uid, page: 1 });
  return (docs.find(({ id }) => id === containerId) ?? expect.fail('the map is not on the page')).proposed;
}

describe('the next owner of a story map', () => {
  test('is its business owner, else who has been its editor longest, never a viewer or somebody without access', async () => {
    const { colleague, editor, viewer, owner } = world;
    const containerId = await newMap(world, 'Whose next', colleague);
    const as = <Name extends 'add_member' | 'change_member_role' | 'set_business_owner'>(name: Name) =>
      [name, colleague] as const;
    expect(await proposedFor(containerId)).toBeNull();

    const [add, by] = as('add_member');
    await world.call(add, { containerId, uid: viewer.uid, role: 'viewer' }, by);
    expect(await proposedFor(containerId)).toBeNull();
    await world.call(add, { containerId, uid: owner.uid, role: 'editor' }, by);
    await world.call(add, { containerId, uid: editor.uid, role: 'editor' }, by);
    expect(await proposedFor(containerId)).toEqual({ uid: owner.uid, as: 'editor' });

    // An editor who was a viewer meanwhile starts anew.
    await world.call('change_member_role', { containerId, uid: owner.uid, role: 'viewer' }, by);
    await world.call('change_member_role', { containerId, uid: owner.uid, role: 'editor' }, by);
    expect(await proposedFor(containerId)).toEqual({ uid: editor.uid, as: 'editor' });

    await world.call('set_business_owner', { containerId, businessOwner: viewer.uid }, by);
    expect(await proposedFor(containerId)).toEqual({ uid: viewer.uid, as: 'businessOwner' });
    await world.call('remove_registered_email', { email: viewer.email });
    expect(await proposedFor(containerId)).toEqual({ uid: editor.uid, as: 'editor' });
    await world.call('set_business_owner', { containerId, businessOwner: colleague.uid }, by);
    expect(await proposedFor(containerId)).toEqual({ uid: editor.uid, as: 'editor' });
  });

  test('is nobody who has deleted their account, until they sign up again', async () => {
    const { colleague } = world;
    const containerId = await newMap(world, 'Who left', colleague);
    const email = `leaver@${world.domain}`;
    await world.call('add_registered_email', { email });
    const leaver = await signUp(stack(), email, 'Leaver');
    await world.call('add_member', { containerId, uid: leaver.uid, role: 'editor' }, colleague);
    expect(await proposedFor(containerId)).toEqual({ uid: leaver.uid, as: 'editor' });
    await world.call('delete_account', { uid: leaver.uid }, leaver);
    expect(await proposedFor(containerId)).toBeNull();
    await signUp(stack(), email, 'Leaver');
    expect(await proposedFor(containerId)).toEqual({ uid: leaver.uid, as: 'editor' });
  });

  test('is asked for by admins alone, for owners with access and without, a page at a time', async () => {
    const { colleague, editor, owner } = world;
    for (let i = 0; i <= STORY_MAP_PAGE_SIZE; i += 1) await newMap(world, `Many ${i}`, colleague);
    await world.call('remove_registered_email', { email: colleague.email });
    const input = { uid: colleague.uid, page: 1 };
    expect(await refusal(world, 'proposed_owners', input, editor)).toBe('403 not-administrator');
    const first = await world.call('proposed_owners', input);
    expect(first).toMatchObject({ page: 1, totalPages: 2 });
    expect(first.docs).toHaveLength(STORY_MAP_PAGE_SIZE);
    const [left] = first.docs;
    await world.call('set_container_owner', { containerId: left?.id ?? '', newOwnerUid: owner.uid });
    const after = await world.call('proposed_owners', input);
    expect(after.total).toBe(first.total - 1);
    expect(after.docs.map(({ id }) => id)).not.toContain(left?.id);
  });
});

describe('the list of ownerless story maps', () => {
  const ownerless = async () => (await world.call('ownerless_maps', { page: 1 })).docs;

  test('has the maps of people without access or account, each with the proposed next owner, until they are handed over', async () => {
    const email = `gone@${world.domain}`;
    await world.call('add_registered_email', { email });
    const gone = await signUp(stack(), email, 'Gone');
    const [left, kept] = [await newMap(world, 'Left', gone), await newMap(world, 'Kept', gone)];
    await world.call('add_member', { containerId: left, uid: world.editor.uid, role: 'editor' }, gone);
    const ids = async () => (await ownerless()).map(({ id }) => id);
    expect(await ids()).not.toContain(left);
    await world.call('remove_registered_email', { email });
    const docs = await ownerless();
    expect(docs.slice(0, 2)).toMatchObject([
      { id: kept, owner: gone.uid, proposed: null },
      { id: left, owner: gone.uid, proposed: { uid: world.editor.uid, as: 'editor' } },
    ]);
    await world.call('set_container_owner', { containerId: left, newOwnerUid: world.editor.uid });
    expect(await ids()).not.toContain(left);
    expect(await ids()).toContain(kept);
    await world.call('add_registered_email', { email });
    expect(await ids()).not.toContain(kept);
    await world.call('add_registered_email', { email: `quitter@${world.domain}` });
    const quitter = await signUp(stack(), `quitter@${world.domain}`, 'Quitter');
    const deserted = await newMap(world, 'Deserted', quitter);
    await world.call('delete_account', { uid: quitter.uid }, quitter);
    expect(await ids()).toContain(deserted);
  });

  test('reads the owner from the map where the entry of an earlier release does not name them', async () => {
    const email = `old@${world.domain}`;
    await world.call('add_registered_email', { email });
    const viewer = await signUp(stack(), email, 'Old');
    const containerId = await newMap(world, 'Of old', viewer);
    const listed = (await world.call('company_story_maps', { query: '', page: 1 })).docs;
    const createdAt = listed.find(({ id }) => id === containerId)?.createdAt ?? 0;
    const { reader, writer } = companyStore(companyOfEmail(viewer.email) ?? expect.fail());
    await writer({ uid: null, tab: null, call: 'test' }).commit('company', [
      {
        do: 'putPointer',
        key: rowKeys.companyMap(reader.keys, createdAt, containerId),
        fields: { mapId: containerId, createdAt },
      },
    ]);
    await world.call('remove_registered_email', { email: viewer.email });
    expect((await ownerless()).find(({ id }) => id === containerId)).toMatchObject({ owner: viewer.uid });
  });

  test('is for admins alone, and has none of another company', async () => {
    const other = await createSmallWorld(stack());
    expect(await refusal(world, 'ownerless_maps', { page: 1 }, world.editor)).toBe('403 not-administrator');
    expect(await other.call('ownerless_maps', { page: 1 })).toMatchObject({ docs: [], total: 0, totalPages: 1 });
  });
});

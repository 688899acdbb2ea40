import { beforeAll, describe, expect, test } from 'vitest';
import { auditOf } from '#tests/calls/support/audit.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, signUp, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

describe('the list of access and roles', () => {
  test('tells who gave whom what, took it away and passed it on, newest first', async () => {
    const { owner } = world;
    const email = `audited@${world.domain}`;
    await world.call('add_registered_email', { email });
    const { uid } = await signUp(stack(), email, 'Audited');
    await world.call('set_user_custom_claim_admin', { uid, admin: true });
    await world.call('set_user_custom_claim_admin', { uid, admin: false });
    await world.call('set_user_custom_claim_global_story_map_viewer', { uid, global_story_map_viewer: true });
    await world.call('remove_registered_email', { email });
    await world.call('remove_user', { email });
    const { docs } = await auditOf(world, { person: uid });
    expect(docs.map(({ kind, by, person }) => [kind, by, person])).toEqual(
      [
        'user_removed',
        'access_removed',
        'viewer_removed',
        'viewer_granted',
        'admin_removed',
        'admin_granted',
        'access_granted',
      ].map((kind) => [kind, owner.uid, uid]),
    );
    expect(docs.map(({ at }) => at)).toEqual(docs.map(({ at }) => at).toSorted((a, b) => b - a));
    const { docs: granted } = await auditOf(world, { person: uid, kind: 'admin_granted' });
    expect(granted).toHaveLength(1);
    // What somebody did is theirs too.
    expect((await auditOf(world, { person: owner.uid })).docs).toEqual(expect.arrayContaining(docs));
  });

  test('is for administrators alone, about people of their company', async () => {
    expect(await refusal(world, 'access_audit', {}, world.editor)).toBe('403 not-administrator');
    const other = await createSmallWorld(stack());
    expect(JSON.stringify((await other.call('access_audit', {})).docs)).not.toContain(world.owner.uid);
    expect(await refusal(world, 'access_audit', { person: other.owner.uid }, world.owner)).toBe(
      '404 user-does-not-exist',
    );
  });
});

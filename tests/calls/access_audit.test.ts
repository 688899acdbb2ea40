import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { refusal } from './support/mapOf.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, signUp, type World } from './support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

/** All events, page by page. */
async function audit(input: CallInput<'access_audit'> = {}) {
  const docs = [];
  let before: string | undefined;
  let pages = 0;
  do {
    const page = await world.call('access_audit', { ...input, ...(before !== undefined && { before }) });
    docs.push(...page.docs);
    before = page.next ?? undefined;
    pages += 1;
  } while (before !== undefined);
  return { docs, pages };
}

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
    const { docs } = await audit({ person: uid });
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
    const { docs: granted } = await audit({ person: uid, kind: 'admin_granted' });
    expect(granted).toHaveLength(1);
    // What somebody did is theirs too.
    expect((await audit({ person: owner.uid })).docs).toEqual(expect.arrayContaining(docs));
  });

  test('has a period, and pages that go on where the last one ended', { timeout: 90_000 }, async () => {
    const begun = Date.now();
    for (let i = 0; i < 210; i += 30) {
      const emails = Array.from({ length: 30 }, (_, n) => `paged${i + n}@${world.domain}`);
      await Promise.all(emails.map((email) => world.call('add_registered_email', { email })));
    }
    const ended = Date.now() + 1;
    await world.call('add_registered_email', { email: `later@${world.domain}` });
    const { docs, pages } = await audit({ from: begun, to: ended });
    expect(pages).toBeGreaterThan(1);
    expect(docs).toHaveLength(210);
    expect(new Set(docs.map(({ id }) => id)).size).toBe(210);
    expect((await audit({ from: ended })).docs).toHaveLength(1);
    expect((await audit({ to: 1 })).docs).toEqual([]);
  });

  test('is for administrators alone, about people of their company', async () => {
    expect(await refusal(world, 'access_audit', {}, world.editor)).toBe('403 not-administrator');
    const other = await createWorld(stack());
    expect(JSON.stringify((await other.call('access_audit', {})).docs)).not.toContain(world.owner.uid);
    expect(await refusal(world, 'access_audit', { person: other.owner.uid }, world.owner)).toBe(
      '404 user-does-not-exist',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { isCode, matching, readTree } from '#tests/repo/rules/tree.ts';
import { keptCommandNamed } from '#web/root/kept/keptCommands.ts';

/** All kinds of edits in the sources: their names, and whether they are kept in the browser. */
const defined = matching(readTree(), /^web\/src\//)
  .filter(isCode)
  .flatMap(({ text }) => [
    ...[...text.matchAll(/name: '(\w+)',\s+keep: (true|false)/g)].map(([, name = '', keep]) => ({
      name,
      keep: keep === 'true',
    })),
    ...[...text.matchAll(/ = epicCommand<[^(]+>\(\s+'(\w+)'/g)].map(([, name = '']) => ({ name, keep: true })),
  ]);

/**
 * Edits of access, people, owners, integrations and settings, what sends mails, stars, and what a dialog holds until the answer
 * are never kept.
 */
const NEVER_KEPT = [
  'add_registered_email',
  'add_what_with_fields',
  'approve_access_request',
  'delete_container',
  'dismiss_access_request',
  'move_priority',
  'remove_registered_email',
  'remove_user',
  'set_user_custom_claim_admin',
  'set_user_custom_claim_global_story_map_viewer',
  'star_story_map',
];

describe('edits that are kept in the browser', () => {
  test('have names of their own', () => {
    const names = defined.map(({ name }) => name).sort();
    expect(names.length).toBeGreaterThan(30);
    expect(names).toEqual([...new Set(names)]);
  });

  test('are all found again by name after a reload', async () => {
    const kept = defined.filter(({ keep }) => keep);
    const found = await Promise.all(kept.map(async ({ name }) => (await keptCommandNamed(name))?.name));
    expect(found).toEqual(kept.map(({ name }) => name));
  });

  test('are about boards and texts only', async () => {
    const others = defined.filter(({ keep }) => !keep).map(({ name }) => name);
    expect(others.sort()).toEqual(NEVER_KEPT);
    expect(await Promise.all(others.map(keptCommandNamed))).toEqual(others.map(() => undefined));
  });
});

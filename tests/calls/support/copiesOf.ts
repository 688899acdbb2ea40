import type { CallName } from '#shared/contract/registry.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './caller.ts';
import type { World } from './world.ts';

/** What screens keep a copy of, or show from a list of their own. */
const queries = [
  'activity_roadmap',
  'company_settings',
  'container_children',
  'get_container',
  'get_frame',
  'get_initiative',
  'get_objective',
  'get_problem',
  'get_release',
  'parent_activity',
  'release_list',
  'release_roadmap',
  'release_slices',
  'release_what',
  'what_details',
] as const satisfies CallName[];

/**
 * Fresh copies of what a world shows its owner: the answers of queries, without versions. Those of maps also for the
 * other maps of the owner.
 */
export async function copiesOf(world: World): Promise<Record<string, unknown>> {
  const { stack, owner, spareMaps } = world;
  const asked = [
    ...queries.map((name) => ({ name, input: fixtures[name](world) })),
    ...Object.values(spareMaps).flatMap((containerId) =>
      (['get_container', 'release_roadmap'] as const).map((name) => ({
        name,
        input: { ...fixtures[name](world), containerId },
      })),
    ),
  ];
  const answers = await Promise.all(
    asked.map(async ({ name, input }, i) => {
      const { status, body } = await send(stack, name, input, owner.idToken);
      return [`${name} ${i}`, status === 200 ? comparable(name, body) : body['code']] as const;
    }),
  );
  return Object.fromEntries(answers);
}

/** An answer without what says how often something has changed. */
function comparable(name: CallName, { whats, ...answer }: Record<string, unknown>): unknown {
  // The roadmap also brings the names of Activities that have left a release.
  return withoutVersions(name === 'release_roadmap' ? answer : { ...answer, whats });
}

/** A value without versions and cursors at any depth. */
function withoutVersions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVersions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      ['version', 'cursor'].includes(name) ? [] : [[name, withoutVersions(each)]],
    ),
  );
}

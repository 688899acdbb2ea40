import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import type { TestMap } from './mapOf.ts';
import type { SmallWorld } from './smallWorld.ts';

type Epic = CallInput<'create_epic'>['epic'];
type ExploreType = CallInput<'add_explore_object'>['type'];
type Place = { containerId: string; releaseId: string; whatId: string };

/** A release of a test map. Its Activities are given by their short names. */
export type TestRelease = {
  at: { containerId: string; releaseId: string };
  /** The place of an Activity in it, by ids. */
  place: (name: string) => Place;
  put: (...names: string[]) => Promise<CallOutput<'add_whats_to_release'>>;
  takeOut: (...names: string[]) => Promise<CallOutput<'remove_whats_from_release'>>;
  explore: (name: string, type: ExploreType, text: string) => Promise<string>;
  write: (name: string, epic: Epic | string) => Promise<string>;
  read: () => Promise<CallOutput<'get_release'>>;
  /** Opens one Activity with its explore items and first epics. */
  open: (name: string) => Promise<CallOutput<'release_what'>>;
  /** The names of the Activities in it, in order. */
  names: () => Promise<string>;
};

/** A new release of a map, with some of its Activities in it. */
export async function releaseOf(world: SmallWorld, map: TestMap, ...names: string[]): Promise<TestRelease> {
  const { containerId } = map;
  const { id: releaseId } = await world.call('create_release', { containerId, name: `With ${names.join(' and ')}.` });
  const at = { containerId, releaseId };
  const place = (name: string) => ({ ...at, whatId: map.id(name) });
  const read = () => world.call('get_release', at);
  const release: TestRelease = {
    at,
    place,
    put: (...some) => world.call('add_whats_to_release', { ...at, whatIds: some.map(map.id) }),
    takeOut: (...some) => world.call('remove_whats_from_release', { ...at, whatIds: some.map(map.id) }),
    explore: async (name, type, text) =>
      (await world.call('add_explore_object', { ...place(name), type, name: text })).id,
    write: async (name, epic) => {
      const wanted = typeof epic === 'string' ? ({ type: 'free_text', text: epic } as const) : epic;
      return (await world.call('create_epic', { ...place(name), epic: wanted })).id;
    },
    read,
    open: (name) => world.call('release_what', place(name)),
    names: async () =>
      map
        .names((await read()).whats.map(({ whatId }) => whatId))
        .sort()
        .join(' '),
  };
  if (names.length > 0) await release.put(...names);
  return release;
}

import type { CallInput, CallOutput } from '#shared/contract/registry.ts';
import type { SmallWorld } from './smallWorld.ts';

type Board = CallOutput<'get_container'>;

/** A story map of a test. Its Whos have short names. */
export type WhoMap = {
  containerId: string;
  id: (name: string) => string;
  /** Returns the full name; short names on different maps stand for different Whos unless `like` is given. */
  text: (name: string) => string;
  add: (name: string, more?: Partial<CallInput<'add_who'>>) => Promise<CallOutput<'add_who'>>;
  remove: (name: string) => Promise<CallOutput<'delete_who'>>;
  link: (one: string, other: string, type?: 0 | 1) => Promise<CallOutput<'add_who_who_link'>>;
  counts: (one: string, other: string) => Promise<Record<string, number>>;
  board: () => Promise<Board>;
};

let count = 0;

/**
 * A new map of the world's owner with some Whos.
 * @param like a map whose short names mean the same Whos, so that they are reused
 */
export async function whosOf(world: SmallWorld, names: readonly string[] = [], like?: WhoMap): Promise<WhoMap> {
  const { id: containerId } = await world.call('story_map_container_create', {
    name: `Whos ${(count += 1)}`,
    why: 'To try Whos',
  });
  const suffix = ` of map ${count}`;
  const ids = new Map<string, string>();
  const text = like?.text ?? ((name: string) => `${name}${suffix}`);
  const id = (name: string) => {
    const known = ids.get(name);
    if (known === undefined) throw new Error(`${name} was never added`);
    return known;
  };
  const map: WhoMap = {
    containerId,
    id,
    text,
    board: () => world.call('get_container', { containerId }),
    async add(name, more = {}) {
      const answer = await world.call('add_who', { containerId, name: text(name), ...more });
      ids.set(name, answer.id);
      return answer;
    },
    remove: (name) => world.call('delete_who', { containerId, whoId: id(name) }),
    link: (one, other, type = 0) =>
      world.call('add_who_who_link', {
        containerId,
        whoId: id(one),
        otherWhoId: id(other),
        linkTypeId: world.linkTypes.whoWho[type],
      }),
    counts: async (one, other) =>
      (await world.call('who_pair_counts', { whoId: id(one), otherWhoId: id(other) })).counts,
  };
  for (const name of names) await map.add(name);
  return map;
}

import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { send } from './caller.ts';
import { readMap } from './readMap.ts';
import type { SmallWorld, Somebody } from './smallWorld.ts';
import { type MapWithLists, withLists } from './withLists.ts';

/** A story map of a test. Its Activities have short names. */
export type TestMap = {
  containerId: string;
  id: (name: string) => string;
  /** Returns the description of a name; the same name has another description on each map. */
  text: (name: string) => string;
  add: (name: string, under?: string | null, more?: Partial<CallInput<'add_what'>>) => Promise<CallOutput<'add_what'>>;
  board: () => Promise<MapWithLists>;
  /** The map as one line, such as `A: a1 a2 | B`. */
  outline: () => Promise<string>;
  names: (ids: readonly string[]) => string[];
};

let count = 0;

/** A new map of the world's owner, with Activities from an outline (see `TestMap`). */
export async function mapOf(world: SmallWorld, outline = ''): Promise<TestMap> {
  const { id: containerId } = await world.call('story_map_container_create', {
    name: `Map ${(count += 1)}`,
    why: 'To try things',
  });
  const suffix = ` of map ${count}`;
  const ids = new Map<string, string>();
  const text = (name: string) => `${name}${suffix}`;
  const nameOf = (id: string) => [...ids].find(([, known]) => known === id)?.[0] ?? `unknown ${id}`;
  const id = (name: string) => {
    const known = ids.get(name);
    if (known === undefined) throw new Error(`${name} was never added`);
    return known;
  };
  const board = async () => withLists((await readMap(world, containerId)).map);
  const map: TestMap = {
    containerId,
    id,
    text,
    board,
    names: (found) => found.map(nameOf),
    async add(name, under = null, more = {}) {
      const parentId = under === null ? null : id(under);
      const answer = await world.call('add_what', {
        containerId,
        description: text(name),
        level: parentId === null ? 0 : 1,
        parentId,
        ...more,
      });
      ids.set(name, answer.id);
      return answer;
    },
    async outline() {
      const { whats, backboneOrder } = await board();
      const children = new Map(whats.map((what) => [what.id, what.childOrder]));
      return backboneOrder
        .map((top) => [nameOf(top), ...(children.get(top) ?? []).map(nameOf)].join(' ').replace(' ', ': '))
        .join(' | ');
    },
  };
  for (const column of outline
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')) {
    const [top = '', ...below] = column.split(/[: ]+/);
    await map.add(top);
    for (const name of below) await map.add(name, top);
  }
  return map;
}

/** The status and error code of a call that must fail. */
export async function refusal<Name extends CallName>(
  world: SmallWorld,
  name: Name,
  input: CallInput<Name>,
  as: Somebody = world.owner,
): Promise<string> {
  const { status, body } = await send(world.stack, name, input, as.idToken);
  return status === 200 ? 'went through' : `${status} ${String(body['code'])}`;
}

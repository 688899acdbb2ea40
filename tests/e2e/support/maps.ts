import { whoColumns } from '#shared/rules/whoLabels.ts';
import type { Api } from './api.ts';

/** A map in short: each backbone Activity with its children. */
export type Sketch = Record<string, readonly string[]>;
/** What stands where, in order: a list, since objects compare without regard to order. */
export type Standing = [string, readonly string[]][];
/** What a sketch means. */
export const standing = (sketch: Sketch): Standing => Object.entries(sketch);

/** Makes a story map with Activities, and returns its id. */
export async function makeMap(
  api: Api,
  name: string,
  sketch: Sketch = {},
  why = 'Everybody finds a desk',
): Promise<string> {
  const { id: containerId } = await api.call('story_map_container_create', { name, why });
  for (const [description, children] of Object.entries(sketch)) {
    const { id: parentId } = await api.call('add_what', { containerId, description, level: 0 });
    for (const child of children) await api.call('add_what', { containerId, description: child, level: 1, parentId });
  }
  return containerId;
}

/** What stands on the map according to the server. */
export async function stored(api: Api, containerId: string): Promise<Standing> {
  const { whats, backboneOrder = [] } = await api.call('get_container', { containerId });
  const byId = new Map(whats.map((what) => [what.id, what]));
  const text = (id: string) => byId.get(id)?.description ?? '';
  return backboneOrder.map((id) => [text(id), (byId.get(id)?.childOrder ?? []).map(text)]);
}

/** Each Who with where it stands, in the order of the board: 'Staff / Day: Keeper', with '-' for no label. */
export type WhoStanding = string[];

/** One Who as a standing writes it. */
export const line = (group: string | null, category: string | null, name: string) =>
  `${group ?? '-'} / ${category ?? '-'}: ${name}`;

/** Where the Whos stand according to the server. */
export async function storedWhos(api: Api, containerId: string): Promise<WhoStanding> {
  const { whos, whoGroups, whoCategories } = await api.call('get_container', { containerId });
  const byId = <Label extends { id: string }>(labels: readonly Label[]) => new Map(labels.map((one) => [one.id, one]));
  return whoColumns(whos, byId(whoGroups), byId(whoCategories)).flatMap(({ group, parts }) =>
    parts.flatMap((part) => part.whos.map(({ name }) => line(group?.name ?? null, part.category?.name ?? null, name))),
  );
}

/** Puts Whos on a map: their names by 'Category' or 'Category, Sub-Category'; those under '' have none. @returns their ids by name */
export async function addWhos(
  api: Api,
  containerId: string,
  sketch: Record<string, readonly string[]>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [place, names] of Object.entries(sketch)) {
    const [group = '', category = ''] = place.split(', ');
    for (const name of names) ids.set(name, (await api.call('add_who', { containerId, name, group, category })).id);
  }
  return ids;
}

import { whoColumns } from '#shared/rules/whoLabels.ts';
import type { Api } from './api.ts';

/** A map in short: each backbone Activity with its children. */
export type Sketch = Record<string, readonly string[]>;
/** The ordered contents of a map: a list, since comparing objects ignores order. */
export type Standing = [string, readonly string[]][];
/** The contents that a sketch describes. */
export const standing = (sketch: Sketch): Standing => Object.entries(sketch);

/** Creates a story map with Activities, and returns its id. */
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

/** The contents of the map on the server. */
export async function stored(api: Api, containerId: string): Promise<Standing> {
  const { whats, backboneOrder = [] } = await api.call('get_container', { containerId });
  const byId = new Map(whats.map((what) => [what.id, what]));
  const text = (id: string) => byId.get(id)?.description ?? '';
  return backboneOrder.map((id) => [text(id), (byId.get(id)?.childOrder ?? []).map(text)]);
}

/** Each Who with its place, in board order: 'Staff / Day: Keeper', with '-' for no label. */
export type WhoStanding = string[];

/** One Who in the format of `WhoStanding`. */
export const line = (group: string | null, category: string | null, name: string) =>
  `${group ?? '-'} / ${category ?? '-'}: ${name}`;

/** The places of the Whos on the server. */
export async function storedWhos(api: Api, containerId: string): Promise<WhoStanding> {
  const { whos, whoGroups, whoCategories } = await api.call('get_container', { containerId });
  const byId = <Label extends { id: string }>(labels: readonly Label[]) => new Map(labels.map((one) => [one.id, one]));
  return whoColumns(whos, byId(whoGroups), byId(whoCategories)).flatMap(({ group, parts }) =>
    parts.flatMap((part) => part.whos.map(({ name }) => line(group?.name ?? null, part.category?.name ?? null, name))),
  );
}

/**
 * Adds Whos to a map: their names by 'Category' or 'Category, Sub-Category'; names under '' have none.
 * @returns their ids by name
 */
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

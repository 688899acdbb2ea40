import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { usageOf, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import type { ShownEntity } from '#lambdas/store/entity/shown.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import type { WhoLabelKind } from '#shared/model/who/whoLabel.ts';
import { keyAfter, placeAmong } from '#shared/rules/what/order.ts';
import {
  categoriesOf,
  orderedLabels,
  isSameLabel,
  labelOf,
  placeOfWho,
  type WhoPlace,
} from '#shared/rules/whoLabels.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { derivedLabelId, pendingLabels } from './pendingLabels.ts';
import { whoEntity, type WhoItem } from './who.ts';
import {
  changeWhoLabel,
  createWhoLabel,
  groupIdOf,
  kindOf,
  type NewWhoLabel,
  whoCategoryEntity,
  type WhoCategoryItem,
  whoGroupEntity,
  type WhoGroupItem,
  type WhoLabelItem,
} from './whoLabel.ts';

/** The labels of a map. */
export type WhoLabels = {
  /** The labels that are on the map, by id; some may have no row yet. */
  groups: ReadonlyMap<string, WhoGroupItem>;
  categories: ReadonlyMap<string, WhoCategoryItem>;
  /** All rows, deleted and hidden ones included. */
  rows: readonly WhoLabelItem[];
};

/** The requested labels of a Who: each by its id, or by its name, which is then found or created. Omitted ones stay. */
export type RequestedPlace = {
  groupId?: string | null | undefined;
  categoryId?: string | null | undefined;
  group?: string | null | undefined;
  category?: string | null | undefined;
};

/**
 * The labels on a map: not deleted, and not in a deleted group.
 * @param rows of all labels
 * @param whos of the map, including deleted ones: some may have labels without a row
 */
export function visibleWhoLabels(
  keys: Keys,
  containerId: string,
  rows: readonly WhoLabelItem[],
  whos: readonly WhoItem[],
): WhoLabels {
  const pending = pendingLabels(
    keys,
    containerId,
    rows,
    whos.filter((who) => notDeleted(who) !== undefined),
  );
  const present = [...rows, ...pending].filter((item) => notDeleted(item) !== undefined);
  present.sort((a, b) => (a.id < b.id ? -1 : 1));
  const groups = new Map(present.flatMap((item) => (kindOf(item) === 'group' ? [[item.id, item]] : [])));
  const categories = new Map(
    present.flatMap((item) => {
      if (kindOf(item) === 'group') return [];
      const groupId = groupIdOf(item);
      return groupId === null || groups.has(groupId) ? [[item.id, item as WhoCategoryItem]] : [];
    }),
  );
  return { groups, categories, rows };
}

/** Reads all labels of a map. One round. */
export async function readWhoLabels(reader: Reader, containerId: string): Promise<WhoLabels> {
  const [rows, whos] = await Promise.all([
    reader.range<WhoLabelItem>(rowKeys.whoLabels(reader.keys, containerId)),
    reader.range<WhoItem>(rowKeys.whos(reader.keys, containerId)),
  ]);
  return visibleWhoLabels(reader.keys, containerId, rows, whos);
}

/**
 * Reads the rows for moving a Who: the rows of labels, and all Whos only for a named label without a row, as on a map
 * from before labels had rows. Two rounds at most.
 * @param own Whos that are read anyway
 */
export async function readPlaces(
  reader: Reader,
  containerId: string,
  { groupId, categoryId }: RequestedPlace,
  own: Promise<readonly (WhoItem | undefined)[]>,
): Promise<WhoLabels> {
  const { keys } = reader;
  const [rows, known] = await Promise.all([reader.range<WhoLabelItem>(rowKeys.whoLabels(keys, containerId)), own]);
  const ids = new Set(rows.map(({ id }) => id));
  const isWritten = [groupId, categoryId].every((id) => typeof id !== 'string' || ids.has(id));
  const whos = isWritten
    ? known.filter((who) => who !== undefined)
    : await reader.range<WhoItem>(rowKeys.whos(keys, containerId));
  return visibleWhoLabels(keys, containerId, rows, whos);
}

/**
 * A label that a sender names.
 * @throws CallError label-does-not-exist when it is not on the map
 */
export function visibleWhoLabel({ groups, categories }: WhoLabels, id: string): WhoLabelItem {
  const label = groups.get(id) ?? categories.get(id);
  if (label === undefined) throw new CallError(errors.labelDoesNotExist);
  return label;
}

/** The labels of a kind in their order: all groups, or the categories of one group. */
export function siblingsIn(labels: WhoLabels, kind: WhoLabelKind, groupId: string | null): readonly WhoLabelItem[] {
  return kind === 'group' ? orderedLabels(labels.groups.values()) : categoriesOf(labels.categories, groupId);
}

/** The label with a name among its siblings (rule who.4). */
export function findWhoLabel(
  labels: WhoLabels,
  kind: WhoLabelKind,
  groupId: string | null,
  name: string,
): WhoLabelItem | undefined {
  return siblingsIn(labels, kind, groupId).find((label) => isSameLabel(label.name, name));
}

/**
 * A new label after its siblings.
 * @throws CallError story-map-full when the map may get no more labels
 */
export function newWhoLabel(
  labels: WhoLabels,
  containerId: string,
  kind: WhoLabelKind,
  groupId: string | null,
  name: string,
): NewWhoLabel {
  checkLimit(mapLimits.whoLabels, usageOf(mapLimits.whoLabels, labels.rows));
  const derived = derivedLabelId(containerId, kind, groupId, name);
  // An id is never reused: Whos may still refer to a removed label of this name.
  const id = labels.rows.some((row) => row.id === derived) ? newId() : derived;
  const last = siblingsIn(labels, kind, groupId).at(-1);
  return { kind, id, groupId, name, orderKey: keyAfter(last?.orderKey ?? null) };
}

/** The place of a label among its siblings, and new keys for neighbours when there is no room. */
export function placeLabel(
  siblings: readonly WhoLabelItem[],
  index: number,
): { key: string; rekeyed: { id: string; key: string }[] } {
  const placement = placeAmong(
    siblings.map(({ id, orderKey }) => ({ id, key: orderKey })),
    index,
  );
  if (placement === undefined) throw new CallError(errors.noRoom, { message: errorTexts.noRoomForLabel });
  return placement;
}

/**
 * The labels of a Who after a request, and the steps that create missing ones.
 * @param now its present labels
 * @throws CallError label-does-not-exist when a label given by id has gone, or a category belongs to another group
 */
export function placeWhoAt(
  keys: Keys,
  containerId: string,
  labels: WhoLabels,
  requested: RequestedPlace,
  now: WhoPlace = { groupId: null, categoryId: null },
): { place: WhoPlace; steps: Mutation[] } {
  const steps: Mutation[] = [];
  const wanted = (kind: WhoLabelKind, groupId: string | null, id?: string | null, text?: string | null) => {
    if (id === null) return null;
    if (id !== undefined) {
      const label = visibleWhoLabel(labels, id);
      if (kindOf(label) !== kind || groupIdOf(label) !== groupId) throw new CallError(errors.labelDoesNotExist);
      return label.id;
    }
    const name = labelOf(text);
    if (name === null) return null;
    const known = findWhoLabel(labels, kind, groupId, name);
    if (known !== undefined) return known.id;
    const label = newWhoLabel(labels, containerId, kind, groupId, name);
    steps.push(createWhoLabel(keys, containerId, label));
    return label.id;
  };
  const groupId =
    requested.groupId === undefined && requested.group === undefined
      ? now.groupId
      : wanted('group', null, requested.groupId, requested.group);
  // An omitted category keeps its name: in another group it is another category.
  const { category = labels.categories.get(now.categoryId ?? '')?.name ?? null } = requested;
  const categoryId = wanted('category', groupId, requested.categoryId, category);
  return { place: { groupId, categoryId }, steps };
}

/**
 * The steps that write the labels among some ids that have no row: otherwise they would disappear once no Who has them
 * as texts.
 */
export function writeLabels(labels: WhoLabels, ids: Iterable<string | null>): Mutation[] {
  return [...new Set(ids)].flatMap((id) => {
    const label = labels.groups.get(id ?? '') ?? labels.categories.get(id ?? '');
    return label?.version === 0 ? [changeWhoLabel(label)] : [];
  });
}

/** A Who with its labels, for an answer that shows them as they are. */
export function presentWithLabels(who: WhoItem, { groups, categories }: WhoLabels): ShownEntity[] {
  const { groupId, categoryId } = placeOfWho(who, groups, categories);
  return [
    { entity: whoEntity, row: who },
    { entity: whoGroupEntity, row: groups.get(groupId ?? '') },
    { entity: whoCategoryEntity, row: categories.get(categoryId ?? '') },
  ];
}

/**
 * The steps that move a Who on its map as requested.
 * @returns none when it is there already
 */
export function moveWho(
  keys: Keys,
  containerId: string,
  who: WhoItem,
  labels: WhoLabels,
  requested: RequestedPlace,
): Mutation[] {
  const now = placeOfWho(who, labels.groups, labels.categories);
  const { place, steps } = placeWhoAt(keys, containerId, labels, requested, now);
  if (place.groupId === now.groupId && place.categoryId === now.categoryId) return [];
  const { groupId, categoryId } = place;
  const hasTexts = who.group !== undefined || who.category !== undefined;
  const set = {
    ...((hasTexts || groupId !== who.groupId) && { groupId }),
    ...((hasTexts || categoryId !== who.categoryId) && { categoryId }),
    ...(who.group !== undefined && { group: undefined }),
    ...(who.category !== undefined && { category: undefined }),
  };
  return [
    change(whoEntity, who, set),
    ...steps,
    ...writeLabels(labels, [now.groupId, now.categoryId, groupId, categoryId]),
  ];
}

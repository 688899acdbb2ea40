import { whoLabels } from '#lambdas/entities/story_map/limits.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Derived } from '#lambdas/store/entity/derived.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { EntityChange, Subject } from '#lambdas/store/entity/history.ts';
import { pointerOfText } from '#lambdas/store/entity/uniqueText.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Keys, mapOf } from '#lambdas/store/keys.ts';
import { change, create, remove } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { whoCategorySchema, whoGroupSchema, type WhoLabelKind } from '#shared/model/who/whoLabel.ts';

const groupFields = fieldsOf(whoGroupSchema);
const categoryFields = fieldsOf(whoCategorySchema);
/** A group of Whos on a map, shown as a Category. */
export type WhoGroupItem = RowOf<typeof groupFields>;
/** A category within a group, shown as a Sub-Category. It is hidden while its group is deleted. */
export type WhoCategoryItem = RowOf<typeof categoryFields>;
export type WhoLabelItem = WhoGroupItem | WhoCategoryItem;

const isCategory = (item: WhoLabelItem): item is WhoCategoryItem => item.type === 'who_category';

/** The fields of a label. */
export const kindOf = (item: WhoLabelItem): WhoLabelKind => (isCategory(item) ? 'category' : 'group');

/** The group that a label is in; null for groups themselves, and for the categories of Whos without a group. */
export const groupIdOf = (item: WhoLabelItem): string | null => (isCategory(item) ? item.groupId : null);

const subject = ({ id }: EntityChange): Subject => ({ about: id });

/**
 * The name is unique among its siblings (rule who.4). A command that gives another label the same name at the same
 * moment retries, and finds this one.
 */
const derived = (keys: Keys, item: WhoLabelItem): Derived => ({
  pointers: [
    pointerOfText(
      (fold) => rowKeys.whoLabelName(keys, mapOf(item) ?? '', kindOf(item), groupIdOf(item), item.name, fold),
      item,
      { fields: { labelId: item.id } },
    ),
  ],
});

export const whoGroupEntity = defineEntity({
  type: 'who_group',
  key: rowKeys.whoLabel,
  fields: groupFields,
  uniqueText: 'name',
  present: { model: whoGroupSchema },
  heldBy: [{ map: whoLabels }],
  derived,
});

export const whoGroupDescription = describeEntity(whoGroupEntity, {
  keyFromLog: rowKeys.whoLabel,
  history: {
    subject,
    created: 'who_group_created',
    removed: 'who_group_removed',
    changed: { name: 'who_group_name', orderKey: 'who_group_order' },
  },
  export: {
    title: 'Groups of Whos',
    rows: { of: 'story_maps', range: rowKeys.whoLabels },
  },
  search: null,
  personal: null,
});

export const whoCategoryEntity = defineEntity({
  type: 'who_category',
  key: rowKeys.whoLabel,
  fields: categoryFields,
  uniqueText: 'name',
  present: { model: whoCategorySchema },
  heldBy: [{ map: whoLabels }],
  parent: {
    who_group: (keys, row) => (row.groupId === null ? [] : [rowKeys.whoLabel(keys, mapOf(row) ?? '', row.groupId)]),
  },
  derived,
});

export const whoCategoryDescription = describeEntity(whoCategoryEntity, {
  keyFromLog: rowKeys.whoLabel,
  history: {
    subject,
    created: 'who_category_created',
    removed: 'who_category_removed',
    // A category stays in its group.
    changed: { name: 'who_category_name', orderKey: 'who_category_order', groupId: null },
  },
  export: {
    title: 'Categories of Whos',
    rows: { of: 'story_maps', range: rowKeys.whoLabels },
  },
  search: null,
  personal: null,
});

/** The definition of a row's kind. */
export const entityOfLabel = (item: WhoLabelItem): AnyEntity => (isCategory(item) ? whoCategoryEntity : whoGroupEntity);

/** A label to create. */
export type NewWhoLabel = { kind: WhoLabelKind; id: string; groupId: string | null; name: string; orderKey: string };

/** The step that creates a label. */
export function createWhoLabel(keys: Keys, containerId: string, label: NewWhoLabel): Mutation {
  const { kind, id, groupId, name, orderKey } = label;
  const key = rowKeys.whoLabel(keys, containerId, id);
  return kind === 'group'
    ? create(whoGroupEntity, key, id, { name, orderKey })
    : create(whoCategoryEntity, key, id, { groupId, name, orderKey });
}

/**
 * The step that renames or moves a label, whatever the number of its Whos. Without either it writes the row of a label
 * that has none yet.
 */
export const changeWhoLabel = (item: WhoLabelItem, set: { name?: string; orderKey?: string } = {}): Mutation =>
  isCategory(item) ? change(whoCategoryEntity, item, set) : change(whoGroupEntity, item, set);

/**
 * The step that removes a label, whatever the number of its Whos: they have no label from then on, and the categories
 * of a group are removed with it (rule who.21).
 */
export const removeWhoLabel = (item: WhoLabelItem): Mutation =>
  isCategory(item) ? remove(whoCategoryEntity, item) : remove(whoGroupEntity, item);

import type { ParentKeys } from '#lambdas/store/entity/belonging.ts';
import { defineEntity, type FieldsOf, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { type DescribingRule, isCreated } from '#lambdas/store/entity/history.ts';
import { loggedText } from '#lambdas/store/entity/keyFromLog.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, type Keys, mapOf } from '#lambdas/store/keys.ts';
import { change, create, remove, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_REFERENCES, type MaturityLevel } from '#shared/model/limits.ts';
import { isSameReference } from '#shared/model/references.ts';
import type { HistoryType } from '#shared/model/story_map/historyTypes.ts';
import {
  type Maturity,
  type MaturityTime,
  type ReferenceLink,
  whatMaturitySchema,
  whatReferenceSchema,
  whatTextSchema,
} from '#shared/model/what/details.ts';
import type { WhatItem } from './what.ts';
import { requireWhat } from './whatSteps.ts';

/** Details belong to one generation of their Activity, so one that is added again starts without any. */
const textFields = fieldsOf(whatTextSchema);
const referenceFields = fieldsOf(whatReferenceSchema);
const maturityFields = fieldsOf(whatMaturitySchema);
export type WhatTextItem = RowOf<typeof textFields>;
export type WhatReferenceItem = RowOf<typeof referenceFields>;
export type WhatMaturityItem = RowOf<typeof maturityFields>;

const ofWhat: ParentKeys<Key & { whatId: string }> = {
  what: (keys, row) => [rowKeys.what(keys, mapOf(row) ?? '', row.whatId)],
};

export const whatTextEntity = defineEntity({
  type: 'what_text',
  key: rowKeys.whatText,
  fields: textFields,
  parent: ofWhat,
  present: { model: whatTextSchema },
  heldBy: [],
});

export const whatTextDescription = describeEntity(whatTextEntity, {
  keyFromLog: rowKeys.whatText,
  history: {
    subject: ({ id }) => ({ whatId: id }),
    created: 'what_long_description',
    removed: 'what_long_description',
    changed: { text: 'what_long_description', whatId: null, whatGeneration: null },
  },
  export: {
    title: 'Long descriptions of Activities',
    rows: { of: 'story_maps', range: rowKeys.detailsOfMap },
  },
  search: null,
  personal: null,
});

export const whatReferenceEntity = defineEntity({
  type: 'what_reference',
  key: rowKeys.whatReference,
  fields: referenceFields,
  parent: ofWhat,
  removedWith: ['whatId', 'name', 'referenceTypeId', 'whatGeneration'],
  present: { model: whatReferenceSchema },
  heldBy: [
    {
      list: (keys, row) => rowKeys.whatReferences(keys, mapOf(row) ?? '', row.whatId),
      isAlike: (other, row) => other.whatGeneration === row.whatGeneration,
      max: MAX_REFERENCES,
      refusal: errors.tooManyReferences,
    },
  ],
});

export const whatReferenceDescription = describeEntity(whatReferenceEntity, {
  keyFromLog: (keys, home, _id, fields) =>
    rowKeys.whatReference(keys, home, loggedText(fields, 'whatId'), Number(fields['whatGeneration'] ?? 0), {
      name: loggedText(fields, 'name'),
      type: loggedText(fields, 'referenceTypeId'),
    }),
  history: {
    subject: ({ was, now }) => {
      const { whatId, name } = { ...was, ...now };
      return { ...(typeof whatId === 'string' && { whatId }), ...(typeof name === 'string' && { about: name }) };
    },
    created: 'what_reference_added',
    removed: 'what_reference_removed',
    // A reference is added and removed, never changed.
    changed: { whatId: null, name: null, referenceTypeId: null, whatGeneration: null },
  },
  export: {
    title: 'References of Activities',
    rows: { of: 'story_maps', range: rowKeys.detailsOfMap },
  },
  search: null,
  personal: null,
});

export const whatMaturityEntity = defineEntity({
  type: 'what_maturity',
  key: rowKeys.whatMaturity,
  fields: maturityFields,
  parent: ofWhat,
  present: { model: whatMaturitySchema },
  heldBy: [],
});

export const whatMaturityDescription = describeEntity(whatMaturityEntity, {
  keyFromLog: rowKeys.whatMaturity,
  history: {
    subject: ({ id }) => ({ whatId: id }),
    created: (change, subject) => [
      ...judged('current', 'what_maturity_current')(change, subject),
      ...judged('future', 'what_maturity_future')(change, subject),
    ],
    removed: null,
    changed: {
      current: judged('current', 'what_maturity_current'),
      future: judged('future', 'what_maturity_future'),
      whatId: null,
      whatGeneration: null,
    },
  },
  export: {
    title: 'Maturity of Activities',
    rows: { of: 'story_maps', range: rowKeys.detailsOfMap },
  },
  search: null,
  personal: null,
});

/**
 * A line for each maturity item with another level.
 */
function judged(time: MaturityTime, type: HistoryType): DescribingRule {
  return (change, subject) => {
    const { was, now } = change;
    // Values from before the Activity was deleted and added again are not its former values.
    const before = isCreated(change) ? {} : levelsIn(was?.[time]);
    const after = levelsIn(now?.[time]);
    const items = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return items.flatMap((about) =>
      before[about] === after[about]
        ? []
        : [{ type, ...subject, about, value: before[about] ?? null, newValue: after[about] ?? null }],
    );
  };
}

function levelsIn(levels: unknown): Record<string, number> {
  const entries = Object.entries((levels ?? {}) as Record<string, { level?: unknown }>);
  return Object.fromEntries(entries.flatMap(([item, { level }]) => (typeof level === 'number' ? [[item, level]] : [])));
}

/** Any detail in the range of one Activity. */
export type WhatDetailItem = WhatTextItem | WhatReferenceItem | WhatMaturityItem;

export const NO_MATURITY: Maturity = { current: {}, future: {} };

/** A detail of the present generation of the Activity; undefined for one from before it was deleted. */
export function ofPresentGeneration<Item extends WhatDetailItem>(
  { generation }: WhatItem,
  item: Item | undefined,
): Item | undefined {
  return item?.whatGeneration === generation ? item : undefined;
}

/** The steps that write the long description. @param former the row under the key, also of an earlier generation */
export function writeText(
  keys: Keys,
  containerId: string,
  what: WhatItem,
  former: WhatTextItem | undefined,
  text: string,
): Mutation[] {
  const fields = { whatId: what.id, whatGeneration: what.generation, text };
  const step =
    former === undefined
      ? create(whatTextEntity, rowKeys.whatText(keys, containerId, what.id), what.id, fields)
      : ofPresentGeneration(what, former) === undefined
        ? revive(whatTextEntity, former, fields)
        : change(whatTextEntity, former, { text });
  return [step, ...requireWhat(keys, containerId, what)];
}

/** The steps that set one level of maturity, or unset it by null. @param former as in `writeText` */
export function setMaturity(
  keys: Keys,
  containerId: string,
  what: WhatItem,
  former: WhatMaturityItem | undefined,
  { which, itemId, level }: { which: MaturityTime; itemId: string; level: MaturityLevel | null },
): Mutation[] {
  const before = ofPresentGeneration(what, former) ?? NO_MATURITY;
  const { [itemId]: _former, ...others } = before[which];
  const levels = level === null ? others : { ...others, [itemId]: { level } };
  const fields = { whatId: what.id, whatGeneration: what.generation, ...NO_MATURITY, [which]: levels };
  const step =
    former === undefined
      ? create(whatMaturityEntity, rowKeys.whatMaturity(keys, containerId, what.id), what.id, fields)
      : ofPresentGeneration(what, former) === undefined
        ? revive(whatMaturityEntity, former, fields)
        : change(whatMaturityEntity, former, { [which]: levels });
  return [step, ...requireWhat(keys, containerId, what)];
}

/**
 * The steps that add a reference that the Activity does not have. @param former all references in the Activity's range
 */
export function addReference(
  keys: Keys,
  containerId: string,
  what: WhatItem,
  former: readonly WhatReferenceItem[],
  link: ReferenceLink,
): Mutation[] {
  const removed = former.find((item) => isReference(what, item, link));
  return [
    removed === undefined
      ? newReference(keys, containerId, what, link)
      : revive(whatReferenceEntity, removed, fieldsOfReference(what, link)),
    ...requireWhat(keys, containerId, what),
  ];
}

/** The step that adds a reference to an Activity that is being added, and so has none. */
export function newReference(
  keys: Keys,
  containerId: string,
  what: Pick<WhatItem, 'id' | 'generation'>,
  link: ReferenceLink,
): Mutation {
  const key = rowKeys.whatReference(keys, containerId, what.id, what.generation, link);
  return create(whatReferenceEntity, key, newId(), fieldsOfReference(what, link));
}

/** The steps that remove a reference. */
export function removeReference(keys: Keys, containerId: string, what: WhatItem, item: WhatReferenceItem): Mutation[] {
  return [remove(whatReferenceEntity, item), ...requireWhat(keys, containerId, what)];
}

/** Whether an item is this reference of the present generation of the Activity, removed or not. */
export function isReference(
  { generation }: Pick<WhatItem, 'generation'>,
  item: WhatReferenceItem,
  link: ReferenceLink,
): boolean {
  return item.whatGeneration === generation && isSameReference({ name: item.name, type: item.referenceTypeId }, link);
}

function fieldsOfReference(
  { id, generation }: Pick<WhatItem, 'id' | 'generation'>,
  { name, type }: ReferenceLink,
): FieldsOf<typeof referenceFields> {
  return { whatId: id, whatGeneration: generation, name, referenceTypeId: type };
}

import { newId } from '#shared/model/ids.ts';
import type {
  Maturity,
  MaturityTime,
  ReferenceLink,
  WhatMaturity,
  WhatReference,
  WhatText,
} from '#shared/model/details.ts';
import type { MaturityLevel } from '#shared/model/limits.ts';
import { isSameReference } from '#shared/model/references.ts';
import { alive, type Stored } from '../items.ts';
import type { Keys } from '../keys.ts';
import type { Mutation } from '../mutations.ts';
import { requireWhat, type WhatItem } from './what.ts';

/** What all details of an Activity hold: whose they are. They belong to one generation of it, so an Activity that is added anew starts without. */
type Of = { whatId: string; whatGeneration: number };
export type WhatTextItem = Stored<Of & { text: string }>;
export type WhatReferenceItem = Stored<Of & { name: string; referenceTypeId: string }>;
export type WhatMaturityItem = Stored<Of & Maturity>;
/** Any of them, as the range of one Activity's details holds them. */
export type WhatDetailItem = WhatTextItem | WhatReferenceItem | WhatMaturityItem;

const NO_MATURITY: Maturity = { current: {}, future: {} };

/** What clients see of the long description of an Activity. */
export function presentText({ whatId, version, text }: Pick<WhatTextItem, 'whatId' | 'version' | 'text'>): WhatText {
  return { whatId, version, text };
}

/** What clients see of a reference. */
export function presentReference({ id, version, whatId, name, referenceTypeId }: WhatReferenceItem): WhatReference {
  return { id, version, whatId, name, referenceTypeId };
}

/** What clients see of the maturity of an Activity. */
export function presentMaturity({
  whatId,
  version,
  current,
  future,
}: Pick<WhatMaturityItem, 'whatId' | 'version' | 'current' | 'future'>): WhatMaturity {
  return { whatId, version, current, future };
}

/** The details that an Activity has as it is now, those that nobody has written yet with version 0. */
export function detailsOf(
  { id: whatId, generation }: WhatItem,
  items: readonly WhatDetailItem[],
): { longDescription: WhatText; referenceLinks: (WhatReference & ReferenceLink)[]; maturity: WhatMaturity } {
  const own = items.filter((item) => alive(item) !== undefined && item.whatGeneration === generation);
  const text = own.find((item): item is WhatTextItem => item.type === 'what_text');
  const maturity = own.find((item): item is WhatMaturityItem => item.type === 'what_maturity');
  const references = own.filter((item): item is WhatReferenceItem => item.type === 'what_reference');
  return {
    longDescription: presentText(text ?? { whatId, version: 0, text: '' }),
    referenceLinks: references
      .map((item) => ({ ...presentReference(item), type: item.referenceTypeId }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    maturity: presentMaturity(maturity ?? { whatId, version: 0, ...NO_MATURITY }),
  };
}

/** A detail as it belongs to the Activity as it is now: undefined for one of an Activity that was deleted since. */
export function ofNow<Item extends WhatDetailItem>({ generation }: WhatItem, item: Item | undefined): Item | undefined {
  return item?.whatGeneration === generation ? item : undefined;
}

/** The steps that write the long description. @param former what the key holds, also of an earlier generation */
export function writeText(
  keys: Keys,
  mapId: string,
  what: WhatItem,
  former: WhatTextItem | undefined,
  text: string,
): Mutation[] {
  return [
    writeDetail(what, former, { key: keys.whatText(mapId, what.id), type: 'what_text', fields: { text } }),
    ...requireWhat(keys, mapId, what),
  ];
}

/** The steps that set one level of maturity. @param former as in `writeText` */
export function setMaturity(
  keys: Keys,
  mapId: string,
  what: WhatItem,
  former: WhatMaturityItem | undefined,
  { which, itemId, level }: { which: MaturityTime; itemId: string; level: MaturityLevel },
): Mutation[] {
  const before = ofNow(what, former) ?? NO_MATURITY;
  const levels = { ...before[which], [itemId]: { level } };
  const detail = {
    key: keys.whatMaturity(mapId, what.id),
    type: 'what_maturity',
    fields: { ...NO_MATURITY, [which]: levels },
  };
  const isChange = ofNow(what, former) !== undefined;
  return [
    writeDetail(what, former, isChange ? { ...detail, fields: { [which]: levels } } : detail),
    ...requireWhat(keys, mapId, what),
  ];
}

/** The steps that add a reference, which the Activity must not have. @param former all references that the range of the Activity holds */
export function addReference(
  keys: Keys,
  mapId: string,
  what: WhatItem,
  former: readonly WhatReferenceItem[],
  link: ReferenceLink,
): Mutation[] {
  const removed = former.find((item) => isReference(what, item, link));
  return [
    removed === undefined
      ? newReference(keys, mapId, what, link)
      : { do: 'revive', item: removed, fields: fieldsOfReference(what, link) },
    ...requireWhat(keys, mapId, what),
  ];
}

/** The step that gives a reference to an Activity which is being added, and so has none. */
export function newReference(
  keys: Keys,
  mapId: string,
  what: Pick<WhatItem, 'id' | 'generation'>,
  link: ReferenceLink,
): Mutation {
  return {
    do: 'create',
    key: keys.whatReference(mapId, what.id, what.generation, link),
    type: 'what_reference',
    id: newId(),
    fields: fieldsOfReference(what, link),
  };
}

/** The steps that take a reference away. */
export function removeReference(keys: Keys, mapId: string, what: WhatItem, item: WhatReferenceItem): Mutation[] {
  return [{ do: 'remove', item, tell: ['whatId', 'name'] }, ...requireWhat(keys, mapId, what)];
}

/** Whether an item is this very reference of the Activity as it is now, be it removed or not. */
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
): Record<string, unknown> {
  return { whatId: id, whatGeneration: generation, name, referenceTypeId: type };
}

function writeDetail(
  what: WhatItem,
  former: WhatTextItem | WhatMaturityItem | undefined,
  { key, type, fields }: { key: ReturnType<Keys['whatText']>; type: string; fields: Record<string, unknown> },
): Mutation {
  if (former !== undefined && ofNow(what, former) !== undefined) return { do: 'change', item: former, set: fields };
  const all = { whatId: what.id, whatGeneration: what.generation, ...fields };
  return former === undefined
    ? { do: 'create', key, type, id: what.id, fields: all }
    : { do: 'revive', item: former, fields: all };
}

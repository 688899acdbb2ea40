import type { LinkTypeItem, PriorityItem } from '#lambdas/entities/company/company.ts';
import { createShared, requireText } from '#lambdas/entities/company/shared.ts';
import type { WhatWhoLinkItem, WhoItem } from '#lambdas/entities/who/who.ts';
import { linkToWhat } from '#lambdas/entities/who/whoLinks.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import type { CallInput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';
import type { WhatFields, WhatItem } from './what.ts';
import { newReference } from './whatDetails.ts';
import { placeWhat } from './whatSteps.ts';

type Fields = NonNullable<CallInput<'add_what'>['fields']>;
/** The entities that a new Activity refers to: settings of the company, and Whos of the map. */
export type ReferredRows = {
  priority: PriorityItem | undefined;
  referenceTypes: LinkTypeItem[];
  linkTypes: LinkTypeItem[];
  whos: WhoItem[];
};

/** Reads the entities that the fields of a new Activity refer to, in one request. Missing ones are left out. */
export async function readReferredRows(
  reader: Reader,
  containerId: string,
  { priorityId, referenceLinks = [], whoLinks = [] }: Fields,
): Promise<ReferredRows> {
  const { keys } = reader;
  const referenceTypeIds = [...new Set(referenceLinks.map(({ type }) => type))];
  const linkTypeIds = [...new Set(whoLinks.map(({ linkTypeId }) => linkTypeId))];
  const found = await reader.get<(PriorityItem | LinkTypeItem | WhoItem)[]>([
    ...(typeof priorityId === 'string' ? [rowKeys.setting(keys, 'priority', priorityId)] : []),
    ...referenceTypeIds.map((id) => rowKeys.setting(keys, 'reference_link', id)),
    ...linkTypeIds.map((id) => rowKeys.setting(keys, 'who_what_link_type', id)),
    ...[...new Set(whoLinks.flatMap(({ whoIds }) => whoIds))].map((id) => rowKeys.who(keys, containerId, id)),
  ]);
  const of = <Item>(type: string) =>
    found.filter((item) => item?.type === type && notDeleted(item) !== undefined) as Item[];
  return {
    priority: of<PriorityItem>('priority')[0],
    referenceTypes: of<LinkTypeItem>('reference_link').filter(isOffered),
    linkTypes: of<LinkTypeItem>('who_what_link_type').filter(isOffered),
    whos: of('who'),
  };
}

/** Checks that all that a new Activity refers to exists and is active. @throws CallError naming what is not */
export function checkReferredRows(
  { priorityId, referenceLinks = [], whoLinks = [] }: Fields,
  { priority, referenceTypes, linkTypes, whos }: ReferredRows,
): void {
  const has = (items: readonly { id: string }[], id: string) => items.some((item) => item.id === id);
  if (typeof priorityId === 'string' && priority?.active !== true) throw new CallError(errors.priorityDoesNotExist);
  if (referenceLinks.some(({ type }) => !has(referenceTypes, type)))
    throw new CallError(errors.referenceTypeDoesNotExist);
  if (whoLinks.some(({ linkTypeId }) => !has(linkTypes, linkTypeId))) throw new CallError(errors.linkTypeDoesNotExist);
  if (whoLinks.some(({ whoIds }) => whoIds.some((id) => !has(whos, id)))) throw new CallError(errors.whoDoesNotExist);
}

/**
 * The steps that give a new Activity its references and Whos. A duplicate pair counts once (rule what.23).
 * @param former remaining links from before it was deleted
 */
export function addReferencesAndLinks(
  keys: Keys,
  containerId: string,
  what: Pick<WhatItem, 'id' | 'generation'>,
  { referenceLinks = [], whoLinks = [] }: Fields,
  { whos }: ReferredRows,
  former: readonly WhatWhoLinkItem[],
): Mutation[] {
  const references = new Map(referenceLinks.map((link) => [`${link.type} ${link.name}`, link]));
  const types = new Map(
    whoLinks.flatMap(({ linkTypeId, whoIds }) => whoIds.map((id) => [id, linkTypeId] as const)).reverse(),
  );
  return [
    ...[...references.values()].map((link) => newReference(keys, containerId, what, link)),
    ...whos.flatMap((who) =>
      linkToWhat(
        keys,
        containerId,
        what,
        types.get(who.id) ?? '',
        who,
        former.find(({ whoId }) => whoId === who.id),
      ),
    ),
  ];
}

/**
 * The steps that put an Activity onto a map that it is not on: one that the company has, or a new one.
 * @param owner the company's Activity of this description, if it has one
 * @param read the rows of the map, with deleted ones, in which its remaining row and that of its former parent are
 */
export function addToMap(
  keys: Keys,
  containerId: string,
  {
    id,
    owner,
    parent,
    read,
  }: {
    id: string;
    owner: { text: string } | undefined;
    parent: WhatItem | undefined;
    read: ReadonlyMap<string, WhatItem>;
  },
  fields: Omit<WhatFields, 'parentId' | 'generation' | 'parentGeneration'>,
): Mutation[] {
  const hidden = read.get(id);
  // Under a deleted parent it is still one of its children.
  const isChild = hidden !== undefined && hidden.deletedAt === undefined;
  const formerParent = isChild ? read.get(hidden.parentId ?? '') : undefined;
  return [
    ...(owner === undefined ? [createShared(keys, 'what', id, fields.description)] : []),
    ...(owner === undefined || isChild ? [] : [requireText(keys, 'what', { id, text: owner.text })]),
    ...placeWhat(keys, containerId, id, fields, parent, hidden, formerParent),
  ];
}

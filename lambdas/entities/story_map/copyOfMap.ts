import { requireText } from '#lambdas/entities/company/shared.ts';
import { type WhatItem, whatEntity } from '#lambdas/entities/what/what.ts';
import {
  type WhatDetailItem,
  whatMaturityEntity,
  whatReferenceEntity,
  whatTextEntity,
} from '#lambdas/entities/what/whatDetails.ts';
import { placeWho, whatWhoLinkEntity, type WhoItem, whoWhoLinkEntity } from '#lambdas/entities/who/who.ts';
import { createWhoLabel, groupIdOf, kindOf, type WhoLabelItem } from '#lambdas/entities/who/whoLabel.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { placeOfWho } from '#shared/rules/whoLabels.ts';
import type { VisibleBoard } from './board.ts';

/** What is copied of a story map. */
export type CopiedMap = Pick<
  VisibleBoard,
  'whats' | 'whos' | 'whoGroups' | 'whoCategories' | 'whatWhoLinks' | 'whoWhoLinks'
> & { details: readonly WhatDetailItem[] };

/** The part of a story map without its Whos. */
export const withoutWhos = (map: CopiedMap): CopiedMap => ({
  ...map,
  ...{ whos: [], whoGroups: [], whoCategories: [], whatWhoLinks: [], whoWhoLinks: [] },
});

/**
 * The steps that copy the contents of a story map to a new one: a group for each entity, after those that it depends on.
 * Ids stay, since they are those of the company or unique within a story map. Links to other story maps are left out: an
 * Activity's story map has one parent.
 * @param to the id of the new story map
 */
export function stepsOfCopy(keys: Keys, to: string, map: CopiedMap): Mutation[][] {
  const backbone = map.whats.filter(({ level }) => level === BACKBONE);
  const others = map.whats.filter(({ level }) => level !== BACKBONE);
  const groups = new Map(map.whoGroups.map((group) => [group.id, group]));
  const categories = new Map(map.whoCategories.map((category) => [category.id, category]));
  return [
    ...[...groups.values(), ...categories.values()].map((label) => [copyLabel(keys, to, label)]),
    ...map.whos.map((who) => copyWho(keys, to, { ...who, ...placeOfWho(who, groups, categories) })),
    ...[...backbone, ...others].map((what) => copyWhat(keys, to, what)),
    ...detailsOfPresent(map).map((detail) => [copyDetail(keys, to, detail)]),
    ...map.whatWhoLinks.map(({ id, whatId, whoId, linkTypeId }) => [
      create(whatWhoLinkEntity, rowKeys.whatWhoLink(keys, to, whatId, whoId), id, {
        ...{ whatId, whoId, linkTypeId, whatGeneration: 0, whoGeneration: 0 },
      }),
    ]),
    ...map.whoWhoLinks.map(({ id, whoId, otherWhoId, linkTypeId }) => [
      create(whoWhoLinkEntity, rowKeys.whoWhoLink(keys, to, whoId, otherWhoId), id, {
        ...{ whoId, otherWhoId, linkTypeId, whoGeneration: 0, otherWhoGeneration: 0 },
      }),
    ]),
  ];
}

function copyLabel(keys: Keys, to: string, label: WhoLabelItem): Mutation {
  const { id, name, orderKey } = label;
  return createWhoLabel(keys, to, { kind: kindOf(label), id, groupId: groupIdOf(label), name, orderKey });
}

function copyWho(keys: Keys, to: string, { id, name, groupId, categoryId }: WhoItem): Mutation[] {
  return [
    requireText(keys, 'who', { id, text: name }),
    placeWho(keys, to, id, { name, groupId, categoryId }, undefined),
  ];
}

function copyWhat(keys: Keys, to: string, what: WhatItem): Mutation[] {
  const { id, description, level, parentId, orderKey, rankKey, priorityId, cost, size, value } = what;
  return [
    requireText(keys, 'what', { id, text: description }),
    create(whatEntity, rowKeys.what(keys, to, id), id, {
      ...{ description, level, parentId, orderKey, rankKey, priorityId, cost, size, value },
      childContainerId: null,
      ...{ generation: 0, parentGeneration: parentId === null ? null : 0 },
      ...{ childCount: 0, inReleases: 0, childrenInReleases: 0 },
    }),
  ];
}

/** The details that show: those of the present generations of the Activities. */
function detailsOfPresent({ whats, details }: CopiedMap): WhatDetailItem[] {
  const generations = new Map(whats.map(({ id, generation }) => [id, generation]));
  return details.filter(
    ({ whatId, whatGeneration, deletedAt }) => deletedAt === undefined && generations.get(whatId) === whatGeneration,
  );
}

function copyDetail(keys: Keys, to: string, detail: WhatDetailItem): Mutation {
  const { id, whatId } = detail;
  const ofWhat = { whatId, whatGeneration: 0 };
  if ('text' in detail)
    return create(whatTextEntity, rowKeys.whatText(keys, to, whatId), id, { ...ofWhat, text: detail.text });
  if ('current' in detail) {
    const { current, future } = detail;
    return create(whatMaturityEntity, rowKeys.whatMaturity(keys, to, whatId), id, { ...ofWhat, current, future });
  }
  const { name, referenceTypeId } = detail;
  const key = rowKeys.whatReference(keys, to, whatId, 0, { name, type: referenceTypeId });
  return create(whatReferenceEntity, key, id, { ...ofWhat, name, referenceTypeId });
}

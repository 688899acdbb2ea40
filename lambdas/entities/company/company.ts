import * as z from 'zod/mini';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Derived } from '#lambdas/store/entity/derived.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { pointerOfText } from '#lambdas/store/entity/uniqueText.ts';
import type { Stored } from '#lambdas/store/items.ts';
import type { Keys, SettingKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import * as errors from '#shared/errors.ts';
import {
  companySchema,
  DEFAULT_NAMES,
  DEFAULT_PRIORITIES,
  linkTypeSchema,
  maturityItemSchema,
  prioritySchema,
} from '#shared/model/company/settings.ts';
import { newId } from '#shared/model/ids.ts';

const companyFields = {
  createdAt: z.int(),
  priorityOrder: z.array(z.string()),
  /** The story map at the top of the company's hierarchy. Absent for none. */
  hierarchyTopContainer: z.optional(z.string()),
  /** Whether totals of release groups count releases that their reader may not view. Absent for no. */
  countsHiddenReleases: z.optional(z.boolean()),
};
const priorityFields = fieldsOf(prioritySchema);
const linkTypeFields = fieldsOf(linkTypeSchema);
const maturityItemFields = fieldsOf(maturityItemSchema);

export type CompanyItem = RowOf<typeof companyFields>;
export type PriorityItem = RowOf<typeof priorityFields>;
export type LinkTypeItem = RowOf<typeof linkTypeFields>;
type LinkTypeEntity = typeof whoWhatLinkTypeEntity | typeof whoWhoLinkTypeEntity | typeof referenceTypeEntity;
export type MaturityItemItem = RowOf<typeof maturityItemFields>;

export const companyEntity = defineEntity({
  type: 'company',
  key: rowKeys.company,
  fields: companyFields,
  present: {
    model: companySchema,
    of: ({ id, version, priorityOrder, hierarchyTopContainer = null, countsHiddenReleases = false }) => ({
      id,
      version,
      priorityOrder,
      hierarchyTopContainer,
      countsHiddenReleases,
    }),
  },
  heldBy: [],
});

export const companyDescription = describeEntity(companyEntity, {
  keyFromLog: (keys) => rowKeys.company(keys),
  history: null,
  export: {
    title: 'Company',
    rows: { of: 'company', key: rowKeys.company },
  },
  search: null,
  personal: null,
});

/** The name of a setting is unique in its list (rule company.13), also of two additions at once. */
function ownsName(kind: SettingKind) {
  return (keys: Keys, item: Stored<{ name: string }>): Derived => ({
    pointers: [
      pointerOfText((fold) => rowKeys.settingName(keys, kind, item.name, fold), item, {
        fields: { settingId: item.id },
        otherwise: errors.settingTaken,
      }),
    ],
  });
}

export const priorityEntity = defineEntity({
  type: 'priority',
  key: (keys, id: string) => rowKeys.setting(keys, 'priority', id),
  fields: priorityFields,
  uniqueText: 'name',
  present: { model: prioritySchema },
  heldBy: [],
  derived: ownsName('priority'),
});

export const priorityDescription = describeEntity(priorityEntity, {
  keyFromLog: (keys, _home, id) => priorityEntity.key(keys, id),
  history: null,
  export: {
    title: 'Priorities of the company',
    rows: { of: 'company', range: rowKeys.settings },
  },
  search: null,
  personal: null,
});

/**
 * A kind of link; there are three such lists.
 */
function linkType<const Kind extends SettingKind>(kind: Kind) {
  return {
    type: kind,
    key: (keys: Keys, id: string) => rowKeys.setting(keys, kind, id),
    fields: linkTypeFields,
    uniqueText: 'name' as const,
    present: { model: linkTypeSchema },
    heldBy: [],
    derived: ownsName(kind),
  };
}

export const whoWhatLinkTypeEntity = defineEntity(linkType('who_what_link_type'));
export const whoWhatLinkTypeDescription = describeEntity(whoWhatLinkTypeEntity, {
  keyFromLog: (keys, _home, id) => whoWhatLinkTypeEntity.key(keys, id),
  history: null,
  export: {
    title: 'Types of links between Whos and Activities',
    rows: { of: 'company', range: rowKeys.settings },
  },
  search: null,
  personal: null,
});

export const whoWhoLinkTypeEntity = defineEntity(linkType('who_who_link_type'));
export const whoWhoLinkTypeDescription = describeEntity(whoWhoLinkTypeEntity, {
  keyFromLog: (keys, _home, id) => whoWhoLinkTypeEntity.key(keys, id),
  history: null,
  export: {
    title: 'Types of links between Whos',
    rows: { of: 'company', range: rowKeys.settings },
  },
  search: null,
  personal: null,
});

export const referenceTypeEntity = defineEntity(linkType('reference_link'));
export const referenceTypeDescription = describeEntity(referenceTypeEntity, {
  keyFromLog: (keys, _home, id) => referenceTypeEntity.key(keys, id),
  history: null,
  export: {
    title: 'Types of references',
    rows: { of: 'company', range: rowKeys.settings },
  },
  search: null,
  personal: null,
});

export const maturityItemEntity = defineEntity({
  type: 'maturity',
  key: (keys, id: string) => rowKeys.setting(keys, 'maturity', id),
  fields: maturityItemFields,
  uniqueText: 'name',
  present: { model: maturityItemSchema },
  heldBy: [],
  derived: ownsName('maturity'),
});

export const maturityItemDescription = describeEntity(maturityItemEntity, {
  keyFromLog: (keys, _home, id) => maturityItemEntity.key(keys, id),
  history: null,
  export: {
    title: 'Maturity items of the company',
    rows: { of: 'company', range: rowKeys.settings },
  },
  search: null,
  personal: null,
});

/** The steps that create a company with its initial settings. Of two first people at once, only one succeeds. */
export function createCompany(keys: Keys, domain: string, createdAt: number): Mutation[] {
  const priorities = DEFAULT_PRIORITIES.map((priority) => ({ id: newId(), ...priority, active: true }));
  const linkTypes = (entity: LinkTypeEntity, kind: keyof typeof DEFAULT_NAMES) =>
    DEFAULT_NAMES[kind].map((name) => {
      const id = newId();
      return create(entity, entity.key(keys, id), id, { name });
    });
  return [
    create(companyEntity, rowKeys.company(keys), domain, { createdAt, priorityOrder: priorities.map(({ id }) => id) }),
    ...priorities.map(({ id, ...fields }) => create(priorityEntity, priorityEntity.key(keys, id), id, fields)),
    ...linkTypes(whoWhatLinkTypeEntity, 'who_what_link_type'),
    ...linkTypes(whoWhoLinkTypeEntity, 'who_who_link_type'),
    ...linkTypes(referenceTypeEntity, 'reference_link'),
    ...DEFAULT_NAMES.maturity.map((name) => {
      const id = newId();
      return create(maturityItemEntity, maturityItemEntity.key(keys, id), id, { name, enabled: true });
    }),
  ];
}

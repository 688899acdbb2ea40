import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change, create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { NamedSettingKind } from '#shared/model/company/settings.ts';
import {
  type LinkTypeItem,
  maturityItemEntity,
  type MaturityItemItem,
  type PriorityItem,
  referenceTypeEntity,
  whoWhatLinkTypeEntity,
  whoWhoLinkTypeEntity,
} from './company.ts';

const linkTypeEntities = {
  who_what_link_type: whoWhatLinkTypeEntity,
  who_who_link_type: whoWhoLinkTypeEntity,
  reference_link: referenceTypeEntity,
} as const;

type Item = { priority: PriorityItem; maturity: MaturityItemItem } & Record<
  keyof typeof linkTypeEntities,
  LinkTypeItem
>;

/** Reads the settings of one kind; all kinds are one short range. */
export async function readSettings<Kind extends keyof Item>(reader: Reader, kind: Kind): Promise<Item[Kind][]> {
  const all = await reader.range<Stored>(rowKeys.settings(reader.keys));
  return all.filter((item) => item.type === kind && notDeleted(item) !== undefined) as Item[Kind][];
}

/** The definition of a kind of setting. */
export const settingEntity = (kind: NamedSettingKind): AnyEntity =>
  kind === 'maturity' ? maturityItemEntity : linkTypeEntities[kind];

/** The step that adds a setting. */
export function createSetting(keys: Keys, kind: NamedSettingKind, id: string, name: string): Mutation {
  const key = rowKeys.setting(keys, kind, id);
  return kind === 'maturity'
    ? create(maturityItemEntity, key, id, { name, enabled: true })
    : create(linkTypeEntities[kind], key, id, { name });
}

/** The step that renames a setting, or changes whether it is offered. */
export function changeSetting(
  kind: NamedSettingKind,
  item: LinkTypeItem | MaturityItemItem,
  { name = item.name, active }: { name?: string | undefined; active?: boolean | undefined },
): Mutation {
  return kind === 'maturity'
    ? change(maturityItemEntity, item as MaturityItemItem, { name, ...(active !== undefined && { enabled: active }) })
    : change(linkTypeEntities[kind], item, { name, ...(active !== undefined && { retired: !active }) });
}

/** Whether a setting is offered. */
export function isActive(item: LinkTypeItem | MaturityItemItem): boolean {
  return 'enabled' in item ? item.enabled : item.retired !== true;
}

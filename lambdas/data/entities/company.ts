import { newId } from '#shared/model/ids.ts';
import {
  DEFAULT_NAMES,
  DEFAULT_PRIORITIES,
  type LinkType,
  type MaturityItem,
  type Priority,
} from '#shared/model/settings.ts';
import type { Stored } from '../items.ts';
import type { Keys, SettingKind } from '../keys.ts';
import type { Mutation } from '../mutations.ts';

export type CompanyItem = Stored<{ createdAt: number; priorityOrder: string[] }>;
export type PriorityItem = Stored<{ name: string; color: string; active: boolean }>;
export type LinkTypeItem = Stored<{ name: string }>;
export type MaturityItemItem = Stored<{ name: string; enabled: boolean }>;

/** The steps that make a company, with the settings that it starts with. Only one of two people who come first at once succeeds. */
export function createCompany(keys: Keys, domain: string, createdAt: number): Mutation[] {
  const create = (kind: SettingKind, fields: Record<string, unknown>, id = newId()): Mutation => ({
    do: 'create',
    key: keys.setting(kind, id),
    type: kind,
    id,
    fields,
  });
  const priorities = DEFAULT_PRIORITIES.map((priority) => ({ id: newId(), fields: { ...priority, active: true } }));
  return [
    {
      do: 'create',
      key: keys.company(),
      type: 'company',
      id: domain,
      fields: { createdAt, priorityOrder: priorities.map((priority) => priority.id) },
    },
    ...priorities.map(({ id, fields }) => create('priority', fields, id)),
    ...(['who_what_link_type', 'who_who_link_type', 'reference_link'] as const).flatMap((kind) =>
      DEFAULT_NAMES[kind].map((name) => create(kind, { name })),
    ),
    ...DEFAULT_NAMES.maturity.map((name) => create('maturity', { name, enabled: true })),
  ];
}

/** A priority as every screen shows it. */
export function presentPriority({ id, version, name, color, active }: PriorityItem): Priority {
  return { id, version, name, color, active };
}

/** A kind of link as every screen shows it. */
export function presentLinkType({ id, version, name }: LinkTypeItem): LinkType {
  return { id, version, name };
}

/** A maturity item as every screen shows it. */
export function presentMaturityItem({ id, version, name, enabled }: MaturityItemItem): MaturityItem {
  return { id, version, name, enabled };
}

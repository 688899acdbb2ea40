import { newId } from '#shared/model/ids.ts';
import { DEFAULT_PRIORITIES, type Priority } from '#shared/model/settings.ts';
import type { Stored } from '../items.ts';
import type { Keys } from '../keys.ts';
import type { Mutation } from '../mutations.ts';

export type CompanyItem = Stored<{ createdAt: number; priorityOrder: string[] }>;
export type PriorityItem = Stored<{ name: string; color: string; active: boolean }>;

/** The steps that make a company, with the priorities that it starts with. Only one of two people who come first at once succeeds. */
export function createCompany(keys: Keys, domain: string, createdAt: number): Mutation[] {
  const priorities = DEFAULT_PRIORITIES.map((priority) => ({ id: newId(), fields: { ...priority, active: true } }));
  return [
    {
      do: 'create',
      key: keys.company(),
      type: 'company',
      id: domain,
      fields: { createdAt, priorityOrder: priorities.map((priority) => priority.id) },
    },
    ...priorities.map(({ id, fields }): Mutation => ({ do: 'create', key: keys.priority(id), type: 'priority', id, fields })),
  ];
}

/** A priority as every screen shows it. */
export function presentPriority({ id, version, name, color, active }: PriorityItem): Priority {
  return { id, version, name, color, active };
}

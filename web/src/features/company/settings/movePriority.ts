import { settingDoesNotExist } from '#shared/errors.ts';
import { movedPriority } from '#shared/rules/company/priorities.ts';
import { defineCommand } from '#web/replica/command.ts';
import { companies, priorities } from '#web/replica/company/entities.ts';

export type MovePriority = { company: string; priority: string; newOrder: number };

/**
 * Moves a priority among the others (rule company.14). The order belongs to the company, and each move is relative to
 * the order that the one before it has left, so they are sent one after another.
 */
export const movePriority = defineCommand<MovePriority>({
  name: 'move_priority',
  keep: false,
  type: companies.type,
  subject: ({ company }) => company,
  missing: settingDoesNotExist,
  apply: (draft, { company: id, priority, newOrder }) => {
    const company = draft.get(companies, id);
    if (company === undefined) return;
    const all = draft.row(priorities.indexes.all, '').map((each) => ({ id: each }));
    const priorityOrder = movedPriority(company.priorityOrder, all, priority, newOrder);
    draft.put(companies, { ...company, priorityOrder });
  },
  request: ({ priority, newOrder }) => ({ name: 'move_priority', input: { id: priority, newOrder } }),
});

import type { PriorityItem } from '#lambdas/entities/company/company.ts';
import { whatEntity, type WhatItem } from '#lambdas/entities/what/what.ts';
import { changeWhat } from '#lambdas/entities/what/whatSteps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { change_what_fields } from '#shared/contract/what/change_what_fields.ts';
import * as errors from '#shared/errors.ts';
import { settingsIn, type WhatSettings } from '#shared/model/what/settings.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(change_what_fields, {
  load: ({ reader, input: { containerId, whatId, fields } }) =>
    reader.get<[WhatItem, PriorityItem]>([
      rowKeys.what(reader.keys, containerId, whatId),
      ...(typeof fields.priorityId === 'string' ? [rowKeys.setting(reader.keys, 'priority', fields.priorityId)] : []),
    ]),
  run: async ({ input: { containerId, fields }, loaded: [item, priority], reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    const wanted = Object.entries(settingsIn(fields)).filter(
      ([name, value]) => what[name as keyof WhatSettings] !== value,
    );
    if (wanted.length === 0) return writer.unchanged([{ entity: whatEntity, row: what }]);
    const set: WhatSettings = Object.fromEntries(wanted);
    // A priority that is already set may stay although it is inactive; an inactive one cannot be set anew.
    if (typeof set.priorityId === 'string' && notDeleted(priority)?.active !== true)
      throw new CallError(errors.priorityDoesNotExist);
    return writer.commit({ storyMap: containerId }, changeWhat(reader.keys, containerId, what, set));
  },
});

import type { WhatItem } from '#lambdas/entities/what/what.ts';
import {
  ofPresentGeneration,
  whatTextEntity,
  type WhatTextItem,
  writeText,
} from '#lambdas/entities/what/whatDetails.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { set_what_long_description } from '#shared/contract/what/set_what_long_description.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = {
  BatchGetItem: ['DETAIL'],
  PutItem: ['DETAIL'],
  UpdateItem: ['DETAIL'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(set_what_long_description, {
  load: ({ reader, input: { containerId, whatId } }) =>
    reader.get<[WhatItem, WhatTextItem]>([
      rowKeys.what(reader.keys, containerId, whatId),
      rowKeys.whatText(reader.keys, containerId, whatId),
    ]),
  run: async ({ input: { containerId, longDescription, expect }, loaded: [item, former], reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    const now = ofPresentGeneration(what, former);
    const text = now?.text ?? '';
    if (text === longDescription) return writer.unchanged([{ entity: whatTextEntity, row: now }]);
    checkNotStale(expect, { longDescription: text }, whatTextEntity, now);
    return writer.commit({ storyMap: containerId }, writeText(reader.keys, containerId, what, former, longDescription));
  },
});

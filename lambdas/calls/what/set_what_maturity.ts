import type { MaturityItemItem } from '#lambdas/entities/company/company.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import {
  ofPresentGeneration,
  setMaturity,
  whatMaturityEntity,
  type WhatMaturityItem,
} from '#lambdas/entities/what/whatDetails.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { set_what_maturity } from '#shared/contract/what/set_what_maturity.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY', 'DETAIL'],
  PutItem: ['DETAIL'],
  UpdateItem: ['DETAIL'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(set_what_maturity, {
  load: ({ reader, input: { containerId, whatId, maturityItemId } }) =>
    reader.get<[WhatItem, WhatMaturityItem, MaturityItemItem]>([
      rowKeys.what(reader.keys, containerId, whatId),
      rowKeys.whatMaturity(reader.keys, containerId, whatId),
      rowKeys.setting(reader.keys, 'maturity', maturityItemId),
    ]),
  run: async ({
    input: { containerId, which, maturityItemId, level },
    loaded: [item, former, maturityItem],
    reader,
    writer,
  }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    if (notDeleted(maturityItem)?.enabled !== true) throw new CallError(errors.maturityItemDoesNotExist);
    const now = ofPresentGeneration(what, former);
    if ((now?.[which][maturityItemId]?.level ?? null) === level)
      return writer.unchanged(now === undefined ? [] : [{ entity: whatMaturityEntity, row: now }]);
    return writer.commit(
      { storyMap: containerId },
      setMaturity(reader.keys, containerId, what, former, { which, itemId: maturityItemId, level }),
    );
  },
});

import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { isReference, removeReference, type WhatReferenceItem } from '#lambdas/entities/what/whatDetails.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_what_reference_link } from '#shared/contract/what/remove_what_reference_link.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { Query: ['DETAIL'], UpdateItem: ['DETAIL'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(remove_what_reference_link, {
  load: ({ reader, input: { containerId, whatId } }) =>
    Promise.all([
      reader.get<[WhatItem]>([rowKeys.what(reader.keys, containerId, whatId)]),
      reader.range<WhatReferenceItem>(rowKeys.whatReferences(reader.keys, containerId, whatId)),
    ]),
  run: async ({ input: { containerId, name, type }, loaded: [[item], references], reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    const reference = references.find((one) => notDeleted(one) !== undefined && isReference(what, one, { name, type }));
    if (reference === undefined) throw new CallError(errors.referenceDoesNotExist);
    return writer.commit({ storyMap: containerId }, removeReference(reader.keys, containerId, what, reference));
  },
});

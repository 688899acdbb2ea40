import type { LinkTypeItem } from '#lambdas/entities/company/company.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { addReference, isReference, type WhatReferenceItem } from '#lambdas/entities/what/whatDetails.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_what_reference_link } from '#shared/contract/what/add_what_reference_link.ts';
import * as errors from '#shared/errors.ts';
import { MAX_REFERENCES } from '#shared/model/limits.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY'],
  Query: ['DETAIL'],
  PutItem: ['DETAIL'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(add_what_reference_link, {
  load: ({ reader, input: { containerId, whatId, type } }) =>
    Promise.all([
      reader.get<[WhatItem, LinkTypeItem]>([
        rowKeys.what(reader.keys, containerId, whatId),
        rowKeys.setting(reader.keys, 'reference_link', type),
      ]),
      reader.range<WhatReferenceItem>(rowKeys.whatReferences(reader.keys, containerId, whatId)),
    ]),
  run: async ({ input: { containerId, name, type }, loaded: [[item, referenceType], references], reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    if (!isOffered(notDeleted(referenceType))) throw new CallError(errors.referenceTypeDoesNotExist);
    const there = references.filter(
      (reference) => notDeleted(reference) !== undefined && reference.whatGeneration === what.generation,
    );
    const link = { name, type };
    if (there.some((reference) => isReference(what, reference, link))) throw new CallError(errors.referenceExists);
    if (there.length >= MAX_REFERENCES) throw new CallError(errors.tooManyReferences);
    return writer.commit({ storyMap: containerId }, addReference(reader.keys, containerId, what, references, link));
  },
});

import { readReleasesOfWhat } from '#lambdas/entities/release/releasesOfWhat.ts';
import { checkTransactionSize } from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { leaveReleases, readWhatReleases } from '#lambdas/entities/what/whatReleases.ts';
import { removeWhat } from '#lambdas/entities/what/whatSteps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { delete_what2 } from '#shared/contract/what/delete_what2.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP', 'WHAT'], DeleteItem: ['WHAT'] };

export const handler = implementCommand(delete_what2, {
  load: ({ reader, input: { containerId, whatId } }) =>
    Promise.all([
      reader.get<[WhatItem]>([rowKeys.what(reader.keys, containerId, whatId)]),
      readReleasesOfWhat(reader, containerId, whatId),
    ]),
  run: async ({ input: { containerId }, loaded: [[item], pointers], reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    const found = await readWhatReleases(reader, containerId, what, pointers);
    const { steps, taken } = leaveReleases(reader.keys, containerId, what, found);
    const all = [...removeWhat(reader.keys, containerId, what, taken), ...steps];
    checkTransactionSize(reader.keys, all, errors.tooManyInReleases);
    return writer.commit({ storyMap: containerId }, all);
  },
});

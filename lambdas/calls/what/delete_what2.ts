import { requireFitting } from '#lambdas/data/entities/releaseWhat.ts';
import { removeWhat, type WhatItem } from '#lambdas/data/entities/what.ts';
import { leaveReleases, readInReleases } from '#lambdas/data/entities/whatReleases.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { readReleasesOfWhat } from '#lambdas/data/releasesOfWhat.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
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
    const found = await readInReleases(reader, containerId, what, pointers);
    const { steps, taken } = leaveReleases(reader.keys, containerId, what, found);
    const all = [...removeWhat(reader.keys, containerId, what, taken), ...steps];
    requireFitting(reader.keys, all, errors.tooManyInReleases);
    return writer.commit({ storyMap: containerId }, all);
  },
});

import { addMissingWhat } from '#lambdas/entities/epic/copyToStoryMap.ts';
import { createEpic } from '#lambdas/entities/epic/epic.ts';
import { readEpicBytes, checkEpicBytes } from '#lambdas/entities/epic/epicBytes.ts';
import { nameEpic, readNaming } from '#lambdas/entities/epic/nameEpic.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { inRelease, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { create_epic } from '#shared/contract/epic/create_epic.ts';
import * as errors from '#shared/errors.ts';
import { newEpicKey } from '#shared/model/ids.ts';
import { MAX_EPICS } from '#shared/model/limits.ts';
import { nameFields } from '#shared/rules/epic/epicNames.ts';
import { newEpicFields } from '#shared/rules/epic/epics.ts';

export const grants: TableGrants = { Query: ['MAP'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(create_epic, {
  load: async ({ reader, input }) => {
    const { containerId, releaseId, whatId, epic, addWhat = false } = input;
    const [found, naming, epicBytes] = await Promise.all([
      reader.get<[ReleaseItem, ReleaseWhatItem, WhatItem]>([
        rowKeys.release(reader.keys, containerId, releaseId),
        rowKeys.releaseWhat(reader.keys, containerId, releaseId, whatId),
        ...(addWhat ? [rowKeys.what(reader.keys, containerId, whatId)] : []),
      ]),
      readNaming(reader, input, epic),
      readEpicBytes(reader, containerId, releaseId),
    ]);
    return { found, naming, epicBytes };
  },
  run: async ({ input, loaded: { found, naming, epicBytes }, reader: { keys }, writer }) => {
    const { containerId, releaseId, whatId, epic, addWhat = false } = input;
    const [head, part, what] = found;
    const release = openRelease(head);
    if (!addWhat) inRelease(part);
    const { name, made } = nameEpic(keys, input, epic, naming);
    if (naming.epics.length >= MAX_EPICS) throw new CallError(errors.tooManyEpics);
    checkEpicBytes(epicBytes);
    const fields = newEpicFields({ releaseId, whatId }, nameFields(name));
    const id = newEpicKey(Date.now());
    const steps = [
      ...(addWhat ? addMissingWhat(keys, containerId, release, what, part) : []),
      ...(made ?? []),
      createEpic(keys, containerId, id, fields),
      requireOpenRelease(keys, containerId, releaseId),
    ];
    return writer.commit({ storyMap: containerId }, steps, { id });
  },
});

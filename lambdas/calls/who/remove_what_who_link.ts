import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { requireWhat } from '#lambdas/entities/what/whatSteps.ts';
import { whatWhoLinkEntity, type WhatWhoLinkItem, type WhoItem } from '#lambdas/entities/who/who.ts';
import { isWhatWhoLinked } from '#lambdas/entities/who/whoLinks.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_what_who_link } from '#shared/contract/who/remove_what_who_link.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(remove_what_who_link, {
  load: ({ reader, input: { containerId, whatId, whoId } }) =>
    reader.get<[WhatWhoLinkItem, WhatItem, WhoItem]>([
      rowKeys.whatWhoLink(reader.keys, containerId, whatId, whoId),
      rowKeys.what(reader.keys, containerId, whatId),
      rowKeys.who(reader.keys, containerId, whoId),
    ]),
  run: async ({ input: { containerId }, loaded: [link, what, who], reader, writer }) => {
    if (what === undefined || !isWhatWhoLinked(link, what, who)) throw new CallError(errors.linkDoesNotExist);
    return writer.commit({ storyMap: containerId }, [
      remove(whatWhoLinkEntity, link),
      ...requireWhat(reader.keys, containerId, what),
    ]);
  },
});

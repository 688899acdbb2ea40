import { type WhoItem, whoWhoLinkEntity, type WhoWhoLinkItem } from '#lambdas/entities/who/who.ts';
import { areWhosLinked } from '#lambdas/entities/who/whoLinks.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { remove_who_who_link } from '#shared/contract/who/remove_who_who_link.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { UpdateItem: ['MAP'], DeleteItem: ['PAIR'] };

export const handler = implementCommand(remove_who_who_link, {
  load: ({ reader, input: { containerId, whoId, otherWhoId } }) =>
    reader.get<[WhoWhoLinkItem, WhoItem, WhoItem]>([
      rowKeys.whoWhoLink(reader.keys, containerId, whoId, otherWhoId),
      rowKeys.who(reader.keys, containerId, whoId),
      rowKeys.who(reader.keys, containerId, otherWhoId),
    ]),
  run: async ({ input: { containerId }, loaded: [link, ...whos], writer }) => {
    if (!areWhosLinked(link, whos)) throw new CallError(errors.linkDoesNotExist);
    return writer.commit({ storyMap: containerId }, [remove(whoWhoLinkEntity, link)]);
  },
});

import type { LinkTypeItem } from '#lambdas/entities/company/company.ts';
import { type WhoItem, whoWhoLinkEntity, type WhoWhoLinkItem } from '#lambdas/entities/who/who.ts';
import { areWhosLinked } from '#lambdas/entities/who/whoLinks.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_who_who_link } from '#shared/contract/who/change_who_who_link.ts';
import * as errors from '#shared/errors.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY'],
  PutItem: ['PAIR'],
  UpdateItem: ['MAP'],
  DeleteItem: ['PAIR'],
};

export const handler = implementCommand(change_who_who_link, {
  load: ({ reader, input: { containerId, whoId, otherWhoId, linkTypeId } }) =>
    reader.get<[WhoWhoLinkItem, WhoItem, WhoItem, LinkTypeItem]>([
      rowKeys.whoWhoLink(reader.keys, containerId, whoId, otherWhoId),
      rowKeys.who(reader.keys, containerId, whoId),
      rowKeys.who(reader.keys, containerId, otherWhoId),
      rowKeys.setting(reader.keys, 'who_who_link_type', linkTypeId),
    ]),
  run: async ({ input: { containerId, linkTypeId }, loaded: [link, who, other, linkType], writer }) => {
    if (!areWhosLinked(link, [who, other])) throw new CallError(errors.linkDoesNotExist);
    if (link.linkTypeId === linkTypeId) return writer.unchanged([{ entity: whoWhoLinkEntity, row: link }]);
    if (!isOffered(notDeleted(linkType))) throw new CallError(errors.linkTypeDoesNotExist);
    return writer.commit({ storyMap: containerId }, [change(whoWhoLinkEntity, link, { linkTypeId })]);
  },
});

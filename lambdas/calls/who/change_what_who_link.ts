import type { LinkTypeItem } from '#lambdas/entities/company/company.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { requireWhat } from '#lambdas/entities/what/whatSteps.ts';
import { whatWhoLinkEntity, type WhatWhoLinkItem, type WhoItem } from '#lambdas/entities/who/who.ts';
import { isWhatWhoLinked } from '#lambdas/entities/who/whoLinks.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_what_who_link } from '#shared/contract/who/change_what_who_link.ts';
import * as errors from '#shared/errors.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(change_what_who_link, {
  load: ({ reader, input: { containerId, whatId, whoId, linkTypeId } }) =>
    reader.get<[WhatWhoLinkItem, WhatItem, WhoItem, LinkTypeItem]>([
      rowKeys.whatWhoLink(reader.keys, containerId, whatId, whoId),
      rowKeys.what(reader.keys, containerId, whatId),
      rowKeys.who(reader.keys, containerId, whoId),
      rowKeys.setting(reader.keys, 'who_what_link_type', linkTypeId),
    ]),
  run: async ({ input: { containerId, linkTypeId }, loaded: [link, what, who, linkType], reader, writer }) => {
    if (what === undefined || !isWhatWhoLinked(link, what, who)) throw new CallError(errors.linkDoesNotExist);
    if (link.linkTypeId === linkTypeId)
      return writer.unchanged(
        [{ entity: whatWhoLinkEntity, row: link }],
        {},
        requireWhat(reader.keys, containerId, what),
      );
    if (!isOffered(notDeleted(linkType))) throw new CallError(errors.linkTypeDoesNotExist);
    return writer.commit({ storyMap: containerId }, [
      change(whatWhoLinkEntity, link, { linkTypeId }),
      ...requireWhat(reader.keys, containerId, what),
    ]);
  },
});

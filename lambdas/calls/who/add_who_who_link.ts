import type { LinkTypeItem } from '#lambdas/entities/company/company.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import type { WhoItem, WhoWhoLinkItem } from '#lambdas/entities/who/who.ts';
import { areWhosLinked, linkWhos } from '#lambdas/entities/who/whoLinks.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_who_who_link } from '#shared/contract/who/add_who_who_link.ts';
import * as errors from '#shared/errors.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY'],
  Query: ['MAP'],
  PutItem: ['PAIR'],
  DeleteItem: ['PAIR'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(add_who_who_link, {
  load: ({ reader, input: { containerId, whoId, otherWhoId, linkTypeId } }) =>
    Promise.all([
      reader.get<[WhoItem, WhoItem, WhoWhoLinkItem, LinkTypeItem]>([
        rowKeys.who(reader.keys, containerId, whoId),
        rowKeys.who(reader.keys, containerId, otherWhoId),
        rowKeys.whoWhoLink(reader.keys, containerId, whoId, otherWhoId),
        rowKeys.setting(reader.keys, 'who_who_link_type', linkTypeId),
      ]),
      readUsage(reader, containerId, mapLimits.whoWhoLinks),
    ]),
  run: async ({
    input: { containerId, whoId, otherWhoId, linkTypeId },
    loaded: [[one, two, former, linkType], usage],
    reader,
    writer,
  }) => {
    if (whoId === otherWhoId) throw new CallError(errors.ownLink);
    const [who, other] = [notDeleted(one), notDeleted(two)];
    if (who === undefined || other === undefined) throw new CallError(errors.whoDoesNotExist);
    if (areWhosLinked(former, [who, other])) throw new CallError(errors.alreadyLinked);
    if (!isOffered(notDeleted(linkType))) throw new CallError(errors.linkTypeDoesNotExist);
    checkLimit(mapLimits.whoWhoLinks, usage);
    return writer.commit({ storyMap: containerId }, linkWhos(reader.keys, containerId, who, other, linkTypeId, former));
  },
});

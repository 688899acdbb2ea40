import type { LinkTypeItem } from '#lambdas/entities/company/company.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { requireWhat } from '#lambdas/entities/what/whatSteps.ts';
import { whatWhoLinkEntity, type WhatWhoLinkItem, type WhoItem } from '#lambdas/entities/who/who.ts';
import { isWhatWhoLinked, linkWhatWhos } from '#lambdas/entities/who/whoLinks.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_what_who_links } from '#shared/contract/who/add_what_who_links.ts';
import * as errors from '#shared/errors.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY'], Query: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(add_what_who_links, {
  load: async ({ reader, input: { containerId, whatId, linkTypeId, whoIds } }) => {
    const ids = [...new Set(whoIds)];
    const [[item, linkType], whos, links, usage] = await Promise.all([
      reader.get<[WhatItem, LinkTypeItem]>([
        rowKeys.what(reader.keys, containerId, whatId),
        rowKeys.setting(reader.keys, 'who_what_link_type', linkTypeId),
      ]),
      reader.get<WhoItem[]>(ids.map((id) => rowKeys.who(reader.keys, containerId, id))),
      reader.get<WhatWhoLinkItem[]>(ids.map((id) => rowKeys.whatWhoLink(reader.keys, containerId, whatId, id))),
      readUsage(reader, containerId, mapLimits.whatWhoLinks),
    ]);
    return { item, linkType, usage, ends: whos.map((who, i) => ({ who, former: links[i] })) };
  },
  run: async ({ input: { containerId, linkTypeId }, loaded: { item, linkType, usage, ends }, reader, writer }) => {
    const what = notDeleted(item);
    if (what === undefined) throw new CallError(errors.whatDoesNotExist);
    if (!isOffered(notDeleted(linkType))) throw new CallError(errors.linkTypeDoesNotExist);
    const pairs = ends.map(({ who: found, former }) => {
      const who = notDeleted(found);
      if (who === undefined) throw new CallError(errors.whoDoesNotExist);
      return { who, former, isLinked: isWhatWhoLinked(former, what, who) };
    });
    const wanted = pairs.filter(({ isLinked }) => !isLinked);
    const asTheyAre = pairs.flatMap(({ former, isLinked }) =>
      isLinked ? [{ entity: whatWhoLinkEntity, row: former }] : [],
    );
    if (wanted.length === 0) return writer.unchanged(asTheyAre, {}, requireWhat(reader.keys, containerId, what));
    checkLimit(mapLimits.whatWhoLinks, usage, wanted.length);
    const steps = linkWhatWhos(reader.keys, containerId, what, linkTypeId, wanted);
    return writer.commit({ storyMap: containerId }, steps, {}, { asTheyAre });
  },
});

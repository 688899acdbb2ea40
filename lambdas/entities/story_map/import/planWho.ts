import type { LinkTypeItem } from '#lambdas/entities/company/company.ts';
import { createShared, requireText } from '#lambdas/entities/company/shared.ts';
import { placeWho, whatWhoLinkEntity, type WhatWhoLinkItem, type WhoItem } from '#lambdas/entities/who/who.ts';
import type { WhoLabelItem } from '#lambdas/entities/who/whoLabel.ts';
import {
  moveWho,
  placeWhoAt,
  presentWithLabels,
  visibleWhoLabels,
  writeLabels,
} from '#lambdas/entities/who/whoLabels.ts';
import { isWhatWhoLinked, linkWhatWhos } from '#lambdas/entities/who/whoLinks.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { isOffered } from '#shared/rules/company/offeredTypes.ts';
import * as mapLimits from '../limits.ts';
import { namedWhat, namedWho } from './find.ts';
import { checkOneMore, ownerOf, type PlanOf, reused, rowAt, rowsOf } from './state.ts';

/** A Who. One that is on the story map goes to the labels that the file names, if it names any. */
export const planWho: PlanOf<'who'> = (state, { name, group, category }) => {
  const { keys, containerId } = state;
  const owner = ownerOf(state, 'who', name);
  const id = owner?.ownerId ?? newId();
  const former = rowAt<WhoItem>(state, rowKeys.who(keys, containerId, id));
  const there = notDeleted(former);
  const rows = [...rowsOf<WhoLabelItem>(state, 'who_group'), ...rowsOf<WhoLabelItem>(state, 'who_category')];
  const labels = visibleWhoLabels(keys, containerId, rows, rowsOf<WhoItem>(state, 'who'));
  const requested = { group: group ?? undefined, category: category ?? undefined };
  if (there !== undefined) {
    const steps = moveWho(keys, containerId, there, labels, requested);
    const shown = presentWithLabels(there, labels);
    return steps.length === 0 ? reused(id, ...shown) : { outcome: 'changed', id, steps, shown };
  }
  checkOneMore(state, mapLimits.whos);
  const text = owner?.text ?? name;
  const { place, steps: labelSteps } = placeWhoAt(keys, containerId, labels, requested);
  const steps = [
    owner === undefined ? createShared(keys, 'who', id, text) : requireText(keys, 'who', { id, text }),
    placeWho(keys, containerId, id, { name: text, ...place }, former),
    ...labelSteps,
    ...writeLabels(labels, [place.groupId, place.categoryId]),
  ];
  return { outcome: 'added', id, usedExisting: owner !== undefined, steps };
};

/** A link of a Who to an Activity. One that is there keeps its type. */
export const planLink: PlanOf<'what_who_link'> = (state, item) => {
  const { keys, containerId } = state;
  const [what, who] = [namedWhat(state, item.what), namedWho(state, item.who)];
  const linkType = rowAt<LinkTypeItem>(state, rowKeys.setting(keys, 'who_what_link_type', item.linkTypeId));
  if (!isOffered(notDeleted(linkType))) throw new CallError(errors.linkTypeDoesNotExist);
  const former = rowAt<WhatWhoLinkItem>(state, rowKeys.whatWhoLink(keys, containerId, what.id, who.id));
  const id = `${what.id}-${who.id}`;
  if (isWhatWhoLinked(former, what, who)) return reused(id, { entity: whatWhoLinkEntity, row: former });
  checkOneMore(state, mapLimits.whatWhoLinks);
  const steps = linkWhatWhos(keys, containerId, what, item.linkTypeId, [{ who, former }]);
  return { outcome: 'added', id, steps };
};

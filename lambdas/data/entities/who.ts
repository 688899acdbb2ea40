import type { WhatWhoLink, Who, WhoWhoLink } from '#shared/model/who.ts';
import type { Stored } from '../items.ts';
import type { WhatItem } from './what.ts';

/** What a map says of a Who. The name is a copy of the company's. */
export type WhoFields = Omit<Who, 'id' | 'version'>;
/** A Who on a map. `generation` rises each time a deleted one is added anew, so that links that went with it do not come back. */
export type WhoItem = Stored<WhoFields & { generation: number }>;
/** A link belongs to one generation of each of its ends, and is hidden when one of them is deleted. */
export type WhatWhoLinkItem = Stored<Omit<WhatWhoLink, 'id' | 'version'> & { whatGeneration: number; whoGeneration: number }>;
export type WhoWhoLinkItem = Stored<Omit<WhoWhoLink, 'id' | 'version'> & { whoGeneration: number; otherWhoGeneration: number }>;

/** What clients see of a Who on a map. */
export function presentWho({ id, version, name, group, category }: WhoItem): Who {
  return { id, version, name, group, category };
}

/** What clients see of a link between an Activity and a Who. */
export function presentWhatWhoLink({ id, version, whatId, whoId, linkTypeId }: WhatWhoLinkItem): WhatWhoLink {
  return { id, version, whatId, whoId, linkTypeId };
}

/** What clients see of a link between two Whos. */
export function presentWhoWhoLink({ id, version, whoId, otherWhoId, linkTypeId }: WhoWhoLinkItem): WhoWhoLink {
  return { id, version, whoId, otherWhoId, linkTypeId };
}

/**
 * The links of a map whose both ends are on it, as they are now.
 * @param whats the Activities that are visible
 * @param whos the Whos that are not deleted
 */
export function visibleLinks(
  whats: readonly WhatItem[],
  whos: readonly WhoItem[],
  toWhats: readonly WhatWhoLinkItem[],
  toWhos: readonly WhoWhoLinkItem[],
): { whatWhoLinks: WhatWhoLinkItem[]; whoWhoLinks: WhoWhoLinkItem[] } {
  const whatGenerations = new Map(whats.map((what) => [what.id, what.generation]));
  const whoGenerations = new Map(whos.map((who) => [who.id, who.generation]));
  return {
    whatWhoLinks: toWhats.filter(
      (link) =>
        link.deletedAt === undefined &&
        whatGenerations.get(link.whatId) === link.whatGeneration &&
        whoGenerations.get(link.whoId) === link.whoGeneration,
    ),
    whoWhoLinks: toWhos.filter(
      (link) =>
        link.deletedAt === undefined &&
        whoGenerations.get(link.whoId) === link.whoGeneration &&
        whoGenerations.get(link.otherWhoId) === link.otherWhoGeneration,
    ),
  };
}

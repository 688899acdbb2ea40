import { BACKBONE, SKELETON } from '#shared/model/limits.ts';
import { orderOf, rankOf } from '#shared/rules/order.ts';
import { whoGroupingMap } from '#shared/rules/whoGroups.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { alive, type Stored } from '../items.ts';
import { presentMember, type MemberItem } from './storyMap.ts';
import { presentWhat, visibleWhats, type WhatItem } from './what.ts';
import {
  presentWhatWhoLink,
  presentWho,
  presentWhoWhoLink,
  visibleLinks,
  type WhatWhoLinkItem,
  type WhoItem,
  type WhoWhoLinkItem,
} from './who.ts';

/** What stands on a story map, without the map's own fields. */
export type Board = Pick<
  CallOutput<'get_container'>,
  | 'whoGroupingMap'
  | 'members_view'
  | 'members_edit'
  | 'backboneOrder'
  | 'backboneRank'
  | 'skeletonRank'
  | 'members'
  | 'whats'
  | 'whos'
  | 'whatWhoLinks'
  | 'whoWhoLinks'
>;

/**
 * Presents everything that stands on a map, with the lists of ids and maps of links that the specification gives its things (foundation §3).
 * @param board all items of the map's board, what is deleted or hidden included
 */
export function presentBoard(board: readonly Stored[]): Board {
  const of = <Item>(type: string) => board.filter((item) => item.type === type) as Item[];
  const whats = visibleWhats(of<WhatItem>('what'));
  const whos = of<WhoItem>('who').filter((who) => alive(who) !== undefined);
  const members = of<MemberItem>('member').filter((member) => alive(member) !== undefined);
  const { whatWhoLinks, whoWhoLinks } = visibleLinks(
    whats,
    whos,
    of<WhatWhoLinkItem>('what_who_link'),
    of<WhoWhoLinkItem>('who_who_link'),
  );
  const backbone = whats.filter((what) => what.level === BACKBONE);
  const skeleton = whats.filter((what) => what.level === SKELETON);
  const children = groups(skeleton, (what) => what.parentId ?? '');
  const linksOfWhat = groups(whatWhoLinks, (link) => link.whatId);
  const linksOfWho = groups(whatWhoLinks, (link) => link.whoId);
  const linksFrom = groups(whoWhoLinks, (link) => link.whoId);
  const linksTo = groups(whoWhoLinks, (link) => link.otherWhoId);
  return {
    members_view: members.filter((member) => member.role === 'viewer').map((member) => member.id),
    members_edit: members.filter((member) => member.role === 'editor').map((member) => member.id),
    backboneOrder: orderOf(backbone),
    backboneRank: rankOf(backbone),
    skeletonRank: rankOf(skeleton),
    members: members.map(presentMember),
    whats: whats.map((what) => ({
      ...presentWhat(what),
      childOrder: orderOf(children.get(what.id) ?? []),
      whoLinks: typesOf(linksOfWhat.get(what.id), (link) => link.whoId),
    })),
    whoGroupingMap: whoGroupingMap(whos),
    whos: whos.map((who) => ({
      ...presentWho(who),
      whatLinks: typesOf(linksOfWho.get(who.id), (link) => link.whatId),
      whoLinks: {
        ...typesOf(linksFrom.get(who.id), (link) => link.otherWhoId),
        ...typesOf(linksTo.get(who.id), (link) => link.whoId),
      },
    })),
    whatWhoLinks: whatWhoLinks.map(presentWhatWhoLink),
    whoWhoLinks: whoWhoLinks.map(presentWhoWhoLink),
  };
}

function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = found.get(key);
    if (group === undefined) found.set(key, [item]);
    else group.push(item);
  }
  return found;
}

/** The types of some links by the id of their other end. */
function typesOf<Link extends { linkTypeId: string }>(
  links: readonly Link[] = [],
  otherEnd: (link: Link) => string,
): Record<string, string> {
  return Object.fromEntries(links.map((link) => [otherEnd(link), link.linkTypeId]));
}

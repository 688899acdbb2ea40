import type { CallOutput } from '#shared/contract/registry.ts';
import { BACKBONE, SKELETON } from '#shared/model/limits.ts';
import { orderOf, rankOf } from '#shared/rules/order.ts';
import { whoGroupingMap } from '#shared/rules/whoGroups.ts';
import { notDeleted, type Stored } from '../items.ts';
import { memberEntity, type MemberItem } from './storyMap.ts';
import type { ChildMap } from './storyMapLink.ts';
import { visibleWhats, whatEntity, type WhatItem } from './what.ts';
import {
  visibleLinks,
  whatWhoLinkEntity,
  type WhatWhoLinkItem,
  whoEntity,
  type WhoItem,
  whoWhoLinkEntity,
  type WhoWhoLinkItem,
} from './who.ts';

/** What stands on a story map, as the table has it: nothing deleted or hidden is among it. In the order of the ids. */
export type VisibleBoard = {
  members: MemberItem[];
  whats: WhatItem[];
  whos: WhoItem[];
  whatWhoLinks: WhatWhoLinkItem[];
  whoWhoLinks: WhoWhoLinkItem[];
};

type Answer = CallOutput<'get_container'>;
/** The same as clients see it. */
export type Board = Pick<Answer, keyof VisibleBoard>;
/** The documented lists and maps of a map. */
export type ListsOfMap = Pick<
  Answer,
  'members_view' | 'members_edit' | 'backboneOrder' | 'backboneRank' | 'skeletonRank' | 'whoGroupingMap'
>;

/** @param board all items of the map's board, what is deleted or hidden included */
export function visibleBoard(board: readonly Stored[]): VisibleBoard {
  const byType = groups(board, ({ type }) => type);
  const of = <Item>(type: string) => (byType.get(type) ?? []) as Item[];
  const whats = visibleWhats(of<WhatItem>('what'));
  const whos = of<WhoItem>('who').filter((who) => notDeleted(who) !== undefined);
  return {
    members: of<MemberItem>('member').filter((member) => notDeleted(member) !== undefined),
    whats,
    whos,
    ...visibleLinks(whats, whos, of('what_who_link'), of('who_who_link')),
  };
}

/** Presents what stands on a map. */
export function presentBoard({ members, whats, whos, whatWhoLinks, whoWhoLinks }: VisibleBoard): Board {
  return {
    members: members.map((item) => memberEntity.present(item)),
    whats: whats.map((item) => whatEntity.present(item)),
    whos: whos.map((item) => whoEntity.present(item)),
    whatWhoLinks: whatWhoLinks.map((item) => whatWhoLinkEntity.present(item)),
    whoWhoLinks: whoWhoLinks.map((item) => whoWhoLinkEntity.present(item)),
  };
}

/**
 * The board with the documented lists of ids and maps of links. Screens have no use for them.
 * @param childMaps what points from Activities of the map to the maps that tell their stories
 */
export function presentWithLists(visible: VisibleBoard, childMaps: readonly ChildMap[]): ListsOfMap & Board {
  const { members, whats, whos, whatWhoLinks, whoWhoLinks } = visible;
  const board = presentBoard(visible);
  const backbone = whats.filter((what) => what.level === BACKBONE);
  const skeleton = whats.filter((what) => what.level === SKELETON);
  const backboneOrder = orderOf(backbone);
  const ranks = { backboneRank: rankOf(backbone), skeletonRank: rankOf(skeleton) };
  const children = new Map(
    [...groups(skeleton, (what) => what.parentId ?? '')].map(([parentId, row]) => [parentId, orderOf(row)]),
  );
  const orders = positions(backboneOrder, ...children.values());
  const rankOfWhat = positions(ranks.backboneRank, ranks.skeletonRank);
  const storyNames = new Map(childMaps.map(({ whatId, storyName }) => [whatId, storyName]));
  const linksOfWhat = groups(whatWhoLinks, (link) => link.whatId);
  const linksOfWho = groups(whatWhoLinks, (link) => link.whoId);
  const linksFrom = groups(whoWhoLinks, (link) => link.whoId);
  const linksTo = groups(whoWhoLinks, (link) => link.otherWhoId);
  return {
    ...board,
    members_view: members.filter((member) => member.role === 'viewer').map((member) => member.id),
    members_edit: members.filter((member) => member.role === 'editor').map((member) => member.id),
    backboneOrder,
    ...ranks,
    whoGroupingMap: whoGroupingMap(whos),
    whats: board.whats.map((what) => {
      const childOrder = children.get(what.id) ?? [];
      const rank = rankOfWhat.get(what.id);
      return {
        ...what,
        order: orders.get(what.id) ?? 0,
        rank: rank === undefined ? null : rank + 1,
        childOrder,
        childOrderMap: Object.fromEntries(positions(childOrder)),
        storyName: what.childContainerId === null ? null : (storyNames.get(what.id) ?? what.description),
        whoLinks: typesOf(linksOfWhat.get(what.id), (link) => link.whoId),
      };
    }),
    whos: board.whos.map((who) => ({
      ...who,
      whatLinks: typesOf(linksOfWho.get(who.id), (link) => link.whatId),
      whoLinks: {
        ...typesOf(linksFrom.get(who.id), (link) => link.otherWhoId),
        ...typesOf(linksTo.get(who.id), (link) => link.whoId),
      },
    })),
  };
}

/** Where each id stands in its list, counted from 0. */
function positions(...lists: (readonly string[])[]): Map<string, number> {
  return new Map(lists.flatMap((list) => list.map((id, i) => [id, i] as const)));
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

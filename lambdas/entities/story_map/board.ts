import { visibleWhats, type WhatItem } from '#lambdas/entities/what/what.ts';
import { visibleLinks, type WhatWhoLinkItem, type WhoItem, type WhoWhoLinkItem } from '#lambdas/entities/who/who.ts';
import type { WhoCategoryItem, WhoGroupItem, WhoLabelItem } from '#lambdas/entities/who/whoLabel.ts';
import { visibleWhoLabels } from '#lambdas/entities/who/whoLabels.ts';
import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { BACKBONE, SKELETON } from '#shared/model/limits.ts';
import { listsBy } from '#shared/rules/listsBy.ts';
import { orderOf, rankOf } from '#shared/rules/what/order.ts';
import { placeOfWho, whoGroupingMap, type WhoPlace } from '#shared/rules/whoLabels.ts';
import { boardEntities } from './boardEntities.ts';
import type { MemberItem } from './storyMap.ts';
import type { ChildMap } from './storyMapLink.ts';

/** The entities on a story map, as stored, without deleted or hidden ones, in the order of their ids. */
export type VisibleBoard = {
  members: MemberItem[];
  whats: WhatItem[];
  whoGroups: WhoGroupItem[];
  whoCategories: WhoCategoryItem[];
  whos: WhoItem[];
  whatWhoLinks: WhatWhoLinkItem[];
  whoWhoLinks: WhoWhoLinkItem[];
};

const fields = Object.keys(boardEntities) as (keyof VisibleBoard)[];

type Answer = CallOutput<'get_container'>;
/** The same as clients see it. */
export type Board = Pick<Answer, keyof VisibleBoard>;
/** The lists and maps of a story map as documented. */
export type ListsOfMap = Pick<
  Answer,
  'members_view' | 'members_edit' | 'backboneOrder' | 'backboneRank' | 'skeletonRank' | 'whoGroupingMap'
>;

/** @param board all items of the map's board, including deleted and hidden ones */
export function visibleBoard(keys: Keys, containerId: string, board: readonly Stored[]): VisibleBoard {
  const byType = listsBy(board, ({ type }) => type);
  const of = <Item>(type: string) => (byType.get(type) ?? []) as Item[];
  const whats = visibleWhats(of<WhatItem>('what'));
  const whos = of<WhoItem>('who').filter((who) => notDeleted(who) !== undefined);
  const labelRows = [...of<WhoLabelItem>('who_group'), ...of<WhoLabelItem>('who_category')];
  const { groups: whoGroups, categories: whoCategories } = visibleWhoLabels(keys, containerId, labelRows, whos);
  return {
    members: of<MemberItem>('member').filter((member) => notDeleted(member) !== undefined),
    whats,
    whoGroups: [...whoGroups.values()],
    whoCategories: [...whoCategories.values()],
    whos,
    ...visibleLinks(whats, whos, of('what_who_link'), of('who_who_link')),
  };
}

/** Presents the entities on a map. */
export function presentBoard(visible: VisibleBoard): Board {
  const lists = fields.map((field) => {
    const { entity }: { entity: AnyEntity } = boardEntities[field];
    return [field, visible[field].map((item) => entity.present(item))] as const;
  });
  return Object.fromEntries(lists) as Board;
}

/**
 * The board with the documented lists of ids and maps of links, which screens do not use.
 * @param childMaps links from Activities of the map to story maps
 * @param mayOpen whether the person may open a linked map; nobody else sees its name (rule map.19)
 */
export function presentWithLists(
  visible: VisibleBoard,
  childMaps: readonly ChildMap[],
  mayOpen: (containerId: string) => boolean,
): ListsOfMap & Board {
  const { members, whats, whoGroups, whoCategories, whatWhoLinks, whoWhoLinks } = visible;
  const board = presentBoard(visible);
  const backbone = whats.filter((what) => what.level === BACKBONE);
  const skeleton = whats.filter((what) => what.level === SKELETON);
  const backboneOrder = orderOf(backbone);
  const ranks = { backboneRank: rankOf(backbone), skeletonRank: rankOf(skeleton) };
  const children = new Map(
    [...listsBy(skeleton, (what) => what.parentId ?? '')].map(([parentId, row]) => [parentId, orderOf(row)]),
  );
  const orders = positions(backboneOrder, ...children.values());
  const rankOfWhat = positions(ranks.backboneRank, ranks.skeletonRank);
  const storyNames = new Map(childMaps.map(({ whatId, storyName }) => [whatId, storyName]));
  const linksOfWhat = listsBy(whatWhoLinks, (link) => link.whatId);
  const linksOfWho = listsBy(whatWhoLinks, (link) => link.whoId);
  const linksFrom = listsBy(whoWhoLinks, (link) => link.whoId);
  const linksTo = listsBy(whoWhoLinks, (link) => link.otherWhoId);
  const groupsById = new Map(whoGroups.map((group) => [group.id, group]));
  const categoriesById = new Map(whoCategories.map((category) => [category.id, category]));
  const labelsOf = ({ groupId, categoryId }: WhoPlace) => ({
    group: groupsById.get(groupId ?? '')?.name ?? null,
    category: categoriesById.get(categoryId ?? '')?.name ?? null,
  });
  return {
    ...board,
    members_view: members.filter((member) => member.role === 'viewer').map((member) => member.id),
    members_edit: members.filter((member) => member.role === 'editor').map((member) => member.id),
    backboneOrder,
    ...ranks,
    whoGroupingMap: whoGroupingMap(groupsById, categoriesById),
    whats: board.whats.map((what) => {
      const childOrder = children.get(what.id) ?? [];
      const rank = rankOfWhat.get(what.id);
      return {
        ...what,
        order: orders.get(what.id) ?? 0,
        rank: rank === undefined ? null : rank + 1,
        childOrder,
        childOrderMap: Object.fromEntries(positions(childOrder)),
        storyName:
          what.childContainerId === null || !mayOpen(what.childContainerId)
            ? null
            : (storyNames.get(what.id) ?? what.description),
        whoLinks: typesOf(linksOfWhat.get(what.id), (link) => link.whoId),
      };
    }),
    whos: board.whos.map((who) => ({
      ...who,
      ...labelsOf(placeOfWho(who, groupsById, categoriesById)),
      whatLinks: typesOf(linksOfWho.get(who.id), (link) => link.whatId),
      whoLinks: {
        ...typesOf(linksFrom.get(who.id), (link) => link.otherWhoId),
        ...typesOf(linksTo.get(who.id), (link) => link.whoId),
      },
    })),
  };
}

/** The position of each id in its list, counted from 0. */
function positions(...lists: (readonly string[])[]): Map<string, number> {
  return new Map(lists.flatMap((list) => list.map((id, i) => [id, i] as const)));
}

/** The types of some links by the id of their other end. */
function typesOf<Link extends { linkTypeId: string }>(
  links: readonly Link[] = [],
  otherEnd: (link: Link) => string,
): Record<string, string> {
  return Object.fromEntries(links.map((link) => [otherEnd(link), link.linkTypeId]));
}

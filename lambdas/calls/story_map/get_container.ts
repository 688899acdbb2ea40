import { get_container } from '#shared/contract/story_map/get_container.ts';
import { BACKBONE, SKELETON } from '#shared/model/limits.ts';
import { orderOf, rankOf } from '#shared/rules/order.ts';
import { presentStoryMapHead, type MemberItem } from '#lambdas/data/entities/storyMap.ts';
import { presentWhat, visibleWhats, type WhatItem } from '#lambdas/data/entities/what.ts';
import { implement } from '#lambdas/runtime/implement.ts';

type BoardItem = { type: string };
const isWhat = (item: BoardItem): item is WhatItem => item.type === 'what';
const isMember = (item: BoardItem): item is MemberItem => item.type === 'member';

function childrenByParent(skeleton: readonly WhatItem[]): Map<string, WhatItem[]> {
  const children = new Map<string, WhatItem[]>();
  for (const what of skeleton) {
    const parentId = what.parentId ?? '';
    const siblings = children.get(parentId);
    if (siblings === undefined) children.set(parentId, [what]);
    else siblings.push(what);
  }
  return children;
}

export const handler = implement(get_container, {
  load: ({ reader, input }) => reader.range<BoardItem>(reader.keys.board(input.containerId)),
  run: async ({ loaded: board, storyMap, mapRole }) => {
    const whats = visibleWhats(board.filter(isWhat));
    const backbone = whats.filter((what) => what.level === BACKBONE);
    const skeleton = whats.filter((what) => what.level === SKELETON);
    const children = childrenByParent(skeleton);
    const members = board.filter(isMember).filter((member) => member.deletedAt === undefined);
    return {
      ...presentStoryMapHead(storyMap),
      role: mapRole,
      members_view: members.filter((member) => member.role === 'viewer').map((member) => member.id),
      members_edit: members.filter((member) => member.role === 'editor').map((member) => member.id),
      backboneOrder: orderOf(backbone),
      backboneRank: rankOf(backbone),
      skeletonRank: rankOf(skeleton),
      whats: whats.map((what) => ({ ...presentWhat(what), childOrder: orderOf(children.get(what.id) ?? []) })),
    };
  },
});

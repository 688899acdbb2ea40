import type { ReleaseWhat } from '#shared/model/release/release.ts';
import type { Card, Layout } from '#web/replica/story_map/types.ts';

/** An Activity as a row of a release; without `part` it is the parent of Activities in the release (rule release.7). */
export type RowCard = Pick<Card, 'id' | 'description' | 'parentId'> & { part: ReleaseWhat | undefined };

/** The rows of a release, in the order of the map. */
export function rowsOf(
  { backbone, children, cards }: Layout,
  whats: ReadonlyMap<string, ReleaseWhat>,
): { backbone: RowCard[]; skeleton: RowCard[] } {
  const cardOf = (id: string): RowCard[] => {
    const card = cards.get(id);
    return card === undefined
      ? []
      : [{ id, description: card.description, parentId: card.parentId, part: whats.get(card.whatId ?? '') }];
  };
  const skeletonUnder = (id: string) =>
    (children.get(id) ?? []).flatMap(cardOf).filter(({ part }) => part !== undefined);
  return {
    backbone: backbone.flatMap((id) =>
      cardOf(id).filter(({ part }) => part !== undefined || skeletonUnder(id).length > 0),
    ),
    skeleton: backbone.flatMap(skeletonUnder),
  };
}

/** The Activities of a release in the order of its rows: those of the backbone, then the others. */
export function whatsInOrder(layout: Layout, whats: ReadonlyMap<string, ReleaseWhat>): RowCard[] {
  const { backbone, skeleton } = rowsOf(layout, whats);
  return [...backbone, ...skeleton].filter(({ part }) => part !== undefined);
}

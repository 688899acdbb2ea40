import { benefitEntity, type BenefitItem } from '#lambdas/entities/frame/benefit.ts';
import { existingFrame } from '#lambdas/entities/frame/frame.ts';
import { readUses } from '#lambdas/entities/frame/frameUses.ts';
import { objectiveEntity, type ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { readProblems } from '#lambdas/entities/frame/problemObjectives.ts';
import { isVisible, readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { get_objective } from '#shared/contract/frame/get_objective.ts';
import { compareBenefits } from '#shared/rules/frame.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'PROBLEM'], Query: ['OBJECTIVE', 'USER'] };

export const handler = implementQuery(get_objective, {
  load: async ({ reader, uid, input: { containerId, objectiveId } }) => {
    const [[item], rows, own] = await Promise.all([
      reader.get<[ObjectiveItem]>([rowKeys.objective(reader.keys, containerId, objectiveId)]),
      reader.range<Row>(rowKeys.rowsOfFrame(reader.keys, 'objective', objectiveId)),
      readOwnMaps(reader, uid),
    ]);
    return { item, rows, own };
  },
  run: async ({ input: { containerId }, loaded: { item, rows, own }, reader, person }) => {
    const there = existingFrame('objective', item);
    const visible = visibleTo(person, own, containerId);
    const benefits = rows.filter(({ type }) => type === 'benefit') as BenefitItem[];
    const [problems, uses] = await Promise.all([
      readProblems(reader, rows, containerId, visible),
      readUses(reader, rows, containerId, visible),
    ]);
    return {
      objective: {
        ...objectiveEntity.present(there),
        problemIds: problems.filter(({ isOnMap }) => isOnMap).map(({ id }) => id),
      },
      problems,
      benefits: benefits
        .filter((benefit) => notDeleted(benefit) !== undefined && isVisible(benefit.mapId, visible))
        .map((benefit) => benefitEntity.present(benefit))
        .sort(compareBenefits),
      ...uses,
    };
  },
});

import { benefitEntity } from '#lambdas/entities/frame/benefit.ts';
import { problemObjectiveEntity } from '#lambdas/entities/frame/problem.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { FrameKind } from '#shared/model/frame.ts';

const kinds: Readonly<Record<string, FrameKind>> = { objective: 'objective', problem: 'problem' };

/** What maps add to objectives and problems of the company, by type. */
const added: Readonly<Record<string, AnyEntity>> = {
  benefit: benefitEntity,
  problem_objective: problemObjectiveEntity,
};

/**
 * What a deleted map has added to objectives and problems of the company: benefits, and objectives of problems. Nobody
 * else sees them (docs/decisions/0007).
 * @param rows of the map, also of what it used before
 */
export async function addedByMap(
  reader: Reader,
  containerId: string,
  rows: readonly Row[],
): Promise<{ entity: AnyEntity; row: Row }[]> {
  const found: { entity: AnyEntity; row: Row }[] = [];
  for (const { type, id } of rows) {
    const kind = kinds[type];
    if (kind === undefined) continue;
    for (const row of await reader.range<Row>(rowKeys.rowsOfFrame(reader.keys, kind, id))) {
      const entity = added[row.type];
      if (entity !== undefined && row['mapId'] === containerId) found.push({ entity, row });
    }
  }
  return found;
}

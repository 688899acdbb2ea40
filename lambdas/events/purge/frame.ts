import { benefitEntity, type BenefitItem } from '#lambdas/entities/frame/benefit.ts';
import type { InReleaseItem, OnMapItem } from '#lambdas/entities/frame/frame.ts';
import { objectiveEntity, releaseObjectiveEntity } from '#lambdas/entities/frame/objective.ts';
import {
  problemEntity,
  problemObjectiveEntity,
  type ProblemObjectiveItem,
  releaseProblemEntity,
} from '#lambdas/entities/frame/problem.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { FrameKind } from '#shared/model/frame.ts';

const unlist = (key: Key): Mutation => ({ do: 'deletePointer', key });
const uncount = (key: Key, attribute: string): Mutation => ({
  do: 'count',
  key,
  attribute,
  by: -1,
  require: [{ is: 'there' }],
});

const kinds: Readonly<Record<string, FrameKind>> = { objective: 'objective', problem: 'problem' };

/**
 * What a deleted map has added to objectives and problems of the company: benefits, and objectives of problems. Nobody
 * else sees them (docs/decisions/0007).
 * @param rows of the map, also of what it used before
 */
export async function addedByMap(reader: Reader, mapId: string, rows: readonly Row[]): Promise<Mutation[][]> {
  const { keys } = reader;
  const groups: Mutation[][] = [];
  for (const { type, id } of rows) {
    const kind = kinds[type];
    if (kind === undefined) continue;
    const added = (await reader.range<Row>(rowKeys.rowsOfFrame(keys, kind, id))).filter(
      (row) => row['mapId'] === mapId && (row.type === 'benefit' || row.type === 'problem_objective'),
    );
    groups.push(...added.map((row) => eraseAdded(keys, row)));
  }
  return groups;
}

function eraseAdded(keys: Keys, row: Row): Mutation[] {
  const isThere = row.deletedAt === undefined;
  if (row.type === 'benefit') {
    const { objectiveId } = row as BenefitItem;
    const company = rowKeys.companyFrame(keys, 'objective', objectiveId);
    return [purge(benefitEntity, row), ...(isThere ? [uncount(company, 'benefits')] : [])];
  }
  const { problemId, objectiveId, mapId } = row as ProblemObjectiveItem;
  const follow = [
    unlist(rowKeys.problemOfObjective(keys, objectiveId, problemId, mapId)),
    uncount(rowKeys.companyFrame(keys, 'problem', problemId), 'objectives'),
  ];
  return [purge(problemObjectiveEntity, row), ...(isThere ? follow : [])];
}

/** The steps that erase an objective or problem of a map, which uses it no more. */
export function eraseOnMap(keys: Keys, mapId: string, row: Row): Mutation[] {
  const { type, id } = row as OnMapItem;
  const [kind, entity] =
    type === 'problem' ? (['problem', problemEntity] as const) : (['objective', objectiveEntity] as const);
  return [
    purge(entity, row),
    unlist(rowKeys.frameUse(keys, kind, id, mapId)),
    uncount(rowKeys.companyFrame(keys, kind, id), 'uses'),
  ];
}

/** The pointer to a release from what it has. */
export function pointerOfRelease(keys: Keys, mapId: string, row: Row): Key {
  const item = row as InReleaseItem;
  return 'objectiveId' in item
    ? rowKeys.frameReleaseUse(keys, 'objective', item.objectiveId, mapId, item.releaseId)
    : rowKeys.frameReleaseUse(keys, 'problem', item.problemId, mapId, item.releaseId);
}

/** The steps that erase an objective or problem of a deleted release, which counts no more on the map. */
export function eraseInRelease(keys: Keys, mapId: string, item: InReleaseItem): Mutation[] {
  const [kind, id, entity] =
    'objectiveId' in item
      ? (['objective', item.objectiveId, releaseObjectiveEntity] as const)
      : (['problem', item.problemId, releaseProblemEntity] as const);
  const follow = [
    unlist(pointerOfRelease(keys, mapId, item)),
    uncount(rowKeys.onMapFrame(keys, kind, mapId, id), 'inReleases'),
  ];
  return [purge(entity, item), ...(item.deletedAt === undefined ? follow : [])];
}

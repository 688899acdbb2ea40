import { isVisible, type VisibleMaps } from '#lambdas/entities/story_map/visibleMaps.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import type { ShownEntity } from '#lambdas/store/entity/shown.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { create, remove, restore } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { ProblemObjective } from '#shared/model/frame.ts';
import { MAX_PROBLEM_OBJECTIVES } from '#shared/model/limits.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import type { MapUse } from './frameUse.ts';
import type { CompanyObjectiveItem, ObjectiveItem } from './objective.ts';
import {
  type CompanyProblemItem,
  type ProblemItem,
  problemObjectiveEntity,
  type ProblemObjectiveItem,
} from './problem.ts';

/**
 * The steps by which a map gives a problem objectives (rule problem.6). Those that it has given already stay.
 * @param company the problem's row, undefined for a new one
 * @param former the rows of earlier links of this map, in the order of the objectives
 * @throws CallError too-many-objectives-of-problem
 */
export function linkObjectives(
  keys: Keys,
  containerId: string,
  problemId: string,
  company: CompanyProblemItem | undefined,
  objectiveIds: readonly string[],
  former: readonly (ProblemObjectiveItem | undefined)[],
): { steps: Mutation[]; shown: ShownEntity[] } {
  const shown: ShownEntity[] = [];
  const linked = objectiveIds.flatMap((objectiveId, i): Mutation[] => {
    const left = former[i];
    if (notDeleted(left) !== undefined) {
      shown.push({ entity: problemObjectiveEntity, row: left });
      return [];
    }
    const key = rowKeys.problemObjective(keys, problemId, objectiveId, containerId);
    const id = `${problemId}-${objectiveId}-${containerId}`;
    const fields = { problemId, objectiveId, mapId: containerId };
    return [
      left === undefined ? create(problemObjectiveEntity, key, id, fields) : restore(problemObjectiveEntity, left),
    ];
  });
  if ((company?.objectives ?? 0) + linked.length > MAX_PROBLEM_OBJECTIVES)
    throw new CallError(errors.tooManyObjectivesOfProblem);
  return { steps: linked, shown };
}

/** Links that one change removes. Only maps whose people do not see each other's links have more than one. */
const AT_ONCE = 40;

/** The steps that take an objective from a problem: the links of all maps that the person sees (rule problem.6). */
export const unlinkObjective = (links: readonly ProblemObjectiveItem[]): Mutation[] =>
  links.slice(0, AT_ONCE).map((link) => remove(problemObjectiveEntity, link));

/**
 * The objectives of a problem as a page shows them: each once, by name, of the maps that the person may see. One round.
 * @param rows all rows of the problem
 */
export async function readObjectives(
  reader: Reader,
  rows: readonly Row[],
  containerId: string,
  visible: VisibleMaps,
): Promise<{ link: ProblemObjective; name: string; isOnMap: boolean }[]> {
  const { keys } = reader;
  const links = visibleLinks(rows, visible);
  // The map's own link comes first.
  links.sort((a, b) => Number(b.mapId === containerId) - Number(a.mapId === containerId));
  const ids = [...new Set(links.map(({ objectiveId }) => objectiveId))];
  const found = await reader.get<(CompanyObjectiveItem | ObjectiveItem)[]>([
    ...ids.map((id) => rowKeys.companyFrame(keys, 'objective', id)),
    ...ids.map((id) => rowKeys.objective(keys, containerId, id)),
  ]);
  return ids
    .flatMap((id, i) => {
      const link = links.find(({ objectiveId }) => objectiveId === id);
      const company = found[i];
      if (link === undefined || company === undefined) return [];
      const isOnMap = notDeleted(found[ids.length + i]) !== undefined;
      return [{ link: problemObjectiveEntity.present(link), name: company.name, isOnMap }];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

/**
 * The problems of an objective as its page shows them: each once, by name, of the maps that the person may see. One round.
 * @param rows all rows of the objective
 */
export async function readProblems(
  reader: Reader,
  rows: readonly Row[],
  containerId: string,
  visible: VisibleMaps,
): Promise<{ id: string; name: string; solved: boolean; isOnMap: boolean }[]> {
  const { keys } = reader;
  const pointers = rows.filter(({ sk }) => sk.startsWith('problem#')) as unknown as (MapUse & { problemId: string })[];
  const shownOnes = pointers.filter((pointer) => isVisible(pointer.mapId, visible));
  const ids = [...new Set(shownOnes.map(({ problemId }) => problemId))];
  const found = await reader.get<({ name: string; solved: boolean } & Row)[]>([
    ...ids.map((id) => rowKeys.companyFrame(keys, 'problem', id)),
    ...ids.map((id) => rowKeys.problem(keys, containerId, id)),
  ]);
  return ids
    .flatMap((id, i) => {
      const company = found[i];
      const isOnMap = notDeleted(found[ids.length + i]) !== undefined;
      return company === undefined ? [] : [{ id, name: company.name, solved: company.solved, isOnMap }];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

type LinksOfMap = {
  problemIds: (objectiveId: string) => string[];
  objectiveIds: (problemId: string) => string[];
  description: (problemId: string) => string;
};

/**
 * Which problems of a map have which of its objectives, by the links that the person may see, and what the problems are
 * about. Two rounds: problems that count no objective are not asked for theirs.
 */
export async function readLinksOfMap(
  reader: Reader,
  problems: readonly ProblemItem[],
  objectives: readonly ObjectiveItem[],
  visible: VisibleMaps,
): Promise<LinksOfMap> {
  const { keys } = reader;
  const companies = await reader.get<CompanyProblemItem[]>(
    problems.map(({ id }) => rowKeys.companyFrame(keys, 'problem', id)),
  );
  const linked = problems.filter((_problem, i) => (companies[i]?.objectives ?? 0) > 0);
  const ranges = await Promise.all(linked.map(({ id }) => reader.range<Row>(rowKeys.objectivesOfProblem(keys, id))));
  const ofProblem = new Map(
    linked.map(({ id }, i) => {
      const links = visibleLinks(ranges[i] ?? [], visible);
      return [id, new Set(links.map(({ objectiveId }) => objectiveId))];
    }),
  );
  const about = new Map(problems.map(({ id }, i) => [id, companies[i]?.description ?? '']));
  return {
    description: (problemId) => about.get(problemId) ?? '',
    problemIds: (objectiveId) =>
      problems.flatMap(({ id }) => (ofProblem.get(id)?.has(objectiveId) === true ? [id] : [])),
    objectiveIds: (problemId) =>
      objectives.flatMap(({ id }) => (ofProblem.get(problemId)?.has(id) === true ? [id] : [])),
  };
}

/** The objectives of a problem that maps which the person may see have added. */
const visibleLinks = (rows: readonly Row[], visible: VisibleMaps): ProblemObjectiveItem[] =>
  rows.filter(
    (row) =>
      row.type === 'problem_objective' &&
      notDeleted(row) !== undefined &&
      isVisible((row as ProblemObjectiveItem).mapId, visible),
  ) as ProblemObjectiveItem[];

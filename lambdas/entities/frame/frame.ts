import { usageOf, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import type { ShownEntity } from '#lambdas/store/entity/shown.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { change, create, remove, restore } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { FrameKind } from '#shared/model/frame.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_USES } from '#shared/model/limits.ts';
import { frameNameError, missingErrors } from '#shared/rules/frame.ts';
import { type FrameDefinition, onMapIn } from './frameUse.ts';
import type { CompanyObjectiveItem, ObjectiveItem, ReleaseObjectiveItem } from './objective.ts';
import type { CompanyProblemItem, ProblemItem, ReleaseProblemItem } from './problem.ts';

/** The rows of a kind: of the company, on a map, of a release. */
export type FrameRows = {
  objective: { company: CompanyObjectiveItem; onMap: ObjectiveItem; inRelease: ReleaseObjectiveItem };
  problem: { company: CompanyProblemItem; onMap: ProblemItem; inRelease: ReleaseProblemItem };
};
/** An objective or problem on a map. */
export type OnMapItem = FrameRows[FrameKind]['onMap'];
/** An objective or problem of a release. */
export type InReleaseItem = FrameRows[FrameKind]['inRelease'];

/** What a map needs to know for another objective or problem: all of that kind on it, and the one that is named by its id. */
export type FramePlacement<Kind extends FrameKind> = {
  rows: FrameRows[Kind]['onMap'][];
  company: FrameRows[Kind]['company'] | undefined;
};

/** Reads what `placeOnMap` needs. One round. @param id of an objective or problem of the company, if one is named */
export async function readFramePlacement<Kind extends FrameKind>(
  reader: Reader,
  kind: Kind,
  containerId: string,
  id: string | undefined,
): Promise<FramePlacement<Kind>> {
  const { keys } = reader;
  const [rows, [company]] = await Promise.all([
    reader.range<FrameRows[Kind]['onMap']>(rowKeys.frameOfMap(keys, kind, containerId)),
    id === undefined ? [undefined] : reader.get<[FrameRows[Kind]['company']]>([rowKeys.companyFrame(keys, kind, id)]),
  ]);
  return { rows, company };
}

/** A new objective or problem of the company by its name, or an existing one by its id. */
export type RequestedFrame = { id?: string | undefined; name?: string | undefined; description?: string | undefined };
/** An objective or problem on a map, with the steps that put it there: none when it is there. */
export type PlacedFrame = { id: string; row: OnMapItem; steps: Mutation[]; shown: ShownEntity[] };

/**
 * Puts an objective or problem on a map (rules objective.1 to 3, problem.1 to 3). It goes on standing where it stands.
 * @throws CallError objective-does-not-exist, objective-exists (or of a problem), story-map-full, used-too-often
 */
export function placeFrame<Kind extends FrameKind>(
  keys: Keys,
  containerId: string,
  definition: FrameDefinition<Kind>,
  { id: wanted, name: newName, description = '' }: RequestedFrame,
  { rows, company }: FramePlacement<Kind>,
): PlacedFrame {
  const { kind, onMap: entity, limit } = definition;
  const known = wanted === undefined ? undefined : notDeleted(company);
  if (wanted !== undefined && known === undefined) throw new CallError(missingErrors[kind]);
  const id = wanted ?? newId();
  const former = rows.find((row) => row.id === id);
  const there = notDeleted(former);
  if (there !== undefined) return { id, row: there, steps: [], shown: [{ entity, row: there }] };
  const name = known?.name ?? newName ?? '';
  const error = frameNameError(
    kind,
    { id, name },
    rows.filter((row) => notDeleted(row) !== undefined),
  );
  if (error !== undefined) throw new CallError(error);
  if ((known?.uses ?? 0) >= MAX_USES) throw new CallError(errors.usedTooOften);
  checkLimit(limit, usageOf(limit, rows));
  const solved = known !== undefined && 'solved' in known && known.solved;
  const generation = former === undefined ? 0 : (former.generation ?? 0) + 1;
  const fields = { name, nameLower: name.toLowerCase(), generation, ...(kind === 'problem' && { solved }) };
  const key = rowKeys.onMapFrame(keys, kind, containerId, id);
  const row = { ...(former ?? { ...key, type: entity.type, id, version: 1, inReleases: 0 }), ...fields } as OnMapItem;
  const step: Mutation =
    former === undefined ? create(entity, key, id, { ...fields, inReleases: 0 }) : restore(entity, former, fields);
  const { deletedAt: _deletedAt, ...visible } = row;
  return {
    id,
    row: visible,
    steps: [
      known === undefined
        ? create(definition.company, rowKeys.companyFrame(keys, kind, id), id, definition.newCompany(name, description))
        : requireCopy(keys, kind, known),
      step,
    ],
    shown: [],
  };
}

/** The condition for a copy: the company's row still has what was copied; otherwise the command retries. */
function requireCopy(keys: Keys, kind: FrameKind, row: CompanyObjectiveItem | CompanyProblemItem): Mutation {
  const require: Requirement[] = [{ attribute: 'name', equals: row.name }];
  if ('solved' in row) require.push({ attribute: 'solved', equals: row.solved });
  return { do: 'require', key: rowKeys.companyFrame(keys, kind, row.id), require };
}

/** An objective or problem on a map. @throws CallError objective-does-not-exist, problem-does-not-exist */
export function existingFrame<Item extends OnMapItem>(kind: FrameKind, item: Item | undefined): Item {
  const there = notDeleted(item);
  if (there === undefined) throw new CallError(missingErrors[kind]);
  return there;
}

/** The condition that an objective or problem is on the map at that very moment. */
export function requireFrameOnMap(keys: Keys, kind: FrameKind, containerId: string, id: string): Mutation {
  return {
    do: 'require',
    key: rowKeys.onMapFrame(keys, kind, containerId, id),
    require: [{ is: 'there' }, { without: 'deletedAt' }],
    otherwise: missingErrors[kind],
  };
}

/**
 * The step that takes an objective or problem off a map; what it holds and its other uses stay (rule objective.6).
 * @param releases the number of releases of the map that were found to have it; if another one has it, the command
 * retries
 */
export const removeFrame = ({ onMap: entity }: FrameDefinition, item: OnMapItem, releases: number): Mutation =>
  remove(entity, item, { require: [{ counter: 'inReleases', equals: releases }] });

/**
 * The steps that put an objective or problem into a release.
 * @param onMap the objective or problem, as it is on the map then
 * @param former its row, if it was in it before; it may have left the map since
 */
export function putFrameIntoRelease(
  keys: Keys,
  { kind, inRelease: entity }: FrameDefinition,
  containerId: string,
  releaseId: string,
  onMap: OnMapItem,
  former: InReleaseItem | undefined,
): Mutation[] {
  const { id: frameId, generation: onMapGeneration = 0 } = onMap;
  if (former === undefined) {
    const key = rowKeys.releaseFrame(keys, kind, containerId, releaseId, frameId);
    return [create(entity, key, `${releaseId}-${frameId}`, { releaseId, [`${kind}Id`]: frameId, onMapGeneration })];
  }
  if (former.deletedAt !== undefined) return [restore(entity, former, { onMapGeneration })];
  return [
    change(entity, former, { onMapGeneration }),
    // It is counted already.
    { do: 'require', key: rowKeys.onMapFrame(keys, kind, containerId, frameId), require: onMapIn(onMapGeneration) },
  ];
}

/** The step that takes an objective or problem out of a release. It stays on the map. */
export const takeFrameOutOfRelease = ({ inRelease: entity }: FrameDefinition, item: InReleaseItem): Mutation =>
  remove(entity, item);

import { checkEpicBytes, readEpicBytes } from '#lambdas/entities/epic/epicBytes.ts';
import type { MapLimit } from '#lambdas/entities/story_map/limits.ts';
import * as limits from '#lambdas/entities/story_map/limits.ts';
import { checkLimit, readUsage } from '#lambdas/entities/story_map/usage.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import { initiativeOf, type Key, type Keys, mapOf, type Range } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Wanted } from '#lambdas/store/steps/stepsTo.ts';
import { CallError, type KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import * as most from '#shared/model/limits.ts';
import { rowAfter } from './surroundings.ts';

/**
 * Checks the limits of what a revert brings back or moves: those of the commands themselves, and like these without a
 * condition of the transaction (rule undo.5).
 * @throws CallError the refusal of the first limit that would be passed
 */
export async function checkLimits(reader: Reader, all: readonly Wanted[]): Promise<void> {
  await Promise.all([checkLimitsOfMaps(reader, all), checkLimitsOfHolders(reader, all), checkBytes(reader, all)]);
}

/** The limits of a story map by what a revert brings back. */
const limitOf: Readonly<Record<string, MapLimit>> = {
  what: limits.whats,
  who: limits.whos,
  who_group: limits.whoLabels,
  who_category: limits.whoLabels,
  what_who_link: limits.whatWhoLinks,
  who_who_link: limits.whoWhoLinks,
  objective: limits.objectives,
  problem: limits.problems,
  release: limits.releases,
};

/** @throws CallError story-map-full */
async function checkLimitsOfMaps(reader: Reader, all: readonly Wanted[]): Promise<void> {
  const more = new Map<string, { limit: MapLimit; containerId: string; count: number }>();
  for (const { row, to } of all) {
    const [limit, containerId] = [limitOf[row.type], mapOf(row)];
    if (limit === undefined || containerId === undefined || row.deletedAt === undefined || to.isDeleted) continue;
    const name = `${containerId} ${limit.full}`;
    more.set(name, { limit, containerId, count: (more.get(name)?.count ?? 0) + 1 });
  }
  await Promise.all(
    [...more.values()].map(async ({ limit, containerId, count }) =>
      checkLimit(limit, await readUsage(reader, containerId, limit), count),
    ),
  );
}

/** How much an entity holds of one kind at most. */
type Held = {
  /** Tells the holders apart. */
  of: (row: Row) => string;
  /** How many it holds now. */
  count: (reader: Reader, row: Row) => Promise<number>;
  max: number;
  refusal: KnownError;
};

/** Holders that count what they hold. */
const counted =
  (keyOf: (keys: Keys, row: Row) => Key, attribute: string): Held['count'] =>
  async (reader, row) => {
    const [holder] = await reader.get<[Row]>([keyOf(reader.keys, row)]);
    return Number(holder?.[attribute] ?? 0);
  };

/** Holders whose contents are one range. */
const listed =
  (rangeOf: (keys: Keys, row: Row) => Range, isAlike: (other: Row, row: Row) => boolean = () => true): Held['count'] =>
  async (reader, row) => {
    const rows = await reader.range<Row>(rangeOf(reader.keys, row));
    return rows.filter((other) => other.type === row.type && notDeleted(other) !== undefined && isAlike(other, row))
      .length;
  };

const partOf = (keys: Keys, row: Row): Key =>
  rowKeys.releaseWhat(keys, mapOf(row) ?? '', String(row['releaseId']), String(row['whatId']));
const inPart = (row: Row) => `${String(row['releaseId'])} ${String(row['whatId'])}`;
const frameOfRelease: Held = {
  of: (row) => String(row['releaseId']),
  count: listed((keys, row) => rowKeys.frameOfRelease(keys, mapOf(row) ?? '', String(row['releaseId']))),
  max: most.MAX_FRAME_OF_RELEASE,
  refusal: errors.tooManyInRelease,
};
const ofInitiative = (max: number): Held => ({
  of: (row) => initiativeOf(row) ?? '',
  count: listed((keys, row) => rowKeys.initiativeBoard(keys, initiativeOf(row) ?? '')),
  max,
  refusal: errors.initiativeFull,
});

/** The limits of what an entity belongs to, by its type. */
const heldBy: Readonly<Record<string, readonly Held[]>> = {
  what_reference: [
    {
      of: (row) => String(row['whatId']),
      count: listed(
        (keys, row) => rowKeys.whatReferences(keys, mapOf(row) ?? '', String(row['whatId'])),
        (other, row) => other['whatGeneration'] === row['whatGeneration'],
      ),
      max: most.MAX_REFERENCES,
      refusal: errors.tooManyReferences,
    },
  ],
  epic: [{ of: inPart, count: counted(partOf, 'epics'), max: most.MAX_EPICS, refusal: errors.tooManyEpics }],
  explore_object: [
    {
      of: inPart,
      count: counted(partOf, 'exploreObjects'),
      max: most.MAX_EXPLORE_OBJECTS,
      refusal: errors.tooManyExploreObjects,
    },
  ],
  benefit: [
    {
      of: (row) => String(row['objectiveId']),
      count: counted((keys, row) => rowKeys.companyFrame(keys, 'objective', String(row['objectiveId'])), 'benefits'),
      max: most.MAX_BENEFITS,
      refusal: errors.tooManyBenefits,
    },
  ],
  problem_objective: [
    {
      of: (row) => String(row['problemId']),
      count: counted((keys, row) => rowKeys.companyFrame(keys, 'problem', String(row['problemId'])), 'objectives'),
      max: most.MAX_PROBLEM_OBJECTIVES,
      refusal: errors.tooManyObjectivesOfProblem,
    },
  ],
  release_objective: [frameOfRelease],
  release_problem: [frameOfRelease],
  initiative_what: [ofInitiative(most.MAX_INITIATIVE_WHATS)],
  initiative_release: [
    ofInitiative(most.MAX_INITIATIVE_RELEASES),
    {
      of: (row) => String(row['groupId']),
      count: counted(
        (keys, row) => rowKeys.releaseGroup(keys, initiativeOf(row) ?? '', String(row['groupId'])),
        'releases',
      ),
      max: most.MAX_GROUP_RELEASES,
      refusal: errors.releaseGroupFull,
    },
  ],
};

/** @throws CallError of `heldBy` */
async function checkLimitsOfHolders(reader: Reader, all: readonly Wanted[]): Promise<void> {
  const more = new Map<string, { held: Held; row: Row; count: number }>();
  for (const each of all) {
    const [before, after] = [each.row, rowAfter(each)];
    (heldBy[before.type] ?? []).forEach((held, i) => {
      const add = (row: Row, by: number) => {
        const name = `${row.type} ${i} ${held.of(row)}`;
        more.set(name, { held, row, count: (more.get(name)?.count ?? 0) + by });
      };
      if (notDeleted(before) !== undefined) add(before, -1);
      if (!each.to.isDeleted) add(after, 1);
    });
  }
  await Promise.all(
    [...more.values()].map(async ({ held, row, count }) => {
      if (count > 0 && (await held.count(reader, row)) + count > held.max) throw new CallError(held.refusal);
    }),
  );
}

/** The epics of a release take so much at most. @throws CallError release-full */
async function checkBytes(reader: Reader, all: readonly Wanted[]): Promise<void> {
  const releases = new Map<string, string>();
  for (const each of all) {
    const { row, to } = each;
    const releaseId = String(rowAfter(each)['releaseId']);
    const isThere = notDeleted(row) !== undefined && row['releaseId'] === releaseId;
    if (row.type === 'epic' && !to.isDeleted && !isThere) releases.set(releaseId, mapOf(row) ?? '');
  }
  await Promise.all(
    [...releases].map(async ([releaseId, containerId]) =>
      checkEpicBytes(await readEpicBytes(reader, containerId, releaseId)),
    ),
  );
}

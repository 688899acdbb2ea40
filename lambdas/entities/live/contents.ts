import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import { keyOf } from '#lambdas/store/keys.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Wanted } from '#lambdas/store/steps/stepsTo.ts';
import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { usedExploreObjects } from '#shared/rules/epic/epics.ts';
import { rowAfter } from './surroundings.ts';

/** What counts the contents of an entity: by an attribute, those among what a revert removes, and the refusal. */
type Counting = {
  attribute: string;
  /** How many of what it counts the same revert takes away. */
  leaving: (wanted: Wanted, all: readonly Wanted[]) => number;
  refusal: KnownError;
};

const isGoing = ({ row, to }: Wanted) => row.deletedAt === undefined && to.isDeleted;

/** Counts what leaves by fields that name the owner. */
const leavingBy =
  (type: string, isOf: (row: Wanted['row'], owner: Wanted['row']) => boolean): Counting['leaving'] =>
  ({ row: owner }, all) =>
    all.filter((other) => {
      const { row } = other;
      const was = row.type === type && row.deletedAt === undefined && isOf(row, owner);
      return was && (isGoing(other) || !isOf(rowAfter(other), owner));
    }).length;

const inPart = (row: Wanted['row'], part: Wanted['row']) =>
  row['releaseId'] === part['releaseId'] && row['whatId'] === part['whatId'];

const usesItem = (epic: Wanted['row'], { id }: Wanted['row']) =>
  usedExploreObjects(epic as unknown as EpicItem).includes(id);

/**
 * Who holds something cannot go, whoever put it there: the counters decide at that very moment (rules undo.5, what.2,
 * release.10, explore.4, objective.6).
 */
const countings: Readonly<Record<string, readonly Counting[]>> = {
  what: [
    {
      attribute: 'inReleases',
      leaving: leavingBy('release_what', (row, { id }) => row['whatId'] === id),
      refusal: errors.exploreInformationExists,
    },
  ],
  release_what: [
    { attribute: 'epics', leaving: leavingBy('epic', inPart), refusal: errors.exploreInformationExists },
    {
      attribute: 'exploreObjects',
      leaving: leavingBy('explore_object', inPart),
      refusal: errors.exploreInformationExists,
    },
  ],
  explore_object: [{ attribute: 'uses', leaving: leavingBy('epic', usesItem), refusal: errors.exploreObjectUsed }],
  objective: [
    {
      attribute: 'inReleases',
      leaving: leavingBy('release_objective', (row, { id }) => row['objectiveId'] === id),
      refusal: errors.objectiveInRelease,
    },
  ],
  problem: [
    {
      attribute: 'inReleases',
      leaving: leavingBy('release_problem', (row, { id }) => row['problemId'] === id),
      refusal: errors.problemInRelease,
    },
  ],
  release_group: [
    {
      attribute: 'releases',
      leaving: leavingBy('initiative_release', (row, { id }) => row['groupId'] === id),
      refusal: errors.revertBlocked,
    },
  ],
};

const childrenInReleases: Counting = {
  attribute: 'childrenInReleases',
  leaving: leavingBy('release_what', (row, { id }) => row['whatId'] !== id),
  refusal: errors.exploreInformationExists,
};
const childrenOf: Counting = {
  attribute: 'childCount',
  leaving: leavingBy('what', (row, { id }) => row['parentId'] === id),
  refusal: errors.whatHasChildren,
};

/** An Activity that goes, without the releases that the same revert takes it out of: its parent counts each once. */
export function withoutLeft(wanted: Wanted, all: readonly Wanted[]): Wanted {
  const { row } = wanted;
  if (row.type !== 'what' || !isGoing(wanted)) return wanted;
  const left = countings['what']?.[0]?.leaving(wanted, all) ?? 0;
  return left === 0 ? wanted : { ...wanted, row: { ...row, inReleases: Number(row['inReleases'] ?? 0) - left } };
}

/**
 * The conditions for removing what a revert removes: nothing is in it but what goes too.
 * @param takesChildren whether sub-activities may go with an Activity, as when its deletion is made again
 */
export function requireEmpty(wanted: Wanted, all: readonly Wanted[], takesChildren: boolean): Mutation[] {
  if (!isGoing(wanted)) return [];
  const { row } = wanted;
  const ofChildren = takesChildren ? childrenInReleases : childrenOf;
  const counted = [...(countings[row.type] ?? []), ...(row.type === 'what' ? [ofChildren] : [])];
  return counted.map(({ attribute, leaving, refusal }) => ({
    do: 'require',
    key: keyOf(row),
    require: [{ counter: attribute, equals: leaving(wanted, all) }],
    otherwise: refusal,
  }));
}

import {
  type Difference,
  DRIFT_FIELDS,
  DRIFT_WAYS,
  type DriftBase,
  type DriftField,
  type DriftWay,
  type MappedDriftField,
  type OwnDriftField,
  type TakenField,
} from '#shared/model/integration/drift.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { type FollowedField, followedName, takenFrom } from './followedFields.ts';

/** Values of fields that the mapping fills. */
export type MappedValues = { readonly [Field in MappedDriftField]?: string };
/** The values that are compared, as texts; an empty one for none. Of mapped fields only those that are known. */
export type Compared = Readonly<Record<OwnDriftField, string>> & MappedValues;

/** What is compared of an epic. */
export type ComparedEpic = {
  readonly issueKey: string;
  readonly name: string | null;
  readonly priority: string | null;
  readonly release: string;
  readonly completed: boolean;
  readonly mapped?: MappedValues;
};

/** What is compared of an issue. */
export type ComparedIssue = {
  readonly key: string;
  readonly summary: string;
  readonly priority: string | null;
  readonly fixVersions: readonly string[];
  readonly isDone: boolean;
  /** What it was closed as where its work was given up. */
  readonly closedAs?: string | undefined;
  /** The fields that its mapping fills, with their values. */
  readonly followed?: readonly SeenField[] | undefined;
};
/** A field that a mapping fills, as it was seen last. */
export type SeenField = FollowedField & {
  readonly theirs: string;
  /** The values of both sides when it was seen first. */
  readonly first?: { readonly ours: string; readonly theirs: string };
};

const DONE = 'done';
const OPEN = 'open';
const CLOSED_AS = 'closed as ';
const statusOf = (isDone: boolean, closedAs?: string) =>
  isDone && closedAs !== undefined ? `${CLOSED_AS}${closedAs}` : isDone ? DONE : OPEN;

/** Whether a compared status means that the work is done and was delivered. */
export const isDone = (status: string): boolean => status === DONE;

/** What a compared status says that the issue was closed as; undefined unless its work was given up. */
export const closedAsIn = (status: string): string | undefined =>
  status.startsWith(CLOSED_AS) ? status.slice(CLOSED_AS.length) : undefined;

/** An epic as it is compared. */
export const comparedEpic = ({ issueKey, name, priority, release, completed, mapped }: ComparedEpic): Compared => ({
  ...mapped,
  key: issueKey,
  status: statusOf(completed),
  summary: name ?? '',
  priority: priority ?? '',
  fixVersion: release,
});

/** An issue as it is compared; null for one that cannot be seen. */
export function comparedIssue(issue: ComparedIssue | null): Compared {
  if (issue === null) return { key: '', status: '', summary: '', priority: '', fixVersion: '' };
  return {
    ...Object.fromEntries((issue.followed ?? []).map(({ id, theirs }) => [followedName(id), theirs])),
    key: issue.key,
    status: statusOf(issue.isDone, issue.closedAs),
    summary: issue.summary,
    priority: issue.priority ?? '',
    fixVersion: [...issue.fixVersions].sort().join(', '),
  };
}

/** The values of both sides, as those that they should have. */
export function baseOf(epic: Compared, issue: Compared): DriftBase {
  return Object.fromEntries(DRIFT_FIELDS.map((field) => [field, { ours: epic[field], theirs: issue[field] }]));
}

/** The values that both sides should have, also of mapped fields that nobody has settled: as they were seen first. */
export function baseWith(base: DriftBase | undefined, issue: ComparedIssue | null): DriftBase {
  const first = (issue?.followed ?? []).flatMap((field) =>
    field.first === undefined ? [] : [[followedName(field.id), field.first] as const],
  );
  return { ...Object.fromEntries(first), ...base };
}

/** Whether a compared field is one that the mapping fills. */
export const isMapped = (field: DriftField): field is MappedDriftField => field.startsWith('field:');

const fieldsOf = (issue: Compared): DriftField[] => [
  ...DRIFT_FIELDS,
  ...(Object.keys(issue) as DriftField[]).filter(isMapped),
];

/**
 * In what an epic and its issue differ (rule drift.2): what has changed on one side or both since the base, and is not
 * the same now. Where the two were not the same in the base, as with a name that was never sent, changes of the epic are
 * none of the issue's. Of an issue that cannot be seen nothing else is said.
 */
export const driftOf = (base: DriftBase | undefined, epic: Compared, issue: Compared): Difference[] =>
  fieldsOf(issue).flatMap((field) => differenceIn(field, base, epic[field], issue) ?? []);

/** The same, with the names of the fields that the mapping fills. */
export const namedDriftOf = (base: DriftBase | undefined, epic: Compared, issue: ComparedIssue | null): Difference[] =>
  driftOf(baseWith(base, issue), epic, comparedIssue(issue)).map((one) => {
    const name = issue?.followed?.find(({ id }) => followedName(id) === one.field)?.name;
    return name === undefined ? one : { ...one, name };
  });

/** The difference in one field, if there is one. @param ours the value of the epic */
export function differenceIn<Field extends DriftField>(
  field: Field,
  base: DriftBase | undefined,
  ours: string | undefined,
  issue: Compared,
): (Difference & { field: Field }) | undefined {
  const theirs: string | undefined = issue[field];
  if (ours === undefined || theirs === undefined) return undefined;
  if ((issue.key === '' && field !== 'key') || isSame(ours, theirs)) return undefined;
  const changed = changedSince(base?.[field], ours, theirs);
  return changed && { field, ours, theirs, changed };
}

function changedSince(
  base: DriftBase[DriftField] | undefined,
  ours: string,
  theirs: string,
): Difference['changed'] | undefined {
  if (base === undefined) return 'unknown';
  const isOurs = base.ours !== ours && isSame(base.ours, base.theirs);
  if (base.theirs !== theirs) return isOurs ? 'both' : 'theirs';
  return isOurs ? 'ours' : undefined;
}

const isSame = (a: string, b: string) => foldText(a) === foldText(b);

/** An issue as it was seen; null when it could not be seen. */
type SeenStatus = Pick<ComparedIssue, 'isDone' | 'closedAs'> | null;

/** Whether an issue is done, and not given up. */
export const isDelivered = (issue: SeenStatus): boolean =>
  issue !== null && issue.isDone && issue.closedAs === undefined;

/**
 * Whether an issue has been done since it was seen last, or since it was linked where nobody has seen it yet (rule
 * drift.4). What was done before that has been decided by people: an epic that they reopened stays open.
 * @param before as it was seen last; undefined for never
 */
export function hasBecomeDone(issue: SeenStatus, before: SeenStatus | undefined, base: DriftBase | undefined): boolean {
  if (!isDelivered(issue)) return false;
  if (before !== undefined) return before !== null && !isDelivered(before);
  return base?.status !== undefined && !isDone(base.status.theirs);
}

/** The base of an issue and its epic that are both done. */
export const bothDone = { ours: DONE, theirs: DONE } as const;

type Named = { readonly name: string };

/** What values of an issue can name here: active priorities, and the other open releases of the map. */
export type Known = {
  readonly priorities: readonly (Named & { readonly id: string })[];
  readonly releases: readonly Named[];
  /** The fields that the mapping of the issue fills. */
  readonly followed?: readonly FollowedField[] | undefined;
};

/** The ways to settle a difference (rule drift.3). */
export function waysOf({ field, ours, theirs }: Difference, known: Known, epic: Compared): DriftWay[] {
  const completed = isDone(epic.status);
  const can: Readonly<Record<DriftWay, boolean>> = {
    theirs:
      field === 'fixVersion'
        ? releaseToFollow(theirs, completed, known.releases) !== undefined
        : canTake(field, theirs, completed, known),
    ours: field !== 'key' && canSend(ours),
    leave: true,
  };
  return DRIFT_WAYS.filter((way) => can[way]);
}

/**
 * Whether an epic can take a value of its issue: a priority only by a name that one has, and a completed epic nothing
 * but another status, or another issue. Work that was given up leaves an open epic open.
 */
export function canTake(
  field: TakenField,
  theirs: string,
  completed: boolean,
  { priorities, followed = [] }: Omit<Known, 'releases'>,
): boolean {
  if (field === 'key') return true;
  if (field === 'status') return completed || closedAsIn(theirs) === undefined;
  if (completed) return false;
  if (isMapped(field)) {
    const mapped = followed.find(({ id }) => followedName(id) === field);
    return mapped !== undefined && takenFrom(mapped, theirs, priorities) !== undefined;
  }
  return field === 'summary' ? theirs.trim() !== '' : theirs === '' || singleMatch(priorities, theirs) !== undefined;
}

/** The release that the fix version of an issue names, if its epic can be moved there. @param releases all others */
export const releaseToFollow = <Release extends Named>(
  theirs: string,
  completed: boolean,
  releases: readonly Release[],
): Release | undefined => (completed ? undefined : singleMatch(releases, theirs));

/** Whether an issue can take a value of its epic. */
export const canSend = (ours: string): boolean => ours !== '';

/** The one of some named things that has the name of a value; undefined if several have it. */
export function singleMatch<One extends Named>(all: readonly One[], value: string): One | undefined {
  const [one, ...others] = all.filter(({ name }) => isSame(name, value));
  return others.length === 0 ? one : undefined;
}

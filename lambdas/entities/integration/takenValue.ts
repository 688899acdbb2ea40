import type { PriorityItem } from '#lambdas/entities/company/company.ts';
import type { EpicFields, EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import { requireFreeName } from '#lambdas/entities/epic/nameEpic.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import { CallError } from '#shared/CallError.ts';
import type { TakenField } from '#shared/model/integration/drift.ts';
import { nameFields } from '#shared/rules/epic/epicNames.ts';
import { completionError } from '#shared/rules/epic/epics.ts';
import { isDone, isMapped, singleMatch } from '#shared/rules/integration/drift.ts';
import { type FollowedField, followedName, takenFrom } from '#shared/rules/integration/followedFields.ts';
import { type Link, withBase, withLink } from './epicLink.ts';

/** What values of an issue are looked up in: active priorities, and what the names of epics of the Activity are. */
type Rows = {
  priorities: readonly PriorityItem[];
  /** The fields that the mapping of the issue fills. */
  followed?: readonly FollowedField[] | undefined;
  epics: readonly EpicItem[];
  exploreObjects: readonly ExploreItem[];
};

/**
 * The fields of an epic that has taken a value of its issue: its link notes that both have it.
 * @throws CallError epic-without-name, epic-name-object-exists
 */
export function fieldsFromIssue(
  epic: EpicItem,
  link: Link,
  field: TakenField,
  theirs: string,
  rows: Rows,
): Partial<EpicFields> {
  if (field === 'key') return { integrations: withIssue(epic, link, theirs) };
  return {
    ...valueTaken(epic, field, theirs, rows),
    integrations: withBase(epic, link, field, { ours: theirs, theirs }),
  };
}

function valueTaken(
  epic: EpicItem,
  field: Exclude<TakenField, 'key'>,
  theirs: string,
  { priorities, followed = [], epics, exploreObjects }: Rows,
): Partial<EpicFields> {
  if (field === 'status') {
    const completed = isDone(theirs);
    const error = completed ? completionError(epic) : undefined;
    if (error !== undefined) throw new CallError(error);
    return { completed };
  }
  if (isMapped(field)) {
    const mapped = followed.find(({ id }) => followedName(id) === field);
    return (mapped && takenFrom(mapped, theirs, priorities)) ?? {};
  }
  if (field === 'priority') return { priority: singleMatch(priorities, theirs)?.id ?? null };
  const isThere = (row: EpicItem | ExploreItem) => notDeleted(row) !== undefined;
  const name = { object: null, text: theirs };
  requireFreeName(name, { epics: epics.filter(isThere), exploreObjects: exploreObjects.filter(isThere) }, epic.id);
  return nameFields(name);
}

/** The links of an epic whose issue has another key, or is gone. */
function withIssue(epic: EpicItem, link: Link, issueKey: string): Link[] {
  if (issueKey === '') return epic.integrations.filter((one) => one !== link);
  const base = { ...link.base, key: { ours: issueKey, theirs: issueKey } };
  return withLink(epic, link, { ...link, integrationInfo: { issueKey }, base });
}

import { defineEntity, type FieldsOf, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Counted } from '#lambdas/store/entity/derived.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import {
  type ChangeDescription,
  type DescribingRule,
  type EntityChange,
  setOrCleared,
  type Subject,
  yesOrNo,
} from '#lambdas/store/entity/history.ts';
import { loggedText } from '#lambdas/store/entity/keyFromLog.ts';
import { placesOfText, pointerOfText } from '#lambdas/store/entity/uniqueText.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, type Keys, mapOf } from '#lambdas/store/keys.ts';
import { create, transfer } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Fold } from '#lambdas/store/textHash.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { type EpicHead, epicSchema } from '#shared/model/epic/epic.ts';
import { MAX_EPICS } from '#shared/model/limits.ts';
import { epicEditError, epicNameOf, usedExploreObjects } from '#shared/rules/epic/epics.ts';
import { isDone } from '#shared/rules/integration/drift.ts';
import { NOT_DELETED } from './exploreObject.ts';

const fields = fieldsOf(epicSchema);
/**
 * An epic of an Activity in a release; `id` is its key. Its lists are part of it, since they are always read and
 * checked together.
 */
export type EpicItem = RowOf<typeof fields>;
export type EpicFields = FieldsOf<typeof fields>;
/** The epic that is linked with an issue, and where it is. */
export type IssueLink = { containerId: string; releaseId: string; whatId: string; epicId: string; issueKey: string };

const nameIn = (state: EntityChange['was']) =>
  epicNameOf({
    nameObjectText: textOrNull(state?.['nameObjectText']),
    nameFreeText: textOrNull(state?.['nameFreeText']),
  });
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** One line for the name, whichever of its fields has changed. */
const renamed: DescribingRule = ({ was, now }, subject) => [
  { type: 'epic_name', ...subject, value: nameIn(was), newValue: nameIn(now) },
];

const completedOrOpen = yesOrNo('completed', 'epic_completed', 'epic_uncompleted');

/** A line for an epic that was completed because its issue is done, which a link of it notes at once. */
function completedWithIssue({ was, now }: EntityChange, subject: Subject): ChangeDescription[] | undefined {
  const doneIssues = (state: EntityChange['was']) => {
    const links = (state?.['integrations'] ?? []) as EpicFields['integrations'];
    return links.filter(({ base }) => base?.['status'] !== undefined && isDone(base['status'].theirs)).length;
  };
  const isWithIssue = now?.['completed'] === true && doneIssues(now) > doneIssues(was);
  return isWithIssue ? [{ type: 'epic_completed_as_issue', ...subject }] : undefined;
}

export const epicEntity = defineEntity({
  type: 'epic',
  key: rowKeys.epic,
  fields,
  uniqueText: 'nameFreeText',
  placeOf: (keys, row) => keyOfEpic(keys, mapOf(row) ?? '', row),
  changedWith: ['releaseId', 'whatId', 'nameObjectText', 'nameFreeText'],
  present: { model: epicSchema },
  heldBy: [
    {
      row: (keys, row) => rowKeys.releaseWhat(keys, mapOf(row) ?? '', row.releaseId, row.whatId),
      counter: 'epics',
      max: MAX_EPICS,
      refusal: errors.tooManyEpics,
    },
  ],
  parent: {
    release: (keys, row) => [rowKeys.release(keys, mapOf(row) ?? '', row.releaseId)],
    what: (keys, row) => [rowKeys.what(keys, mapOf(row) ?? '', row.whatId)],
  },
  owns: [
    { types: ['epic_notes'], at: (keys, row) => [rowKeys.epicNotes(keys, mapOf(row) ?? '', row.id)] },
    {
      types: ['comment'],
      at: (keys, row) => [rowKeys.commentsOf(keys, mapOf(row) ?? '', { aboutType: 'epic', aboutId: row.id })],
    },
  ],
  trash: rowKeys.trashOfMap,
  derived: (keys, row) => {
    const containerId = mapOf(row) ?? '';
    const { releaseId, whatId, completed, startedAt } = row;
    const part = rowKeys.releaseWhat(keys, containerId, releaseId, whatId);
    const amount = (attribute: 'cost' | 'size' | 'value'): Counted[] =>
      (row[attribute] ?? 0) === 0 ? [] : [{ key: part, attribute, by: row[attribute] ?? 0 }];
    const place = placeOfName(keys, containerId, row);
    return {
      pointers: [
        ...(place === undefined
          ? []
          : [
              pointerOfText(place, row, {
                fields: { epicId: row.id },
                free: placesOfText(place),
                otherwise: errors.epicNameObjectExists,
              }),
            ]),
        ...issueLinksOf(keys, containerId, row),
      ],
      counts: [
        { key: part, attribute: 'epics', require: NOT_DELETED },
        ...(completed ? [{ key: part, attribute: 'epicsDone' }] : []),
        ...(!completed && startedAt !== null ? [{ key: part, attribute: 'epicsDoing' }] : []),
        ...amount('cost'),
        ...amount('size'),
        ...amount('value'),
        ...usedExploreObjects(row).map((id) => ({
          key: rowKeys.exploreObject(keys, containerId, releaseId, whatId, id),
          attribute: 'uses',
          require: NOT_DELETED,
        })),
      ],
    };
  },
});

/** An epic as pages with the epics of many releases get it. */
export function presentEpicHead(item: EpicItem): EpicHead {
  const { referenceLinks: _, ...head } = epicEntity.present(item);
  return head;
}

/** Apart, since reading epics and linking them with issues does not need it. */
export const epicDescription = describeEntity(epicEntity, {
  keyFromLog: (keys, home, id, fields) =>
    rowKeys.epic(keys, home, loggedText(fields, 'releaseId'), loggedText(fields, 'whatId'), id),
  history: {
    subject: ({ was, now }) => {
      const state = { ...was, ...now };
      const { releaseId, whatId } = state as Record<string, string | undefined>;
      const about = nameIn(state);
      return {
        ...(releaseId !== undefined && { releaseId }),
        ...(whatId !== undefined && { whatId }),
        ...(about !== null && { about }),
      };
    },
    created: 'epic_created',
    removed: 'epic_deleted',
    changed: {
      releaseId: 'epic_moved',
      whatId: null,
      nameObject: null,
      nameObjectText: renamed,
      nameFreeText: (change, subject) =>
        change.was?.['nameObjectText'] === change.now?.['nameObjectText'] ? renamed(change, subject) : [],
      explore_objects: 'epic_explore_objects',
      whos: 'epic_whos',
      referenceLinks: 'epic_references',
      scenarios: 'epic_scenarios',
      primaryWho: 'epic_primary_who',
      primaryOutput: 'epic_primary_output',
      priority: 'epic_priority',
      value: 'epic_value',
      size: 'epic_size',
      cost: 'epic_cost',
      completed: (change, subject) => completedWithIssue(change, subject) ?? completedOrOpen(change, subject),
      startedAt: setOrCleared('startedAt', 'epic_started', 'epic_unstarted'),
      // The page of the epic shows them.
      integrations: null,
    },
  },
  export: {
    title: 'Epics of releases',
    rows: { of: 'story_maps', range: rowKeys.epics },
  },
  search: null,
  personal: null,
});

const keyOfEpic = (
  keys: Keys,
  containerId: string,
  { releaseId, whatId, id }: Pick<EpicItem, 'releaseId' | 'whatId' | 'id'>,
) => rowKeys.epic(keys, containerId, releaseId, whatId, id);

/** The place of a name, unique in its Activity of the release: that of the entity, or of the text by one of the folds. */
function placeOfName(
  keys: Keys,
  containerId: string,
  { releaseId, whatId, nameObject, nameFreeText }: EpicItem,
): ((fold?: Fold) => Key) | undefined {
  if (nameObject !== null) return () => rowKeys.epicNamedObject(keys, containerId, releaseId, whatId, nameObject.id);
  return nameFreeText === null
    ? undefined
    : (fold) => rowKeys.epicNamedText(keys, containerId, releaseId, whatId, nameFreeText, fold);
}

/** The pointers to an epic from its issues, by which they are read (docs/decisions/0071). */
function issueLinksOf(
  keys: Keys,
  containerId: string,
  { id: epicId, releaseId, whatId, integrations }: EpicItem,
): { key: Key; fields: IssueLink }[] {
  return integrations.map(({ integrationId, integrationInfo: { issueKey } }) => ({
    key: rowKeys.issueLink(keys, integrationId, issueKey, epicId),
    fields: { containerId, releaseId, whatId, epicId, issueKey },
  }));
}

/** The step that creates an epic. */
export const createEpic = (keys: Keys, containerId: string, id: string, all: EpicFields): Mutation =>
  create(epicEntity, keyOfEpic(keys, containerId, { ...all, id }), id, all);

/** The step that moves an epic into another release of the map, with some fields changed. */
export function moveEpic(keys: Keys, containerId: string, epic: EpicItem, all: EpicFields): Mutation {
  const key = keyOfEpic(keys, containerId, { ...all, id: epic.id });
  const isChanged = (name: string) =>
    JSON.stringify(all[name as keyof EpicFields]) !== JSON.stringify(epic[name as keyof EpicFields]);
  return transfer(epicEntity, epic, key, Object.fromEntries(Object.entries(all).filter(([name]) => isChanged(name))));
}

/** An existing epic. @throws CallError epic-does-not-exist */
export function existingEpic(epic: EpicItem | undefined): EpicItem {
  const there = notDeleted(epic);
  if (there === undefined) throw new CallError(errors.epicDoesNotExist);
  return there;
}

/** An epic that can be changed. @throws CallError epic-does-not-exist, epic-completed */
export function openEpic(epic: EpicItem | undefined): EpicItem {
  const there = existingEpic(epic);
  const error = epicEditError(there);
  if (error !== undefined) throw new CallError(error);
  return there;
}

/**
 * The condition for changing the parts of an epic: it can be edited at that very moment. When it fails, the next
 * attempt reads the epic again and finds the reason.
 */
export function requireOpenEpic({ pk, sk }: EpicItem): Mutation {
  return {
    do: 'require',
    key: { pk, sk },
    require: [...NOT_DELETED, { attribute: 'completed', equals: false }],
  };
}

import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import {
  MAX_EPIC_EXPLORE_OBJECTS,
  MAX_EPIC_REFERENCES,
  MAX_EPIC_SCENARIOS,
  MAX_EPIC_WHOS,
} from '#shared/model/limits.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';

/** Why an epic cannot be edited, if so: it is deleted, or completed (rule epic.8). */
export function epicEditError(epic: Pick<Epic, 'completed'> | undefined): KnownError | undefined {
  if (epic === undefined) return errors.epicDoesNotExist;
  return epic.completed ? errors.epicCompleted : undefined;
}

/** The name of an epic: an entity or a free text. */
export type EpicName = Pick<Epic, 'nameObject' | 'nameObjectText' | 'nameFreeText'>;

/** A new epic with only its place and its name. */
export function newEpicFields(place: Pick<Epic, 'releaseId' | 'whatId'>, name: EpicName): Omit<Epic, 'id' | 'version'> {
  return {
    ...place,
    ...name,
    explore_objects: [],
    whos: [],
    referenceLinks: [],
    scenarios: [],
    primaryWho: null,
    primaryOutput: null,
    priority: null,
    value: null,
    size: null,
    cost: null,
    completed: false,
    startedAt: null,
    integrations: [],
  };
}

/** The name of an epic: of its entity, or else its free text; null while it has none. */
export function epicNameOf({ nameObjectText, nameFreeText }: Omit<EpicName, 'nameObject'>): string | null {
  return nameObjectText ?? nameFreeText;
}

/**
 * The present name of an epic: the entity may have been renamed since it was chosen.
 * @param textOf the present name of an entity, undefined when it is not known
 */
export function currentEpicName(epic: EpicName, textOf: (objectId: string) => string | undefined): string | null {
  return epic.nameObject === null ? epicNameOf(epic) : (textOf(epic.nameObject.id) ?? epicNameOf(epic));
}

export const EPIC_STATUSES = ['todo', 'doing', 'done'] as const;
export type EpicStatus = (typeof EPIC_STATUSES)[number];

/** How far an epic is: done once completed, doing from when it was started, else to do (rule epic.28). */
export function epicStatus({ completed, startedAt }: Pick<Epic, 'completed' | 'startedAt'>): EpicStatus {
  if (completed) return 'done';
  return startedAt === null ? 'todo' : 'doing';
}

/** Whether an epic can be completed: it needs a name (rule epic.7). */
export function completionError(name: Omit<EpicName, 'nameObject'>): KnownError | undefined {
  return epicNameOf(name) === null ? errors.epicWithoutName : undefined;
}

type ExploreUse = Pick<Epic, 'nameObject' | 'explore_objects' | 'primaryOutput' | 'scenarios'>;

/**
 * The explore items that an epic uses, each once: in its name, its list, its primary output and its scenarios. None of
 * them can be removed (rule explore.4).
 */
export function usedExploreObjects({ nameObject, explore_objects, primaryOutput, scenarios }: ExploreUse): string[] {
  const used = [
    nameObject !== null && nameObject.type !== 'who' ? nameObject.id : null,
    ...explore_objects,
    primaryOutput,
    ...scenarios.flatMap(({ when, where, input, output }) => [when, where, input, output]),
  ];
  return [...new Set(used.filter((id) => id !== null))];
}

/** The Whos that an epic names, each once: in its name, its list, as the primary one and in its scenarios. */
export function namedWhos({
  nameObject,
  whos,
  primaryWho,
  scenarios,
}: Pick<Epic, 'nameObject' | 'whos' | 'primaryWho' | 'scenarios'>): string[] {
  const named = [
    nameObject?.type === 'who' ? nameObject.id : null,
    ...whos,
    primaryWho,
    ...scenarios.map(({ who }) => who),
  ];
  return [...new Set(named.filter((id) => id !== null))];
}

/** Whether an epic is within its limits (rule epic.13). */
export function epicSizeError(epic: ExploreUse & Pick<Epic, 'whos' | 'referenceLinks'>): KnownError | undefined {
  const fits =
    usedExploreObjects(epic).length <= MAX_EPIC_EXPLORE_OBJECTS &&
    epic.whos.length <= MAX_EPIC_WHOS &&
    epic.referenceLinks.length <= MAX_EPIC_REFERENCES &&
    epic.scenarios.length <= MAX_EPIC_SCENARIOS;
  return fits ? undefined : errors.epicFull;
}

/**
 * The description of an epic in one sentence (rule epic.5).
 * @param parts the name of its primary Who, its Activity's description, the name of its primary output; null for a part
 * that is not chosen
 */
export function epicDescription({
  who,
  activity,
  output,
}: {
  who: string | null;
  activity: string;
  output: string | null;
}): string {
  return epicTexts.description({ who: who ?? epicTexts.open, activity, output: output ?? epicTexts.open });
}

/**
 * The number in front of an epic's key, by which epics are sorted: its creation time in milliseconds (rule epic.15).
 */
export const timeOfEpic = (key: string): number => Number.parseInt(key, 10);

/** Epics in the order of the number in front of their keys. */
export function compareEpics(a: Pick<Epic, 'id'>, b: Pick<Epic, 'id'>): number {
  return timeOfEpic(a.id) - timeOfEpic(b.id) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

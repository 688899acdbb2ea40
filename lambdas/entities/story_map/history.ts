import * as z from 'zod/mini';
import { allEntities } from '#lambdas/entities/all.ts';
import type { LinkTypeItem } from '#lambdas/entities/company/company.ts';
import type { ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import type { ProblemItem } from '#lambdas/entities/frame/problem.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import type { WhoLabelItem } from '#lambdas/entities/who/whoLabel.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { move_epic_to_story_map } from '#shared/contract/epic/move_epic_to_story_map.ts';
import { duplicate_story_map } from '#shared/contract/story_map/duplicate_story_map.ts';
import type { FrameKind } from '#shared/model/frame.ts';
import { idSchema } from '#shared/model/ids.ts';
import { HISTORY_PAGE_SIZE } from '#shared/model/limits.ts';
import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { type HistoryType, historyTypes } from '#shared/model/story_map/historyTypes.ts';
import { describeEntry, type HistoryEvent } from './describeEntry.ts';
import type { StoryMapHead } from './storyMap.ts';

/** The content of one entry of a map's change log. */
export type DescribedEntry = { entry: LogEntry; events: HistoryEvent[] };
/** An entity that has a name. */
export type Named =
  | StoryMapHead
  | WhatItem
  | WhoItem
  | WhoLabelItem
  | LinkTypeItem
  | ReleaseItem
  | ObjectiveItem
  | ProblemItem;

/**
 * A page of the history: as many whole log entries as fit, at least one. Entries older than six months are not shown.
 * @param log from newest to oldest, `isAll` when there is nothing before it
 * @returns the page and, if there is an older one, the log id at which it begins
 */
export function pageOfHistory(
  log: readonly LogEntry[],
  isAll: boolean,
  now: number,
): { described: DescribedEntry[]; next: string | null } {
  const kept = log.filter(({ retentionDate }) => retentionDate > now);
  const described: DescribedEntry[] = [];
  let room = HISTORY_PAGE_SIZE;
  for (const entry of kept) {
    const events = eventsOf(entry);
    if (events.length > room && room < HISTORY_PAGE_SIZE) break;
    described.push({ entry, events });
    room -= events.length;
  }
  // Entries without events need no page of their own at the end.
  const isOlder = kept.slice(described.length).some((entry) => eventsOf(entry).length > 0);
  const isCut = !isAll && kept.length === log.length;
  return { described, next: isOlder || isCut ? (described.at(-1)?.entry.id ?? null) : null };
}

/** The events of an entry; for a reorder with the neighbours before and after (history value kind 'place'). */
function eventsOf(entry: LogEntry): HistoryEvent[] {
  const { changes, place } = entry;
  const events = copied(entry, movedBetweenMaps(entry, describeEntry(changes, allEntities)));
  if (place === undefined) return events;
  const values = { value: place.was === undefined ? null : (place.was ?? ''), newValue: place.now ?? '' };
  return events.map((event) => (event.type === 'what_order' ? { ...event, ...values } : event));
}

/**
 * The events of an epic that went to another story map: it is deleted on the one and created on the other, and both say
 * that it was moved (rule history.13). Their value is the id of the other one.
 */
function movedBetweenMaps({ call, also = [] }: LogEntry, events: HistoryEvent[]): HistoryEvent[] {
  const [other = null] = also;
  if (call !== move_epic_to_story_map.name) return events;
  return events.map((event): HistoryEvent => {
    if (event.type === 'epic_deleted') return { ...event, type: 'epic_moved_away', newValue: other };
    return event.type === 'epic_created' ? { ...event, type: 'epic_moved_here', newValue: other } : event;
  });
}

/** A copy of a story map is one event, however many parts it was written in (rule map.30). */
function copied({ call }: LogEntry, events: HistoryEvent[]): HistoryEvent[] {
  if (call !== duplicate_story_map.name) return events;
  return events.flatMap((event) => (event.type === 'story_map_created' ? { ...event, type: 'story_map_copied' } : []));
}

/** The ids of the other story maps that events name. */
export const otherMapsOf = (events: readonly HistoryEvent[]): string[] =>
  events.flatMap(({ type, newValue }) =>
    historyTypes[type] === 'story_map' && typeof newValue === 'string' ? [newValue] : [],
  );

/** The settings that the values of an event refer to, if any. */
const settingKinds = {
  priority: 'priority',
  who_what_link_type: 'who_what_link_type',
  who_who_link_type: 'who_who_link_type',
} as const;

/** The keys of all entities that events refer to by id, for `presentHistory`. */
export function keysOfNamed(keys: Keys, containerId: string, events: readonly HistoryEvent[]): Key[] {
  return events.flatMap(({ type, whatId, whoId, whoId2, releaseId, about, value, newValue }) => {
    const kind = historyTypes[type];
    const ids = [value, newValue].filter((id) => typeof id === 'string');
    const setting = kind !== null && kind in settingKinds ? settingKinds[kind as keyof typeof settingKinds] : undefined;
    return [
      ...(whatId === undefined ? [] : [rowKeys.what(keys, containerId, whatId)]),
      ...[whoId, whoId2].filter((id) => id !== undefined).map((id) => rowKeys.who(keys, containerId, id)),
      ...(releaseId === undefined ? [] : [rowKeys.release(keys, containerId, releaseId)]),
      ...(kind === 'what' || kind === 'place' ? ids.filter(isId).map((id) => rowKeys.what(keys, containerId, id)) : []),
      ...(kind === 'who_label' ? ids.filter(isId).map((id) => rowKeys.whoLabel(keys, containerId, id)) : []),
      ...(isOfLabel(type) && about !== undefined ? [rowKeys.whoLabel(keys, containerId, about)] : []),
      ...(kind === 'objective' ? ids.map((id) => rowKeys.objective(keys, containerId, id)) : []),
      ...(frameOf(type) !== undefined && about !== undefined
        ? [rowKeys.onMapFrame(keys, frameOf(type) ?? 'objective', containerId, about)]
        : []),
      ...(kind === 'release' ? ids.map((id) => rowKeys.release(keys, containerId, id)) : []),
      ...(setting === undefined ? [] : ids.map((id) => rowKeys.setting(keys, setting, id))),
      ...(isMaturity(type) && about !== undefined ? [rowKeys.setting(keys, 'maturity', about)] : []),
    ];
  });
}

const isMaturity = (type: HistoryType) => type === 'what_maturity_current' || type === 'what_maturity_future';

/** Events of labels themselves, not of the Whos in them. */
const isOfLabel = (type: HistoryType) => /^who_(group|category)_/.test(type);

/** The kind of an event of an objective or a problem, or of one in a release. */
function frameOf(type: HistoryType): FrameKind | undefined {
  if (/^(release_)?problem_/.test(type)) return 'problem';
  return /^(release_)?objective_/.test(type) ? 'objective' : undefined;
}

const isDeleted = (entity: Named): boolean => 'deletedAt' in entity && entity.deletedAt !== undefined;

/** The page that shows what an event is about, if that is among the living. */
function pageOfEvent(
  type: HistoryType,
  { releaseId, about }: { releaseId: string | undefined; about: string | undefined },
  living: ReadonlySet<string>,
): HistoryEntry['page'] {
  if (releaseId !== undefined) return living.has(releaseId) ? { kind: 'release', id: releaseId } : null;
  const kind = frameOf(type);
  return kind !== undefined && about !== undefined && living.has(about) ? { kind, id: about } : null;
}

const isId = (text: string) => z.safeParse(idSchema, text).success;

/** The fields that hold names. */
const NAME_FIELDS: Readonly<Record<string, string>> = {
  what: 'description',
  who: 'name',
  who_group: 'name',
  who_category: 'name',
  release: 'name',
  objective: 'name',
  problem: 'name',
};

/** The former names of the entities that an entry renamed. */
function formerNames({ changes }: LogEntry): [string, string][] {
  return changes.flatMap(({ type, id, was }): [string, string][] => {
    const name = was?.[NAME_FIELDS[type] ?? ''];
    return typeof name === 'string' ? [[id, name]] : [];
  });
}

/**
 * The events of a page as the screen shows them, with the names of then.
 * @param named the entities of `keysOfNamed`, including deleted ones, whose names are still shown, and the other story
 * maps that the reader may view
 * @param newer entries after the page, starting right after it: entities that they renamed had another name on the page
 */
export function presentHistory(
  described: readonly DescribedEntry[],
  named: readonly (Named | undefined)[],
  newer: readonly LogEntry[],
): HistoryEntry[] {
  const names = new Map(
    named.flatMap((entity) =>
      entity === undefined ? [] : [[entity.id, 'description' in entity ? entity.description : entity.name]],
    ),
  );
  // The oldest of the newer entries decides the name at the end of the page.
  for (const [id, name] of newer.toReversed().flatMap(formerNames)) names.set(id, name);
  const living = new Set(named.flatMap((entity) => (entity === undefined || isDeleted(entity) ? [] : [entity.id])));
  const nameOf = (id: string | undefined) => (id === undefined ? null : (names.get(id) ?? null));
  return described.flatMap(({ entry, events }) => {
    const lines = events.map(
      ({ type, count, whatId, whoId, whoId2, releaseId, person, about, value = null, newValue = null }, i) => {
        const kind = historyTypes[type];
        const isOfIds =
          kind === 'what' ||
          kind === 'release' ||
          kind === 'objective' ||
          kind === 'story_map' ||
          (kind !== null && kind in settingKinds);
        const format = (raw: string | number | null) => {
          if (typeof raw !== 'string') return raw;
          if (kind === 'place') return raw === '' ? raw : nameOf(raw);
          // Entries from before labels had ids contain their texts.
          if (kind === 'who_label') return nameOf(raw) ?? (isId(raw) ? null : raw);
          return isOfIds ? nameOf(raw) : raw;
        };
        const isLink = kind === 'who_what_link_type' || kind === 'who_who_link_type';
        return {
          id: `${entry.id}-${i}`,
          type,
          date: entry.at,
          user: entry.uid,
          retentionDate: entry.retentionDate,
          count,
          whatId: whatId ?? null,
          what: nameOf(whatId),
          whoId: whoId ?? null,
          who: nameOf(whoId),
          whoId2: whoId2 ?? null,
          who2: nameOf(whoId2),
          releaseId: releaseId ?? null,
          release: nameOf(releaseId),
          person: person ?? null,
          linkType: isLink ? (format(newValue) as string | null) : null,
          about: isMaturity(type) || isOfLabel(type) || frameOf(type) !== undefined ? nameOf(about) : (about ?? null),
          value: format(value),
          newValue: format(newValue),
          page: pageOfEvent(type, { releaseId, about }, living),
        };
      },
    );
    for (const [id, name] of formerNames(entry)) names.set(id, name);
    return lines;
  });
}

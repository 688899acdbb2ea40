import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import { historyTypes, type HistoryValueKind } from '#shared/model/story_map/historyTypes.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { historyTypeTexts } from '#shared/texts/story_map/historyTypes.ts';
import type { PluralText } from '#shared/texts/withParts.ts';
import { formatDay } from '#web/components/text/formatDate.ts';

/** Returns the name of a person by uid. */
export type NameOfPerson = (uid: string) => string;

/** A history entry in words: the event, its subject, and the old and new value where there are any. */
export type FormattedEntry = { title: string; subject: string | null; from: string | null; to: string | null };

/** The kinds of values by type. A page of an earlier release may get types that it does not know. */
const kinds: Readonly<Partial<Record<string, HistoryValueKind | null>>> = historyTypes;

/** The events without an old value: additions, and moves, which name the other story map. */
const NEW: readonly string[] = [
  'member_added',
  'what_who_link_added',
  'who_who_link_added',
  'epic_moved_away',
  'epic_moved_here',
];

/** Formats an entry as text. */
export function formatEntry(entry: HistoryEntry, personName: NameOfPerson): FormattedEntry {
  const kind = kinds[entry.type] ?? null;
  const formatted = { title: historyTypeTexts[entry.type], subject: subjectOf(entry, personName) };
  if (kind === null) return { ...formatted, from: null, to: null };
  const format = (value: string | number | null) => formatValue(kind, value, personName);
  const isNew = NEW.includes(entry.type);
  // The old place is unknown when the caller did not say how they saw it.
  const isUnknown = (value: string | number | null) => kind === 'place' && value === null;
  const from = isNew || isUnknown(entry.value) ? null : format(entry.value);
  return { ...formatted, from, to: isUnknown(entry.newValue) ? null : format(entry.newValue) };
}

/** The name of the author. What no person has done is by the product, or by Jira. */
export function authorOf({ type, user }: HistoryEntry, personName: NameOfPerson): string {
  if (user !== null) return personName(user);
  return type === 'epic_completed_as_issue' ? texts.jira : texts.system;
}

/** The texts for entries that cover several items in one line. */
const countTexts: Partial<Record<HistoryEntry['type'], PluralText>> = {
  release_what_added: texts.whats,
  release_what_removed: texts.whats,
  explore_object_added: texts.exploreObjects,
  explore_object_removed: texts.exploreObjects,
};

function subjectOf(entry: HistoryEntry, personName: NameOfPerson): string | null {
  const { releaseId, release } = entry;
  const subject = subjectNameOf(entry, personName);
  if (releaseId === null) return subject;
  const name = release ?? texts.unknownRelease;
  return subject === null ? name : texts.inRelease({ subject, release: name });
}

function subjectNameOf(entry: HistoryEntry, personName: NameOfPerson): string | null {
  const { type, count, person, whatId, whoId, whoId2, about } = entry;
  if (count > 1) return (countTexts[type] ?? texts.whos)({ count });
  if (person !== null) return personName(person);
  const names = [
    ...(whatId === null ? [] : [entry.what ?? texts.unknownWhat]),
    ...(whoId === null ? [] : [entry.who ?? texts.unknownWho]),
    ...(whoId2 === null ? [] : [entry.who2 ?? texts.unknownWho]),
  ];
  const [one, other] = names;
  const subject = one === undefined ? null : other === undefined ? one : texts.pair({ one, other });
  if (about === null || subject === null) return subject ?? about;
  return texts.aspect({ subject, about });
}

/** A value of an event as text. */
export function formatValue(kind: HistoryValueKind, value: string | number | null, personName: NameOfPerson): string {
  switch (kind) {
    case 'person':
      return value === null ? texts.nothing : personName(String(value));
    case 'role':
      return value === 'editor' || value === 'viewer' ? texts.roles[value] : texts.nothing;
    case 'what':
      return value === null ? texts.backbone : String(value);
    case 'place':
      return value === '' ? texts.firstPlace : texts.placeAfter({ name: String(value) });
    case 'release':
      return value === null ? texts.unknownRelease : String(value);
    case 'story_map':
      return value === null ? texts.hiddenMap : String(value);
    case 'date':
      return typeof value === 'number' && value > 0 ? formatDay(value) : texts.nothing;
    case 'text':
    case 'number':
    case 'priority':
    case 'who_label':
      return value === null ? texts.nothing : String(value);
    case 'objective':
    case 'who_what_link_type':
    case 'who_who_link_type':
      return value === null ? texts.unknownSetting : String(value);
  }
}

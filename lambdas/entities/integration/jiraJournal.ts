import { putExpiringRows, setIfThere } from '#lambdas/store/expiringRows.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, type Keys, keysOf } from '#lambdas/store/keys.ts';
import { latest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** How long an entry is kept: 90 days, in milliseconds. */
const KEPT_MS = 7_776_000_000;
/** How many entries are read for a page. */
const READ = 50;

type JournalRow = Key & JournalEntry & { expiresAt: number };

/**
 * Writes an entry of the journal, under its integration and under its epic (docs/decisions/0064). Under the integration
 * it lacks the values, since administrators may not view all story maps. The entry that it sends again names it from
 * then on. Safe to repeat.
 * @throws any error of the table
 */
export async function writeJournal(company: CompanyDomain, entry: JournalEntry): Promise<void> {
  const keys = keysOf(company);
  const { integrationId, place, id, at } = entry;
  const expiresAt = Math.ceil((at + KEPT_MS) / 1_000);
  const rows: JournalRow[] = [
    { ...entry, ...rowKeys.sentBy(keys, integrationId, id), values: [], expiresAt },
    ...(place === null ? [] : [{ ...entry, ...rowKeys.sentFor(keys, place.containerId, place.epicId, id), expiresAt }]),
  ];
  await Promise.all([
    putExpiringRows(rows),
    ...replayedRows(keys, entry).map((key) => setIfThere(key, 'replayedBy', id)),
  ]);
}

/** Both rows of the entry that an entry sends again. */
function replayedRows(keys: Keys, { integrationId, place, replays }: JournalEntry): Key[] {
  if (replays === null) return [];
  const { containerId, epicId } = place ?? {};
  return [
    rowKeys.sentBy(keys, integrationId, replays),
    ...(containerId === undefined || epicId === undefined ? [] : [rowKeys.sentFor(keys, containerId, epicId, replays)]),
  ];
}

/** What to read of the journal: what was sent by way of an integration, or for an epic. */
export type JournalPart =
  | { readonly integrationId: string }
  | { readonly containerId: string; readonly epicId: string };

/**
 * A page of the journal, the newest entries first. One request.
 * @param before the end of the previous page
 * @returns the entries, and the end of the page if there are more
 */
export async function readJournal(
  reader: Reader,
  part: JournalPart,
  before: string | undefined,
): Promise<{ entries: JournalEntry[]; next: string | null }> {
  const range =
    'integrationId' in part
      ? rowKeys.allSentBy(reader.keys, part.integrationId)
      : rowKeys.allSentFor(reader.keys, part.containerId, part.epicId);
  const { items, isAll } = await latest<JournalRow>(reader, range, { before, limit: READ });
  // The table deletes entries some time after their end.
  const now = Date.now() / 1_000;
  const entries = items.filter(({ expiresAt }) => expiresAt > now).map(entryOf);
  return { entries, next: isAll ? null : (items.at(-1)?.id ?? null) };
}

/** One entry of an epic; undefined if there is none. */
export async function journalEntry(
  reader: Reader,
  { containerId, epicId }: { containerId: string; epicId: string },
  id: string,
): Promise<JournalEntry | undefined> {
  const [row] = await reader.get<[JournalRow]>([rowKeys.sentFor(reader.keys, containerId, epicId, id)]);
  return row && entryOf(row);
}

function entryOf({ pk: _pk, sk: _sk, expiresAt: _expiresAt, ...entry }: JournalRow): JournalEntry {
  return entry;
}

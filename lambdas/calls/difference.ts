import { epicEntity, type EpicItem } from '#lambdas/entities/epic/epic.ts';
import { epicComparer, readNamesOfValue } from '#lambdas/entities/integration/comparedEpics.ts';
import {
  type EpicPlace,
  type EpicRows,
  exportedEpicOf,
  type PlacedEpicRows,
  readEpicRows,
  readPlacedEpic,
} from '#lambdas/entities/integration/epicExport.ts';
import { type Link, linkableEpic } from '#lambdas/entities/integration/epicLink.ts';
import { mappedValues } from '#lambdas/entities/integration/exportedEpics.ts';
import type { CachedIssueRow } from '#lambdas/entities/integration/linkedIssues.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { DriftField, MappedDriftField } from '#shared/model/integration/drift.ts';
import { baseWith, comparedIssue, differenceIn, isMapped } from '#shared/rules/integration/drift.ts';

/** An epic, with its issue as that was seen last. */
type LinkedRows = PlacedEpicRows & { seen: CachedIssueRow | undefined };
/** The same, with the rows that name the value of the epic in a field. */
type DifferenceRows = LinkedRows &
  Awaited<ReturnType<typeof readNamesOfValue>> & {
    /** Those of its whole export, for a field that the mapping fills. */
    exported: EpicRows | undefined;
  };

/** What the sender of a command has seen of a difference. */
type SeenDifference = { integrationId: string; theirs: string; expect?: { ours?: string | undefined } | undefined };

/** An epic with its link, and the difference; undefined where there is none, as after somebody has settled it. */
type Compared<Field extends DriftField> = {
  epic: EpicItem;
  link: Link;
  difference: ReturnType<typeof differenceIn<Field>>;
};

/** Reads an epic, with its issue of an integration as that was seen last. One round. */
export async function readLinked(reader: Reader, place: EpicPlace, integrationId: string): Promise<LinkedRows> {
  const [placed, [seen]] = await Promise.all([
    readPlacedEpic(reader, place),
    reader.get<[CachedIssueRow]>([rowKeys.cachedIssue(reader.keys, integrationId, place.epicId)]),
  ]);
  return { ...placed, seen };
}

/**
 * The difference between an epic and its issue in a field, as the sender of a command has seen it (rule drift.3).
 * @param oursOf the value of the epic
 * @throws CallError integration-item-does-not-exist, drift-changed, value-changed, release-completed and others
 */
export function seenDifference<Field extends DriftField>(
  { seen, ...rows }: LinkedRows,
  field: Field,
  { integrationId, theirs, expect }: SeenDifference,
  oursOf: (release: ReleaseItem, epic: EpicItem, issueKey: string) => string | undefined,
): Compared<Field> {
  const { release, epic } = linkableEpic(rows);
  const link = epic.integrations.find((one) => one.integrationId === integrationId);
  if (link === undefined) throw new CallError(errors.integrationItemDoesNotExist);
  const { issueKey } = link.integrationInfo;
  if (seen?.issueKey !== issueKey) return { epic, link, difference: undefined };
  const base = baseWith(link.base, seen.issue);
  const difference = differenceIn(field, base, oursOf(release, epic, issueKey), comparedIssue(seen.issue));
  if (difference !== undefined) {
    if (difference.theirs !== theirs) throw new CallError(errors.driftChanged);
    checkNotStale(expect, { ours: difference.ours }, epicEntity, epic);
  }
  return { epic, link, difference };
}

/** Reads the rows for comparing an epic with its issue in a field. One round. */
export async function readDifference(
  reader: Reader,
  place: EpicPlace,
  integrationId: string,
  field: DriftField,
): Promise<DifferenceRows> {
  const [linked, names, exported] = await Promise.all([
    readLinked(reader, place, integrationId),
    readNamesOfValue(reader, place, field),
    isMapped(field) ? readEpicRows(reader, place) : undefined,
  ]);
  return { ...linked, ...names, ...(exported && { settings: exported.settings }), exported };
}

/** The same as `seenDifference`, for a command whose input names the field. */
export const differenceToSettle = <Field extends DriftField>(
  rows: DifferenceRows,
  input: SeenDifference & { field: Field },
): Compared<Field> =>
  seenDifference(rows, input.field, input, (release, epic, issueKey) =>
    rows.exported === undefined
      ? epicComparer({ ...rows, releases: [release] })(epic, issueKey)[input.field]
      : mappedValues(exportedEpicOf(rows.exported, { release, epic }), rows.seen?.issue ?? null)[
          input.field as MappedDriftField
        ],
  );

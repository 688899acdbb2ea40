import type { LinkTypeItem, PriorityItem } from '#lambdas/entities/company/company.ts';
import { type EpicItem, existingEpic } from '#lambdas/entities/epic/epic.ts';
import type { EpicNotesItem } from '#lambdas/entities/epic/epicNotes.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import { type ReleaseItem, existingRelease } from '#lambdas/entities/release/release.ts';
import { inRelease, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { type ExportedEpic, exportEpic } from '#shared/rules/integration/epicExport.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';

/** Where an epic is. */
export type EpicPlace = { containerId: string; releaseId: string; whatId: string; epicId: string };

/** An epic with the rows of its Activity in the release. */
export type PlacedEpicRows = {
  release: ReleaseItem | undefined;
  part: ReleaseWhatItem | undefined;
  epic: EpicItem | undefined;
};

/** An epic with the rows of all that its export names. */
export type EpicRows = PlacedEpicRows & {
  what: WhatItem | undefined;
  notes: EpicNotesItem | undefined;
  whos: WhoItem[];
  exploreObjects: ExploreItem[];
  settings: Stored[];
};

/** Reads an epic with its Activity in the release. One round. */
export async function readPlacedEpic(
  reader: Reader,
  { containerId, releaseId, whatId, epicId }: EpicPlace,
): Promise<PlacedEpicRows> {
  const { keys } = reader;
  const [release, part, epic] = await reader.get<[ReleaseItem, ReleaseWhatItem, EpicItem]>([
    rowKeys.release(keys, containerId, releaseId),
    rowKeys.releaseWhat(keys, containerId, releaseId, whatId),
    rowKeys.epic(keys, containerId, releaseId, whatId, epicId),
  ]);
  return { release, part, epic };
}

/** Reads an epic with all that its export names. One round. */
export async function readEpicRows(
  reader: Reader,
  { containerId, releaseId, whatId, epicId }: EpicPlace,
): Promise<EpicRows> {
  const { keys } = reader;
  const [[release, part, what, epic, notes], whos, exploreObjects, settings] = await Promise.all([
    reader.get<[ReleaseItem, ReleaseWhatItem, WhatItem, EpicItem, EpicNotesItem]>([
      rowKeys.release(keys, containerId, releaseId),
      rowKeys.releaseWhat(keys, containerId, releaseId, whatId),
      rowKeys.what(keys, containerId, whatId),
      rowKeys.epic(keys, containerId, releaseId, whatId, epicId),
      rowKeys.epicNotes(keys, containerId, epicId),
    ]),
    reader.range<WhoItem>(rowKeys.whos(keys, containerId)),
    reader.range<ExploreItem>(rowKeys.exploreObjects(keys, containerId, releaseId, whatId)),
    reader.range<Stored>(rowKeys.settings(keys)),
  ]);
  return { release, part, what, epic, notes, whos, exploreObjects, settings };
}

/** An epic that is there, in its release. @throws CallError release-does-not-exist, epic-does-not-exist and others */
export function epicInRelease({ release, part, epic }: PlacedEpicRows): {
  release: ReleaseItem;
  part: ReleaseWhatItem;
  epic: EpicItem;
} {
  return { release: existingRelease(release), part: inRelease(part), epic: existingEpic(epic) };
}

/** The Activity of an epic, on the story map. @throws CallError what-does-not-exist */
export function whatOfEpic(rows: Pick<EpicRows, 'what'>): WhatItem {
  const what = notDeleted(rows.what);
  if (what === undefined) throw new CallError(errors.whatDoesNotExist);
  return what;
}

/** The rows of all that the export of an epic names. */
type NamedRows = Pick<EpicRows, 'what' | 'notes' | 'whos' | 'exploreObjects'> & { settings: readonly Stored[] };

/** The exported form of an epic. @throws CallError what-does-not-exist */
export function exportedEpicOf(
  rows: NamedRows,
  { release, epic }: { release: ReleaseItem; epic: EpicItem },
): ExportedEpic {
  const what = whatOfEpic(rows);
  const named = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));
  const settings = <Item extends Stored>(type: string) => rows.settings.filter((one) => one.type === type) as Item[];
  return exportEpic({
    epic,
    activity: what.description,
    release: release.name,
    notes: notDeleted(rows.notes)?.text ?? '',
    whos: new Map(rows.whos.map((who) => [who.id, { name: whoName(who) }])),
    exploreObjects: named(rows.exploreObjects.filter((item) => notDeleted(item) !== undefined)),
    priorities: named(settings<PriorityItem>('priority')),
    referenceTypes: named(settings<LinkTypeItem>('reference_link')),
  });
}

const whoName = ({ name, deletedAt }: WhoItem) =>
  deletedAt === undefined ? name : epicTexts.deletedWhoNamed({ name });

import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { EpicNotesItem } from '#lambdas/entities/epic/epicNotes.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { MappedValues } from '#shared/rules/integration/drift.ts';
import type { ExportedEpic } from '#shared/rules/integration/epicExport.ts';
import { followedName, oursIn } from '#shared/rules/integration/followedFields.ts';
import { exportedEpicOf } from './epicExport.ts';
import type { CachedIssue } from './linkedIssues.ts';

/** An epic whose issue has fields that a mapping fills, as it was seen last. */
export type FollowedEpic = {
  readonly containerId: string;
  readonly epic: EpicItem;
  readonly release: ReleaseItem;
  readonly issue: CachedIssue['issue'];
};

/**
 * Reads the values that epics give to the fields that mappings fill, by the ids of the epics. One round, however many
 * they are; none where no mapping fills any.
 */
export async function readMappedValues(
  reader: Reader,
  epics: readonly FollowedEpic[],
  settings: readonly Stored[],
): Promise<ReadonlyMap<string, MappedValues>> {
  const { keys } = reader;
  const followed = epics.filter(({ issue }) => (issue?.followed ?? []).length > 0);
  const rows = await reader.get<Stored[]>(
    followed.flatMap(({ containerId, epic }) => keysOfExport(keys, containerId, epic)),
  );
  const found = new Map(rows.flatMap((row) => (row === undefined ? [] : [[nameOf(row), row] as const])));
  return new Map(
    followed.flatMap(({ containerId, epic, release, issue }) => {
      const at = <Row extends Stored>(key: Key) => found.get(nameOf(key)) as Row | undefined;
      const all = keysOfExport(keys, containerId, epic).flatMap((key) => at(key) ?? []);
      const what = notDeleted(at<WhatItem>(rowKeys.what(keys, containerId, epic.whatId)));
      if (what === undefined) return [];
      const exported = exportedEpicOf(
        {
          ...{ what, notes: at<EpicNotesItem>(rowKeys.epicNotes(keys, containerId, epic.id)) },
          whos: all.filter(({ type }) => type === 'who') as WhoItem[],
          exploreObjects: all.filter(({ type }) => type === 'explore_object') as ExploreItem[],
          settings,
        },
        { release, epic },
      );
      return [[epic.id, mappedValues(exported, issue)] as const];
    }),
  );
}

/** The values that an epic gives to the fields that the mapping of its issue fills. */
export const mappedValues = (epic: ExportedEpic, issue: CachedIssue['issue']): MappedValues =>
  Object.fromEntries((issue?.followed ?? []).map((field) => [followedName(field.id), oursIn(epic, field)]));

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** The keys of all that the export of an epic names, beside settings. */
function keysOfExport(keys: Keys, containerId: string, epic: EpicItem): Key[] {
  const { id, releaseId, whatId, nameObject, primaryWho, primaryOutput, whos, explore_objects, scenarios } = epic;
  const who = [
    ...whos,
    primaryWho,
    nameObject?.type === 'who' ? nameObject.id : null,
    ...scenarios.map((one) => one.who),
  ];
  const explored = [
    ...[...explore_objects, primaryOutput, nameObject === null || nameObject.type === 'who' ? null : nameObject.id],
    ...scenarios.flatMap(({ when, where, input, output }) => [when, where, input, output]),
  ];
  const named = (ids: readonly (string | null)[]) => [...new Set(ids.filter((one) => one !== null))];
  return [
    ...[rowKeys.what(keys, containerId, whatId), rowKeys.epicNotes(keys, containerId, id)],
    ...named(who).map((one) => rowKeys.who(keys, containerId, one)),
    ...named(explored).map((one) => rowKeys.exploreObject(keys, containerId, releaseId, whatId, one)),
  ];
}

import { epicEntity, type EpicItem } from '#lambdas/entities/epic/epic.ts';
import { epicNotesEntity, type EpicNotesItem } from '#lambdas/entities/epic/epicNotes.ts';
import { exploreObjectEntity, type ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import type { InReleaseItem } from '#lambdas/entities/frame/frame.ts';
import { isInRelease } from '#lambdas/entities/frame/frameInRelease.ts';
import { objectiveEntity, type ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { problemEntity, type ProblemItem } from '#lambdas/entities/frame/problem.ts';
import { releaseEntity, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import { releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { presentBoard, visibleBoard } from '#lambdas/entities/story_map/board.ts';
import { allDetails } from '#lambdas/entities/what/presentDetails.ts';
import type { WhatDetailItem } from '#lambdas/entities/what/whatDetails.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { bytesOf, partOf } from '#lambdas/runtime/parts.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { export_story_map } from '#shared/contract/story_map/export_story_map.ts';

export const grants: TableGrants = { Query: ['DETAIL', 'MAP'] };

export const handler = implementQuery(export_story_map, {
  load: async ({ reader, input: { containerId } }) => {
    const { keys } = reader;
    const [board, details, objectives, problems, releases, releaseWhats, inReleases, exploreObjects, epics, notes] =
      await Promise.all([
        reader.range<Stored>(rowKeys.board(keys, containerId)),
        reader.range<WhatDetailItem>(rowKeys.detailsOfMap(keys, containerId)),
        reader.range<ObjectiveItem>(rowKeys.objectives(keys, containerId)),
        reader.range<ProblemItem>(rowKeys.problems(keys, containerId)),
        reader.range<ReleaseItem>(rowKeys.releases(keys, containerId)),
        reader.range<ReleaseWhatItem>(rowKeys.whatsOfReleases(keys, containerId)),
        reader.range<InReleaseItem>(rowKeys.frameOfReleases(keys, containerId)),
        reader.range<ExploreItem>(rowKeys.exploreObjectsOfMap(keys, containerId)),
        reader.range<EpicItem>(rowKeys.epics(keys, containerId)),
        reader.range<EpicNotesItem>(rowKeys.epicNotesOfMap(keys, containerId)),
      ]);
    return {
      board,
      details,
      inReleases,
      objectives: there(objectives),
      problems: there(problems),
      releases: there(releases),
      releaseWhats: there(releaseWhats),
      exploreObjects: there(exploreObjects),
      epics: there(epics),
      notes: there(notes),
    };
  },
  run: async ({ input: { containerId, after }, loaded, reader, storyMap }) => {
    const { objectives, problems, releases, inReleases } = loaded;
    const visible = visibleBoard(reader.keys, containerId, loaded.board);
    const { members: _, ...board } = presentBoard(visible);
    // What stands under something deleted is hidden with it.
    const whats = idsIn(visible.whats);
    const openReleases = idsIn(releases);
    const releaseWhats = loaded.releaseWhats.filter(
      ({ releaseId, whatId }) => openReleases.has(releaseId) && whats.has(whatId),
    );
    const places = new Set(releaseWhats.map(placeOf));
    const epics = loaded.epics.filter((epic) => places.has(placeOf(epic)));
    const epicIds = idsIn(epics);
    const onMap = new Map([...objectives, ...problems].map((row) => [row.id, row]));
    const framed = inReleases.filter(
      (item) => openReleases.has(item.releaseId) && isInRelease(item, onMap.get(frameIdOf(item))),
    );
    const head = { name: storyMap.name, why: storyMap.why };
    const lists = {
      ...board,
      ...allDetails(visible.whats, loaded.details),
      objectives: objectives.map((row) => objectiveEntity.present(row)),
      problems: problems.map((row) => problemEntity.present(row)),
      releases: releases.map((row) => releaseEntity.present(row)),
      releaseWhats: releaseWhats.map((row) => releaseWhatEntity.present(row)),
      releaseObjectives: framed.flatMap((item) => ('objectiveId' in item ? [objectiveLink(item)] : [])),
      releaseProblems: framed.flatMap((item) => ('problemId' in item ? [problemLink(item)] : [])),
      exploreObjects: loaded.exploreObjects
        .filter((item) => places.has(placeOf(item)))
        .map((row) => exploreObjectEntity.present(row)),
      epics: epics.map((row) => epicEntity.present(row)),
      epicNotes: loaded.notes.filter(({ id }) => epicIds.has(id)).map((row) => epicNotesEntity.present(row)),
    };
    return { ...head, ...partOf(inOrderOfIds(lists), { after, spent: bytesOf(head) }) };
  },
});

/** Those that are not deleted. */
const there = <Item extends Stored>(rows: readonly Item[]): Item[] =>
  rows.filter((row) => notDeleted(row) !== undefined);

const idsIn = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
/** An Activity in a release, as a text. */
const placeOf = ({ releaseId, whatId }: { releaseId: string; whatId: string }) => `${releaseId} ${whatId}`;
const frameIdOf = (item: InReleaseItem) => ('objectiveId' in item ? item.objectiveId : item.problemId);
const objectiveLink = ({ id, releaseId, objectiveId }: Extract<InReleaseItem, { objectiveId: string }>) => ({
  id,
  releaseId,
  objectiveId,
});
const problemLink = ({ id, releaseId, problemId }: Extract<InReleaseItem, { problemId: string }>) => ({
  id,
  releaseId,
  problemId,
});

/** Parts end after an id, so each list is in the order of its ids. */
function inOrderOfIds<Lists extends Record<string, readonly { id: string }[]>>(lists: Lists): Lists {
  const sorted = Object.entries(lists).map(([name, list]) => [name, [...list].sort((a, b) => (a.id < b.id ? -1 : 1))]);
  return Object.fromEntries(sorted) as Lists;
}

import { epicEntity, type EpicItem } from '#lambdas/entities/epic/epic.ts';
import { epicNotesEntity, type EpicNotesItem } from '#lambdas/entities/epic/epicNotes.ts';
import { exploreObjectEntity } from '#lambdas/entities/epic/exploreObject.ts';
import type { InReleaseItem } from '#lambdas/entities/frame/frame.ts';
import { releaseObjectiveEntity } from '#lambdas/entities/frame/objective.ts';
import { releaseProblemEntity } from '#lambdas/entities/frame/problem.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { type ReleaseOfWhat, releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import { whatEntity, type WhatItem } from '#lambdas/entities/what/what.ts';
import {
  type WhatDetailItem,
  whatMaturityEntity,
  whatReferenceEntity,
  whatTextEntity,
} from '#lambdas/entities/what/whatDetails.ts';
import {
  whatWhoLinkEntity,
  type WhatWhoLinkItem,
  type WhoItem,
  whoWhoLinkEntity,
  type WhoWhoLinkItem,
} from '#lambdas/entities/who/who.ts';
import { missingRow } from '#lambdas/store/entity/derived.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import type { Key } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { BACKBONE } from '#shared/model/limits.ts';

/** Steps that stay together in one change. */
type Groups = Mutation[][];

const unlist = ({ pk, sk }: Key): Mutation => ({ do: 'deletePointer', key: { pk, sk } });

const details: Readonly<Record<string, AnyEntity>> = {
  what_text: whatTextEntity,
  what_reference: whatReferenceEntity,
  what_maturity: whatMaturityEntity,
};

/**
 * What goes with a deleted Activity: its details and links, what it once had in releases, and its children with theirs,
 * of whichever generation: it would have the first one again when it is added once more.
 */
export async function withWhat(reader: Reader, containerId: string, what: WhatItem): Promise<Groups> {
  const { keys } = reader;
  const all = what.level === BACKBONE ? await reader.range<WhatItem>(rowKeys.whats(keys, containerId)) : [];
  const children = all.filter(({ parentId }) => parentId === what.id);
  const own = async ({ id }: WhatItem): Promise<Groups> => {
    const [links, found, inReleases] = await Promise.all([
      reader.range<WhatWhoLinkItem>(rowKeys.linksOfWhat(keys, containerId, id)),
      reader.range<WhatDetailItem>(rowKeys.whatDetails(keys, containerId, id)),
      withPartsOf(reader, containerId, id),
    ]);
    return [
      ...inReleases,
      ...links.map((link) => [purge(whatWhoLinkEntity, link)]),
      ...found.flatMap((detail) => {
        const entity = details[detail.type];
        return entity === undefined ? [] : [[purge(entity, detail)]];
      }),
    ];
  };
  const below: Groups = [];
  // Few at a time: there may be thousands.
  for (const child of children) {
    // The row goes last, since what belongs to it is found by it.
    below.push(...(await own(child)));
    below.push([purge(whatEntity, child)]);
  }
  return [...below, ...(await own(what))];
}

/**
 * What a deleted Activity once had in releases, which its marks name. A part that is not deleted goes with its release,
 * which is.
 */
async function withPartsOf(reader: Reader, containerId: string, whatId: string): Promise<Groups> {
  const { keys } = reader;
  const marks = await reader.range<ReleaseOfWhat>(rowKeys.releasesOfWhat(keys, containerId, whatId));
  const left = marks.flatMap((mark) => (mark.left === true ? [mark.releaseId] : []));
  const [parts, ...explored] = await Promise.all([
    reader.get<ReleaseWhatItem[]>(left.map((id) => rowKeys.releaseWhat(keys, containerId, id, whatId))),
    ...left.map((id) => reader.range<Row>(rowKeys.exploreObjects(keys, containerId, id, whatId))),
  ]);
  return [
    ...explored.flat().map((item) => [purge(exploreObjectEntity, item)]),
    ...left.map((id, i) => [
      parts[i] === undefined
        ? unlist(rowKeys.releaseOfWhat(keys, containerId, whatId, id))
        : purge(releaseWhatEntity, parts[i], { context: [missingRow(rowKeys.what(keys, containerId, whatId))] }),
    ]),
  ];
}

/** What goes with a deleted Who: its links. */
export async function withWho(reader: Reader, containerId: string, { id }: WhoItem): Promise<Groups> {
  const { keys } = reader;
  const [links, pairs] = await Promise.all([
    reader.range<WhatWhoLinkItem>(rowKeys.whatWhoLinks(keys, containerId)),
    reader.range<WhoWhoLinkItem>(rowKeys.whoWhoLinks(keys, containerId)),
  ]);
  return [
    ...links.filter(({ whoId }) => whoId === id).map((link) => [purge(whatWhoLinkEntity, link)]),
    ...pairs
      .filter(({ whoId, otherWhoId }) => whoId === id || otherWhoId === id)
      .map((pair) => [purge(whoWhoLinkEntity, pair)]),
  ];
}

/** Whether an epic of the map names a Who: epics show deleted ones by their name (rule epic.6). */
export async function isNamedByEpics(reader: Reader, containerId: string, whoId: string): Promise<boolean> {
  const epics = await reader.range<EpicItem>(rowKeys.epics(reader.keys, containerId));
  return epics.some(
    ({ whos, primaryWho, nameObject, scenarios }) =>
      whos.includes(whoId) ||
      primaryWho === whoId ||
      nameObject?.id === whoId ||
      scenarios.some(({ who }) => who === whoId),
  );
}

/** What goes with a deleted release: its Activities' parts in it, its objectives and problems, explore items and epics. */
export async function withRelease(reader: Reader, containerId: string, { id }: ReleaseItem): Promise<Groups> {
  const { keys } = reader;
  const [parts, framed, explored, epics] = await Promise.all([
    reader.range<ReleaseWhatItem>(rowKeys.whatsOfRelease(keys, containerId, id)),
    reader.range<InReleaseItem>(rowKeys.frameOfRelease(keys, containerId, id)),
    reader.range<Row>(rowKeys.exploreOfRelease(keys, containerId, id)),
    reader.range<EpicItem>(rowKeys.epicsOfRelease(keys, containerId, id)),
  ]);
  const [whats, notes] = await Promise.all([
    reader.get<WhatItem[]>(parts.map(({ whatId }) => rowKeys.what(keys, containerId, whatId))),
    reader.get<EpicNotesItem[]>(epics.map((epic) => rowKeys.epicNotes(keys, containerId, epic.id))),
  ]);
  return [
    ...notes.flatMap((note) => (note === undefined ? [] : [[purge(epicNotesEntity, note)]])),
    ...epics.map((epic) => [purge(epicEntity, epic)]),
    ...framed.map((item) => [
      purge(item.type === 'release_problem' ? releaseProblemEntity : releaseObjectiveEntity, item),
    ]),
    ...explored.map((item) => [purge(exploreObjectEntity, item)]),
    ...parts.map((part, i) => purgePart(rowKeys.what(keys, containerId, part.whatId), part, whats[i])),
  ];
}

/** The steps that erase an Activity's part in a deleted release; the Activity may be purged already. */
function purgePart(key: Key, part: ReleaseWhatItem, what: WhatItem | undefined): Mutation[] {
  if (what === undefined) return [purge(releaseWhatEntity, part, { context: [missingRow(key)] })];
  const isDeleted = what.deletedAt !== undefined;
  const require: Requirement[] = [
    { attribute: 'parentId', equals: what.parentId },
    isDeleted ? { having: 'deletedAt' } : { without: 'deletedAt' },
  ];
  return [
    purge(releaseWhatEntity, part, { context: [what] }),
    ...(part.deletedAt === undefined ? [{ do: 'require' as const, key, require }] : []),
  ];
}

/** What goes with a deleted epic: its notes. */
export async function withEpic(reader: Reader, containerId: string, { id }: EpicItem): Promise<Groups> {
  const [notes] = await reader.get<[EpicNotesItem]>([rowKeys.epicNotes(reader.keys, containerId, id)]);
  return notes === undefined ? [] : [[purge(epicNotesEntity, notes)]];
}

import {
  companyEntity,
  maturityItemEntity,
  priorityEntity,
  referenceTypeEntity,
  whoWhatLinkTypeEntity,
  whoWhoLinkTypeEntity,
} from '#lambdas/entities/company/company.ts';
import { presentChanged, changedOnBoard } from '#lambdas/entities/story_map/mapChanges.ts';
import { storyMapEntity } from '#lambdas/entities/story_map/storyMap.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import { shown } from '#lambdas/store/entity/shown.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Changed, Removed } from '#shared/contract/change.ts';
import type { Touched } from '#shared/contract/liveMessages.ts';
import { subjectOfTopic } from '#shared/rules/live/topics.ts';
import { changesOf, lastOf, touchedIn } from './touched.ts';

/** What has changed in a topic: entities in their present state, removed ones, and those that their reader asks for. */
export type LiveChanges = { changed: Changed[]; removed: Removed[]; touched: Touched[] };

/**
 * What some entries of the log of a topic have changed, each entity once. One round.
 * @returns null when it cannot be listed, so that readers have to ask
 */
export async function readLiveChanges(
  reader: Reader,
  topic: string,
  entries: readonly LogEntry[],
): Promise<LiveChanges | null> {
  const touched = touchedIn(entries);
  const { kind, id } = subjectOfTopic(topic);
  if (kind === 'map') return readOnMap(reader, id, entries, touched);
  return kind === 'company' ? readOfCompany(reader, entries, touched) : { changed: [], removed: [], touched };
}

async function readOnMap(
  reader: Reader,
  containerId: string,
  entries: readonly LogEntry[],
  touched: Touched[],
): Promise<LiveChanges | null> {
  const { keys } = reader;
  const onBoard = changedOnBoard(keys, containerId, entries);
  if (onBoard === null) return null;
  const isHeadChanged = changesOf(entries).some(({ type }) => type === storyMapEntity.type);
  const [head, ...rows] = await reader.get<Row[]>([
    rowKeys.storyMap(keys, containerId),
    ...onBoard.map(({ key }) => key),
  ]);
  const board = presentChanged(onBoard, rows);
  const ofHead = shown(isHeadChanged ? [{ entity: storyMapEntity, row: head }] : []);
  return {
    changed: [...ofHead.changed, ...board.changed],
    removed: [...ofHead.removed, ...board.removed],
    touched,
  };
}

/** The entities of the company that everybody of it may read. */
const ofCompany: ReadonlyMap<string, { entity: AnyEntity; key: (keys: Keys, id: string) => Key }> = new Map(
  [
    { entity: companyEntity, key: rowKeys.company },
    ...[priorityEntity, whoWhatLinkTypeEntity, whoWhoLinkTypeEntity, referenceTypeEntity, maturityItemEntity].map(
      (entity) => ({ entity, key: entity.key }),
    ),
  ].map((each) => [each.entity.type, each]),
);

async function readOfCompany(reader: Reader, entries: readonly LogEntry[], touched: Touched[]): Promise<LiveChanges> {
  const whole = [...lastOf(changesOf(entries)).values()].flatMap(({ type, id }) => {
    const known = ofCompany.get(type);
    return known === undefined ? [] : [{ entity: known.entity, key: known.key(reader.keys, id) }];
  });
  const rows = await reader.get<Row[]>(whole.map(({ key }) => key));
  return { ...shown(whole.map(({ entity }, i) => ({ entity, row: rows[i] }))), touched };
}

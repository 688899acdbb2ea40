import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import { type EpicItem, presentEpicHead } from '#lambdas/entities/epic/epic.ts';
import { initiativeEntity, initiativeMemberEntity } from '#lambdas/entities/initiative/initiative.ts';
import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { readInitiativeContents } from '#lambdas/entities/initiative/initiativeContents.ts';
import {
  initiativeReleaseEntity,
  initiativeWhatEntity,
  releaseGroupEntity,
} from '#lambdas/entities/initiative/releaseGroup.ts';
import { releaseEntity } from '#lambdas/entities/release/release.ts';
import { releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import { bytesOf, partOf } from '#lambdas/runtime/parts.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { get_initiative } from '#shared/contract/initiative/get_initiative.ts';
import { SKELETON } from '#shared/model/limits.ts';
import { currentEpicName } from '#shared/rules/epic/epics.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY', 'MAP', 'WHAT'], Query: ['INITIATIVE', 'MAP'] };

const byId = <Entity extends { id: string }>(entities: readonly Entity[]) =>
  [...entities].sort((a, b) => (a.id < b.id ? -1 : 1));

/** The Activities above sub-activities in releases, by the id of the latter there. */
async function readParents(reader: Reader, parts: readonly ReleaseWhatItem[]): Promise<Map<string, string>> {
  const below = parts.filter(({ level }) => level === SKELETON);
  const whats = await reader.get<WhatItem[]>(
    below.map((part) => rowKeys.what(reader.keys, rowKeys.mapOf(part) ?? '', part.whatId)),
  );
  return new Map(
    below.flatMap(({ id }, i) => {
      const parentId = whats[i]?.parentId ?? null;
      return parentId === null ? [] : [[id, parentId]];
    }),
  );
}

export const handler = implementQuery(get_initiative, {
  subject: initiative,
  load: async ({ reader, input: { initiativeId } }) => {
    const cursor = Date.now();
    return { cursor, board: await readInitiativeBoard(reader, initiativeId) };
  },
  run: async ({ input: { after }, loaded: { cursor, board }, initiative: item, initiativeRole, person, reader }) => {
    const [texts, { maps, releases, hiddenTotals }] = await Promise.all([
      reader.get<SharedEntity[]>(board.whats.map(({ id }) => rowKeys.shared(reader.keys, 'what', id))),
      readInitiativeContents(reader, person, board.releases),
    ]);
    const viewed = releases.flatMap((each) => (each.error === null ? [each] : []));
    const parents = await readParents(
      reader,
      viewed.flatMap(({ whats }) => whats),
    );
    const names = new Map(viewed.flatMap(({ exploreObjects }) => exploreObjects.map(({ id, name }) => [id, name])));
    const presentEpic = (epic: EpicItem) => ({
      ...presentEpicHead(epic),
      name: currentEpicName(epic, (id) => names.get(id)),
    });
    const isFirst = after === undefined;
    const head = {
      initiative: initiativeEntity.present(item),
      role: initiativeRole,
      cursor,
      members: isFirst ? board.members.map((member) => initiativeMemberEntity.present(member)) : [],
      whats: isFirst
        ? board.whats.map((what, i) => ({
            ...initiativeWhatEntity.present(what),
            description: notDeleted(texts[i])?.text ?? null,
          }))
        : [],
      groups: isFirst ? board.groups.map((group) => releaseGroupEntity.present(group)) : [],
      hiddenTotals: isFirst ? hiddenTotals : null,
    };
    const lists = {
      initiativeReleases: byId(
        releases.map(({ item, error, lastName }) => ({ ...initiativeReleaseEntity.present(item), error, lastName })),
      ),
      containers: byId(
        [...maps].map(
          ([
            id,
            {
              head: { name },
              mayEdit,
            },
          ]) => ({ id, name, mayEdit }),
        ),
      ),
      releases: byId(viewed.map(({ release }) => releaseEntity.present(release))),
      releaseWhats: byId(
        viewed.flatMap(({ whats }) =>
          whats.map((what) => ({ ...releaseWhatEntity.present(what), parentId: parents.get(what.id) ?? null })),
        ),
      ),
      epics: byId(viewed.flatMap(({ epics }) => epics.map(presentEpic))),
    };
    return { ...head, ...partOf(lists, { after, spent: bytesOf(head) }) };
  },
});

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
import { releaseWhatEntity } from '#lambdas/entities/release/releaseWhat.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import { bytesOf, partOf } from '#lambdas/runtime/parts.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { get_initiative } from '#shared/contract/initiative/get_initiative.ts';
import { currentEpicName } from '#shared/rules/epic/epics.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY', 'MAP', 'WHAT'], Query: ['INITIATIVE', 'MAP'] };

const byId = <Entity extends { id: string }>(entities: readonly Entity[]) =>
  [...entities].sort((a, b) => (a.id < b.id ? -1 : 1));

export const handler = implementQuery(get_initiative, {
  subject: initiative,
  load: async ({ reader, input: { initiativeId } }) => {
    const cursor = Date.now();
    return { cursor, board: await readInitiativeBoard(reader, initiativeId) };
  },
  run: async ({ input: { after }, loaded: { cursor, board }, initiative: item, initiativeRole, person, reader }) => {
    const columns = new Set(board.whats.map(({ id }) => id));
    const [texts, { maps, releases, hiddenTotals }] = await Promise.all([
      reader.get<SharedEntity[]>(board.whats.map(({ id }) => rowKeys.shared(reader.keys, 'what', id))),
      readInitiativeContents(reader, person, board.releases),
    ]);
    const viewed = releases.flatMap((each) => (each.error === null ? [each] : []));
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
      releaseWhats: byId(viewed.flatMap(({ whats }) => whats.map((what) => releaseWhatEntity.present(what)))),
      epics: byId(viewed.flatMap(({ epics }) => epics.filter(({ whatId }) => columns.has(whatId)).map(presentEpic))),
    };
    return { ...head, ...partOf(lists, { after, spent: bytesOf(head) }) };
  },
});

import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { keysAt } from '#lambdas/entities/initiative/initiativePlaces.ts';
import { initiativeWhatEntity, type InitiativeWhatItem } from '#lambdas/entities/initiative/releaseGroup.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { create, revive } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { add_whats_to_initiative } from '#shared/contract/initiative/add_whats_to_initiative.ts';
import * as errors from '#shared/errors.ts';
import { MAX_INITIATIVE_WHATS } from '#shared/model/limits.ts';

export const grants: TableGrants = { BatchGetItem: ['WHAT'], Query: ['INITIATIVE'] };

export const handler = implementCommand(add_whats_to_initiative, {
  subject: initiative,
  load: async ({ reader, input: { initiativeId, whatIds } }) => {
    const ids = [...new Set(whatIds)];
    const [board, whats] = await Promise.all([
      readInitiativeBoard(reader, initiativeId),
      reader.get<SharedEntity[]>(ids.map((id) => rowKeys.shared(reader.keys, 'what', id))),
    ]);
    return { board, ids, whats };
  },
  run: async ({ loaded: { board, ids, whats }, initiative: { id: initiativeId }, reader: { keys }, writer }) => {
    if (whats.some((what) => notDeleted(what) === undefined)) throw new CallError(errors.whatDoesNotExist);
    const there = new Map(board.whats.map((what) => [what.id, what]));
    const asTheyAre = ids.flatMap((id) => {
      const row = there.get(id);
      return row === undefined ? [] : [{ entity: initiativeWhatEntity, row }];
    });
    const wanted = ids.filter((id) => !there.has(id));
    if (wanted.length === 0) return writer.unchanged(asTheyAre);
    if (board.whats.length + wanted.length > MAX_INITIATIVE_WHATS) throw new CallError(errors.initiativeFull);
    const steps = [...keysAt(board.whats, Infinity, wanted)].map(([id, orderKey]) => {
      const former = board.former<InitiativeWhatItem>('initiative_what', id);
      return former === undefined
        ? create(initiativeWhatEntity, rowKeys.initiativeWhat(keys, initiativeId, id), id, { orderKey })
        : revive(initiativeWhatEntity, former, { orderKey });
    });
    return writer.commit({ initiative: initiativeId }, steps, {}, { asTheyAre });
  },
});

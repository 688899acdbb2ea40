import { changedBy } from '#lambdas/entities/live/changedBy.ts';
import { allSteps, checkSteps, itemsOf } from '#lambdas/entities/live/checkSteps.ts';
import { planRevert, readPresent } from '#lambdas/entities/live/planRevert.ts';
import {
  marksOf,
  partitionsOf,
  readEntries,
  readForeign,
  readParts,
  requireUndoable,
  type Reverted,
  undoOf,
} from '#lambdas/entities/live/readEntries.ts';
import { revertSteps } from '#lambdas/entities/live/revertSteps.ts';
import { partitionOf, readRights, requireRights, requireVisible, scopeOf } from '#lambdas/entities/live/undoScope.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import { revert_change } from '#shared/contract/live/revert_change.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY', 'DETAIL', 'INITIATIVE', 'MAP', 'OBJECTIVE', 'PROBLEM', 'TEXT', 'WHAT', 'WHO'],
  Query: ['COMPANY', 'DETAIL', 'INITIATIVE', 'MAP', 'WHAT'],
  PutItem: ['COMPANY', 'DETAIL', 'INITIATIVE', 'LINKS', 'MAP', 'OBJECTIVE', 'PAIR', 'PROBLEM', 'TEXT', 'WHAT', 'WHO'],
  UpdateItem: ['COMPANY', 'DETAIL', 'INITIATIVE', 'MAP', 'OBJECTIVE', 'PROBLEM', 'WHAT', 'WHO'],
  DeleteItem: ['COMPANY', 'LINKS', 'MAP', 'OBJECTIVE', 'PAIR', 'PROBLEM', 'TEXT', 'WHAT', 'WHO'],
  ConditionCheckItem: ['MAP', 'OBJECTIVE'],
};

/** The items of one transaction beside an idempotency record. */
const MAX_ITEMS = 99;

export const handler = implementCommand(revert_change, {
  load: async ({ reader, input, uid }) => {
    const home = input.containerId ?? input.initiativeId;
    const [entries, rights] = await Promise.all([
      readEntries(reader, partitionOf(reader.keys, input), input.changeIds),
      readRights(reader, home === undefined ? [] : [home], uid),
    ]);
    return { entries, rights: home === undefined ? undefined : rights.get(home) };
  },
  run: async ({ input, loaded, person, reader, writer }) => {
    const { uid } = person;
    requireVisible(input, loaded.rights, person);
    const entries = loaded.entries.map((entry) => {
      if (entry === undefined) throw new CallError(errors.changeDoesNotExist);
      return entry;
    });
    const permissions = entries.flatMap((entry) => requireUndoable(entry, uid)).map(({ access }) => access);
    const reverted = await readParts(reader, entries);
    const also = [...new Set(reverted.flatMap(({ others }) => others))];
    const [others, rows, foreign] = await Promise.all([
      readRights(reader, also, uid),
      readPresent(reader, reverted),
      readForeign(reader, partitionsOf(reverted), entries.at(-1)?.id ?? '', uid),
    ]);
    requireRights(permissions, person, loaded.rights, [...others.values()]);
    // As many of the newest as fit; the others are for the next call (rule undo.3).
    let count = reverted.length;
    while (count > 0) {
      const now = reverted.slice(0, count);
      const plan = planRevert(reader.keys, now, rows, foreign);
      const { steps, hidden } = await revertSteps(reader, input.containerId ?? '', plan);
      const all = allSteps(reader, steps);
      const items = itemsOf(all) + now.flatMap(marksOf).length + partitionsOf(now).length;
      if (items > MAX_ITEMS) {
        // Planning one change less at a time would take long for large ones: try as many as fit on average.
        count = count === 1 ? 0 : Math.min(count - 1, Math.max(1, Math.floor((count * MAX_ITEMS) / items)));
        continue;
      }
      await checkSteps(reader, steps, all);
      const answer = {
        reverted: now.map(({ id }) => id),
        left: reverted.slice(count).map(({ id }) => id),
        kept: [...plan.kept, ...hidden].map((value) => ({ ...value, by: changedBy(value, foreign) })),
      };
      if (all.every((step) => !('entity' in step))) return writer.unchanged([], answer);
      return writer.commit(scopeOf(input), [...steps, ...now.flatMap(marked)], answer, {
        visibleMaps: also,
        undoOf: undoOf(now),
      });
    }
    throw new CallError(errors.tooLargeToUndo);
  },
});

/** The steps that mark a change as undone, which happens once. */
const marked = (reverted: Reverted): Mutation[] =>
  marksOf(reverted).map((key) => ({
    do: 'putPointer',
    key,
    fields: { changeId: reverted.id },
    require: [{ is: 'absent' }],
    otherwise: errors.alreadyUndone,
  }));

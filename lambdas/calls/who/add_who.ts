import { createShared, type SharedEntity, type TextOwner, useShared } from '#lambdas/data/entities/shared.ts';
import { placeWho, removeWho, whoEntity, type WhoItem } from '#lambdas/data/entities/who.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { hasRoom, readFill, requireRoom } from '#lambdas/data/room.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { add_who } from '#shared/contract/who/add_who.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { labelOf } from '#shared/rules/whoGroups.ts';

export const grants: TableGrants = {
  BatchGetItem: ['WHO', 'TEXT'],
  Query: ['MAP'],
  PutItem: ['WHO', 'TEXT'],
  UpdateItem: ['MAP', 'WHO'],
  DeleteItem: ['WHO'],
};

export const handler = implementCommand(add_who, {
  load: async ({ reader, input: { containerId, name, whoId, insteadOfWhoId }, attempt }) => {
    const { keys } = reader;
    const known = typeof whoId === 'string' ? keys.shared('who', whoId) : keys.sharedText('who', labelOf(name) ?? '');
    const replaced = typeof insteadOfWhoId === 'string' ? [keys.who(containerId, insteadOfWhoId)] : [];
    const [[found, leaving], whos, fill] = await Promise.all([
      reader.get<[SharedEntity | TextOwner, WhoItem]>([known, ...replaced]),
      // Which Who the name stands for is known only now, and mostly it is not on this map. If it is, the first attempt fails and this one knows.
      attempt === 0 ? [] : reader.range<WhoItem>(keys.whos(containerId)),
      readFill(reader, containerId, 'whos'),
    ]);
    // On a full map it must be known at once, since one that is there already is no addition.
    const mayBeThere = attempt === 0 && !hasRoom('whos', fill) && found !== undefined;
    const there = mayBeThere ? await reader.range<WhoItem>(keys.whos(containerId)) : whos;
    return { found, leaving: notDeleted(leaving), whos: there, fill };
  },
  run: async ({ input, loaded: { found, leaving, whos, fill }, reader, writer }) => {
    const { containerId, name, whoId, insteadOfWhoId, group, category } = input;
    const known =
      found === undefined ? undefined : { ...found, ownerId: 'ownerId' in found ? found.ownerId : found.id };
    if (typeof whoId === 'string' && known === undefined) throw new CallError(errors.whoDoesNotExist);
    if (typeof insteadOfWhoId === 'string' && leaving === undefined) throw new CallError(errors.whoDoesNotExist);
    const id = known?.ownerId ?? newId();
    const leave = leaving === undefined || leaving.id === id ? [] : removeWho(reader.keys, containerId, leaving);
    const there = whos.find((who) => who.id === id);
    if (there !== undefined && notDeleted(there) !== undefined) {
      if (leave.length > 0) return writer.commit({ storyMap: containerId }, leave, { id, usedExistingWho: true });
      return writer.unchanged({ id, usedExistingWho: true }, [{ type: 'who', ...whoEntity.present(there) }]);
    }
    if (leave.length === 0) requireRoom('whos', fill);
    const text = known?.text ?? labelOf(name) ?? '';
    const steps = [
      ...(known === undefined ? createShared(reader.keys, 'who', id, text) : [useShared(reader.keys, 'who', known)]),
      ...placeWho(
        reader.keys,
        containerId,
        id,
        { name: text, group: labelOf(group), category: labelOf(category) },
        there,
      ),
      ...leave,
    ];
    return writer.commit({ storyMap: containerId }, steps, { id, usedExistingWho: known !== undefined });
  },
});

import { add_who } from '#shared/contract/who/add_who.ts';
import { CallError } from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { labelOf } from '#shared/rules/whoGroups.ts';
import { createShared, useShared, type SharedThing, type TextOwner } from '#lambdas/data/entities/shared.ts';
import { placeWho, presentWho, removeWho, type WhoItem } from '#lambdas/data/entities/who.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(add_who, {
  load: async ({ reader, input: { containerId, name, whoId, insteadOfWhoId }, attempt }) => {
    const { keys } = reader;
    const known = typeof whoId === 'string' ? keys.shared('who', whoId) : keys.sharedText('who', labelOf(name) ?? '');
    const replaced = typeof insteadOfWhoId === 'string' ? [keys.who(containerId, insteadOfWhoId)] : [];
    const [[found, leaving], whos] = await Promise.all([
      reader.get<[SharedThing | TextOwner, WhoItem]>([known, ...replaced]),
      // Which Who the name stands for is known only now, and mostly it is not on this map. If it is, the first attempt fails and this one knows.
      attempt === 0 ? [] : reader.range<WhoItem>(keys.whos(containerId)),
    ]);
    return { found, leaving: alive(leaving), whos };
  },
  run: async ({ input, loaded: { found, leaving, whos }, reader, writer }) => {
    const { containerId, name, whoId, insteadOfWhoId, group, category } = input;
    const known =
      found === undefined ? undefined : { ...found, ownerId: 'ownerId' in found ? found.ownerId : found.id };
    if (typeof whoId === 'string' && known === undefined) throw new CallError('who-does-not-exist');
    if (typeof insteadOfWhoId === 'string' && leaving === undefined) throw new CallError('who-does-not-exist');
    const id = known?.ownerId ?? newId();
    const leave = leaving === undefined || leaving.id === id ? [] : removeWho(reader.keys, containerId, leaving);
    const there = whos.find((who) => who.id === id);
    if (there !== undefined && alive(there) !== undefined) {
      if (leave.length > 0) return writer.commit({ storyMap: containerId }, leave, { id, usedExistingWho: true });
      return writer.unchanged({ id, usedExistingWho: true }, [{ type: 'who', ...presentWho(there) }]);
    }
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

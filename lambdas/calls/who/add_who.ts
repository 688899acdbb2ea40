import { add_who } from '#shared/contract/who/add_who.ts';
import { CallError } from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { labelOf } from '#shared/rules/whoGroups.ts';
import { createShared, useShared, type SharedThing, type TextOwner } from '#lambdas/data/entities/shared.ts';
import { placeWho, presentWho, type WhoItem } from '#lambdas/data/entities/who.ts';
import { alive } from '#lambdas/data/items.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(add_who, {
  load: async ({ reader, input: { containerId, name, whoId }, attempt }) => {
    const picked = typeof whoId === 'string';
    const [[found], whos] = await Promise.all([
      reader.get<[SharedThing | TextOwner]>([picked ? reader.keys.shared('who', whoId) : reader.keys.sharedText('who', labelOf(name) ?? '')]),
      // Which Who the name stands for is known only now, and mostly it is not on this map. If it is, the first attempt fails and this one knows.
      attempt === 0 ? [] : reader.range<WhoItem>(reader.keys.whos(containerId)),
    ]);
    return { found, whos };
  },
  run: async ({ input: { containerId, name, whoId, group, category }, loaded: { found, whos }, reader, writer }) => {
    const known = found === undefined ? undefined : { ...found, ownerId: 'ownerId' in found ? found.ownerId : found.id };
    if (typeof whoId === 'string' && known === undefined) throw new CallError('who-does-not-exist');
    const id = known?.ownerId ?? newId();
    const there = whos.find((who) => who.id === id);
    if (there !== undefined && alive(there) !== undefined) {
      return writer.unchanged({ id, usedExistingWho: true }, [{ type: 'who', ...presentWho(there) }]);
    }
    const text = known?.text ?? labelOf(name) ?? '';
    const steps = [
      ...(known === undefined ? createShared(reader.keys, 'who', id, text) : [useShared(reader.keys, 'who', known)]),
      ...placeWho(reader.keys, containerId, id, { name: text, group: labelOf(group), category: labelOf(category) }, there),
    ];
    return writer.commit({ storyMap: containerId }, steps, { id, usedExistingWho: known !== undefined });
  },
});

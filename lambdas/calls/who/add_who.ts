import {
  createShared,
  ownerAmong,
  placesOfShared,
  requireText,
  type SharedEntity,
  type TextOwner,
} from '#lambdas/entities/company/shared.ts';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { isWithinLimit, readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import { placeWho, removeWho, type WhoItem } from '#lambdas/entities/who/who.ts';
import { placeWhoAt, readPlaces, presentWithLabels, writeLabels } from '#lambdas/entities/who/whoLabels.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_who } from '#shared/contract/who/add_who.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { labelOf } from '#shared/rules/whoLabels.ts';

export const grants: TableGrants = {
  BatchGetItem: ['WHO', 'TEXT'],
  Query: ['MAP'],
  PutItem: ['WHO', 'TEXT'],
  UpdateItem: ['MAP', 'WHO'],
  DeleteItem: ['MAP', 'WHO'],
};

export const handler = implementCommand(add_who, {
  load: async ({ reader, input, attempt }) => {
    const { keys } = reader;
    const { containerId, name, whoId, insteadOfWhoId } = input;
    const known =
      typeof whoId === 'string'
        ? [rowKeys.shared(keys, 'who', whoId)]
        : placesOfShared(keys, 'who', labelOf(name) ?? '');
    const replaced = typeof insteadOfWhoId === 'string' ? [rowKeys.who(keys, containerId, insteadOfWhoId)] : [];
    const first = reader.get<(SharedEntity | TextOwner | WhoItem)[]>([...replaced, ...known]);
    const leavingOf = (rows: Awaited<typeof first>) => rows.slice(0, replaced.length)[0] as WhoItem | undefined;
    const [rows, labels, whos, usage] = await Promise.all([
      first,
      readPlaces(
        reader,
        containerId,
        input,
        first.then((rows) => [leavingOf(rows)]),
      ),
      // The name is resolved only now, and its Who is usually not on this map. If it is, the first attempt fails and
      // the next one reads it.
      attempt === 0 ? [] : reader.range<WhoItem>(rowKeys.whos(keys, containerId)),
      readUsage(reader, containerId, mapLimits.whos),
    ]);
    const found = ownerAmong(rows.slice(replaced.length) as (SharedEntity | TextOwner | undefined)[]);
    // A Who already on a full map may still be reused, so look for it first.
    const mayBeThere = attempt === 0 && !isWithinLimit(mapLimits.whos, usage) && found !== undefined;
    const there = mayBeThere ? await reader.range<WhoItem>(rowKeys.whos(keys, containerId)) : whos;
    return { found, leaving: notDeleted(leavingOf(rows)), labels, whos: there, usage };
  },
  run: async ({ input, loaded: { found, leaving, labels, whos, usage }, reader: { keys }, writer }) => {
    const { containerId, name, whoId, insteadOfWhoId } = input;
    const known =
      found === undefined ? undefined : { ...found, ownerId: 'ownerId' in found ? found.ownerId : found.id };
    if (typeof whoId === 'string' && known === undefined) throw new CallError(errors.whoDoesNotExist);
    if (typeof insteadOfWhoId === 'string' && leaving === undefined) throw new CallError(errors.whoDoesNotExist);
    const id = known?.ownerId ?? newId();
    const leave = leaving === undefined || leaving.id === id ? [] : [removeWho(leaving)];
    const left = leave.length === 0 ? [] : [leaving?.groupId ?? null, leaving?.categoryId ?? null];
    const there = whos.find((who) => who.id === id);
    if (there !== undefined && notDeleted(there) !== undefined) {
      const steps = [...leave, ...writeLabels(labels, left)];
      if (leave.length > 0) return writer.commit({ storyMap: containerId }, steps, { id, usedExistingWho: true });
      return writer.unchanged(presentWithLabels(there, labels), { id, usedExistingWho: true });
    }
    if (leave.length === 0) checkLimit(mapLimits.whos, usage);
    const text = known?.text ?? labelOf(name) ?? '';
    const { place, steps: labelSteps } = placeWhoAt(keys, containerId, labels, input);
    const steps = [
      known === undefined ? createShared(keys, 'who', id, text) : requireText(keys, 'who', { id, text: known.text }),
      placeWho(keys, containerId, id, { name: text, ...place }, there),
      ...leave,
      ...labelSteps,
      ...writeLabels(labels, [...left, place.groupId, place.categoryId]),
    ];
    return writer.commit({ storyMap: containerId }, steps, { id, usedExistingWho: known !== undefined });
  },
});

import { add_what } from '#shared/contract/what/add_what.ts';
import { CallError } from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { addRefusal, underRefusal } from '#shared/rules/levels.ts';
import { bringAlong, checkNamed, readNamed } from '#lambdas/data/entities/newWhat.ts';
import { createShared, useShared, type TextOwner } from '#lambdas/data/entities/shared.ts';
import { isUnder, nextGeneration, placeWhat, presentWhat } from '#lambdas/data/entities/what.ts';
import type { WhatWhoLinkItem } from '#lambdas/data/entities/who.ts';
import { placeInOrder, readSurroundings } from '#lambdas/data/places.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(add_what, {
  load: async ({ reader, input, attempt }) => {
    const { containerId, description, parentId = null, fields = {} } = input;
    const [[owner], named, around] = await Promise.all([
      reader.get<[TextOwner]>([reader.keys.sharedText('what', description)]),
      readNamed(reader, containerId, fields),
      readSurroundings(reader, containerId, input, [], attempt, parentId),
    ]);
    // Only an Activity that was on this map before has links already: that shows when the first attempt meets them.
    const mayHaveLinks = attempt > 0 && owner !== undefined && fields.whoLinks !== undefined;
    const former = mayHaveLinks
      ? await reader.range<WhatWhoLinkItem>(reader.keys.linksOfWhat(containerId, owner.ownerId))
      : [];
    return { owner, named, around, former };
  },
  run: async ({ input, loaded: { owner, named, around, former }, reader, writer }) => {
    const { containerId, description, level, parentId = null, fields = {} } = input;
    const parent = parentId === null ? undefined : around.whats.get(parentId);
    const refusal = addRefusal(level, parentId) ?? (parentId === null ? undefined : underRefusal(parent));
    if (refusal !== undefined) throw new CallError(refusal);
    checkNamed(fields, named);

    const id = owner?.ownerId ?? newId();
    const onMap = around.whats.get(id);
    if (onMap !== undefined && isUnder(onMap, around.whats.get(onMap.parentId ?? ''))) {
      return writer.unchanged({ id, usedExistingWhat: true }, [{ type: 'what', ...presentWhat(onMap) }]);
    }
    const place = placeInOrder(around, parentId, input);
    const what = {
      description: owner?.text ?? description,
      level,
      orderKey: place.key,
      rankKey: null,
      priorityId: fields.priorityId ?? null,
      cost: fields.cost ?? null,
      size: fields.size ?? null,
      value: fields.value ?? null,
      childContainerId: null,
    };
    const hidden = around.read.get(id);
    // Under a deleted parent it is still one of the maps' uses of the company's Activity.
    const isStillUsed = hidden !== undefined && hidden.deletedAt === undefined;
    const formerParent = isStillUsed ? around.read.get(hidden.parentId ?? '') : undefined;
    const steps = [
      ...(owner === undefined
        ? createShared(reader.keys, 'what', id, description)
        : isStillUsed
          ? []
          : [useShared(reader.keys, 'what', owner)]),
      ...placeWhat(
        reader.keys,
        containerId,
        id,
        what,
        parent,
        hidden,
        formerParent?.generation === hidden?.parentGeneration ? formerParent : undefined,
      ),
      ...bringAlong(reader.keys, containerId, { id, generation: nextGeneration(hidden) }, fields, named, former),
      ...place.rekey,
    ];
    return writer.commit({ storyMap: containerId }, steps, { id, usedExistingWhat: owner !== undefined });
  },
});

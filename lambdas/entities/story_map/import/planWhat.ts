import { addToMap } from '#lambdas/entities/what/newWhat.ts';
import { placeInOrder } from '#lambdas/entities/what/places.ts';
import { visibleWhats, whatEntity, type WhatItem } from '#lambdas/entities/what/what.ts';
import {
  ofPresentGeneration,
  whatTextEntity,
  type WhatTextItem,
  writeText,
} from '#lambdas/entities/what/whatDetails.ts';
import { changeWhat, nextGeneration } from '#lambdas/entities/what/whatSteps.ts';
import type { ShownEntity } from '#lambdas/store/entity/shown.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import { newId } from '#shared/model/ids.ts';
import { settingsIn, type WhatSettings } from '#shared/model/what/settings.ts';
import { NOTHING_SET } from '#shared/rules/what/bareWhat.ts';
import { levelUnder, parentError } from '#shared/rules/what/levels.ts';
import * as mapLimits from '../limits.ts';
import { namedParent } from './find.ts';
import {
  checkOneMore,
  checkPriority,
  type ImportState,
  ownerOf,
  type Planned,
  type PlanOf,
  reused,
  rowAt,
  rowsOf,
} from './state.ts';

type Text = string | undefined;

/** An Activity at the end of its row. One that is on the story map stays where it is, and may get other fields. */
export const planWhat: PlanOf<'what'> = (state, { description, parent: above, fields = {}, longDescription }) => {
  const { keys, containerId } = state;
  const owner = ownerOf(state, 'what', description);
  const read = byId(rowsOf<WhatItem>(state, 'what'));
  const whats = byId(visibleWhats([...read.values()]));
  const there = whats.get(owner?.ownerId ?? '');
  if (there !== undefined) return changed(state, there, settingsIn(fields), longDescription);
  checkOneMore(state, mapLimits.whats);
  const parent = above === null ? undefined : namedParent(state, above);
  const error = parent === undefined ? undefined : parentError(parent);
  if (error !== undefined) throw new CallError(error);
  const settings = settingsIn(fields);
  checkPriority(state, settings.priorityId);
  const id = owner?.ownerId ?? newId();
  const place = placeInOrder({ read, whats, isWhole: true }, parent?.id ?? null, {});
  const all = {
    description: owner?.text ?? description,
    level: levelUnder(parent?.id ?? null),
    orderKey: place.key,
    ...NOTHING_SET,
    ...settings,
  };
  const generation = nextGeneration(read.get(id));
  const [parentId, parentGeneration] = [parent?.id ?? null, parent?.generation ?? null];
  const what = { id, generation, parentId, parentGeneration } as WhatItem;
  return {
    outcome: 'added',
    id,
    usedExisting: owner !== undefined,
    steps: [
      ...addToMap(keys, containerId, { id, owner, parent, read }, all),
      ...(longDescription === undefined || longDescription === '' ? [] : textSteps(state, what, longDescription)),
      ...place.rekey,
    ],
  };
};

/** An Activity that is on the story map, with what the file says of it. */
function changed(state: ImportState, what: WhatItem, settings: WhatSettings, longDescription: Text): Planned {
  const set = Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => what[name as keyof WhatSettings] !== value),
  ) as WhatSettings;
  checkPriority(state, set.priorityId);
  const steps = [
    ...(Object.keys(set).length === 0 ? [] : changeWhat(state.keys, state.containerId, what, set)),
    ...(longDescription === undefined ? [] : textSteps(state, what, longDescription)),
  ];
  const shown: ShownEntity[] = [{ entity: whatEntity, row: what }];
  if (longDescription !== undefined)
    shown.push({ entity: whatTextEntity, row: ofPresentGeneration(what, textRow(state, what)) });
  return steps.length === 0 ? reused(what.id, ...shown) : { outcome: 'changed', id: what.id, steps, shown };
}

/** The row of its long description, of any generation. */
const textRow = (state: ImportState, { id }: WhatItem) =>
  rowAt<WhatTextItem>(state, rowKeys.whatText(state.keys, state.containerId, id));

/** The steps that give an Activity a long description; none when it has it. */
function textSteps(state: ImportState, what: WhatItem, text: string): Mutation[] {
  const { keys, containerId } = state;
  const former = textRow(state, what);
  const now = ofPresentGeneration(what, former)?.text ?? '';
  return now === text ? [] : writeText(keys, containerId, what, former, text);
}

const byId = (whats: readonly WhatItem[]) => new Map(whats.map((what) => [what.id, what]));

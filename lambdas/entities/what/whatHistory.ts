import { defineExport } from '#lambdas/store/entity/defineExport.ts';
import { defineHistory } from '#lambdas/store/entity/defineHistory.ts';
import { type DescribingRule, type EntityChange, setOrCleared, valuesOf } from '#lambdas/store/entity/describe.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { whatEntity } from './what.ts';

const isMoved = ({ was, now }: EntityChange) =>
  now !== null && 'parentId' in now && now['parentId'] !== was?.['parentId'];

/** A move changes the place too. */
const unlessMoved =
  (describe: DescribingRule): DescribingRule =>
  (change, subject) =>
    isMoved(change) ? [] : describe(change, subject);

/** How the changes of an Activity of a map read in the history. */
export const whatHistory = defineHistory(whatEntity, {
  describe: {
    subject: ({ id }) => ({ whatId: id }),
    created: 'what_created',
    removed: 'what_deleted',
    changed: {
      description: 'what_description',
      priorityId: 'what_priority',
      cost: 'what_cost',
      size: 'what_size',
      value: 'what_value',
      childContainerId: setOrCleared('childContainerId', 'what_story_map_linked', 'what_story_map_unlinked'),
      parentId: (change, subject) =>
        isMoved(change) ? [{ type: 'what_moved', ...subject, ...valuesOf(change, 'parentId') }] : [],
      orderKey: unlessMoved((_, subject) => [{ type: 'what_order', ...subject }]),
      rankKey: unlessMoved(setOrCleared('rankKey', 'what_rank', 'what_rank_removed')),
      // Both are derived from the parent.
      level: null,
      parentGeneration: null,
      generation: null,
    },
  },
});

export const whatExport = defineExport(whatEntity, {
  title: 'Activities of story maps',
  rows: { of: 'story_maps', range: rowKeys.whats },
});

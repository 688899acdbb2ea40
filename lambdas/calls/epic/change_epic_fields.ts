import type { PriorityItem } from '#lambdas/entities/company/company.ts';
import { epicEntity, type EpicItem, openEpic } from '#lambdas/entities/epic/epic.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_epic_fields } from '#shared/contract/epic/change_epic_fields.ts';
import * as errors from '#shared/errors.ts';
import { epicSizeError } from '#shared/rules/epic/epics.ts';

const FIELDS = ['priority', 'value', 'size', 'cost', 'primaryWho', 'primaryOutput'] as const;

export const grants: TableGrants = { BatchGetItem: ['COMPANY'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] };

export const handler = implementCommand(change_epic_fields, {
  load: async ({ reader, input: { containerId, releaseId, whatId, epicId, fields } }) => {
    const { keys } = reader;
    const { priority, primaryWho, primaryOutput } = fields;
    const [release, epic, ...named] = await reader.get<
      [ReleaseItem, EpicItem, ...(PriorityItem | WhoItem | ExploreItem)[]]
    >([
      rowKeys.release(keys, containerId, releaseId),
      rowKeys.epic(keys, containerId, releaseId, whatId, epicId),
      ...(typeof priority === 'string' ? [rowKeys.setting(keys, 'priority', priority)] : []),
      ...(typeof primaryWho === 'string' ? [rowKeys.who(keys, containerId, primaryWho)] : []),
      ...(typeof primaryOutput === 'string'
        ? [rowKeys.exploreObject(keys, containerId, releaseId, whatId, primaryOutput)]
        : []),
    ]);
    return { release, epic, named };
  },
  run: async ({ input, loaded: { release, epic: item, named }, reader: { keys }, writer }) => {
    const { containerId, releaseId, fields, expect } = input;
    openRelease(release);
    const epic = openEpic(item);
    const wanted = FIELDS.filter((field) => fields[field] !== undefined && fields[field] !== epic[field]);
    if (wanted.length === 0) return writer.unchanged([{ entity: epicEntity, row: epic }]);
    checkNotStale(expect, Object.fromEntries(wanted.map((field) => [field, epic[field]])), epicEntity, epic);
    const there = <Found>(type: string) =>
      named.find((found) => found?.type === type && notDeleted(found) !== undefined) as Found | undefined;
    const isSet = (field: (typeof FIELDS)[number]) => wanted.includes(field) && fields[field] !== null;
    // A value that is already set may stay although its entity is gone; it cannot be set anew.
    if (isSet('priority') && there<PriorityItem>('priority')?.active !== true)
      throw new CallError(errors.priorityDoesNotExist);
    if (isSet('primaryWho') && there<WhoItem>('who') === undefined) throw new CallError(errors.whoDoesNotExist);
    if (isSet('primaryOutput') && there<ExploreItem>('explore_object')?.exploreType !== 'data_output')
      throw new CallError(errors.exploreObjectDoesNotExist);
    const set = Object.fromEntries(wanted.map((field) => [field, fields[field]]));
    const error = epicSizeError({ ...epic, ...set });
    if (error !== undefined) throw new CallError(error);
    return writer.commit({ storyMap: containerId }, [
      change(epicEntity, epic, set),
      requireOpenRelease(keys, containerId, releaseId),
    ]);
  },
});

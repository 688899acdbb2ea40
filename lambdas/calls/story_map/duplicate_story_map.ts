import { visibleBoard } from '#lambdas/entities/story_map/board.ts';
import { stepsOfCopy, withoutWhos } from '#lambdas/entities/story_map/copyOfMap.ts';
import { createStoryMap, storyMapEntity, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { WhatDetailItem } from '#lambdas/entities/what/whatDetails.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { chunksOf } from '#lambdas/store/chunks.ts';
import { idOfText } from '#lambdas/store/idOfText.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { isCreation } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import { duplicate_story_map } from '#shared/contract/story_map/duplicate_story_map.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import * as errorTexts from '#shared/texts/errors.ts';

/**
 * How many transactions a call makes at most, one after the other: about 1,000 Activities, in a few seconds. What is
 * left is for the next call.
 */
export const MAX_PARTS = 50;

export const grants: TableGrants = {
  BatchGetItem: ['MAP'],
  Query: ['MAP', 'DETAIL'],
  PutItem: ['USER', 'MAPS', 'MAP', 'DETAIL', 'WHAT', 'WHO', 'PAIR'],
  UpdateItem: ['MAP', 'WHAT', 'WHO'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(duplicate_story_map, {
  load: async ({ reader, input: { containerId }, attempt }) => {
    const [board, details] = await Promise.all([
      reader.range<Stored>(rowKeys.board(reader.keys, containerId)),
      reader.range<WhatDetailItem>(rowKeys.detailsOfMap(reader.keys, containerId)),
    ]);
    return { board, details, attempt };
  },
  run: async ({ input: { containerId, name, whos }, loaded, person, reader, storyMap, writer }) => {
    const { keys } = reader;
    const { board, details, attempt } = loaded;
    // The same for the same command, so that it goes on where an earlier call has stopped.
    const id = writer.commandKey === undefined ? newId() : idOfText(writer.commandKey);
    const map = { ...visibleBoard(keys, containerId, board), details };
    const all = stepsOfCopy(keys, id, whos ? map : withoutWhos(map));
    // At first there is nothing to read; the first step fails when there is.
    const begun = attempt === 0 ? undefined : await readBegun(reader, id, person.uid);
    const creation = createStoryMap(keys, { id, name, why: storyMap.why, owner: person.uid, createdAt: Date.now() });
    const left = begun === undefined ? all : all.filter((steps) => !steps.some(begun.has));
    const parts = chunksOf(begun === undefined ? [[creation], ...left] : left, keys);
    const now = parts.slice(0, MAX_PARTS);
    const last = now.pop();
    const later = parts.slice(MAX_PARTS).flat().filter(isCreation).length;
    const outcome = { id, done: later === 0, copied: all.length - later, total: all.length };
    const head =
      begun?.head ?? (now.length > 0 && isCreation(creation) ? creation.kind.rowAfter(creation, 0) : undefined);
    const asTheyAre = head === undefined ? [] : [{ entity: storyMapEntity, row: head }];
    if (last === undefined) return writer.unchanged(asTheyAre, outcome);
    const scope = { storyMap: id };
    const withCondition = (part: Mutation[]) => (part.includes(creation) ? part : [...part, isThere(keys, id)]);
    for (const part of now) await writer.commit(scope, withCondition(part), {}, PART);
    const answer = { answeredTypes: [storyMapEntity.type], asTheyAre, isPart: !outcome.done };
    return writer.commit(scope, withCondition(last), outcome, answer);
  },
});

const PART = { isPart: true, isShown: false };

/** The condition that nobody has deleted the new story map while it is filled. */
const isThere = (keys: Keys, id: string): Mutation => ({
  do: 'require',
  key: rowKeys.storyMap(keys, id),
  require: [{ is: 'there' }, { without: 'deletedAt' }],
});

/** A copy that an earlier call has begun, and whether it has what a step creates; undefined when there is none. */
async function readBegun(
  reader: Reader,
  id: string,
  uid: string,
): Promise<{ head: StoryMapHead; has: (step: Mutation) => boolean } | undefined> {
  const { keys } = reader;
  const [[head], board, details] = await Promise.all([
    reader.get<[StoryMapHead]>([rowKeys.storyMap(keys, id)]),
    reader.range<Stored>(rowKeys.board(keys, id)),
    reader.range<Stored>(rowKeys.detailsOfMap(keys, id)),
  ]);
  if (head === undefined) return undefined;
  if (notDeleted(head)?.owner !== uid)
    throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
  const there = new Set([...board, ...details].map(rowKeys.nameOfKey));
  return { head, has: (step) => isCreation(step) && there.has(rowKeys.nameOfKey(step.item)) };
}

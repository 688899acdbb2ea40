import { beforeAll, expect, test } from 'vitest';
import * as rowKeys from '#lambdas/store/keys.ts';
import { joinParts } from '#shared/contract/joinParts.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { newEpicKey, newId } from '#shared/model/ids.ts';
import { MAX_EPIC_REFERENCES, MAX_EPICS, MAX_LONG_TEXT_LENGTH, MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { newEpicFields } from '#shared/rules/epic/epics.ts';
import { send } from '#tests/calls/support/caller.ts';
import { putItems } from '#tests/calls/support/fillMap.ts';
import { plannedMap } from '#tests/calls/support/plannedMap.ts';
import type { TestRelease } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld, storeOf } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

/** Reads an answer as clients do, part by part. */
async function readParts<Name extends CallName>(name: Name, input: CallInput<Name>) {
  let whole: Record<string, unknown> | undefined;
  const bytes: number[] = [];
  for (;;) {
    const asked = { ...input, ...(whole !== undefined && { after: whole['next'] }) };
    const { status, body, text } = await send(stack(), name, asked as CallInput<Name>, world.owner.idToken);
    expect(status, text.slice(0, 300)).toBe(200);
    bytes.push(Buffer.byteLength(text));
    const part = body as Record<string, unknown>;
    whole = whole === undefined ? part : joinParts(whole, part);
    if (whole['next'] === null) return { answer: whole as CallOutput<Name>, bytes };
  }
}

/** Fills an Activity in a release with the longest epics that there can be. @returns their keys in order */
async function fillWithEpics({ at, place }: TestRelease, text: string): Promise<string[]> {
  const { containerId } = at;
  const { releaseId, whatId } = place('A');
  const keys = storeOf(world.domain).reader.keys;
  const link = { name: text.repeat(MAX_NAME_LENGTH), type: newId() };
  const fields = newEpicFields({ releaseId, whatId }, { nameObject: null, nameObjectText: null, nameFreeText: 'Pay' });
  const referenceLinks = Array.from({ length: MAX_EPIC_REFERENCES }, () => link);
  const ids = Array.from({ length: MAX_EPICS }, (_, i) => newEpicKey(Date.now() + i));
  const notes = { text: text.repeat(MAX_LONG_TEXT_LENGTH), whatId, epicName: 'Pay' };
  await putItems(
    stack(),
    ids.flatMap((id) => [
      { ...rowKeys.epic(keys, containerId, releaseId, whatId, id), type: 'epic', id, version: 1, ...fields, referenceLinks },
      { ...rowKeys.epicNotes(keys, containerId, id), type: 'epic_notes', id, version: 1, ...notes },
    ]),
  );
  return ids;
}

/** What an answer of Lambda may have. */
const LAMBDA_BYTES = 6_000_000;

test.each(['a', '€', '"'])('the page up to the last of a hundred of the longest epics, all of %s, comes in parts', async (text) => {
  const { release } = await plannedMap(world);
  const ids = await fillWithEpics(release, text);
  const { answer, bytes } = await readParts('release_what', { ...release.place('A'), through: ids.at(-1) ?? '' });
  expect(answer.epics.map(({ id }) => id)).toEqual(ids);
  expect(answer.epics.at(-1)?.notes.text).toHaveLength(MAX_LONG_TEXT_LENGTH);
  expect(answer).toMatchObject({ total: MAX_EPICS, nextEpic: null });
  expect(answer.whats).toHaveLength(2);
  expect(Math.max(...bytes)).toBeLessThan(LAMBDA_BYTES);
});

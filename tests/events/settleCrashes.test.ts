import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ChangeRequestItem,
  type RequestPart,
  sortedParts,
} from '#lambdas/entities/change_request/changeRequest.ts';
import { createChangeRequest } from '#lambdas/entities/change_request/changeRequestSteps.ts';
import { renameShared, type SharedEntity } from '#lambdas/entities/company/shared.ts';
import { memberEntity } from '#lambdas/entities/story_map/storyMap.ts';
import { type MemberItem, storyMapEntity, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, remove } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { newId } from '#shared/model/ids.ts';
import { openSite, type Site } from './support/site.ts';
import { Work } from './support/work.ts';

let site: Site;
let work: Work;
beforeAll(async () => {
  site = await openSite({ crashing: true });
  work = new Work(site.company, 7);
  await work.begin();
});
afterAll(() => site.close());

const store = () => companyStore(site.company);
const keys = () => store().reader.keys;
const commit = (steps: Mutation[]) =>
  store().writer({ uid: 'somebody', tab: null, call: 'test' }).commit('company', steps);
const headOf = async (containerId: string) => {
  const [head] = await store().reader.get<[StoryMapHead]>([rowKeys.storyMap(keys(), containerId)]);
  return head ?? expect.fail('no map');
};
const editorOf = async (containerId: string) => {
  const [editor] = await store().reader.range<MemberItem>(rowKeys.members(keys(), containerId));
  return editor ?? expect.fail('no editor');
};
const entityOf = async (id: string) => {
  const [entity] = await store().reader.get<[SharedEntity]>([rowKeys.shared(keys(), 'what', id)]);
  return entity ?? expect.fail('no Activity');
};

/** The owner of the first map that uses an Activity asks for another text of it. */
async function ask(nth: number) {
  const { id: objectId, maps, text: oldText } = work.used[nth] ?? expect.fail('no Activity');
  const [containerId = '', ...others] = maps;
  const { owner } = await headOf(containerId);
  const own = newId();
  const request = {
    own,
    kind: 'what',
    objectId,
    containerId,
    owner,
    date: nth,
    oldText,
    newText: `New ${nth}`,
  } as const;
  const open = () => commit([createChangeRequest(keys(), request)]);
  const stateOf = async () => {
    const parts = await store().reader.range<RequestPart>(rowKeys.changeRequestParts(keys(), 'what', objectId, own));
    const { request: found, members } = sortedParts(parts);
    return { ...(found as ChangeRequestItem), members };
  };
  return { objectId, own, owner, others, open, stateOf, text: async () => (await entityOf(objectId)).text };
}

test(
  'requests are settled once, also when the consumer is killed before and after every record',
  { timeout: 120_000 },
  async () => {
    const source = site.source('deliver_requests');
    const drain = async () => {
      await site.written();
      while (await source.drain()) await site.written();
    };
    const [deserted, alone, left, renamed] = [await ask(0), await ask(1), await ask(2), await ask(3)];
    // All other maps of this request are its sender's, so that nobody else is asked.
    for (const containerId of alone.others)
      await commit([
        change(storyMapEntity, await headOf(containerId), { owner: alone.owner }),
        remove(memberEntity, await editorOf(containerId)),
      ]);
    // By itself, so that the consumer is killed between its two changes.
    await drain();
    await alone.open();
    await drain();
    expect(await alone.text()).toBe('New 1');
    for (const { open } of [deserted, left, renamed]) await open();
    await drain();
    expect((await deserted.stateOf()).asked).toBe(4);

    for (const containerId of deserted.others) await commit([remove(storyMapEntity, await headOf(containerId))]);
    const [leftMap = ''] = left.others;
    await commit([remove(memberEntity, await editorOf(leftMap), { context: [await headOf(leftMap)] })]);
    const entity = await entityOf(renamed.objectId);
    await commit(renameShared(keys(), 'what', entity, 'Renamed', entity.uses));
    await drain();

    expect(source.givenUp).toEqual([]);
    expect(site.crashes.count).toBeGreaterThan(20);
    // Applied once: the text has changed once, and the request was closed once.
    for (const { objectId, stateOf } of [deserted, alone]) {
      expect((await entityOf(objectId)).version).toBe(2);
      expect((await stateOf()).deletedAt).toBeDefined();
    }
    expect(await deserted.text()).toBe('New 0');
    expect(await deserted.stateOf()).toMatchObject({ applied: { by: null } });
    expect(await alone.stateOf()).toMatchObject({ applied: { by: alone.owner } });
    expect(await renamed.text()).toBe('Renamed');
    expect(await renamed.stateOf()).toMatchObject({ deletedAt: expect.any(Number) });
    const open = await left.stateOf();
    expect(open).toMatchObject({ asked: 3 });
    expect(open.deletedAt).toBeUndefined();
    expect(open.members).toHaveLength(3);
    // Inboxes have nothing but the request that is still open.
    for (const nth of Array.from({ length: 24 }, (_, i) => i))
      for (const uid of [`owner${nth}`, `editor${nth}`]) {
        const lists = await Promise.all(
          (['own', 'awaiting', 'answered'] as const).map((list) =>
            store().reader.range<{ requestId: string }>(rowKeys.listedChanges(keys(), uid, list)),
          ),
        );
        expect(
          lists.flat().every(({ requestId }) => requestId.endsWith(left.own)),
          uid,
        ).toBe(true);
      }
  },
);

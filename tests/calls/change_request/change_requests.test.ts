import { beforeAll, describe, expect, test } from 'vitest';
import { changeRequestEntity } from '#lambdas/entities/change_request/changeRequest.ts';
import { addMember, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { logOf } from '#tests/calls/support/history.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { requestIn } from '#tests/calls/support/requests.ts';
import { createSmallWorld, share, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { deliver_requests as deliver } from '#tests/events/support/functions.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const about = (map: TestMap, name: string) => ({
  containerId: map.containerId,
  objectId: map.id(name),
  changeType: 'what_description' as const,
});
const ask = (map: TestMap, name: string, newDescription: string, as?: Somebody) =>
  world.call('create_description_change_request', { ...about(map, name), newDescription }, as);
const refusalOf = (map: TestMap, name: string, newDescription: string) =>
  refusal(world, 'create_description_change_request', { ...about(map, name), newDescription });

/** A map of the owner, and another one of a colleague with the same Activity and the given editors and viewers. */
async function shared(editors: Somebody[] = [], viewers: Somebody[] = []) {
  const map = await mapOf(world, 'A: a1 | B');
  const other = await world.call(
    'story_map_container_create',
    { name: `Other ${map.text('A')}`, why: 'To share' },
    world.colleague,
  );
  const id = other.id;
  await world.call('add_what', { containerId: id, description: map.text('A'), level: 0 }, world.colleague);
  for (const { uid } of editors) await share(world.domain, id, uid, 'editor');
  for (const { uid } of viewers) await share(world.domain, id, uid, 'viewer');
  return { map, other: { id, name: `Other ${map.text('A')}` } };
}

async function delivered(requestId: string | null) {
  await stack().stream.settled();
  return requestIn(await tableOf(stack(), world.domain), world.domain, requestId ?? '');
}

describe('a change request', () => {
  test('says what is asked for, and holds all that an inbox needs', async () => {
    const { map, other } = await shared([world.editor], [world.viewer]);
    const answer = await ask(map, 'A', map.text('Anew'));
    expect(answer.changed).toEqual([
      expect.objectContaining({
        type: 'change_request',
        id: answer.requestId,
        version: 1,
        changeType: 'what_description',
        whatId: map.id('A'),
        oldDescription: map.text('A'),
        newDescription: map.text('Anew'),
        containerId: map.containerId,
        owner: world.owner.uid,
        escalated: false,
        date: expect.any(Number),
      }),
    ]);
    const found = await delivered(answer.requestId);
    expect(found.containers).toEqual({ [other.id]: other.name });
    // Viewers only read, so they are not asked.
    expect(found.members).toEqual({ [world.colleague.uid]: 'empty', [world.editor.uid]: 'empty' });
    expect(found.awaiting).toEqual([world.colleague.uid, world.editor.uid].sort());
    expect(found.asked).toEqual([world.owner.uid]);
    expect(found.request).toMatchObject({ asked: 2, version: 2 });
    // Nothing has changed yet.
    expect((await map.board()).whats.find(({ id }) => id === map.id('A'))?.description).toBe(map.text('A'));
  });

  test('takes the new text as newValue too, but not both and not none', async () => {
    const { map } = await shared();
    const input = about(map, 'A');
    expect(await refusal(world, 'create_description_change_request', input)).toBe('400 bad-input');
    expect(
      await refusal(world, 'create_description_change_request', { ...input, newDescription: 'x', newValue: 'x' }),
    ).toBe('400 bad-input');
    expect(
      await world.call('create_description_change_request', { ...input, newValue: map.text('Value') }),
    ).toMatchObject({
      changed: [{ newDescription: map.text('Value') }],
    });
  });

  test('is unnecessary while nobody else uses the Activity, or once the other map is deleted', async () => {
    const { map, other } = await shared();
    expect(await refusalOf(map, 'B', map.text('C'))).toBe('409 change-allowed');
    await world.call('delete_container', { containerId: other.id }, world.colleague);
    expect(await refusalOf(map, 'A', map.text('C'))).toBe('409 change-allowed');
    expect(await refusal(world, 'change_what_description', { ...about(map, 'A'), newDescription: map.text('C') })).toBe(
      'went through',
    );
  });

  test.each(['first', 'second'] as const)(
    'goes to the remaining map when the %s of two other maps has been deleted',
    async (gone) => {
      const { map, other } = await shared();
      const another = await mapOf(world);
      await another.add('A', null, { description: map.text('A') });
      // The table lists maps by their ids.
      const ids = [other.id, another.containerId].sort();
      const [deleted, left] = gone === 'first' ? ids : ids.reverse();
      await world.call(
        'delete_container',
        { containerId: deleted ?? '' },
        deleted === other.id ? world.colleague : world.owner,
      );
      const { requestId } = await ask(map, 'A', map.text('Anew'));
      expect(Object.keys((await delivered(requestId)).containers)).toEqual([left]);
    },
  );

  test('is refused for the text that the Activity has, and for the text of another Activity', async () => {
    const { map } = await shared();
    expect(await ask(map, 'A', map.text('A'))).toMatchObject({
      change: null,
      changed: [{ type: 'what', id: map.id('A'), description: map.text('A') }],
      requestId: null,
    });
    expect(await refusalOf(map, 'A', map.text('b'))).toBe('409 description-taken');
  });

  test('is made once per text, whatever its spelling and whoever asks, and again for another text', async () => {
    const { map } = await shared();
    const answers = await Promise.allSettled([ask(map, 'A', map.text('Same')), ask(map, 'A', map.text('same '))]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(map, 'A', map.text('SAME'))).toBe('409 request-exists');
    await ask(map, 'A', map.text('Another'));
  });

  test('is refused for what is not on the map', async () => {
    const { map } = await shared();
    const elsewhere = await mapOf(world, 'X');
    const question = { ...about(elsewhere, 'X'), containerId: map.containerId, newDescription: 'Y' };
    expect(await refusal(world, 'create_description_change_request', question)).toBe('404 what-does-not-exist');
    // Hidden under a deleted Activity.
    const other = await mapOf(world);
    await other.add('a1', null, { description: map.text('a1') });
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    expect(await refusalOf(map, 'a1', map.text('a2'))).toBe('404 what-does-not-exist');
  });

  test('is in the log of the map from which it was made', async () => {
    const { map } = await shared();
    const { change } = await ask(map, 'A', map.text('Logged'));
    const entry = logOf(await tableOf(stack(), world.domain), world.domain, map.containerId).find(
      ({ id }) => id === change,
    );
    expect(entry).toMatchObject({
      uid: world.owner.uid,
      changes: [{ type: 'change_request', was: null, now: { oldText: map.text('A'), newText: map.text('Logged') } }],
    });
  });
});

describe('the delivery', () => {
  const company = () =>
    companyOfEmail(world.owner.email) ??
    (() => {
      throw new Error('no company');
    })();
  const record = (requestId: string) => {
    const [kind = '', objectId = '', own = ''] = requestId.split('-');
    return {
      dynamodb: {
        Keys: { pk: { S: `C#${company()}#${kind.toUpperCase()}#${objectId}` }, sk: { S: `request#${own}` } },
        SequenceNumber: '7',
      },
    };
  };

  test('asks the owners of many maps once each, in transactions within the limits; a second run adds nothing', async () => {
    const map = await mapOf(world, 'A');
    const { reader, writer } = companyStore(company());
    // 60 people on three maps: more than one change holds.
    const uids = Array.from({ length: 60 }, (_, i) => `Person${String(i).padStart(14, '0')}`);
    for (let i = 0; i < 3; i += 1) {
      const other = await mapOf(world);
      await other.add('A', null, { description: map.text('A') });
      const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, other.containerId)]);
      const members = uids
        .slice(i * 20, i * 20 + 20)
        .map((uid) => addMember(reader.keys, other.containerId, uid, 'editor', head));
      await writer({ uid: null, tab: null, call: 'test' }).commit({ storyMap: other.containerId }, members);
    }
    const { requestId } = await ask(map, 'A', map.text('Anew'));
    const found = await delivered(requestId);
    expect(Object.keys(found.containers)).toHaveLength(3);
    // The requester owns the other maps and agrees by asking.
    expect(Object.keys(found.members).sort()).toEqual([...uids, world.owner.uid].sort());
    expect(found.members[world.owner.uid]).toBe(true);
    expect(found.awaiting).toEqual([...uids].sort());
    expect(found.request).toMatchObject({ asked: 61, agreed: 1 });
    const entries = logOf(await tableOf(stack(), world.domain), world.domain, map.containerId).filter(
      ({ call }) => call === 'deliver_requests',
    );
    expect(entries.map(({ uid }) => uid)).toEqual([null, null]);

    expect(await deliver({ Records: [record(requestId ?? ''), record(requestId ?? '')] })).toEqual({
      batchItemFailures: [],
    });
    expect(await delivered(requestId)).toEqual(found);
  });

  test('resumes where it stopped, and names what failed', async () => {
    const { map } = await shared([world.editor]);
    const { requestId } = await ask(map, 'A', map.text('Anew'));
    const before = await delivered(requestId);
    // As if it had stopped after the first person.
    const { reader, writer } = companyStore(company());
    const [, objectId = '', own = ''] = (requestId ?? '').split('-');
    await writer({ uid: null, tab: null, call: 'test' }).commit('company', [
      { do: 'deletePointer', key: rowKeys.changeRequestMember(reader.keys, 'what', objectId, own, world.editor.uid) },
      {
        do: 'deletePointer',
        key: rowKeys.listedChange(
          reader.keys,
          world.editor.uid,
          'awaiting',
          Number(before.request['date']),
          requestId ?? '',
        ),
      },
      change(changeRequestEntity, before.request as never, { asked: null }),
    ]);
    const after = await delivered(requestId);
    expect({ ...after, request: undefined }).toEqual({ ...before, request: undefined });
    expect(after.request).toMatchObject({ asked: 2 });

    const table = process.env['TABLE_NAME'];
    process.env['TABLE_NAME'] = 'another-table';
    try {
      expect(await deliver({ Records: [record(requestId ?? '')] })).toEqual({
        batchItemFailures: [{ itemIdentifier: '7' }],
      });
    } finally {
      process.env['TABLE_NAME'] = table;
    }
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { send } from '../support/caller.ts';
import { mapOf, refusal } from '../support/mapOf.ts';
import { createSmallWorld, share, type SmallWorld, type Somebody } from '../support/smallWorld.ts';
import { tableOf } from '../support/table.ts';
import { useOnAnotherMap } from '../support/useOnAnotherMap.ts';
import { useStack } from '../support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

type Scope = Pick<CallInput<'revert_change'>, 'containerId' | 'initiativeId'>;

const undo = (scope: Scope, changeIds: string[], who?: Somebody) =>
  world.call('revert_change', { ...scope, changeIds }, who);
const refused = async (scope: Scope, changeIds: string[], who?: Somebody) =>
  (await refusal(world, 'revert_change', { ...scope, changeIds }, who)).replace(/^\d+ /, '');

/** A new map with two Activities that the editor may edit too. */
async function newMap() {
  const map = await mapOf(world, 'A: a1 | B');
  const { containerId } = map;
  await share(world.domain, containerId, world.editor.uid, 'editor');
  const why = async (text: string, who?: Somebody) =>
    String((await world.call('change_story_map_why', { containerId, why: text }, who)).change);
  const whyNow = async () => (await world.call('get_container', { containerId })).why;
  const fields = async (name: string, set: CallInput<'change_what_fields'>['fields'], who?: Somebody) =>
    String((await world.call('change_what_fields', { containerId, whatId: map.id(name), fields: set }, who)).change);
  const whatNow = async (whatId: string) =>
    (await world.call('get_container', { containerId })).whats.find(({ id }) => id === whatId);
  const add = async (description: string, parentId?: string, who?: Somebody) =>
    world.call(
      'add_what',
      { containerId, description, level: parentId === undefined ? 0 : 1, ...(parentId !== undefined && { parentId }) },
      who,
    );
  return { ...map, containerId, why, whyNow, fields, whatNow, add };
}

describe('who may undo a change', () => {
  test('is the person who made it, once', async () => {
    const { containerId, why } = await newMap();
    const change = await why('One');
    expect(await refused({ containerId }, [change], world.editor)).toBe('not-your-change');
    await undo({ containerId }, [change]);
    expect(await refused({ containerId }, [change])).toBe('already-undone');
  });

  test('must be allowed to make it now', async () => {
    const { containerId, why, whyNow } = await newMap();
    const change = await why('Of the editor', world.editor);
    await world.call('change_member_role', { containerId, uid: world.editor.uid, role: 'viewer' });
    expect(await refused({ containerId }, [change], world.editor)).toBe('permission-denied');
    expect(await whyNow()).toBe('Of the editor');
  });

  test('cannot tell a hidden map from a missing one', async () => {
    const { containerId, why } = await newMap();
    const answers = await Promise.all(
      [containerId, 'x'.repeat(20)].map(async (id) => {
        const input = { containerId: id, changeIds: [await why(`Hidden ${id}`)] };
        return (await send(stack(), 'revert_change', input, world.colleague.idToken)).body;
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'permission-denied' });
  });

  test('names changes of this map, of a kind that can be undone', async () => {
    const { containerId, why } = await newMap();
    const other = await newMap();
    expect(await refused({ containerId: other.containerId }, [await why('Elsewhere')])).toBe('change-does-not-exist');
    const { change } = await world.call('add_member', { containerId, uid: world.viewer.uid, role: 'viewer' });
    expect(await refused({ containerId }, [String(change)])).toBe('cannot-be-undone');
  });
});

describe('what a colleague has changed meanwhile', () => {
  test('stays, field by field, and is named', async () => {
    const { containerId, id, fields, whatNow } = await newMap();
    const change = await fields('B', { cost: 3, size: 4 });
    await fields('B', { cost: 9 }, world.editor);
    const answer = await undo({ containerId }, [change]);
    expect(answer.kept).toEqual([
      { type: 'what', id: id('B'), field: 'cost', reason: 'changed', by: world.editor.uid },
    ]);
    expect(await whatNow(id('B'))).toMatchObject({ cost: 9, size: null });
  });

  test('stays when nothing else is left to undo, which writes nothing', async () => {
    const { containerId, why, whyNow } = await newMap();
    const change = await why('Mine');
    await why('Theirs', world.editor);
    const before = await tableOf(stack(), world.domain);
    expect(await undo({ containerId }, [change])).toMatchObject({ change: null, kept: [{ field: 'why' }] });
    expect(await whyNow()).toBe('Theirs');
    expect(await tableOf(stack(), world.domain)).toEqual(before);
  });

  test('keeps a new Activity under which a colleague has put another', async () => {
    const { containerId, add, whatNow } = await newMap();
    const { id, change } = await add('New one');
    const below = await add('Of the editor', id, world.editor);
    const answer = await undo({ containerId }, [String(change)]);
    expect(answer).toMatchObject({ change: null, kept: [{ type: 'what', id, field: null, reason: 'used' }] });
    expect(await whatNow(below.id)).toBeDefined();
  });

  test('keeps what a colleague has restored or deleted', async () => {
    const { containerId, id, whatNow, fields } = await newMap();
    const whatId = id('B');
    const { change } = await world.call('delete_what2', { containerId, whatId });
    await world.call('restore_what', { containerId, whatId }, world.editor);
    expect(await undo({ containerId }, [String(change)])).toMatchObject({
      change: null,
      kept: [{ reason: 'restored' }],
    });
    const cost = await fields('B', { cost: 1 });
    await world.call('delete_what2', { containerId, whatId }, world.editor);
    expect(await undo({ containerId }, [cost])).toMatchObject({ change: null, kept: [{ reason: 'deleted' }] });
    expect(await whatNow(whatId)).toBeUndefined();
  });
});

describe('the rules of the change itself', () => {
  test('refuse to take away an Activity with sub-activities, and write nothing', async () => {
    const { containerId, add } = await newMap();
    const { id, change } = await add('Parent');
    await add('Child', id);
    const before = await tableOf(stack(), world.domain);
    expect(await refused({ containerId }, [String(change)])).toBe('what-has-children');
    expect(await tableOf(stack(), world.domain)).toEqual(before);
  });

  test('refuse a former text that another Activity has by now', async () => {
    const { containerId, id, text, add } = await newMap();
    const former = text('B');
    const { change } = await world.call('change_what_description', {
      containerId,
      objectId: id('B'),
      changeType: 'what_description',
      newDescription: 'Quite another text',
    });
    await add(former);
    expect(await refused({ containerId }, [String(change)])).toBe('description-taken');
  });

  test('refuse to rename what another story map has begun to use', async () => {
    const { containerId, id } = await newMap();
    const other = await newMap();
    const { change } = await world.call('change_what_description', {
      containerId,
      objectId: id('B'),
      changeType: 'what_description',
      newDescription: 'A text that is shared',
    });
    await useOnAnotherMap(world.owner.email, other.containerId, id('B'));
    expect(await refused({ containerId }, [String(change)])).toBe('description-shared');
  });

  test('refuse a change of a release that is completed by now', async () => {
    const { containerId } = await newMap();
    const { id: releaseId } = await world.call('create_release', { containerId, name: 'First' });
    const { change } = await world.call('change_release_name', { containerId, releaseId, name: 'Second' });
    await world.call('complete_release', { containerId, releaseId });
    expect(await refused({ containerId }, [String(change)])).toBe('release-completed');
  });
});

test('a new Activity stays with the company when it is undone', async () => {
  const { containerId, add } = await newMap();
  const { id, change } = await add('Known to the company');
  await undo({ containerId }, [String(change)]);
  expect(await add('Known to the company')).toMatchObject({ id, usedExistingWhat: true });
});

describe('several changes', () => {
  test('are undone from the newest to the oldest, in one change that is redone as a whole', async () => {
    const { containerId, why, whyNow, add, whatNow } = await newMap();
    await why('Zero');
    const [one, two] = [await why('One'), await why('Two')];
    const { id, change } = await add('Along');
    const undone = await undo({ containerId }, [one, String(change), two]);
    expect(undone.reverted).toEqual([String(change), two, one]);
    expect([await whyNow(), await whatNow(id)]).toEqual(['Zero', undefined]);
    await undo({ containerId }, [String(undone.change)]);
    expect(await whyNow()).toBe('Two');
    expect(await whatNow(id)).toMatchObject({ description: 'Along' });
  });

  test('that do not fit into one transaction are undone in parts', async () => {
    const { containerId, add, whatNow } = await newMap();
    const added = [];
    for (let i = 0; i < 20; i += 1) added.push(await add(`Part ${i}`));
    let left = added.map(({ change }) => String(change));
    const parts: number[] = [];
    while (left.length > 0) {
      const answer = await undo({ containerId }, left);
      parts.push(answer.reverted.length);
      ({ left } = answer);
    }
    expect(parts.length).toBeGreaterThan(1);
    expect(await Promise.all(added.map(({ id }) => whatNow(id)))).toEqual(added.map(() => undefined));
  });
});

test('a revert that is sent twice takes effect once, and answers the same', async () => {
  const { containerId, why, whyNow } = await newMap();
  const before = await whyNow();
  const input = { containerId, changeIds: [await why('Twice')] };
  const twice = await Promise.all(
    [1, 2].map(() => send(stack(), 'revert_change', input, world.owner.idToken, { 'idempotency-key': 'twice' })),
  );
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice[0]?.body).toEqual(twice[1]?.body);
  expect(await whyNow()).toBe(before);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { setTableClient, tableClient } from '#lambdas/store/table/client.ts';
import { askedChanges } from '#tests/calls/support/askedChanges.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { cardsOf, sharedBy, type SharedText, textsOf } from '#tests/calls/support/sharedTexts.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const { asked, ask, settled, respond, cardOf, awaitingOf } = askedChanges(stack, () => world);

describe('an answer', () => {
  test.each(['what', 'who'] as const)(
    'of the last person who is asked applies the change on every map that uses the text (%s)',
    async (kind) => {
      const { shared, newText, requestId } = await asked([world.owner, world.colleague, world.editor], kind);
      const before = await awaitingOf(world.colleague);
      expect(await respond(requestId, true, world.colleague)).toMatchObject({ outcome: 'waiting' });
      expect(await textsOf(world, shared)).toEqual([shared.text, shared.text, shared.text]);
      expect(await awaitingOf(world.colleague)).toBe(before - 1);
      expect((await cardOf(requestId, 'own', world.owner))?.members).toEqual({
        [world.colleague.uid]: true,
        [world.editor.uid]: 'empty',
      });
      expect(await respond(requestId, true, world.editor)).toMatchObject({ outcome: 'applied' });
      await settled();
      expect(await textsOf(world, shared)).toEqual([newText, newText, newText]);
      for (const [list, person] of [
        ['own', world.owner],
        ['awaiting', world.editor],
        ['answered', world.colleague],
      ] as const)
        expect(await cardOf(requestId, list, person)).toBeUndefined();
      expect(
        await refusal(world, 'respond_description_change_request', { requestId, accept: false }, world.editor),
      ).toBe('404 change-request-does-not-exist');
    },
  );

  test('that declines ends nothing: everybody sees it, and it can be changed as long as the request is open', async () => {
    const { shared, newText, requestId } = await asked([world.owner, world.colleague, world.editor]);
    await respond(requestId, false, world.colleague);
    expect(await respond(requestId, true, world.editor)).toMatchObject({ outcome: 'waiting' });
    await settled();
    const answers = { [world.colleague.uid]: false, [world.editor.uid]: true };
    expect((await cardOf(requestId, 'own', world.owner))?.members).toEqual(answers);
    expect((await cardOf(requestId, 'answered', world.editor))?.members).toEqual(answers);
    expect(await cardOf(requestId, 'awaiting', world.colleague)).toBeUndefined();
    await respond(requestId, false, world.editor);
    await respond(requestId, true, world.editor);
    expect(await respond(requestId, true, world.colleague)).toMatchObject({ outcome: 'applied' });
    await settled();
    expect(await textsOf(world, shared)).toEqual([newText, newText, newText]);
  });

  test('is refused to people who are not asked, and twice the same answer changes nothing', async () => {
    const { requestId } = await asked([world.owner, world.colleague, world.editor]);
    for (const person of [world.owner, world.viewer])
      expect(await refusal(world, 'respond_description_change_request', { requestId, accept: true }, person)).toBe(
        '404 change-request-does-not-exist',
      );
    await respond(requestId, false, world.colleague);
    expect(await respond(requestId, false, world.colleague)).toMatchObject({ change: null, outcome: 'waiting' });
  });

  test('of two people at the same moment: one of them is the last, and the change is applied once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { shared, newText, requestId } = await asked([world.owner, world.colleague, world.editor]);
      const answers = await Promise.all([
        respond(requestId, true, world.colleague),
        respond(requestId, true, world.editor),
      ]);
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['applied', 'waiting']);
      await settled();
      expect(await textsOf(world, shared)).toEqual([newText, newText, newText]);
    }
  });

  test('that comes between the read and the write of another one is counted', async () => {
    const { requestId } = await asked([world.owner, world.colleague, world.editor]);
    const client = tableClient();
    try {
      beforeNextCommit(() => respond(requestId, true, world.editor));
      expect(await respond(requestId, true, world.colleague)).toMatchObject({ outcome: 'applied' });
    } finally {
      setTableClient(client);
    }
    expect(await cardOf(requestId, 'own', world.owner)).toBeUndefined();
  });
});

describe('who makes a request', () => {
  test('agrees by asking: it is applied at once when all other maps are their own', async () => {
    const { shared, newText, requestId } = await asked([world.owner, world.owner]);
    expect(await textsOf(world, shared)).toEqual([newText, newText]);
    expect(await cardOf(requestId, 'own', world.owner)).toBeUndefined();
  });

  test('is shown among those who agree when they own one of the other maps, and is asked nothing', async () => {
    const before = await awaitingOf(world.owner);
    const { requestId } = await asked([world.owner, world.owner, world.colleague]);
    expect((await cardOf(requestId, 'own', world.owner))?.members).toEqual({
      [world.owner.uid]: true,
      [world.colleague.uid]: 'empty',
    });
    expect(await awaitingOf(world.owner)).toBe(before);
    expect(await cardOf(requestId, 'answered', world.owner)).toBeUndefined();
  });

  test('deletes it while it is open, alone or all for an Activity at once; others cannot', async () => {
    const { shared, newText, requestId } = await asked([world.owner, world.colleague]);
    const others = [await ask(shared, `${newText} 2`), await ask(shared, `${newText} 3`)];
    const foreign = await asked([world.colleague, world.owner]);
    for (const person of [world.colleague, world.editor])
      expect(await refusal(world, 'delete_open_description_change_request', { requestId }, person)).toBe(
        '404 change-request-does-not-exist',
      );
    await world.call('delete_open_description_change_request', { requestId });
    expect(await cardOf(requestId, 'own', world.owner)).toBeUndefined();
    expect(await cardOf(requestId, 'awaiting', world.colleague)).toBeUndefined();
    const object = { objectId: shared.id, changeType: 'what_description' } as const;
    expect(await refusal(world, 'delete_change_requests_of_object', object, world.colleague)).toBe(
      '404 change-request-does-not-exist',
    );
    const answer = await world.call('delete_change_requests_of_object', object);
    expect(answer).toMatchObject({ left: 0 });
    expect(answer.removed.map(({ id }) => id).sort()).toEqual(others.sort());
    await settled();
    expect(await awaitingOf(world.colleague)).toBe((await cardsOf(world, 'awaiting', world.colleague)).length);
    expect(await cardOf(foreign.requestId, 'own', world.colleague)).toBeDefined();
    // The same text can be asked for again.
    await ask(shared, newText);
  });
});

describe('an escalated request', () => {
  const escalated = async () => (await world.call('escalated_change_requests', { page: 1 })).docs.map(({ id }) => id);

  test('is accepted by an administrator for everybody, also for those who declined', async () => {
    const { shared, newText, requestId } = await asked([world.colleague, world.owner, world.editor]);
    await respond(requestId, false, world.editor);
    const accept = () => refusal(world, 'admin_accept_change_request', { requestId });
    expect(await accept()).toBe('409 request-not-escalated');
    expect(await refusal(world, 'escalate_change_request', { requestId }, world.editor)).toBe(
      '404 change-request-does-not-exist',
    );
    await world.call('escalate_change_request', { requestId }, world.colleague);
    expect(await escalated()).toContain(requestId);
    // Administrators see every story map, so also the names of those that they are no members of.
    const { docs } = await world.call('escalated_change_requests', { page: 1 });
    expect(docs.map(({ otherContainers }) => otherContainers)).toEqual(docs.map(() => 0));
    expect(Object.keys(docs.find(({ id }) => id === requestId)?.containers ?? {})).toHaveLength(2);
    expect(await world.call('escalate_change_request', { requestId }, world.colleague)).toMatchObject({ change: null });
    expect(await refusal(world, 'admin_accept_change_request', { requestId }, world.colleague)).toBe(
      '403 not-administrator',
    );
    expect(await world.call('admin_accept_change_request', { requestId })).toMatchObject({ outcome: 'applied' });
    await settled();
    expect(await textsOf(world, shared)).toEqual([newText, newText, newText]);
    expect(await escalated()).not.toContain(requestId);
    expect(await awaitingOf(world.owner)).toBe((await cardsOf(world, 'awaiting', world.owner)).length);
  });

  test.each([
    [
      'itself',
      (requestId: string) => world.call('delete_open_description_change_request', { requestId }, world.colleague),
    ],
    [
      'with all of its object',
      (_: string, { id }: SharedText) =>
        world.call(
          'delete_change_requests_of_object',
          { objectId: id, changeType: 'what_description' },
          world.colleague,
        ),
    ],
  ] as const)('leaves the administrators when its sender deletes it %s', async (_, remove) => {
    const { shared, requestId } = await asked([world.colleague, world.editor]);
    await world.call('escalate_change_request', { requestId }, world.colleague);
    expect(await escalated()).toContain(requestId);
    await remove(requestId, shared);
    expect(await escalated()).not.toContain(requestId);
  });

  test('goes back to the people who are asked, by its sender or by an administrator, and can be escalated again', async () => {
    const { requestId } = await asked([world.colleague, world.editor]);
    for (const person of [world.colleague, world.owner]) {
      await world.call('escalate_change_request', { requestId }, world.colleague);
      expect((await cardOf(requestId, 'own', world.colleague))?.escalated).toBe(true);
      expect(await refusal(world, 'deescalate_change_request', { requestId }, world.editor)).toBe(
        '404 change-request-does-not-exist',
      );
      await world.call('deescalate_change_request', { requestId }, person);
      expect(await escalated()).not.toContain(requestId);
    }
    expect(await respond(requestId, true, world.editor)).toMatchObject({ outcome: 'applied' });
  });
});

describe('a list of requests', () => {
  test('has ten to a page, newest first, and names only maps that its reader may see', async () => {
    const person = world.viewer;
    const shared = await sharedBy(world, 'what', [person, world.colleague, world.editor]);
    const ids: string[] = [];
    for (let i = 0; i < 12; i += 1) ids.push(await ask(shared, `Wish ${i} ${shared.text}`, person));
    const first = await world.call('change_requests', { list: 'own', page: 1 }, person);
    expect(first).toMatchObject({ page: 1, totalPages: 2, total: 12 });
    expect(first.docs.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
    const past = await world.call('change_requests', { list: 'own', page: 7 }, person);
    expect(past.docs.map(({ id }) => id)).toEqual(ids.slice(0, 2).reverse());
    expect(past.page).toBe(2);
    expect(first.docs[0]).toMatchObject({ containers: {}, otherContainers: 2, oldDescription: shared.text });
    const theirs = shared.maps[1]?.containerId ?? '';
    const [card] = await cardsOf(world, 'awaiting', world.colleague);
    expect(card).toMatchObject({
      containers: { [theirs]: `Map 1 of ${shared.text}` },
      otherContainers: 1,
      owner: person.uid,
    });
    expect(await cardsOf(world, 'own', world.applicant).catch(() => 'refused')).toBe('refused');
  });
});

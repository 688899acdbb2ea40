import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import type { Api } from '#tests/e2e/support/api.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, dialogGone, expectFocus, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

const WANTED = 'Find a free desk';

/** A map of its owner with an Activity. */
async function mapWith(api: Api, name: string, description: string): Promise<{ containerId: string; whatId: string }> {
  const { id: containerId } = await api.call('story_map_container_create', { name, why: 'To share' });
  const { id: whatId } = await api.call('add_what', { containerId, description, level: 0 });
  return { containerId, whatId };
}

/** Ann, an admin, and Bob have maps with the same Activity; Bob asks for another text of it. */
async function asking() {
  const { person: ann, api } = await newcomer();
  const company = ann.email.split('@')[1] ?? '';
  const { person: bob, api: bobs } = await newcomer({ name: 'Bob', company });
  await api.call('add_registered_email', { email: bob.email });
  const hers = await mapWith(api, 'Her desks', 'Find a desk');
  const his = await mapWith(bobs, 'His desks', 'Find a desk');
  const ask = async (newDescription: string) => {
    const { requestId } = await bobs.call('create_description_change_request', {
      containerId: his.containerId,
      objectId: his.whatId,
      changeType: 'what_description',
      newDescription,
    });
    await expect
      .poll(
        async () =>
          (await bobs.call('change_requests', { list: 'own', page: 1 })).docs.find(({ id }) => id === requestId)
            ?.members,
      )
      .not.toEqual({});
    return requestId ?? '';
  };
  const textOn = async () =>
    (await api.call('get_container', { containerId: hers.containerId })).whats.find(({ id }) => id === hers.whatId)
      ?.description;
  return { ann, api, bob, bobs, hers, his, ask, textOn };
}

const region = (name: string) => screen.findByRole('region', { name });

test('a request that awaits somebody is in the badge and on the page, and is made everywhere once they accept it', async () => {
  const { ann, bob, ask, textOn } = await asking();
  await ask(WANTED);
  const user = await openApp('/change_requests', ann);
  await screen.findByRole('link', {
    name: `${navigationTexts.requests}, ${navigationTexts.waitingRequests({ count: 1 })}`,
  });
  await expectText(texts.emptyHelp.own);
  expect(screen.getByText(texts.empty)).toBeTruthy();
  // The badge leads to what it counts.
  await user.click(
    screen.getByRole('link', {
      name: `${navigationTexts.requests}, ${navigationTexts.waitingRequests({ count: 1 })}`,
    }),
  );
  await screen.findByRole('link', { name: `${texts.tabs.awaiting} (1)`, current: 'page' });
  const list = await region(texts.lists.awaiting);
  const card = await within(list).findByRole('listitem', { name: `${texts.kind.what_description} ${WANTED}` });
  expect(card.querySelector('ins')?.textContent?.trim()).toBe('free');
  expect(card.querySelector('del')).toBeNull();
  expect(within(card).getByRole('link', { name: 'Her desks' })).toBeTruthy();
  expect(card.textContent).toContain(texts.by({ name: bob.username }));
  expect(card.textContent).toContain(`${texts.you({ name: ann.username })}${texts.answers.empty}`);
  await press(user, texts.acceptNamed({ text: WANTED }), card);
  await expectText(texts.outcomes.applied({ text: WANTED }));
  await waitFor(() => expect(within(list).queryByText(texts.kind.what_description)).toBeNull());
  await expectFocus(screen.getByRole('heading', { level: 1 }));
  await screen.findByRole('link', { name: navigationTexts.requests });
  await expect.poll(textOn).toBe(WANTED);
});

test('a decline is shown to everybody, and can be changed while the request is open', async () => {
  const { ann, bob, ask } = await asking();
  await ask(WANTED);
  const user = await openApp('/change_requests?tab=awaiting', ann);
  await press(user, texts.declineNamed({ text: WANTED }), await region(texts.lists.awaiting));
  await expectText(texts.outcomes.declined({ text: WANTED }));
  const answered = await region(texts.lists.answered);
  expect(answered.textContent).toContain(texts.answers.declined);
  expect(within(answered).queryByRole('button', { name: texts.declineNamed({ text: WANTED }) })).toBeNull();
  await within(answered).findByRole('button', { name: texts.acceptNamed({ text: WANTED }) });
  await openApp('/change_requests', bob);
  const own = await region(texts.lists.own);
  await within(own).findByText(texts.answers.declined);
  expect(own.textContent).toContain(texts.otherMaps({ count: 1 }));
});

test('its sender escalates it, and an admin accepts it for everybody', async () => {
  const { ann, bob, ask, textOn } = await asking();
  await ask(WANTED);
  const user = await openApp('/change_requests', bob);
  await press(user, texts.escalateNamed({ text: WANTED }));
  await expectText(texts.results.escalated);
  await expectText(texts.escalated);
  expect(screen.getByRole('button', { name: texts.escalateNamed({ text: WANTED }) })).toHaveProperty('disabled', true);
  await press(user, texts.takeBackNamed({ text: WANTED }));
  await waitFor(() => expect(screen.queryByText(texts.escalated)).toBeNull());
  await press(user, texts.escalateNamed({ text: WANTED }));
  await expectText(texts.escalated);

  const admin = await openApp('/admin?tab=requests', ann);
  const section = await region(texts.lists.escalated);
  await press(admin, texts.acceptForAllNamed({ text: WANTED }), section);
  await press(admin, texts.acceptForAll, await dialog());
  await expectText(texts.outcomes.appliedByAdmin({ text: WANTED }));
  await dialogGone();
  await within(section).findByText(texts.empty);
  await expect.poll(textOn).toBe(WANTED);
});

test('an admin who does not accept it gives it back', async () => {
  const { ann, bobs, ask } = await asking();
  await bobs.call('escalate_change_request', { requestId: await ask(WANTED) });
  const admin = await openApp('/admin?tab=requests', ann);
  const section = await region(texts.lists.escalated);
  await press(admin, texts.giveBackNamed({ text: WANTED }), section);
  await expectText(texts.results.givenBack);
  await within(section).findByText(texts.empty);
  expect((await bobs.call('change_requests', { list: 'own', page: 1 })).docs[0]).toMatchObject({ escalated: false });
});

test('its sender deletes one request, or all for an Activity at once, after a confirmation', async () => {
  const { bob, bobs, ask } = await asking();
  for (const text of [WANTED, 'Second', 'Third']) await ask(text);
  const user = await openApp('/change_requests', bob);
  await press(user, texts.removeNamed({ text: 'Second' }));
  await press(user, commonTexts.cancel, await dialog());
  await dialogGone();
  await press(user, texts.removeNamed({ text: 'Second' }));
  await press(user, texts.removeConfirm, await dialog());
  await expectText(texts.results.deleted);
  await dialogGone();
  await waitFor(() => expect(screen.queryByText('Second')).toBeNull());
  const [all] = await screen.findAllByRole('button', { name: texts.removeAll({ old: 'Find a desk' }) });
  await user.click(all ?? expect.fail());
  await press(user, texts.removeAllConfirm, await dialog());
  await expectText(texts.results.allDeleted);
  await expectText(texts.emptyHelp.own);
  expect((await bobs.call('change_requests', { list: 'own', page: 1 })).total).toBe(0);
});

test('an answer to a request that is gone says so, and one that no longer fits is closed', async () => {
  const { ann, api, bobs, hers, ask, textOn } = await asking();
  const gone = await ask(WANTED);
  await ask('Taken');
  const user = await openApp('/change_requests?tab=awaiting', ann);
  const list = await region(texts.lists.awaiting);
  await within(list).findByRole('button', { name: texts.acceptNamed({ text: WANTED }) });
  await bobs.call('delete_open_description_change_request', { requestId: gone });
  await press(user, texts.acceptNamed({ text: WANTED }), list);
  await expectText(errors.changeRequestDoesNotExist.message);
  await waitFor(() => expect(within(list).queryByText(WANTED)).toBeNull());
  await api.call('add_what', { containerId: hers.containerId, description: 'Taken', level: 0 });
  await press(user, texts.acceptNamed({ text: 'Taken' }), list);
  await expectText(texts.results.outdated);
  expect(await textOn()).toBe('Find a desk');
});

test('lists that cannot be loaded say so and are loaded again; they have ten to a page', async () => {
  const { bob, ask } = await asking();
  for (let i = 1; i <= 11; i += 1) await ask(`Wish ${i}`);
  server.refuse('change_requests', 'permission-denied');
  const user = await openApp('/change_requests?page=9', bob);
  await expectText(errors.permissionDenied.message);
  server.serve('change_requests');
  await press(user, commonTexts.tryAgain);
  // A page past the end is the last one.
  await screen.findByRole('listitem', { name: `${texts.kind.what_description} Wish 1` });
  await waitFor(() => expect(window.location.search).toBe('?page=2'));
  expect(screen.queryByText('Wish 2')).toBeNull();
  // The others for the same Activity stand on another page.
  expect(screen.getByRole('button', { name: texts.removeAll({ old: 'Find a desk' }) })).toBeTruthy();
});

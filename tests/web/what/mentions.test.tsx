import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentionOf } from '#shared/rules/mentions.ts';
import * as texts from '#shared/texts/comments.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, field, press } from '../support/hands.ts';

/** The information of an Activity of a map of Ann's, which Bea may view and Cleo may not. */
async function openComments() {
  const { person: ann, api } = await newcomer();
  const company = ann.email.split('@')[1] ?? '';
  const colleague = async (name: string) => {
    const { person } = await newcomer({ name, company });
    await api.call('add_registered_email', { email: person.email });
    const { docs } = await api.call('company_users', {});
    return { ...person, uid: docs.find(({ email }) => email === person.email)?.uid ?? '' };
  };
  const bea = await colleague('Bea');
  const cleo = await colleague('Cleo');
  const containerId = await makeMap(api, 'Desks', { Find: [] });
  await api.call('add_member', { containerId, uid: bea.uid, role: 'viewer' });
  const aboutId = (await api.call('get_container', { containerId })).whats[0]?.id ?? '';
  const about = { containerId, aboutType: 'what', aboutId } as const;
  const user = await openApp(`${paths.mapActivity(containerId)}?activity=${aboutId}`, ann);
  await screen.findByText(texts.nothing);
  const text = (await field(texts.addLabel)) as HTMLTextAreaElement;
  return { user, text, bea, cleo, saved: async () => (await api.call('comments', about)).docs };
}

test('an @ offers the people of the story map, and the chosen one shows by name', async () => {
  const { user, text, bea, saved } = await openComments();
  await user.type(text, 'See @');
  const list = await screen.findByRole('listbox', { name: texts.mentionPeople });
  expect(within(list).getAllByRole('option')).toHaveLength(1);
  expect(text.getAttribute('aria-expanded')).toBe('true');
  expect(text.getAttribute('aria-activedescendant')).toBe(within(list).getByRole('option').id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(text.value).toBe(`See @${bea.username} `));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(text.getAttribute('role')).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () =>
    expect(await saved()).toMatchObject([{ text: `See ${mentionOf(bea.uid)}`, mentions: [bea.uid] }]),
  );
  const [comment] = await screen.findAllByRole('article');
  await waitFor(() => expect(comment?.textContent).toContain(`See @${bea.username}`));
});

test('Escape closes the offer and leaves what was typed', async () => {
  const { user, text } = await openComments();
  await user.type(text, '@B');
  await screen.findByRole('listbox', { name: texts.mentionPeople });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(text.value).toBe('@B');
});

test('somebody who cannot view the story map is named, and the owner invites them', async () => {
  const { user, text, cleo, saved } = await openComments();
  await user.type(text, `@${cleo.username.slice(0, 4)}`);
  const option = await screen.findByRole('option', { name: new RegExp(cleo.username) });
  expect(option.textContent).toContain(texts.notOnMap({ email: cleo.email }));
  await user.click(option);
  await press(user, texts.add);
  await screen.findByText(texts.notNotified({ people: cleo.username }));
  expect(await saved()).toMatchObject([{ mentions: [] }]);
  await press(user, texts.invite);
  await screen.findByRole('heading', { name: sharingTexts.shareTitle({ map: 'Desks' }) });
  const share = await dialog();
  expect(await within(share).findByRole('option', { name: new RegExp(cleo.username) })).toBeDefined();
});

test('a thread is muted and the Activity followed, and both can be ended', async () => {
  const { user, text } = await openComments();
  await user.type(text, 'Begin');
  await press(user, texts.add);
  await press(user, texts.follow);
  await screen.findByRole('button', { name: texts.following, pressed: true });
  await user.click(await screen.findByText(texts.mute));
  await user.click(await screen.findByText(texts.unmute));
  await screen.findByText(texts.mute);
  await press(user, texts.following);
  await screen.findByRole('button', { name: texts.follow, pressed: false });
});

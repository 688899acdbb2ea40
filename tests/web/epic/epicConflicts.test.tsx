import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { choose, epicScene } from './epicScene.ts';

const theirs = (text: string) => conflictTexts.theirs({ text });

describe('a choice in an epic that a colleague has made too', () => {
  test('asks whose primary output shall stay: theirs can be taken, and mine kept, also against none', async () => {
    const { open, saved, setFields, explore } = await epicScene();
    const [plan, ticket] = [await explore('data_output', 'Plan'), await explore('data_output', 'Ticket')];
    const { user, card } = await open();
    const output = () => within(card).findByRole('combobox', { name: texts.primaryOutput });
    await setFields({ primaryOutput: ticket });
    await choose(user, card, texts.primaryOutput, 'Plan');
    await within(card).findByText(theirs('Ticket'));
    expect(await output()).toHaveProperty('value', 'Plan');
    await press(user, conflictTexts.takeTheirs, card);
    await waitFor(async () => expect(await output()).toHaveProperty('value', 'Ticket'));

    await setFields({ primaryOutput: null });
    await choose(user, card, texts.primaryOutput, 'Plan');
    await press(user, conflictTexts.keepMine, card);
    await waitFor(async () => expect((await saved()).primaryOutput).toBe(plan));
    expect(await output()).toHaveProperty('value', 'Plan');
  });

  test('asks whose priority shall stay, and keeps mine', async () => {
    const { open, saved, setFields, api } = await epicScene();
    const [one, other] = (await api.call('company_settings', {})).priorities.filter(({ active }) => active);
    if (one === undefined || other === undefined) throw new Error('a company begins with priorities');
    const { user, card } = await open();
    await setFields({ priority: other.id });
    await choose(user, card, texts.priority, one.name);
    await within(card).findByText(theirs(other.name));
    await press(user, conflictTexts.keepMine, card);
    await waitFor(async () => expect((await saved()).priority).toBe(one.id));
    expect(within(card).queryByText(theirs(other.name))).toBeNull();
  });

  test('asks nothing when both chose the same, and stays when the answer says that nothing had to change', async () => {
    const { open, saved, setFields, addWho, api } = await epicScene();
    const clerk = await addWho('Clerk');
    const [priority] = (await api.call('company_settings', {})).priorities.filter(({ active }) => active);
    const { user, card } = await open();
    await setFields({ primaryWho: clerk });
    const answer = server.hold('change_epic_fields');
    await choose(user, card, texts.primaryWho, 'Clerk');
    await choose(user, card, texts.priority, priority?.name ?? '');
    await within(card).findByText(/As a Clerk/);
    answer();
    // The second edit of the epic is sent once the first one is answered, and gets no answer yet.
    const answerNext = server.hold('change_epic_fields');
    await waitFor(() => expect(server.asked('change_epic_fields')).toHaveLength(2));
    within(card).getByText(/As a Clerk/);
    expect(within(card).getByRole('combobox', { name: texts.primaryWho })).toHaveProperty('value', 'Clerk');
    expect(within(card).queryByRole('button', { name: conflictTexts.keepMine })).toBeNull();
    answerNext();
    await waitFor(async () => expect(await saved()).toMatchObject({ primaryWho: clerk, priority: priority?.id }));
  });

  test('is put back with the reason when the Who is deleted meanwhile, also when it is kept', async () => {
    const { open, saved, setFields, addWho, api, place } = await epicScene();
    const [clerk, guest] = [await addWho('Clerk'), await addWho('Guest')];
    const { user, card } = await open();
    await setFields({ primaryWho: guest });
    await choose(user, card, texts.primaryWho, 'Clerk');
    await within(card).findByText(theirs('Guest'));
    await api.call('delete_who', { containerId: place.containerId, whoId: clerk });
    await press(user, conflictTexts.keepMine, card);
    await within(card).findByText(errors.whoDoesNotExist.message);
    expect((await saved()).primaryWho).toBe(guest);
  });

  test('goes with the epic when a colleague has deleted that', async () => {
    const { open, addWho, api, about, name } = await epicScene();
    await addWho('Clerk');
    const { user, card } = await open();
    await api.call('delete_epic', about);
    await choose(user, card, texts.primaryWho, 'Clerk');
    await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
  });
});

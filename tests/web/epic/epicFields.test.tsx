import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { openApp, reopenApp } from '#tests/web/support/app.tsx';
import { expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';
import { cardOf, choose, epicScene } from './epicScene.ts';

describe('the card of an epic', () => {
  test('says in a line what it is, and all of it once it is expanded; it saves field by field', async () => {
    const { explore, addWho, open, saved, name } = await epicScene();
    await addWho('Clerk');
    await explore('data_output', 'Booking');
    const { user, card } = await open();
    await expectText(epicTexts.description({ who: '...', activity: 'Find a desk', output: '...' }));
    await choose(user, card, texts.primaryWho, 'Clerk');
    await choose(user, card, texts.primaryOutput, 'Booking');
    await expectText('As a Clerk, I want to Find a desk, so that I can produce Booking');
    await user.click(await within(card).findByRole('combobox', { name: informationTexts.priority }));
    const [, first] = await within(await screen.findByRole('listbox')).findAllByRole('option');
    const priority = first?.textContent ?? '';
    await user.click(first as HTMLElement);
    await fillIn(user, await field(texts.value, card), '8 points');
    await user.tab();
    await fillIn(user, await field(texts.size, card), '5');
    await user.tab();
    await fillIn(user, await field(texts.cost, card), 'many');
    await user.tab();
    await expectText(informationTexts.noNumber);
    await waitFor(async () => expect(await saved()).toMatchObject({ value: 8, size: 5, cost: null }));
    const { primaryWho, primaryOutput, priority: priorityId } = await saved();
    expect([primaryWho, primaryOutput, priorityId]).not.toContain(null);

    await press(user, name, card);
    await waitFor(() => expect(within(card).queryByLabelText(texts.size)).toBeNull());
    expect(card.textContent).toContain(priority);
    expect(card.textContent).toContain('Value 8Size 5');
    expect(card.textContent).toContain('As a Clerk, I want to Find a desk, so that I can produce Booking');
    const link = await within(card).findByRole('link', { name: texts.open({ name }) });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      expect.stringContaining('?expandEpic='),
      '_blank',
    ]);
  });

  test('is completed only with a name, and then locked until it is opened again', async () => {
    const { api, about, saved, place, person, epicId } = await epicScene();
    await api.call('change_epic_name', { ...about, epic: null });
    const user = await openApp(paths.releaseWhat(place.containerId, place.releaseId, place.whatId, epicId), person);
    const card = await cardOf(epicTexts.noName);
    const done = () => within(card).findByRole('checkbox');
    expect(await done()).toHaveProperty('disabled', true);
    expect(within(card).getByTitle('Epic name must be selected before completion')).toBeTruthy();
    await api.call('change_epic_name', { ...about, epic: { type: 'free_text', text: 'Desks near the window' } });

    const again = await reopen(place, epicId, 'Desks near the window');
    await user.click(await within(again).findByRole('checkbox'));
    await within(again).findByText("can't edit a completed epic");
    expect(within(again).queryByLabelText(texts.size)).toBeNull();
    await waitFor(async () => expect((await saved()).completed).toBe(true));
    await press(user, texts.menuOf({ name: 'Desks near the window' }));
    for (const item of [texts.menu.name, texts.menu.remove])
      expect((await screen.findByRole('menuitem', { name: item })).title).toBe(errors.epicCompleted.message);
    await user.keyboard('{Escape}');
    await user.click(await within(again).findByRole('checkbox'));
    await field(texts.size, again);
    await waitFor(async () => expect((await saved()).completed).toBe(false));
  });

  test('that a colleague has changed meanwhile asks whose shall stay, field by field', async () => {
    const { open, saved, setFields, addWho, api, about } = await epicScene();
    const [clerk, guest] = [await addWho('Clerk'), await addWho('Guest')];
    const { user, card } = await open();
    await fillIn(user, await field(texts.size, card), '5');
    await setFields({ size: 13, cost: 2 });
    await user.tab();
    await within(card).findByText(conflictTexts.theirs({ text: '13' }));
    expect(await field(texts.size, card)).toHaveProperty('value', '5');
    await press(user, conflictTexts.keepMine, card);
    await waitFor(async () => expect(await saved()).toMatchObject({ size: 5, cost: 2 }));

    await setFields({ primaryWho: guest });
    await choose(user, card, texts.primaryWho, 'Clerk');
    await within(card).findByText(conflictTexts.theirs({ text: 'Guest' }));
    expect(await within(card).findByRole('combobox', { name: texts.primaryWho })).toHaveProperty('value', 'Clerk');
    await press(user, conflictTexts.takeTheirs, card);
    await waitFor(() =>
      expect(within(card).getByRole('combobox', { name: texts.primaryWho })).toHaveProperty('value', 'Guest'),
    );
    expect((await saved()).primaryWho).toBe(guest);
    expect(clerk).not.toBe(guest);

    await fillIn(user, await field(texts.notes, card), 'Mine');
    await api.call('set_epic_notes', { ...about, notes: 'Theirs' });
    await user.tab();
    await within(card).findByText(conflictTexts.theirs({ text: 'Theirs' }));
    await press(user, conflictTexts.keepMine, card);
    await waitFor(async () => expect((await saved()).notes.text).toBe('Mine'));
  });

  test('shows an edit at once, puts back what is refused, and does not close over what is not saved', async () => {
    const { open, saved, name, addWho } = await epicScene();
    await addWho('Clerk');
    const { user, card } = await open();
    const letGo = server.hold('change_epic_fields');
    await choose(user, card, texts.primaryWho, 'Clerk');
    await within(card).findByText(/As a Clerk/);
    letGo();
    await waitFor(async () => expect((await saved()).primaryWho).not.toBeNull());

    server.refuse('change_epic_fields', 'priority-does-not-exist');
    await fillIn(user, await field(texts.cost, card), '3');
    await press(user, name, card);
    await within(card).findByText(texts.unsaved);
    expect(await field(texts.cost, card)).toHaveProperty('value', '3');
    await press(user, name, card);
    await waitFor(() => expect(within(card).queryByLabelText(texts.cost)).toBeNull());
    expect((await saved()).cost).toBeNull();
  });

  test('is read by viewers without anything to change', async () => {
    const { api, place, open, newViewer, setFields } = await epicScene();
    await setFields({ size: 3 });
    await api.call('set_viewers_comment', { containerId: place.containerId, viewersComment: false });
    const { user, card } = await open(await newViewer());
    await within(card).findByText(texts.scenarios);
    expect(within(card).queryAllByRole('textbox')).toEqual([]);
    expect(within(card).queryAllByRole('combobox')).toEqual([]);
    expect(await within(card).findByRole('checkbox')).toHaveProperty('disabled', true);
    await press(user, texts.menuOf({ name: 'Desks near the window' }));
    await screen.findByRole('menu');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([texts.menu.export]);
  });
});

async function reopen(place: { containerId: string; releaseId: string; whatId: string }, epicId: string, name: string) {
  await reopenApp(paths.releaseWhat(place.containerId, place.releaseId, place.whatId, epicId));
  return cardOf(name);
}

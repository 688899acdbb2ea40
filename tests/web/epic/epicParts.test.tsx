import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import * as epicTexts from '#shared/texts/epic/epics.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { dialog, dialogGone, expectText, field, fillIn, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { choose, epicScene, openMenu } from './epicScene.ts';

describe('an expanded epic', () => {
  test('takes explore items and Whos in groups, each once, and gives them back', async () => {
    const { explore, addWho, open, saved, api, place } = await epicScene();
    const type = (await api.call('company_settings', {})).reference_link[0]?.id ?? '';
    await api.call('add_what_reference_link', { ...place, name: 'Desk policy', type });
    await explore('when', 'Monday');
    await explore('data_input', 'Floor plan');
    await addWho('Clerk');
    const { user, card } = await open();
    await user.click(await within(card).findByRole('combobox', { name: texts.addItems }));
    const list = await screen.findByRole('listbox');
    await waitFor(() =>
      expect(list.textContent).toBe(
        [
          texts.groups.when,
          'Monday',
          texts.groups.data_input,
          'Floor plan',
          texts.groups.reference,
          'Desk policy',
          texts.groups.who,
          'Clerk',
        ].join(''),
      ),
    );
    await user.click(within(list).getByText('Desk policy'));
    await waitFor(async () => expect((await saved()).referenceLinks).toEqual([{ name: 'Desk policy', type }]));
    const letGo = server.hold('change_epic_links');
    await user.click(within(list).getByText('Monday'));
    await within(await within(card).findByRole('list', { name: texts.groups.when })).findByText('Monday');
    await waitFor(() => expect(within(screen.getByRole('listbox')).queryByText('Monday')).toBeNull());
    letGo();
    await user.click(within(screen.getByRole('listbox')).getByText('Clerk'));
    await waitFor(async () => expect((await saved()).whos).toHaveLength(1));
    expect(server.asked('change_epic_links')).toHaveLength(3);

    await press(user, texts.removeItem({ name: 'Monday' }), card);
    await waitFor(async () => expect((await saved()).explore_objects).toEqual([]));
    server.refuse('change_epic_links', 'conflict');
    await press(user, texts.removeItem({ name: 'Clerk' }), card);
    await within(card).findByText(errors.conflict.message);
    await within(card).findByRole('button', { name: texts.removeItem({ name: 'Clerk' }) });
  });

  test('says how much room is left before it is full, and offers nothing more then', async () => {
    const { explore, api, about, open } = await epicScene();
    const ids: string[] = [];
    for (let i = 0; i < 21; i += 1) ids.push(await explore('when', `Day ${i + 1}`));
    await api.call('change_epic_links', { ...about, add: { explore_objects: ids.slice(0, 19) } });
    const { user, card } = await open();
    await within(card).findByText(/19 of 20 explore items/);
    await choose(user, card, texts.addItems, 'Day 20');
    await within(card).findByText(/An epic can have at most 20 explore items/);
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Day 21' }).getAttribute('aria-disabled')).toBe('true'),
    );
  });

  test('keeps a Who that was deleted by its name, marked wherever it is shown, and whole again when it is restored', async () => {
    const { addWho, api, about, place, open, name } = await epicScene();
    const who = await addWho('Clerk');
    await api.call('change_epic_fields', { ...about, fields: { primaryWho: who } });
    await api.call('change_epic_links', { ...about, add: { whos: [who] } });
    await api.call('add_epic_scenario', { ...about, who, when: null, where: null, input: null, output: null });
    await api.call('delete_who', { containerId: place.containerId, whoId: who });
    const { user, card } = await open();
    const marked = epicTexts.deletedWhoNamed({ name: 'Clerk' });
    await within(card).findByText((text) => text.startsWith(`As a ${marked},`));
    expect(within(card).getAllByText('Clerk')).toHaveLength(2);
    expect(within(card).getAllByTitle(texts.deletedWhoHelp)).toHaveLength(2);
    const primaryWho = await within(card).findByRole('combobox', { name: texts.primaryWho });
    expect(primaryWho).toHaveProperty('value', marked);
    await openMenu(user, name, texts.menu.export);
    expect(await field(texts.exportLabel)).toHaveProperty('value', expect.stringContaining(marked));
    await press(user, commonTexts.close, await dialog());

    await addWho('Clerk');
    cleanup();
    const restored = (await open()).card;
    await within(restored).findByText((text) => text.startsWith('As a Clerk,'));
    expect(within(restored).queryByTitle(texts.deletedWhoHelp)).toBeNull();
  });

  test('takes scenarios of five parts: nothing, no Who and the same one again are refused in the exact words', async () => {
    const { explore, addWho, open, saved } = await epicScene();
    await explore('when', 'Monday');
    await addWho('Clerk');
    const { user, card } = await open();
    await press(user, texts.addScenario, card);
    await press(user, texts.addScenario, await dialog());
    await expectText('Please select at lease one item');
    await choose(user, await dialog(), epicTexts.parts.when, 'Monday');
    await press(user, texts.addScenario, await dialog());
    await expectText('Please select at lease one who');
    await choose(user, await dialog(), epicTexts.parts.who, 'Clerk');
    await press(user, texts.addScenario, await dialog());
    await dialogGone();
    const row = await within(card).findByRole('listitem', { name: texts.scenario({ number: 1 }) });
    expect(row.textContent).toBe('WhoClerkWhenMonday');

    await press(user, texts.addScenario, card);
    await choose(user, await dialog(), epicTexts.parts.who, 'Clerk');
    await choose(user, await dialog(), epicTexts.parts.when, 'Monday');
    await press(user, texts.addScenario, await dialog());
    await expectText('A scenario with this exact information already exists');
    await user.keyboard('{Escape}');
    await dialogGone();
    await press(user, texts.removeScenario({ number: 1 }), card);
    await within(card).findByText(texts.noScenarios);
    await waitFor(async () => expect((await saved()).scenarios).toEqual([]));
    expect(server.asked('add_epic_scenario')).toHaveLength(1);
  });

  test('has reference links, each once; its notes are saved when they are left; it names its release with its end', async () => {
    const { api, place, open, saved } = await epicScene();
    const undated = await open();
    expect((await within(undated.card).findByRole('link', { name: 'First desks' })).parentElement?.textContent).toBe(
      'First desks',
    );
    await api.call('set_release_period', { ...place, start: 0, end: Date.UTC(2026, 2, 12) });
    const { user, card } = await open();
    await within(card).findByText(/ends 12 Mar 2026/);
    const add = async (name: string) => {
      await fillIn(user, await field(informationTexts.referenceName, card), name);
      await press(user, informationTexts.addReference, card);
    };
    await user.click(await within(card).findByRole('combobox', { name: informationTexts.referenceType }));
    await user.click((await within(await screen.findByRole('listbox')).findAllByRole('option'))[0] as HTMLElement);
    await add('http://example.com');
    await within(card).findByText('URL links must start with https');
    await add('https://example.com/desks');
    const remove = informationTexts.removeReference({ name: 'https://example.com/desks' });
    await waitFor(() => expect(within(card).getAllByRole('button', { name: remove })).toHaveLength(2));
    await add('https://example.com/desks');
    await within(card).findByText(errors.referenceExists.message);
    await fillIn(user, await field(texts.notes, card), 'Ask the facility team');
    await user.tab();
    await waitFor(async () => expect((await saved()).notes.text).toBe('Ask the facility team'));
    expect((await saved()).referenceLinks).toHaveLength(1);
  });
});

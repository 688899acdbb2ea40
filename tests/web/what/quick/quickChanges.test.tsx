import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as selectionTexts from '#shared/texts/boardSelection.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as texts from '#shared/texts/what/quickChanges.ts';
import { addWhos, makeMap, stored } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../../support/app.tsx';
import { dialog, dialogGone, expectFocus, expectText } from '../../support/hands.ts';
import { server } from '../../support/server.ts';

// Loading the code of a dialog takes longer than queries wait.
beforeAll(
  () =>
    Promise.all([
      import('#web/base/theme/MuiTheme.tsx'),
      import('#web/features/what/board/quick/CardPicker.tsx'),
      import('#web/features/what/board/dialogs/CardMenu.tsx'),
      import('#web/features/what/board/dialogs/BoardDialogs.tsx'),
      import('#web/board/select/Removal.tsx'),
    ]),
  60_000,
);

const STEPS = ['Find', 'Choose', 'Book', 'Pay', 'Leave'];

/** Counts what the hands do, but for typing. */
function handsOf(user: UserEvent) {
  let acts = 0;
  return {
    click: async (element: HTMLElement) => {
      acts += 1;
      await user.click(element);
    },
    /** A click with Shift held, one act. */
    shiftClick: async (element: HTMLElement) => {
      acts += 1;
      await user.keyboard('{Shift>}');
      await user.click(element);
      await user.keyboard('{/Shift}');
    },
    key: async (key: string) => {
      acts += 1;
      await user.keyboard(key);
    },
    type: (text: string) => user.keyboard(text),
    acts: () => acts,
  };
}

/** A map of five steps, with Whos and a release. @param first the sub-activities of the first step */
async function openMap(...first: readonly string[]) {
  const { person, api } = await newcomer();
  const sketch = Object.fromEntries(STEPS.map((name, index) => [name, index === 0 ? first : []]));
  const containerId = await makeMap(api, 'Desks', sketch);
  await addWhos(api, containerId, { '': ['Clerk', 'Guest'] });
  const { id: releaseId } = await api.call('create_release', { containerId, name: 'First' });
  const user = await openApp(paths.mapActivity(containerId), person);
  const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
  await card('Leave');
  const what = async (name: string) => {
    const { whats } = await api.call('get_container', { containerId });
    return whats.find(({ description }) => description === name);
  };
  /** The names of the Activities that a Who is linked to. */
  const linkedTo = async (name: string) => {
    const { whats, whos, whatWhoLinks } = await api.call('get_container', { containerId });
    const who = whos.find((one) => one.name === name)?.id;
    const ids = whatWhoLinks.flatMap(({ whoId, whatId }) => (whoId === who ? [whatId] : []));
    return whats.flatMap(({ id, description }) => (ids.includes(id) ? [description] : [])).sort();
  };
  const planned = async () => {
    const { releaseWhats } = await api.call('release_slices', { containerId });
    return releaseWhats.filter((part) => part.releaseId === releaseId).length;
  };
  return { user, hands: handsOf(user), api, containerId, releaseId, card, what, linkedTo, planned };
}

const option = (name: string | RegExp) => screen.findByRole('option', { name });
const picker = (kind: keyof typeof texts.placeholders) =>
  screen.findByRole('combobox', { name: texts.placeholders[kind] });
const selectionBar = () => screen.findByRole('group', { name: selectionTexts.bar });
const undo = (user: UserEvent) => user.keyboard('{Control>}z{/Control}');

describe('the tasks of every day, counted in clicks and keys', () => {
  test('the priority of a card takes two', async () => {
    const { hands, card, what, api } = await openMap();
    const { priorities } = await api.call('company_settings', {});
    const { id, name = '' } = priorities[1] ?? {};
    (await card('Pay')).focus();
    await hands.key('p');
    await expectFocus(await picker('priority'));
    await hands.type(name.toLowerCase());
    await option(name);
    await hands.key('{Enter}');
    await waitFor(async () => expect((await what('Pay'))?.priorityId).toBe(id));
    expect(hands.acts()).toBe(2);
    await expectFocus(await card('Pay'));
  });

  test('its size takes two, and digits on the card begin with it', async () => {
    const { hands, card, what } = await openMap();
    (await card('Pay')).focus();
    await hands.key('s');
    await expectFocus(await picker('size'));
    await hands.type('8');
    await hands.key('{Enter}');
    await waitFor(async () => expect((await what('Pay'))?.size).toBe(8));
    expect(hands.acts()).toBe(2);
    await expectFocus(await card('Pay'));
    await hands.type('13');
    await option(storyMapTexts.size({ size: 13 }));
    await hands.key('{Enter}');
    await waitFor(async () => expect((await what('Pay'))?.size).toBe(13));
  });

  test('a Who on a card takes two', async () => {
    const { hands, card, linkedTo } = await openMap();
    (await card('Pay')).focus();
    await hands.key('w');
    await expectFocus(await picker('who'));
    await hands.type('gue');
    await option('Guest');
    await hands.key('{Enter}');
    await waitFor(async () => expect(await linkedTo('Guest')).toEqual(['Pay']));
    expect(hands.acts()).toBe(2);
  });

  test('the same Who on five cards takes four, and one undo takes it back', async () => {
    const { user, hands, card, linkedTo } = await openMap();
    await hands.click(await card('Find'));
    await hands.shiftClick(await card('Leave'));
    await hands.key('w');
    await option('Clerk');
    await hands.key('{Enter}');
    await waitFor(async () => expect(await linkedTo('Clerk')).toEqual([...STEPS].sort()));
    expect(hands.acts()).toBe(4);
    await undo(user);
    await waitFor(async () => expect(await linkedTo('Clerk')).toEqual([]));
  });

  test('a card into a release takes two, and out of it again two', async () => {
    const { hands, card, planned } = await openMap();
    (await card('Pay')).focus();
    for (const count of [1, 0]) {
      await hands.key('r');
      await option(/^First/);
      await hands.key('{Enter}');
      await waitFor(async () => expect(await planned()).toBe(count));
    }
    expect(hands.acts()).toBe(4);
  });

  test('deleting five cards takes three and the confirmation, and one undo brings them back', async () => {
    const { user, hands, card, api, containerId } = await openMap();
    await hands.click(await card('Find'));
    await hands.shiftClick(await card('Leave'));
    await hands.key('{Delete}');
    await within(await dialog()).findByText(selectionTexts.deleteActivities({ count: 5 }));
    await hands.click(within(await dialog()).getByRole('button', { name: storyMapTexts.deleteConfirm }));
    await dialogGone();
    await waitFor(async () => expect(await stored(api, containerId)).toEqual([]));
    expect(hands.acts()).toBe(4);
    await undo(user);
    await waitFor(async () => expect((await stored(api, containerId)).map(([name]) => name)).toEqual(STEPS));
  });
});

describe('the pickers', () => {
  test('open by mouse from the selection bar and the menu of a card, for all that is selected', async () => {
    const { user, card, what } = await openMap();
    await user.click(await card('Find'));
    await user.keyboard('{Shift>}');
    await user.click(await card('Choose'));
    await user.keyboard('{/Shift}');
    await user.click(within(await selectionBar()).getByRole('button', { name: texts.kinds.size }));
    await screen.findByRole('dialog', {
      name: texts.pickerOf({ kind: texts.kinds.size, activities: texts.several({ count: 2 }) }),
    });
    await user.click(await option(storyMapTexts.size({ size: 5 })));
    await waitFor(async () => expect([(await what('Find'))?.size, (await what('Choose'))?.size]).toEqual([5, 5]));
    await user.pointer({ keys: '[MouseRight]', target: await card('Find') });
    await user.click(await screen.findByRole('menuitem', { name: texts.menu.size }));
    await user.click(await option(texts.noSize));
    await waitFor(async () => expect([(await what('Find'))?.size, (await what('Choose'))?.size]).toEqual([null, null]));
    expect((await selectionBar()).textContent).toContain(selectionTexts.activities({ count: 2 }));
  });

  test('open by key while several are selected and nothing has the focus', async () => {
    const { user, card, what } = await openMap();
    await user.click(await card('Find'));
    await user.keyboard('{Control>}a{/Control}');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('s');
    await expectFocus(await picker('size'));
    await user.keyboard('3{Enter}');
    for (const name of STEPS) await waitFor(async () => expect((await what(name))?.size).toBe(3));
    await undo(user);
    for (const name of STEPS) await waitFor(async () => expect((await what(name))?.size).toBeNull());
  });

  test('of Whos stay open for another one, show who is linked to all, and unlink', async () => {
    const { user, card, linkedTo } = await openMap();
    (await card('Pay')).focus();
    await user.keyboard('w');
    await option('Clerk');
    await user.keyboard('{Control>}{Enter}{/Control}{ArrowDown}{Control>}{Enter}{/Control}');
    await waitFor(async () => expect([await linkedTo('Clerk'), await linkedTo('Guest')]).toEqual([['Pay'], ['Pay']]));
    expect((await option('Clerk')).getAttribute('aria-checked')).toBe('true');
    await user.keyboard('{Escape}');
    await expectFocus(await card('Pay'));
    await user.click(await card('Find'));
    await user.keyboard('{Shift>}');
    await user.click(await card('Leave'));
    await user.keyboard('{/Shift}w');
    expect((await option('Clerk')).getAttribute('aria-checked')).toBe('mixed');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await linkedTo('Clerk')).toHaveLength(STEPS.length));
    await user.keyboard('w{Enter}');
    await waitFor(async () => expect(await linkedTo('Clerk')).toEqual([]));
  });

  test('say why a release takes none or only some of the cards', async () => {
    const { user, card, planned } = await openMap('By place');
    await user.click(await card('Find'));
    await user.keyboard('{Shift>}');
    await user.click(await card('By place'));
    await user.keyboard('{/Shift}r');
    await option(/^First/);
    await user.keyboard('{Enter}');
    const { message } = errors.releaseWhatLevelMix;
    await waitFor(() =>
      expect(document.querySelector('[data-hint]')?.textContent).toBe(
        `${texts.added({ activities: texts.named({ name: 'Find' }), release: 'First' })} ${selectionTexts.stays({ count: 1, reason: message })}`,
      ),
    );
    await waitFor(async () => expect(await planned()).toBe(1));
    await user.keyboard('{Escape}');
    (await card('By place')).focus();
    await user.keyboard('r');
    const refused = await option(/^First/);
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    expect(refused.textContent).toContain(message);
  });

  test('take no size that is none, and say so', async () => {
    const { user, card } = await openMap();
    (await card('Pay')).focus();
    await user.keyboard('s');
    await expectFocus(await picker('size'));
    await user.keyboard('-2');
    await expectText(informationTexts.amountNegative);
    await user.keyboard('{Enter}');
    expect(server.asked('change_what_fields')).toEqual([]);
  });

  test('announce what has changed, and what the server refuses is back as it was, with the reason', async () => {
    const { user, card } = await openMap();
    server.refuse('change_what_fields', 'too-many-requests');
    (await card('Pay')).focus();
    await user.keyboard('s');
    await expectFocus(await picker('size'));
    await user.keyboard('5{Enter}');
    await waitFor(() =>
      expect(document.querySelector('[data-announcement]')?.textContent?.trim()).toBe(
        texts.sized({ activities: texts.named({ name: 'Pay' }), size: 5 }),
      ),
    );
    await expectText(storyMapTexts.notDone({ name: 'Pay', message: errors.tooManyRequests.message }));
    await waitFor(async () => expect((await card('Pay')).textContent).toBe('Pay'));
  });

  test('are undone by name', async () => {
    const { user, card } = await openMap();
    (await card('Pay')).focus();
    await user.keyboard('5{Enter}');
    await screen.findByRole('button', {
      name: undoTexts.undoNamed({ action: undoTexts.named.sized({ name: 'Pay' }) }),
    });
  });

  test('are listed among the keys', async () => {
    const { user, card } = await openMap();
    (await card('Pay')).focus();
    await user.keyboard('?');
    const keys = within(await dialog());
    for (const key of ['P', 'S', 'W', 'R']) expect(keys.getAllByText(key, { selector: 'kbd' }).length).toBe(1);
  });
});

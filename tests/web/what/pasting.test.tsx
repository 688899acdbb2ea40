import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MAX_PASTED_LINES } from '#shared/model/limits.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { makeMap, type Sketch, standing, stored } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectText, field } from '../support/hands.ts';
import { server } from '../support/server.ts';

const texts = storyMapTexts.pasting;

async function openMap(sketch: Sketch) {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', sketch);
  const user = await openApp(paths.mapActivity(id), person);
  const focusOn = async (name: string) => {
    const card = (await screen.findByText(name)).closest('button');
    card?.focus();
  };
  const isStored = (expected: Sketch) =>
    waitFor(async () => expect(await stored(api, id)).toEqual(standing(expected)), { timeout: 10_000 });
  return { user, api, id, focusOn, isStored };
}

describe('pasted lines', () => {
  test('become cards where one is being written, with those below them', async () => {
    const { user, focusOn, isStored } = await openMap({ Find: [], Pay: [] });
    await focusOn('Find');
    await user.keyboard('n');
    const writing = await field(storyMapTexts.newDescription);
    await user.keyboard('Choose ');
    await user.paste('a bike\n  Colour\n    Shade\n  Size\nReserve');
    await isStored({ Find: [], 'Choose a bike': ['Colour', 'Shade', 'Size'], Reserve: [], Pay: [] });
    // The next one is written behind them.
    expect(document.activeElement?.getAttribute('aria-label')).toBe(storyMapTexts.newDescription);
    expect(writing.isConnected ? (writing as HTMLTextAreaElement).value : '').toBe('');
    await expectText(texts.flattened({ count: 1 }));
    await user.keyboard('Ride{Enter}');
    await isStored({ Find: [], 'Choose a bike': ['Colour', 'Shade', 'Size'], Reserve: [], Ride: [], Pay: [] });
  });

  test('of a spreadsheet become a backbone and what stands below it', async () => {
    const { user, focusOn, isStored } = await openMap({ Find: [] });
    await focusOn('Find');
    await user.paste('Pay\tRide\n"By ""card"""\tUnlock\n\tReturn\n');
    await isStored({ Find: [], Pay: ['By "card"'], Ride: ['Unlock', 'Return'] });
    await user.keyboard('n');
    await field(storyMapTexts.newDescription);
    await user.paste('Swap\tPause');
    await isStored({ Find: [], Pay: ['By "card"'], Ride: ['Unlock', 'Return'], Swap: [], Pause: [] });
  });

  test('are added after the focused card, sent under one name', async () => {
    const { user, focusOn, isStored } = await openMap({ Find: ['Kind'], Pay: [] });
    await focusOn('Kind');
    await user.paste('Sort\nSave');
    await isStored({ Find: ['Kind', 'Sort', 'Save'], Pay: [] });
    expect(screen.getByText('Save').closest('button')).toBe(document.activeElement);
    // Most of many are out of view, so their number is shown.
    expect(document.querySelector('[data-hint]')?.textContent).toBe(texts.added({ count: 2 }));
    expect(server.asked('add_what').map(({ description }) => description)).toEqual(['Sort', 'Save']);
    const [first = '', second = ''] = server.keys('add_what');
    expect([first.split('/')[1], second.split('/')[1]]).toEqual(['1', '2']);
    expect(first.split('/')[0]).toBe(second.split('/')[0]);
  });

  test('are added after the focused card in Firefox too, which sends the paste to the body', async () => {
    const { focusOn, isStored } = await openMap({ Find: ['Kind'], Pay: [] });
    await focusOn('Kind');
    fireEvent.paste(document.body, { clipboardData: { getData: () => 'Sort\nSave' } });
    await isStored({ Find: ['Kind', 'Sort', 'Save'], Pay: [] });
    (document.activeElement as HTMLElement).blur();
    fireEvent.paste(document.body, { clipboardData: { getData: () => 'Nowhere' } });
    expect(screen.queryByText('Nowhere')).toBeNull();
  });

  test('that are too many or too long are refused with a message, and nothing is added', async () => {
    const { user, focusOn, api, id } = await openMap({ Find: [] });
    await focusOn('Find');
    await user.paste(Array.from({ length: MAX_PASTED_LINES + 1 }, (_, index) => `Step ${index}`).join('\n'));
    await waitFor(() =>
      expect(document.querySelector('[data-hint]')?.textContent).toBe(
        texts.tooMany({ count: MAX_PASTED_LINES + 1, max: MAX_PASTED_LINES }),
      ),
    );
    await user.keyboard('n');
    await user.paste(`Book\n${'x'.repeat(501)}`);
    await expectText(texts.line({ line: 2, refusal: 'must have at most 500 characters' }));
    expect(await stored(api, id)).toEqual([['Find', []]]);
    expect(server.asked('add_what')).toEqual([]);
  });

  test('that the server refuses are reported together, with the pasted text kept', async () => {
    const { user, focusOn } = await openMap({ Find: [] });
    server.refuse('add_what', 'too-many-requests');
    await focusOn('Find');
    await user.paste('Book\n  Pick\nPay');
    const messages = await screen.findAllByText(/pasted Activities:/u);
    expect(messages[0]?.textContent).toContain('3 of 3');
    screen.getByText('Pick');
    screen.getByText('Pay');
  });
});

describe('a middle click, with which Linux pastes the selected text', () => {
  /** Without pointer events: jsdom has no capture of them. */
  const middleClick = (target: Element) => {
    fireEvent.mouseDown(target, { button: 1 });
    fireEvent.mouseUp(target, { button: 1 });
  };
  const canvas = () => screen.getByRole('region', { name: storyMapTexts.board({ name: 'Desks' }) });
  afterEach(() => vi.restoreAllMocks());

  test('adds nothing after the focused card, and the next paste by key or menu still does', async () => {
    const { user, focusOn, isStored } = await openMap({ Find: [], Pay: [] });
    await focusOn('Find');
    middleClick(canvas());
    await user.paste('Selected\nElsewhere');
    expect(screen.queryByText('Selected')).toBeNull();
    await user.keyboard('{Control>}');
    await user.paste('By key');
    await user.keyboard('{/Control}');
    await isStored({ Find: [], 'By key': [], Pay: [] });

    middleClick(canvas());
    // The browser's own menu sends no input to the page.
    const opened = performance.now() + 1_001;
    vi.spyOn(performance, 'now').mockReturnValue(opened);
    await user.paste('By menu');
    await isStored({ Find: [], 'By key': [], 'By menu': [], Pay: [] });
    expect(server.asked('add_what').map(({ description }) => description)).toEqual(['By key', 'By menu']);
  });

  test('leaves alone the text that is being written elsewhere', async () => {
    const { user, focusOn, api, id } = await openMap({ Find: [] });
    await focusOn('Find');
    await user.keyboard('n');
    const writing = (await field(storyMapTexts.newDescription)) as HTMLTextAreaElement;
    await user.keyboard('Choose');
    middleClick(canvas());
    await user.paste('Selected');
    await user.paste('Selected\nElsewhere');
    expect(writing.value).toBe('Choose');
    expect(await stored(api, id)).toEqual([['Find', []]]);
  });

  test('on the text field pastes there, all lines into the one text', async () => {
    const { user, focusOn } = await openMap({ Find: [] });
    await focusOn('Find');
    await user.keyboard('n');
    const writing = (await field(storyMapTexts.newDescription)) as HTMLTextAreaElement;
    middleClick(writing);
    await user.paste('Selected\nElsewhere');
    expect(writing.value).toBe('Selected\nElsewhere');
    expect(server.asked('add_what')).toEqual([]);
  });
});

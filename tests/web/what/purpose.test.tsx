import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectFocus } from '../support/hands.ts';

const plainMedia = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = plainMedia;
});

/** Answers media queries as a screen that is 400 px wide. */
function onPhone(): void {
  globalThis.matchMedia = (media) => Object.assign(plainMedia(media), { matches: /max-width/u.test(media) });
}

describe('the purpose of a map', () => {
  test.each(['a board', 'a list'])('is one line above %s and opens in full', async (form) => {
    if (form === 'a list') onPhone();
    const { person, api } = await newcomer();
    const why = `Everybody finds a desk ${'without a walk '.repeat(60)}`.trim();
    const id = await makeMap(api, 'Desks', { Find: [] }, why);
    const user = await openApp(paths.mapActivity(id), person);
    const line = await screen.findByRole('button', { name: storyMapTexts.purpose({ why }) });
    // Beside the Activities and not among them: it neither scrolls nor zooms with them.
    const card = await screen.findByText('Find');
    const view = card.closest('section, ol');
    expect(view?.contains(line)).toBe(false);
    expect(line.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    line.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: storyMapTexts.purposeTitle });
    within(dialog).getByText(why);
    await user.keyboard('{Escape}');
    await expectFocus(line);
  });
});

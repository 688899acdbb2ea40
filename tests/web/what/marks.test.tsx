import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as texts from '#shared/texts/what/marks.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { DEFAULT_MARKS, hasMarks, keptMarks } from '#web/features/what/board/marks/marks.ts';
import { MARKS_KEY } from '#web/features/what/board/marks/useMarks.ts';
import { keptHead, withHead } from '#web/features/what/board/window/keptHead.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog } from '../support/hands.ts';

// Loading the code of a dialog takes longer than queries wait.
beforeAll(
  () =>
    Promise.all([import('#web/base/theme/MuiTheme.tsx'), import('#web/features/what/board/marks/MarksPopover.tsx')]),
  60_000,
);
beforeEach(() => localStorage.removeItem(MARKS_KEY));

test('each user chooses what cards show below their text, and the browser remembers it', async () => {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Pay: [] });
  const { whats } = await api.call('get_container', { containerId });
  const whatId = whats[0]?.id ?? '';
  await api.call('change_what_fields', { containerId, whatId, fields: { size: 3, cost: 20 } });
  const user = await openApp(paths.mapActivity(containerId), person);
  const card = () => screen.findByRole('button', { name: /^Pay/ });
  expect((await card()).textContent).toBe('PaySize 3');
  await user.click(screen.getByRole('button', { name: texts.button }));
  const choices = within(await dialog());
  await user.click(choices.getByRole('checkbox', { name: texts.names.size }));
  await user.click(choices.getByRole('checkbox', { name: texts.names.cost }));
  await user.keyboard('{Escape}');
  await waitFor(async () => expect((await card()).textContent).toBe('PayCost 20'));
  expect(keptMarks(localStorage.getItem(MARKS_KEY))).toEqual(['rank', 'cost', 'whos']);
});

describe('the marks of a browser', () => {
  test('are the usual ones until the user chooses, and may be none; unknown ones are ignored', () => {
    expect(keptMarks(null)).toEqual(DEFAULT_MARKS);
    expect(keptMarks('')).toEqual([]);
    expect(keptMarks('value colour rank')).toEqual(['rank', 'value']);
  });

  test('give a card room only for what it has', () => {
    const card = { id: 'a', rank: null, size: 3, cost: null, value: 0 } as Card;
    expect(hasMarks(card, ['rank', 'cost'], () => false)).toBe(false);
    expect(hasMarks(card, ['rank', 'value'], () => false)).toBe(true);
    expect(hasMarks(card, ['whos'], (id) => id === 'a')).toBe(true);
    expect(hasMarks(card, [], () => true)).toBe(false);
  });
});

test('the height of the backbone is kept for each map, but for the least one', () => {
  const kept = withHead(withHead(null, 'a', 80), 'b', 56);
  expect([keptHead(kept, 'a'), keptHead(kept, 'b'), keptHead('nonsense b:x', 'b')]).toEqual([80, 56, 56]);
  expect(keptHead(withHead(kept, 'a', 56), 'a')).toBe(56);
  const many = Array.from({ length: 60 }, (_, i) => i).reduce<string>((all, i) => withHead(all, `m${i}`, 60), '');
  expect([keptHead(many, 'm9'), keptHead(many, 'm10')]).toEqual([56, 60]);
});

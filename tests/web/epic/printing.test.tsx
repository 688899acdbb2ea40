import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { field, fillIn } from '../support/hands.ts';
import { epicScene } from './epicScene.ts';

test('an Activity is printed with all of each epic, to be read only, and what somebody was typing is there afterwards', async () => {
  const { open, addEpics, setFields } = await epicScene();
  await addEpics(['Second']);
  await setFields({ value: 80 });
  const { user, card } = await open();
  await fillIn(user, await field(texts.notes, card), 'Half a sentence');
  const other = await screen.findByRole('article', { name: 'Second' });
  expect(within(other).queryByText(texts.scenarios)).toBeNull();

  window.dispatchEvent(new Event('beforeprint'));
  await within(other).findByText(texts.scenarios);
  expect(within(other).queryByRole('textbox')).toBeNull();
  // The style sheet of paper leaves out what is empty.
  expect(within(other).getByText(texts.scenarios).closest('[data-empty]')).not.toBeNull();
  expect(within(card).getAllByText('80').at(-1)?.closest('[data-empty]')).toBeNull();
  expect(within(card).getAllByText('80')).not.toHaveLength(0);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(within(other).queryByText(texts.scenarios)).toBeNull());
  expect(await field(texts.notes, card)).toHaveProperty('value', 'Half a sentence');
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { addWhos, makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectFocus } from '../support/hands.ts';

type Board = {
  path: (id: string) => string;
  edits: () => Promise<unknown>;
  menu: readonly string[];
  information: () => Promise<unknown>;
};

const boards: Record<string, Board> = {
  'an Activity': {
    path: paths.mapActivity,
    edits: () => screen.findByRole('textbox', { name: storyMapTexts.changeOf({ name: 'Guest' }) }),
    menu: [storyMapTexts.menu.information, storyMapTexts.menu.change, storyMapTexts.menu.remove],
    information: () => screen.findByRole('complementary', { name: /Guest/u }),
  },
  'a Who': {
    path: paths.mapWho,
    edits: () => screen.findByRole('dialog', { name: whoTexts.editTitle({ name: 'Guest' }) }),
    menu: [whoTexts.menu.links, whoTexts.menu.edit, whoTexts.menu.remove],
    information: () => screen.findByRole('dialog', { name: /Guest/u }),
  },
};

async function openBoard({ path }: Board): Promise<{ user: UserEvent; face: () => HTMLElement }> {
  const { person, api } = await newcomer();
  const id = await makeMap(api, 'Desks', { Guest: [] });
  await addWhos(api, id, { '': ['Guest'] });
  const user = await openApp(path(id), person);
  const face = () => screen.getByText('Guest').closest('button') as HTMLElement;
  await waitFor(face);
  return { user, face };
}

/** What is open on the page: dialogs, menus and text fields. */
const opened = () => document.querySelectorAll('[role="dialog"], [role="menu"], textarea');

describe.each(Object.entries(boards))('the card of %s', (_, board) => {
  test('is selected by a click, edited by Enter and a double click', async () => {
    const { user, face } = await openBoard(board);
    await user.click(face());
    await expectFocus(face());
    expect(opened()).toHaveLength(0);
    await user.keyboard('{Enter}');
    await board.edits();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opened()).toHaveLength(0));
    await user.dblClick(face());
    await board.edits();
  });

  test('has its menu at a right click, and its information at I', async () => {
    const { user, face } = await openBoard(board);
    await user.pointer({ keys: '[MouseRight]', target: face() });
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(expect.arrayContaining([...board.menu]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opened()).toHaveLength(0));
    // The browser's own menu would lie over it.
    expect(fireEvent.contextMenu(face())).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opened()).toHaveLength(0));
    face().focus();
    await user.keyboard('i');
    await board.information();
  });
});

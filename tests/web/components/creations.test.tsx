import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CallName } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import * as frameTexts from '#shared/texts/frame.ts';
import * as initiativesTexts from '#shared/texts/initiatives.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { dialog, field, fillIn, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

type Creation = { call: CallName; path: (containerId: string) => string; open: string; label: string; add: string };

const CREATIONS: readonly Creation[] = [
  {
    call: 'create_release',
    path: (id) => paths.storyMap(id, 'releases'),
    open: releaseTexts.create,
    label: releaseTexts.name,
    add: releaseTexts.add,
  },
  {
    call: 'add_objective_to_map',
    path: (id) => paths.frame(id, 'objective'),
    open: frameTexts.objective.add,
    label: frameTexts.objective.field,
    add: frameTexts.add,
  },
  {
    call: 'add_problem_to_map',
    path: (id) => paths.frame(id, 'problem'),
    open: frameTexts.problem.add,
    label: frameTexts.problem.field,
    add: frameTexts.add,
  },
  {
    call: 'create_initiative',
    path: () => paths.initiatives(),
    open: initiativesTexts.create,
    label: initiativesTexts.name,
    add: initiativesTexts.createSubmit,
  },
];

/** Opens the dialog of a creation. */
async function openDialog({ path, open }: Omit<Creation, 'call'>) {
  const { person, api } = await newcomer();
  const { id } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const user = await openApp(path(id), person);
  await waitFor(() => expect(screen.getAllByRole('button', { name: open }).length).toBeGreaterThan(0));
  const buttons = screen.getAllByRole('button', { name: open });
  await user.click(buttons.at(-1) ?? document.body);
  return { user, asked: await dialog() };
}

test.each(CREATIONS)('a name that nobody sees is none for $call', async ({ call, ...where }) => {
  const { user, asked } = await openDialog(where);
  const name = await field(`${where.label} *`, asked);
  await fillIn(user, name, '\u200b\u3164');
  await press(user, where.add, asked);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(server.asked(call)).toEqual([]);
});

test.each(CREATIONS)('a failed $call is said in a toast, and what was typed stays', async ({ call, ...where }) => {
  const { user, asked } = await openDialog(where);
  await fillIn(user, await field(`${where.label} *`, asked), 'Something new');
  server.refuse(call, 'unknown');
  await press(user, where.add, asked);
  await waitFor(() => {
    const said = screen.getAllByText(errors.unknown.message).filter((text) => !asked.contains(text));
    expect(said.length).toBeGreaterThan(0);
  });
  expect(within(asked).queryByText(errors.unknown.message)).toBeNull();
  expect(await field(`${where.label} *`, asked)).toHaveProperty('value', 'Something new');
});

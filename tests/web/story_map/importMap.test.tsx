import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as importTexts from '#shared/texts/story_map/importFile.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as undoTexts from '#shared/texts/undo.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { dialog, dialogGone, press } from '#tests/web/support/hands.ts';
import { server } from '#tests/web/support/server.ts';
import { paths } from '#web/base/paths.ts';

async function scene() {
  const { person, api } = await newcomer();
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk' });
  await api.call('add_what', { containerId, description: 'Find', level: 0 });
  const user = await openApp(paths.mapActivity(containerId), person);
  const outline = async () => {
    const { whats } = await api.call('get_container', { containerId });
    return whats.map(({ description }) => description).sort();
  };
  return { user, outline };
}

type User = Awaited<ReturnType<typeof openApp>>;

async function openImport(user: User) {
  await press(user, mapShellTexts.edit);
  await user.click(await screen.findByRole('menuitem', { name: importTexts.menu }));
  return dialog();
}

async function choose(user: User, open: HTMLElement, text: string, name = 'map.csv') {
  await user.upload(
    await within(open).findByLabelText(importTexts.source.file, { selector: 'input' }),
    new File([text], name),
  );
}

/** The text of the row of a name, once it is there. */
const rowOf = (open: HTMLElement, name: string) =>
  waitFor(() => {
    const rows = within(open).getAllByRole('listitem');
    return rows.map(({ textContent }) => textContent).find((text) => text.includes(name)) ?? expect.fail(`no ${name}`);
  });

test('a table shows line by line what would become of it, and is imported and undone as one', async () => {
  const { user, outline } = await scene();
  const open = await openImport(user);
  await choose(user, open, 'Activity,User step,Size\nfind,,3\nBuy,Pay,L\n,,\nBuy,Ship,\n');
  expect(await rowOf(open, 'find')).toContain(importTexts.line({ line: 2 }));
  await waitFor(async () => expect(await rowOf(open, 'find')).toContain(importTexts.outcomes.changed));
  expect(await rowOf(open, 'Ship')).toContain(`${importTexts.line({ line: 5 })}${importTexts.kinds.what}`);
  await user.click(within(open).getByRole('switch', { name: importTexts.onlyProblems }));
  expect(within(open).getAllByRole('listitem')).toHaveLength(1);
  expect(await rowOf(open, 'Pay')).toContain(importTexts.notes.amount({ text: 'L' }));
  await press(user, importTexts.submit({ count: 4 }), open);
  await within(open).findByText(importTexts.finished, { exact: false });
  await user.keyboard('{Escape}');
  await dialogGone();
  expect(await outline()).toEqual(['Buy', 'Find', 'Pay', 'Ship']);
  await press(user, undoTexts.undoNamed({ action: undoTexts.actions.import_into_map }));
  await waitFor(async () => expect(await outline()).toEqual(['Find']));
});

test('another choice of columns is checked anew', async () => {
  const { user } = await scene();
  const open = await openImport(user);
  await choose(user, open, 'First,Second\nPay,Cheap\n');
  await rowOf(open, 'First');
  await user.click(within(open).getByRole('switch', { name: importTexts.mapping.hasHeading }));
  await user.selectOptions(
    within(open).getByLabelText(importTexts.mapping.heading({ column: '2' })),
    importTexts.columns.description,
  );
  await press(user, importTexts.submit({ count: 1 }), open);
  await within(open).findByText(importTexts.finished, { exact: false });
});

test('a pasted outline is imported, and what is there already has nothing to import', async () => {
  const { user, outline } = await scene();
  let open = await openImport(user);
  await user.click(within(open).getByLabelText(importTexts.source.paste));
  await user.paste('Find\n  By place\n');
  await press(user, importTexts.source.check, open);
  await press(user, importTexts.submit({ count: 1 }), open);
  await within(open).findByText(importTexts.finished, { exact: false });
  expect(await outline()).toEqual(['By place', 'Find']);
  await user.keyboard('{Escape}');
  await dialogGone();
  open = await openImport(user);
  await choose(user, open, 'Backbone\nFind\n');
  const button = await within(open).findByRole<HTMLButtonElement>('button', { name: importTexts.nothing });
  expect(button.disabled).toBe(true);
});

test('a file that cannot be read says what to do', async () => {
  const { user } = await scene();
  const open = await openImport(user);
  await choose(user, open, '{"format":"other"}', 'map.json');
  await within(open).findByText(importTexts.errors.notMapFile);
});

test('a file that is dropped on the story map is previewed', async () => {
  await scene();
  await screen.findByRole('button', { name: mapShellTexts.edit });
  const files = [new File(['Backbone\nPay\n'], 'map.csv')];
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  expect(await rowOf(await dialog(), 'Pay')).toContain(importTexts.line({ line: 2 }));
});

test('an import that fails goes on where it stopped', async () => {
  const { user, outline } = await scene();
  const open = await openImport(user);
  const names = Array.from({ length: 40 }, (_, i) => `Card ${i}`);
  await choose(user, open, `Backbone\n${names.join('\n')}\n`);
  const submit = await within(open).findByRole('button', { name: importTexts.submit({ count: 40 }) });
  server.refuse('import_into_map', 'conflict');
  await user.click(submit);
  const goOn = await within(open).findByRole('button', { name: importTexts.goOn });
  server.serve('import_into_map');
  await user.click(goOn);
  await within(open).findByText(importTexts.finished, { exact: false });
  expect(await outline()).toEqual([...names, 'Find'].sort());
});

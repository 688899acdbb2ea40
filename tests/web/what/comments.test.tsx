import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as texts from '#shared/texts/comments.ts';
import * as commonTexts from '#shared/texts/common.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { field, fillIn, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

/** Opens the information of the only Activity of a map, with some comments on it. */
async function openWith(comments: readonly string[], prepare = (): void => undefined) {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Find: [] });
  const aboutId = (await api.call('get_container', { containerId })).whats[0]?.id ?? '';
  const about = { containerId, aboutType: 'what', aboutId } as const;
  for (const text of comments) await api.call('add_comment', { ...about, text });
  prepare();
  const user = await openApp(`${paths.mapActivity(containerId)}?activity=${aboutId}`, person);
  const saved = async () => (await api.call('comments', about)).docs;
  return { user, saved, name: person.username };
}

const shown = (name: string) => screen.findAllByRole('article', { name: texts.commentBy({ name }) });

test('a comment shows formatted and runs no script', async () => {
  const { name } = await openWith(['**Bold** <img src=x onerror=alert(1)> [a](javascript:alert(1))']);
  const [comment] = await shown(name);
  if (comment === undefined) expect.fail('there is no comment');
  await waitFor(() => expect(comment.querySelector('strong')).not.toBeNull());
  expect(comment.querySelectorAll('img, script, [onerror], a')).toHaveLength(0);
  expect(comment.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('a reaction is chosen from five signs, tells who reacted, and is taken back by its button', async () => {
  const { user, saved, name } = await openWith(['Good?']);
  const [comment] = await shown(name);
  await press(user, texts.react, comment);
  expect(await screen.findAllByRole('menuitemcheckbox')).toHaveLength(5);
  await user.click(await screen.findByRole('menuitemcheckbox', { name: texts.signs.love }));
  const label = texts.reactedWith({ name: texts.signs.love, people: name });
  const reaction = await screen.findByRole('button', { name: label, pressed: true });
  await waitFor(async () => expect((await saved())[0]?.reactions).toMatchObject([{ sign: 'love' }]));
  await user.click(reaction);
  await waitFor(async () => expect((await saved())[0]?.reactions).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('button', { name: label })).toBeNull());
});

test('comments that cannot be loaded say so, and load once the user tries again', async () => {
  const { user, name } = await openWith(['Here'], () => server.refuse('comments'));
  await screen.findByRole('button', { name: commonTexts.tryAgain });
  server.serve('comments');
  await press(user, commonTexts.tryAgain);
  expect(await shown(name)).toHaveLength(1);
});

test('a new comment is sent by its button; nothing is sent without a text', async () => {
  const { user, saved } = await openWith([]);
  await screen.findByText(texts.nothing);
  const text = await field(texts.addLabel);
  await fillIn(user, text, 'First');
  await press(user, texts.add);
  await waitFor(async () => expect((await saved()).map((one) => one.text)).toEqual(['First']));
  expect(text).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
  expect(within(document.body).queryByText(texts.nothing)).toBeNull();
});

test('a comment that is refused is back in the field', async () => {
  const { user, saved } = await openWith([]);
  await screen.findByText(texts.nothing);
  const text = (await field(texts.addLabel)) as HTMLTextAreaElement;
  server.refuse('add_comment', 'too-many-comments');
  await fillIn(user, text, 'First');
  await press(user, texts.add);
  await waitFor(() => expect(text.value).toBe('First'));
  expect(await saved()).toEqual([]);
});

test('what is typed while a comment is being sent stays in the field', async () => {
  const { user, saved } = await openWith([]);
  await screen.findByText(texts.nothing);
  const text = (await field(texts.addLabel)) as HTMLTextAreaElement;
  const letThrough = server.hold('add_comment');
  await fillIn(user, text, 'First');
  await press(user, texts.add);
  await fillIn(user, text, 'Second');
  letThrough();
  await waitFor(async () => expect((await saved()).map((one) => one.text)).toEqual(['First']));
  expect(text.value).toBe('Second');
});

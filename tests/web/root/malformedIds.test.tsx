import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as frameTexts from '#shared/texts/frame.ts';
import * as initiativesTexts from '#shared/texts/initiatives.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as releaseWhatTexts from '#shared/texts/release/releaseWhat.ts';
import * as hierarchyTexts from '#shared/texts/story_map/hierarchy.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { fillParts } from '#shared/texts/withParts.ts';
import type { Person } from '#tests/e2e/support/people.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectText } from '../support/hands.ts';

let person: Person;
/** The addresses of a story map, of a release, and of an Activity in it. */
let map: string;
let release: string;
let what: string;
beforeAll(async () => {
  const { person: ann, api } = await newcomer();
  person = ann;
  const { id: containerId } = await api.call('story_map_container_create', { name: 'Desks', why: 'A desk for each' });
  const { id: whatId } = await api.call('add_what', { containerId, description: 'Search', level: 0 });
  const { id: releaseId } = await api.call('create_release', {
    containerId,
    name: 'First',
  });
  await api.call('add_whats_to_release', { containerId, releaseId, whatIds: [whatId] });
  map = `/story_map/${containerId}`;
  release = `${map}/releases/${releaseId}`;
  what = `${release}/what/${whatId}`;
});

test.each<[path: string, text: string]>([
  ['/story_map/bad', errorTexts.mapNotVisible],
  ['/story_map/bad/releases/zz', errorTexts.mapNotVisible],
  ['/story_map_hierarchy?root=bad', hierarchyTexts.closed],
  ['/initiative/bad', initiativesTexts.goneTitle],
  ['{map}/releases/zz', releaseTexts.gone],
  ['{map}/releases/zz/what/zz', releaseWhatTexts.releaseGone],
  ['{release}/what/zz', releaseWhatTexts.whatGone],
  ['{what}?expandEpic=zz', releaseWhatTexts.epicGone],
  ['{map}/frame/problem/zz', frameTexts.problem.gone],
  ['{map}/frame/objective/zz', frameTexts.objective.gone],
])('an address with a malformed id reads like one of nothing: %s', async (path, text) => {
  await openApp(fillParts(path, { map, release, what }), person);
  await expectText(text);
  expect(screen.queryByText(errors.badInput.message, { exact: false })).toBeNull();
});

test('nobody is asked for access to an address that no story map can have', async () => {
  await openApp('/story_map/bad', person);
  await expectText(errorTexts.mapNotVisible);
  expect(screen.queryByRole('button', { name: sharingTexts.requestEdit })).toBeNull();
});

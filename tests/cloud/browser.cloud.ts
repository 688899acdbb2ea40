import { type Browser, chromium, expect as onPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as errorTexts from '#shared/texts/errors.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { chromiumArgs, findChromium } from '#tests/chromium.mjs';
import { apiAs } from '#tests/e2e/support/api.ts';
import { face, makeMap, press, seen, standing, stored, url } from '#tests/e2e/support/board.ts';
import { addMember, newColleague } from '#tests/e2e/support/members.ts';
import { openLive } from '#tests/e2e/support/openLive.ts';
import { newPerson, type Person } from '#tests/e2e/support/people.ts';
import { signInOnScreen } from '#tests/e2e/support/session.ts';
import { useCloud } from './useCloud.ts';

const cloud = useCloud();
let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) });
});
afterAll(() => browser.close());

/** A page of a session of its own, and what went wrong in it. */
async function open(): Promise<{ page: Page; faults: string[] }> {
  const page = await (
    await browser.newContext({ baseURL: cloud.webUrl, viewport: { width: 1280, height: 800 } })
  ).newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

test('a person signs in and builds a map, finds it again, and nobody else does', async () => {
  const nora = newPerson({ name: 'Nora' });
  await cloud.pool.admin.createConfirmedUser(nora);
  const { page, faults } = await open();
  await signInOnScreen(page, nora);
  await page.getByRole('button', { name: storyMapsTexts.create }).first().click();
  await page.keyboard.type('Harbour tours');
  await press(page, 'Tab');
  await page.keyboard.type('Visitors find a boat in a minute');
  await press(page, 'Enter');
  await onPage(page).toHaveURL(/\/map\/activity$/);
  const id = /story_map\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await onPage(page.getByRole('button', { name: storyMapTexts.add, exact: true })).toBeFocused();
  await press(page, 'Enter');
  for (const text of ['Find', 'Book', 'Pay']) {
    await page.keyboard.type(text);
    await press(page, 'Enter');
  }
  await page.keyboard.type('Share');
  await press(page, 'Tab');
  for (const text of ['Take a picture', 'Send it']) {
    await page.keyboard.type(text);
    await press(page, 'Enter');
  }
  await press(page, 'Escape');
  const built = standing({ Find: [], Book: [], Pay: [], Share: ['Take a picture', 'Send it'] });
  await onPage.poll(() => seen(page)).toEqual(built);
  const api = await apiAs(cloud, nora);
  await onPage.poll(() => stored(api, id)).toEqual(built);
  await page.reload();
  await onPage.poll(() => seen(page)).toEqual(built);
  expect(faults).toEqual([]);

  const eve = newPerson({ name: 'Eve' });
  await cloud.pool.admin.createConfirmedUser(eve);
  const elsewhere = await open();
  await signInOnScreen(elsewhere.page, eve);
  await elsewhere.page.goto(url(id));
  await onPage(elsewhere.page.getByText(errorTexts.mapNotVisible)).toBeVisible();
  await onPage(elsewhere.page.getByText('Harbour tours')).toHaveCount(0);
}, 120_000);

test('a wrong password lets nobody in', async () => {
  const max = newPerson({ name: 'Max' });
  await cloud.pool.admin.createConfirmedUser(max);
  const { page } = await open();
  await page.goto('/login');
  await page.getByLabel(sessionTexts.email, { exact: true }).fill(max.email);
  await page.getByRole('button', { name: sessionTexts.continue, exact: true }).click();
  await page.getByLabel(sessionTexts.password, { exact: true }).fill(`not ${max.password}`);
  await page.getByRole('button', { name: sessionTexts.signIn, exact: true }).click();
  await onPage(page.getByText(sessionErrorTexts.wrongCredentials)).toBeVisible();
  await onPage(page).toHaveURL(/\/login$/);
});

test('two people see what the other changes on a story map, over the deployed WebSocket API', async () => {
  const ida = newPerson({ name: 'Ida' });
  await cloud.pool.admin.createConfirmedUser(ida);
  const api = await apiAs(cloud, ida);
  const id = await makeMap(api, 'Harbour tours', { Find: [], Book: [] });
  const ole = await newColleague(
    api,
    async (person) => void (await cloud.pool.admin.createConfirmedUser(person)),
    ida,
    'Ole',
  );
  await addMember(api, id, ole, 'editor');
  const first = await openAs(ida, id);
  const second = await openAs(ole, id);
  for (const [page, other, from, to] of [
    [first, second, 'Find', 'Search'],
    [second, first, 'Book', 'Reserve'],
  ] as const) {
    await face(page, from).focus();
    await press(page, 'F2');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(to);
    await press(page, 'Enter');
    await onPage(face(other, to)).toBeVisible();
  }
}, 120_000);

/** Opens a map as somebody, and waits until its live connection is admitted. */
async function openAs(person: Person, id: string): Promise<Page> {
  const { page } = await open();
  await signInOnScreen(page, person);
  await openLive(page, async () => void (await page.goto(url(id))));
  return page;
}

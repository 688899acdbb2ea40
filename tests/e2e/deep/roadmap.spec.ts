import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import * as texts from '#shared/texts/roadmap/roadmap.ts';
import * as roadmapTypeTexts from '#shared/texts/roadmap/roadmapTypes.ts';
import * as pictureTexts from '#shared/texts/story_map/picture.ts';
import { paths } from '#web/base/paths.ts';
import { type Api, expect, type Page, test } from '../fixtures.ts';
import { makeMap } from '../support/maps.ts';

const DAY = 86_400_000;
const QUARTERS = { Spring: [3, 6], Summer: [6, 9], Autumn: [9, 12] } as const;

/** A map with three releases, each over a quarter of 2027; the first one has four epics. */
async function planned(api: Api) {
  const containerId = await makeMap(api, 'Desks', { Search: ['By place'], Book: [], Pay: [] });
  const { whats } = await api.call('get_container', { containerId });
  const idOf = (name: string) => whats.find(({ description }) => description === name)?.id ?? '';
  const releases = new Map<string, string>();
  for (const [name, [from, to]] of Object.entries(QUARTERS)) {
    const { id: releaseId } = await api.call('create_release', { containerId, name });
    releases.set(name, releaseId);
    const period = { start: Date.UTC(2027, from), end: Date.UTC(2027, to) - DAY };
    await api.call('set_release_period', { containerId, releaseId, ...period });
    const whatIds = ['Search', 'Book', 'Pay'].map(idOf);
    await api.call('add_whats_to_release', { containerId, releaseId, whatIds });
  }
  const releaseId = releases.get('Spring') ?? '';
  for (const [what, text] of [
    ['Search', 'Floor plan'],
    ['Search', 'Free desks'],
    ['Book', 'For a week'],
    ['Pay', 'By invoice'],
  ] as const)
    await api.call('create_epic', { containerId, releaseId, whatId: idOf(what), epic: { type: 'free_text', text } });
  return { containerId, release: (name: string) => releases.get(name) ?? '' };
}

const cell = (page: Page, what: string, release: string) =>
  page.getByRole('group', { name: texts.cell({ what, release }), exact: true });
const epics = (page: Page, what: string, release: string) => cell(page, what, release).getByRole('link');
const chip = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Downloads the roadmap in a format. */
async function download(page: Page, format: string) {
  await page.getByRole('button', { name: texts.buttons.picture }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(pictureTexts.format).click();
  await page.getByRole('option', { name: format, exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: pictureTexts.download, exact: true }).click(),
  ]);
  await expect(dialog).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('three quarters are planned by dragging, by mouse and by keys, and downloaded as pictures', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person, api } = await newUser();
  const { containerId, release } = await planned(api);
  await signIn(page, person, paths.roadmap(containerId));
  await expect(epics(page, 'Search', 'Spring')).toHaveText(['Floor plan', 'Free desks']);
  await page.getByRole('button', { name: /^Switch type/ }).click();
  await page.getByRole('menuitemradio', { name: roadmapTypeTexts.types.build }).click();

  // By mouse: two epics go into the next quarters, and a release ends earlier.
  await chip(page, 'Free desks').dragTo(cell(page, 'Search', 'Summer'), { steps: 8 });
  await expect(epics(page, 'Search', 'Summer')).toHaveText(['Free desks']);
  await chip(page, 'For a week').dragTo(cell(page, 'Book', 'Autumn'), { steps: 8 });
  await expect(epics(page, 'Book', 'Autumn')).toHaveText(['For a week']);
  const edge = page.getByRole('slider', { name: texts.endOf({ name: 'Summer' }) });
  await edge.hover();
  const from = await edge.boundingBox();
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) - 40, from?.y ?? 0, { steps: 6 });
  await page.mouse.up();
  const dates = page.getByRole('button', { name: texts.editDates({ name: 'Summer' }) });
  await expect(dates).not.toHaveText('1 Jul – 30 Sep 2027');

  // By keys: the third epic, and a day at a time.
  await chip(page, 'By invoice').focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(epics(page, 'Pay', 'Autumn')).toHaveText(['By invoice']);
  await page.getByRole('slider', { name: texts.startOf({ name: 'Autumn' }) }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: texts.editDates({ name: 'Autumn' }) })).toHaveText(
    '3 Oct – 31 Dec 2027',
  );

  await page.reload();
  await expect(epics(page, 'Book', 'Autumn')).toHaveText(['For a week']);
  await expect(epics(page, 'Search', 'Spring')).toHaveText(['Floor plan']);
  const { release: summer } = await api.call('get_release', { containerId, releaseId: release('Summer') });
  expect(summer.end).toBeLessThan(Date.UTC(2027, 9) - DAY);
  expect(summer.end).toBeGreaterThan(summer.start);

  // On the timeline: a release begins later, under its days.
  await page.getByRole('radio', { name: texts.views.timeline }).click();
  const start = page.getByRole('slider', { name: texts.startOf({ name: 'Spring' }) });
  const saved = await start.getAttribute('aria-valuetext');
  await start.hover();
  const at = await start.boundingBox();
  await page.mouse.down();
  await page.mouse.move((at?.x ?? 0) + 60, at?.y ?? 0, { steps: 6 });
  await page.mouse.up();
  await expect(start).not.toHaveAttribute('aria-valuetext', saved ?? '');
  await page.getByRole('radio', { name: texts.views.board }).click();

  const svg = await download(page, pictureTexts.formats.svg);
  expect(svg.name).toMatch(/^Desks roadmap \d{4}-\d\d-\d\d\.svg$/);
  const drawing = svg.bytes.toString();
  for (const text of ['Release roadmap of Desks', 'Summer', 'For a week', 'Search'])
    expect(drawing).toContain(`>${text}<`);
  // Another program draws the same: light paper, and dark letters where the title stands.
  const drawn = await renderAsync(drawing, { font: { loadSystemFonts: true } });
  const png = await download(page, pictureTexts.formats.png);
  expect(png.name).toBe(svg.name.replace('.svg', '.png'));
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([2 * drawn.width, 2 * drawn.height]);
  expect(darkIn(drawn, { x: 24, y: 20, width: 240, height: 20 })).toBeGreaterThan(100);
  expect(darkIn(drawn, { x: 24, y: 4, width: 240, height: 10 })).toBe(0);
});

/** How many pixels of a part of a picture are dark. */
function darkIn(
  { pixels, width: row }: { pixels: Buffer; width: number },
  part: { x: number; y: number; width: number; height: number },
): number {
  let count = 0;
  for (let y = part.y; y < part.y + part.height; y += 1)
    for (let x = part.x; x < part.x + part.width; x += 1) if ((pixels[(y * row + x) * 4] ?? 255) < 100) count += 1;
  return count;
}

import { MAX_AMOUNT } from '#shared/model/limits.ts';
import { REFERENCE_NOT_HTTPS } from '#shared/model/references.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { fill } from '#shared/texts/fill.ts';
import { informationTexts } from '#shared/texts/information.ts';
import { newActivityTexts as texts, companySearchTexts } from '#shared/texts/newActivity.ts';
import { mapShellTexts } from '#shared/texts/sharing.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { expect, newPerson, test, type Api, type Page } from './fixtures.ts';
import { makeMap, openMap, press, standing, stored } from './support/board.ts';
import { faultsOf, switchTheme } from './support/look.ts';

const dialog = (page: Page, name: string = texts.title) => page.getByRole('dialog', { name, exact: true });
/** The face of a card, whatever marks it has. */
const face = (page: Page, text: string) => page.locator(`[data-spot][title="${text}"]`);
const description = (page: Page) => page.getByRole('combobox', { name: texts.description, exact: true });
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const more = (page: Page) => page.getByRole('group', { name: texts.more });
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const unfold = (page: Page) => button(page, texts.more).click();

/** Chooses from a select of the dialog. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function openByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: mapShellTexts.edit }).click();
  await page.getByRole('menuitem', { name: mapShellTexts.menu.backbone }).click();
  await expect(description(page)).toBeFocused();
}

/** What a company starts with, of which a test uses the first of each kind. */
async function firstSettings(api: Api) {
  const { priorities, reference_link: references, who_what_link_type: links } = await api.call('company_settings', {});
  const [priority, reference, link] = [priorities[0], references[0], links[0]];
  if (!priority || !reference || !link) throw new Error('a company starts with settings');
  return { priority, reference, link };
}

const activity = async (api: Api, containerId: string, text: string) => {
  const { whats } = await api.call('get_container', { containerId });
  const what = whats.find((one) => one.description === text);
  if (what === undefined) throw new Error(`${text} is not on the map`);
  return what;
};

test.describe('the New Activity dialog', () => {
  test('adds an Activity with every field, and the keyboard goes to its card', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const containerId = await makeMap(api, 'Desks', { Find: [] });
    const whos = [];
    for (const name of ['Visitor', 'Clerk', 'Host']) whos.push(await api.call('add_who', { containerId, name }));
    const { priority, reference, link } = await firstSettings(api);
    await openMap(page, ann, containerId, signIn);
    await openByMenu(page);
    await page.keyboard.type('Book a desk');

    await expect(more(page)).toBeHidden();
    await unfold(page);
    await choose(page, informationTexts.priority, priority.name);
    for (const [label, typed, meant] of [[informationTexts.cost, ' 12 ', '12'], [informationTexts.size, 'many', ''], [informationTexts.value, '3.9', '3']] as const) {
      await field(page, label).fill(typed);
      await press(page, 'Tab');
      await expect(field(page, label)).toHaveValue(meant);
    }

    const name = field(page, informationTexts.referenceName);
    await name.fill('http://plain.example');
    await choose(page, informationTexts.referenceType, reference.name);
    await name.focus();
    await press(page, 'Enter');
    await expect(page.getByText(REFERENCE_NOT_HTTPS)).toBeVisible();
    await expect(name).toHaveValue('http://plain.example');
    for (const text of ['https://handbook.example/desks', 'Handbook']) {
      await name.fill(text);
      await press(page, 'Enter');
      await expect(name).toHaveValue('');
    }
    await name.fill('Handbook');
    await press(page, 'Enter');
    await expect(page.getByText(errorTexts.referenceExists)).toBeVisible();
    await name.fill('');
    await button(page, fill(informationTexts.removeReference, { name: 'Handbook' })).click();

    await expect(button(page, informationTexts.link)).toBeDisabled();
    await field(page, informationTexts.whosToLink).click();
    await page.getByRole('option', { name: 'Visitor' }).click();
    await page.getByRole('option', { name: 'Clerk' }).click();
    await press(page, 'Escape');
    await expect(dialog(page)).toBeVisible();
    await expect(button(page, informationTexts.link)).toBeDisabled();
    await choose(page, informationTexts.linkType, link.name);
    await button(page, informationTexts.link).click();
    await field(page, informationTexts.whosToLink).click();
    await expect(page.getByRole('option')).toHaveText(['Host']);
    await press(page, 'Escape');
    await button(page, fill(informationTexts.unlink, { name: 'Visitor' })).click();

    await page.getByRole('button', { name: texts.more }).click();
    await expect(more(page)).toBeHidden();
    await expect(page.getByRole('button', { name: fill(texts.moreSet, { count: 5 }) })).toBeVisible();
    await description(page).focus();
    await press(page, 'Enter');

    await expect(dialog(page)).toBeHidden();
    await expect(face(page, 'Book a desk')).toBeFocused();
    expect(await stored(api, containerId)).toEqual(standing({ Find: [], 'Book a desk': [] }));
    const what = await activity(api, containerId, 'Book a desk');
    expect(what).toMatchObject({ level: 0, priorityId: priority.id, cost: 12, size: null, value: 3, whoLinks: { [whos[1]?.id ?? '']: link.id } });
    expect(Object.keys(what.whoLinks)).toHaveLength(1);
    const details = await api.call('what_details', { containerId, whatId: what.id });
    expect(details.referenceLinks.map(({ name: text, type }) => ({ text, type }))).toEqual([{ text: 'https://handbook.example/desks', type: reference.id }]);
  });

  test('takes what is half written along: a reference and Whos that were not put among the others yet', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const containerId = await makeMap(api, 'Desks', { Find: [] });
    const who = await api.call('add_who', { containerId, name: 'Visitor' });
    const { reference, link } = await firstSettings(api);
    await openMap(page, ann, containerId, signIn);
    await openByMenu(page);
    await page.keyboard.type('Book');
    await unfold(page);
    await field(page, informationTexts.referenceName).fill('Handbook');
    await field(page, informationTexts.whosToLink).click();
    await page.getByRole('option', { name: 'Visitor' }).click();
    await press(page, 'Escape');
    await button(page, texts.add).click();
    await expect(page.getByText(texts.incomplete)).toBeVisible();
    await expect(page.getByText(texts.typeMissing)).toBeVisible();
    await choose(page, informationTexts.referenceType, reference.name);
    await choose(page, informationTexts.linkType, link.name);
    await button(page, texts.add).click();
    await expect(face(page, 'Book')).toBeFocused();
    const what = await activity(api, containerId, 'Book');
    expect(what.whoLinks).toEqual({ [who.id]: link.id });
    expect((await api.call('what_details', { containerId, whatId: what.id })).referenceLinks).toMatchObject([{ name: 'Handbook', type: reference.id }]);
  });

  test('finds similar Activities of the company once somebody pauses, and uses the one that is picked', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const other = await makeMap(api, 'Rooms', { 'Find a room': [], 'Find a parking place': [], 'Leave the house': [] });
    const containerId = await makeMap(api, 'Desks', { 'Find a desk': [] });
    await openMap(page, ann, containerId, signIn);
    const queries: unknown[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/search/what_company')) queries.push(searchParams.get('query'));
    });
    await openByMenu(page);
    await page.keyboard.type('Find a');

    const list = page.getByRole('listbox', { name: companySearchTexts.whats });
    await expect(list.getByRole('option')).toHaveCount(2);
    // What stands on this map already is not offered, and nothing was asked between the keys.
    expect((await list.getByRole('option').allTextContents()).sort()).toEqual(['Find a parking place', 'Find a room']);
    expect(queries).toEqual(['Find a']);
    await expect(page.getByText(fill(companySearchTexts.found.other, { count: 2 }))).toBeVisible();

    await press(page, 'Escape');
    await expect(list).toBeHidden();
    await expect(description(page)).toHaveValue('Find a');
    await press(page, 'ArrowDown');
    await expect(list).toBeVisible();
    await press(page, 'ArrowDown');
    const chosen = list.getByRole('option', { selected: true });
    const text = (await chosen.textContent()) ?? '';
    await expect(description(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await press(page, 'Enter');
    await expect(description(page)).toHaveValue(text);
    await expect(page.getByText(texts.existing)).toBeVisible();
    await expect(list).toBeHidden();

    await press(page, 'Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(storyMapTexts.reused)).toBeVisible();
    await expect(face(page, text)).toBeFocused();
    expect((await activity(api, containerId, text)).id).toBe((await activity(api, other, text)).id);
  });

  test('adds another and another in one go, in the order of writing, and ends at the last card', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const containerId = await makeMap(api, 'Desks', { Find: [], Leave: [] });
    const { priority } = await firstSettings(api);
    await openMap(page, ann, containerId, signIn);
    await face(page, 'Find').focus();
    await press(page, 'Shift+N');
    await expect(description(page)).toBeFocused();
    await page.getByRole('switch', { name: texts.another }).check();
    await unfold(page);
    await choose(page, informationTexts.priority, priority.name);
    await field(page, informationTexts.cost).fill('5');
    await description(page).focus();
    for (const text of ['Book', 'Come in', 'Work']) {
      await page.keyboard.type(text);
      await press(page, 'Enter');
      await expect(page.getByText(fill(texts.added, { name: text }))).toBeVisible();
      await expect(description(page)).toHaveValue('');
      await expect(description(page)).toBeFocused();
    }
    await expect(field(page, informationTexts.cost)).toHaveValue('');
    await expect(field(page, informationTexts.priority)).toHaveText(priority.name);
    await button(page, commonTexts.close).click();
    await expect(face(page, 'Work')).toBeFocused();
    await expect.poll(() => stored(api, containerId)).toEqual(standing({ Find: [], Book: [], 'Come in': [], Work: [], Leave: [] }));
    expect(await activity(api, containerId, 'Book')).toMatchObject({ cost: 5, priorityId: priority.id });
    expect(await activity(api, containerId, 'Work')).toMatchObject({ cost: null, priorityId: priority.id });
  });

  test('opens from the field on the board by Ctrl+Enter and by its link, with what was typed, and goes back where it came from', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const containerId = await makeMap(api, 'Desks', { Find: ['Filter'], Book: [] });
    await openMap(page, ann, containerId, signIn);

    await face(page, 'Filter').focus();
    await press(page, 'n');
    await page.keyboard.type('Sort by size');
    await press(page, 'Control+Enter');
    await expect(dialog(page, fill(texts.titleUnder, { name: 'Find' }))).toBeVisible();
    await expect(description(page)).toHaveValue('Sort by size');
    await press(page, 'Enter');
    await expect(face(page, 'Sort by size')).toBeFocused();

    await press(page, 'ArrowUp');
    await expect(face(page, 'Filter')).toBeFocused();
    await press(page, 'b');
    await page.keyboard.type('Look around');
    await page.getByRole('button', { name: texts.allFields }).click();
    await expect(description(page)).toHaveValue('Look around');
    await button(page, texts.add).click();
    await expect(face(page, 'Look around')).toBeFocused();
    await expect.poll(() => stored(api, containerId)).toEqual(standing({ Find: ['Look around', 'Filter', 'Sort by size'], Book: [] }));

    await face(page, 'Book').focus();
    await press(page, 'Shift+N');
    await expect(description(page)).toBeFocused();
    await press(page, 'Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(face(page, 'Book')).toBeFocused();
  });

  test('says what is wrong where it is wrong, and keeps what was typed', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const containerId = await makeMap(api, 'Desks', { Find: [], Book: [] });
    await openMap(page, ann, containerId, signIn);
    await openByMenu(page);
    await press(page, 'Enter');
    await expect(page.getByText(texts.required)).toBeVisible();
    await expect(description(page)).toBeFocused();

    await unfold(page);
    await field(page, informationTexts.cost).fill('2000000000');
    await field(page, informationTexts.value).fill('7');
    await description(page).fill('  find ');
    await press(page, 'Enter');
    await expect(page.getByText(fill(informationTexts.amountTooLarge, { max: MAX_AMOUNT.toLocaleString('en') }))).toBeVisible();
    await field(page, informationTexts.cost).fill('20');
    await press(page, 'Enter');
    await expect(page.getByText(texts.here)).toBeVisible();
    await expect(field(page, informationTexts.value)).toHaveValue('7');
    await page.getByRole('button', { name: texts.show, exact: true }).click();
    await expect(face(page, 'Find')).toBeFocused();
  });

  test('keeps everything when the server refuses it, and says why', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const containerId = await makeMap(api, 'Desks', { Find: ['Filter'], Book: [] });
    await openMap(page, ann, containerId, signIn);
    await face(page, 'Filter').focus();
    await press(page, 'Shift+N');
    await page.keyboard.type('Sort');
    await unfold(page);
    await field(page, informationTexts.cost).fill('4');
    // A colleague takes the parent away meanwhile.
    await api.call('delete_what2', { containerId, whatId: (await activity(api, containerId, 'Find')).id });
    await press(page, 'Enter');
    await expect(page.getByText(errorTexts.parentDoesNotExist)).toBeVisible();
    await expect(description(page)).toHaveValue('Sort');
    await expect(field(page, informationTexts.cost)).toHaveValue('4');
  });

  test('is moved by its title, and stays inside the window', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    await openMap(page, ann, await makeMap(api, 'Desks', { Find: [] }), signIn);
    await openByMenu(page);
    const box = async () => (await dialog(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = await box();
    await page.mouse.move(before.x + 60, before.y + 20);
    await page.mouse.down();
    await page.mouse.move(before.x + 180, before.y + 90, { steps: 5 });
    const after = await box();
    expect([after.x - before.x, after.y - before.y]).toEqual([120, 70]);
    await page.mouse.move(5_000, 5_000, { steps: 5 });
    await page.mouse.up();
    const corner = await box();
    expect(corner.x + corner.width).toBeLessThanOrEqual(1280);
    expect(corner.y + corner.height).toBeLessThanOrEqual(800);
    // Unfolded it is taller, and still all of it is to be seen.
    await unfold(page);
    await expect(field(page, informationTexts.referenceName)).toBeVisible();
    await expect.poll(async () => (await box()).y + (await box()).height).toBeLessThanOrEqual(800);
  });

  test('looks right in both themes and on a phone, folded and with everything filled', async ({ page, register, signIn, apiAs }) => {
    const ann = newPerson();
    await register(ann);
    const api = await apiAs(ann);
    const containerId = await makeMap(api, 'Desks', { Find: [] });
    for (const name of ['Visitor', 'Clerk']) await api.call('add_who', { containerId, name });
    await openMap(page, ann, containerId, signIn);
    await openByMenu(page);
    for (const width of [1280, 400]) {
      for (const theme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await switchTheme(page, theme);
        expect(await faultsOf(page, theme), `${width} px, ${theme}`).toEqual([]);
      }
      if (width === 1280) {
        await unfold(page);
        await field(page, informationTexts.referenceName).fill('http://plain.example');
        await button(page, texts.add).click();
        await expect(page.getByText(texts.required)).toBeVisible();
      }
    }
  });
});

import AxeBuilder from '@axe-core/playwright';
import * as errors from '#shared/errors.ts';
import { REFERENCE_NOT_HTTPS } from '#shared/model/references.ts';
import * as conflictTexts from '#shared/texts/conflicts.ts';
import * as texts from '#shared/texts/what/information.ts';
import { maturityLevelNames } from '#shared/texts/what/maturityLevels.ts';
import * as quickTexts from '#shared/texts/what/quickChanges.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { makeMap, openMap, press } from '../support/board.ts';
import { editLongDescription, field, information, openInformation, whatIn } from '../support/information.ts';

async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const chip = (page: Page, kind: string) => information(page).getByRole('button', { name: new RegExp(`^${kind} `) });

test.describe('the information of an Activity', () => {
  test('has every field, each saved on leaving it, and shows it after a reload', async ({ page, signIn, newUser }) => {
    test.setTimeout(240_000);
    const { person: ann, api } = await newUser();
    const containerId = await makeMap(api, 'Desks', { Find: ['Filter', 'Sort', 'Map'], Book: [] });
    for (const name of ['Visitor', 'Clerk'])
      await api.call('add_who', { containerId, name, group: null, category: null });
    const settings = await api.call('company_settings', {});
    const [priority, linkType, otherType, referenceType] = [
      settings.priorities[0],
      settings.who_what_link_type[0],
      settings.who_what_link_type[1],
      settings.reference_link[0],
    ];
    const [people] = settings.maturity;
    if (!priority || !linkType || !otherType || !referenceType || !people)
      throw new Error('a company starts with settings');
    await openMap(page, ann, containerId, signIn);
    await openInformation(page, 'Filter');
    await expect(page).toHaveTitle(/^Filter – Desks/);

    await chip(page, texts.priority).click();
    await page.getByRole('option', { name: priority.name }).click();
    await chip(page, texts.size).click();
    await page.keyboard.type('3.9');
    await press(page, 'Enter');
    for (const [label, value] of [
      [texts.rank, '1'],
      [texts.cost, ' 12 '],
      [texts.value, '-4'],
      [texts.order, '3'],
    ] as const) {
      await field(page, label).fill(value);
      await press(page, 'Tab');
    }
    await expect(field(page, texts.cost)).toHaveValue('12');
    await expect(chip(page, texts.size)).toHaveText(`${texts.size} 3`);
    await expect(field(page, texts.order)).toHaveValue('3');
    await field(page, texts.longDescription).fill('First line\nSecond line');
    await field(page, texts.whosToLink).click();
    await page.getByRole('option', { name: 'Visitor' }).click();
    await page.getByRole('option', { name: 'Clerk' }).click();
    await press(page, 'Escape');
    await choose(page, texts.linkType, linkType.name);
    await page.getByRole('button', { name: texts.link, exact: true }).click();
    await choose(page, texts.linkTypeOf({ name: 'Clerk' }), otherType.name);
    await page.getByRole('button', { name: texts.unlink({ name: 'Visitor' }) }).click();

    await field(page, texts.referenceName).fill('http://plain.example');
    await choose(page, texts.referenceType, referenceType.name);
    await press(page, 'Shift+Tab');
    await press(page, 'Enter');
    await expect(page.getByText(REFERENCE_NOT_HTTPS)).toBeVisible();
    await field(page, texts.referenceName).fill('https://handbook.example/desks');
    await press(page, 'Enter');
    const link = page.getByRole('link', { name: texts.opensNewTab({ name: 'https://handbook.example/desks' }) });
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('target', '_blank');
    await field(page, texts.referenceName).fill('https://handbook.example/desks');
    await press(page, 'Enter');
    await expect(page.getByText(errors.referenceExists.message)).toBeVisible();

    const level = (number: 0 | 1 | 2 | 3 | 4 | 5) => texts.level({ level: number, name: maturityLevelNames[number] });
    await page.getByRole('button', { name: texts.setMaturity }).click();
    await choose(page, texts.currentOf({ name: people.name }), level(2));
    await choose(page, texts.futureOf({ name: people.name }), level(5));
    const average = page.getByRole('rowgroup').filter({ hasText: texts.average });
    // Over four active items, of which three have not been judged.
    await expect(average).toHaveText(`${texts.average}2.05.0`);
    await field(page, texts.referenceName).fill('');

    await page.reload();
    await expect(information(page, 'Filter')).toBeVisible();
    await expect(chip(page, texts.priority)).toHaveText(`${texts.priority} ${priority.name}`);
    await expect(chip(page, texts.size)).toHaveText(`${texts.size} 3`);
    await expect(chip(page, quickTexts.kinds.who)).toHaveText(`${quickTexts.kinds.who} Clerk`);
    for (const [label, value] of [
      [texts.rank, '1'],
      [texts.order, '3'],
      [texts.cost, '12'],
      [texts.value, '-4'],
    ] as const) {
      await expect(field(page, label)).toHaveValue(value);
    }
    await expect(field(page, texts.longDescription)).toHaveText('First line\nSecond line', { useInnerText: true });
    await expect(field(page, texts.linkTypeOf({ name: 'Clerk' }))).toHaveText(otherType.name);
    await expect(page.getByText('Visitor')).toHaveCount(0);
    await expect(link).toBeVisible();
    await expect(average).toHaveText(`${texts.average}2.05.0`);
    const [, untouched] = settings.maturity;
    await expect(field(page, texts.currentOf({ name: untouched?.name ?? '' }))).toHaveText('–');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    const what = await whatIn(api, containerId, 'Filter');
    const { referenceLinks, maturity } = await api.call('what_details', { containerId, whatId: what.id });
    expect(referenceLinks).toMatchObject([{ name: 'https://handbook.example/desks', type: referenceType.id }]);
    expect(maturity).toMatchObject({ current: { [people.id]: { level: 2 } }, future: { [people.id]: { level: 5 } } });
    // What is no number is none, and an empty rank too.
    await field(page, texts.cost).fill('many');
    await field(page, texts.rank).fill('');
    await press(page, 'Tab');
    await expect
      .poll(async () => whatIn(api, containerId, 'Filter'))
      .toMatchObject({ cost: null, rankKey: null, value: -4 });
    await press(page, 'Escape');
    await expect(information(page)).toHaveCount(0);
    await expect(page.locator('[data-focus-target][title="Filter"]')).toBeFocused();
    await expect(page).toHaveTitle(/^Activities – Desks/);
  });

  test('keeps what was typed when it cannot be saved, says so at the field, and does not close without asking', async ({
    page,
    pageErrors,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const containerId = await makeMap(api, 'Desks', { Find: [] });
    await openMap(page, ann, containerId, signIn);
    await openInformation(page, 'Find');
    pageErrors.allow(/503|Failed to load resource/);
    await page.route(/\/api\/(set_what_long_description|change_what_fields)$/, (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'search-unavailable', message: errors.searchUnavailable.message },
      }),
    );
    await field(page, texts.longDescription).fill('A thought that must not be lost');
    await field(page, texts.cost).fill('7');
    await press(page, 'Tab');
    await expect(page.getByText(errors.searchUnavailable.message)).toHaveCount(2);
    await press(page, 'Escape');
    await expect(page.getByText(texts.unsaved)).toBeVisible();
    await expect(field(page, texts.longDescription)).toHaveValue('A thought that must not be lost');
    await expect(field(page, texts.cost)).toHaveValue('7');
    await page.unroute(/\/api\/(set_what_long_description|change_what_fields)$/);
    for (const label of [texts.longDescription, texts.cost]) {
      await field(page, label).focus();
      await press(page, 'Tab');
    }
    await expect(page.getByText(errors.searchUnavailable.message)).toHaveCount(0);
    const what = await whatIn(api, containerId, 'Find');
    expect(what.cost).toBe(7);
    expect((await api.call('what_details', { containerId, whatId: what.id })).longDescription.text).toBe(
      'A thought that must not be lost',
    );
    // What was begun and not added counts as typed too.
    await field(page, texts.referenceName).fill('https://handbook.example');
    await press(page, 'Escape');
    await expect(page.getByText(texts.notAdded)).toBeVisible();
    // Both the warning and what it is about are seen, however long the panel is.
    await expect(page.getByText(texts.unsaved)).toBeInViewport({ ratio: 1 });
    await expect(field(page, texts.referenceName)).toBeFocused();
    await field(page, texts.referenceName).fill('');
    // An amount that is too large is said before it is sent.
    await field(page, texts.cost).fill('99999999999');
    await press(page, 'Tab');
    await expect(page.getByText(texts.amountTooLarge({ max: '1,000,000,000' }))).toBeVisible();
  });

  test('never overwrites a text that a colleague has changed meanwhile without asking', async ({
    page,
    pageErrors,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
    const containerId = await makeMap(api, 'Desks', { Find: [] });
    const { id: whatId } = await whatIn(api, containerId, 'Find');
    await openMap(page, ann, containerId, signIn);
    await openInformation(page, 'Find');
    pageErrors.allow(/409/);
    await field(page, texts.longDescription).fill('Mine');
    await api.call('set_what_long_description', { containerId, whatId, longDescription: 'Theirs' });
    await press(page, 'Tab');
    await expect(page.getByText(errors.valueChanged.message)).toBeVisible();
    await page.getByRole('button', { name: conflictTexts.takeTheirs }).click();
    await expect(field(page, texts.longDescription)).toHaveText('Theirs');
    await editLongDescription(page);
    await field(page, texts.longDescription).fill('Mine after all');
    await api.call('set_what_long_description', { containerId, whatId, longDescription: 'Theirs once more' });
    await press(page, 'Tab');
    await page.getByRole('button', { name: conflictTexts.keepMine }).click();
    await expect
      .poll(async () => (await api.call('what_details', { containerId, whatId })).longDescription.text)
      .toBe('Mine after all');
  });
});

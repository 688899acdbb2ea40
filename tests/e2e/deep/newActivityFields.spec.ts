import * as errors from '#shared/errors.ts';
import { MAX_AMOUNT } from '#shared/model/limits.ts';
import { REFERENCE_NOT_HTTPS } from '#shared/model/references.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as texts from '#shared/texts/what/newActivity.ts';
import { expect, test } from '../fixtures.ts';
import { makeMap, openMap, press, standing, stored } from '../support/board.ts';
import {
  activity,
  button,
  choose,
  description,
  dialog,
  face,
  field,
  firstSettings,
  more,
  openByMenu,
  unfold,
} from '../support/newActivity.ts';

test.describe('the fields of a new Activity', () => {
  test('adds an Activity with every field, and focuses its card', async ({ page, signIn, newUser }) => {
    const { person: ann, api } = await newUser();
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
    for (const [label, typed, meant] of [
      [informationTexts.cost, ' 12 ', '12'],
      [informationTexts.size, 'many', ''],
      [informationTexts.value, '3.9', '3'],
    ] as const) {
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
    await expect(page.getByText(errors.referenceExists.message)).toBeVisible();
    await name.fill('');
    await button(page, informationTexts.removeReference({ name: 'Handbook' })).click();

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
    await button(page, informationTexts.unlink({ name: 'Visitor' })).click();

    await page.getByRole('button', { name: texts.more }).click();
    await expect(more(page)).toBeHidden();
    await expect(page.getByRole('button', { name: texts.moreSet({ count: 5 }) })).toBeVisible();
    await description(page).focus();
    await press(page, 'Enter');

    await expect(dialog(page)).toBeHidden();
    await expect(face(page, 'Book a desk')).toBeFocused();
    expect(await stored(api, containerId)).toEqual(standing({ Find: [], 'Book a desk': [] }));
    const what = await activity(api, containerId, 'Book a desk');
    expect(what).toMatchObject({
      level: 0,
      priorityId: priority.id,
      cost: 12,
      size: null,
      value: 3,
      whoLinks: { [whos[1]?.id ?? '']: link.id },
    });
    expect(Object.keys(what.whoLinks ?? {})).toHaveLength(1);
    const details = await api.call('what_details', { containerId, whatId: what.id });
    expect(details.referenceLinks.map(({ name: text, type }) => ({ text, type }))).toEqual([
      { text: 'https://handbook.example/desks', type: reference.id },
    ]);
  });

  test('includes what is half written: a reference and Whos that were not added to the lists yet', async ({
    page,
    signIn,
    newUser,
  }) => {
    const { person: ann, api } = await newUser();
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
    expect((await api.call('what_details', { containerId, whatId: what.id })).referenceLinks).toMatchObject([
      { name: 'Handbook', type: reference.id },
    ]);
  });

  test('shows errors at their fields, and keeps what was typed', async ({ page, openNewMap }) => {
    await openNewMap(page, { Find: [], Book: [] });
    await openByMenu(page);
    await press(page, 'Enter');
    await expect(page.getByText(texts.required)).toBeVisible();
    await expect(description(page)).toBeFocused();

    await unfold(page);
    await field(page, informationTexts.cost).fill('2000000000');
    await field(page, informationTexts.value).fill('7');
    await description(page).fill('  find ');
    await press(page, 'Enter');
    await expect(
      page.getByText(informationTexts.amountTooLarge({ max: MAX_AMOUNT.toLocaleString('en') })),
    ).toBeVisible();
    await field(page, informationTexts.cost).fill('20');
    await press(page, 'Enter');
    await expect(page.getByText(texts.here)).toBeVisible();
    await expect(field(page, informationTexts.value)).toHaveValue('7');
    await page.getByRole('button', { name: texts.show, exact: true }).click();
    await expect(face(page, 'Find')).toBeFocused();
  });

  test('keeps everything when the server refuses it, and says why', async ({ page, openNewMap }) => {
    const { api, id: containerId } = await openNewMap(page, { Find: ['Filter'], Book: [] });
    await face(page, 'Filter').focus();
    await press(page, 'Shift+N');
    await expect(description(page)).toBeFocused();
    await page.keyboard.type('Sort');
    await unfold(page);
    await field(page, informationTexts.cost).fill('4');
    // A colleague takes the parent away meanwhile.
    await api.call('delete_what2', { containerId, whatId: (await activity(api, containerId, 'Find')).id });
    await press(page, 'Enter');
    await expect(page.getByText(errors.parentDoesNotExist.message)).toBeVisible();
    await expect(description(page)).toHaveValue('Sort');
    await expect(field(page, informationTexts.cost)).toHaveValue('4');
  });
});

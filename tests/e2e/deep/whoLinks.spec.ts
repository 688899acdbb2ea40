import * as errors from '#shared/errors.ts';
import { DEFAULT_NAMES } from '#shared/model/company/settings.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { makeMap, press } from '../support/board.ts';
import { addWhos, fromMenu, openWhos, whoFace } from '../support/who.ts';
import { withoutLive } from '../support/withoutLive.ts';

const texts = whoTexts.links;
const [performs, provides] = DEFAULT_NAMES.who_what_link_type;
const [worksWith, reportsTo] = DEFAULT_NAMES.who_who_link_type;
const dialog = (page: Page) => page.getByRole('dialog');
/** The part of the dialog about Activities, or about other Whos. */
const part = (page: Page, title: string) =>
  dialog(page).locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
const button = (page: Page, title: string) => part(page, title).getByRole('button', { name: texts.add, exact: true });

async function choose(page: Page, within: string, field: string, option: string): Promise<void> {
  await part(page, within).getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

test('a Who is linked to Activities with a type, which can be changed and removed', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks', { Find: ['Filter'], Book: [] });
  await addWhos(api, id, { Staff: ['Keeper'] });
  const stored = async () => {
    const { whats, whatWhoLinks } = await api.call('get_container', { containerId: id });
    const types = (await api.call('company_settings', {})).who_what_link_type;
    return whatWhoLinks
      .map(
        (link) =>
          `${whats.find((what) => what.id === link.whatId)?.description ?? ''}: ${types.find((type) => type.id === link.linkTypeId)?.name ?? ''}`,
      )
      .sort();
  };
  await openWhos(page, ann, id, signIn);
  await fromMenu(page, 'Keeper', whoTexts.menu.links);
  await expect(dialog(page)).toContainText(texts.noWhats);
  await expect(part(page, texts.toWhos)).toContainText(texts.nothingLeftWhos);
  await expect(button(page, texts.toWhats)).toBeDisabled();

  // Both an Activity and a type are needed.
  await choose(page, texts.toWhats, texts.what, 'Filter');
  await expect(button(page, texts.toWhats)).toBeDisabled();
  await choose(page, texts.toWhats, texts.type, performs);
  await button(page, texts.toWhats).click();
  await expect(part(page, texts.toWhats).getByRole('listitem')).toContainText(['Filter']);
  expect(await stored()).toEqual([`Filter: ${performs}`]);
  // What is linked already is not offered again; the type stays for the next one.
  await part(page, texts.toWhats).getByRole('combobox', { name: texts.what }).click();
  await expect(page.getByRole('option')).toHaveText(['Find', 'Book']);
  await page.getByRole('option', { name: 'Book' }).click();
  await button(page, texts.toWhats).click();
  await expect.poll(stored).toEqual([`Book: ${performs}`, `Filter: ${performs}`]);

  await part(page, texts.toWhats)
    .getByRole('combobox', { name: informationTexts.linkTypeOf({ name: 'Book' }) })
    .click();
  await page.getByRole('option', { name: provides }).click();
  await expect.poll(stored).toEqual([`Book: ${provides}`, `Filter: ${performs}`]);
  await part(page, texts.toWhats)
    .getByRole('button', { name: informationTexts.unlink({ name: 'Filter' }) })
    .click();
  await expect.poll(stored).toEqual([`Book: ${provides}`]);
  // The button that was pressed has gone with its link; the focus has not.
  expect(await part(page, texts.toWhats).evaluate((section) => section.contains(document.activeElement))).toBe(true);
  await press(page, 'Escape');
  await expect(whoFace(page, 'Keeper')).toBeFocused();
  await expect(whoFace(page, 'Keeper')).toContainText(whoTexts.badges.whats({ count: 1 }));
});

test('two Whos are linked once, in either direction, and the company counts the pair', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const { who_who_link_type: types } = await api.call('company_settings', {});
  const typeId = (name: string) => types.find((type) => type.name === name)?.id ?? '';
  const other = await makeMap(api, 'Rooms');
  const known = await addWhos(api, other, { '': ['Keeper', 'Porter'] });
  const pair = { whoId: known.get('Keeper') ?? '', otherWhoId: known.get('Porter') ?? '' };
  await api.call('add_who_who_link', { containerId: other, ...pair, linkTypeId: typeId(worksWith) });
  const id = await makeMap(api, 'Desks');
  await addWhos(api, id, { Staff: ['Keeper', 'Porter', 'Visitor'] });
  const counts = async () => (await api.call('who_pair_counts', pair)).counts;
  const countText = (type: string, count: number) => texts.count({ type, count });

  await openWhos(page, ann, id, signIn);
  await whoFace(page, 'Keeper').press('i');
  // Never with itself.
  await part(page, texts.toWhos).getByRole('combobox', { name: texts.who }).click();
  await expect(page.getByRole('option')).toHaveText([/^Porter/, /^Visitor/]);
  await page.getByRole('option', { name: 'Porter' }).click();
  await expect(part(page, texts.toWhos)).toContainText(texts.companyWide({ counts: countText(worksWith, 1) }));
  await expect(button(page, texts.toWhos)).toBeDisabled();
  await choose(page, texts.toWhos, texts.relationship, worksWith);
  await button(page, texts.toWhos).click();
  await expect(part(page, texts.toWhos).getByRole('listitem')).toContainText([countText(worksWith, 2)]);
  expect(await counts()).toEqual({ [typeId(worksWith)]: 2 });
  // Nor twice.
  await part(page, texts.toWhos).getByRole('combobox', { name: texts.who }).click();
  await expect(page.getByRole('option')).toHaveText([/^Visitor/]);
  await press(page, 'Escape', 'Escape');
  await expect(dialog(page)).toHaveCount(0);

  await whoFace(page, 'Porter').press('i');
  await part(page, texts.toWhos)
    .getByRole('combobox', { name: informationTexts.linkTypeOf({ name: 'Keeper' }) })
    .click();
  await page.getByRole('option', { name: reportsTo }).click();
  for (const type of [worksWith, reportsTo])
    await expect(part(page, texts.toWhos).getByRole('listitem')).toContainText(countText(type, 1));
  await part(page, texts.toWhos)
    .getByRole('button', { name: informationTexts.unlink({ name: 'Keeper' }) })
    .click();
  await expect(part(page, texts.toWhos)).toContainText(texts.noWhos);
  expect(await counts()).toEqual({ [typeId(worksWith)]: 1 });
  // The last link of the company takes the count along.
  await api.call('remove_who_who_link', { containerId: other, ...pair });
  expect(await counts()).toEqual({});
});

test('the server refuses links to oneself and duplicates too, and a refusal keeps what was chosen', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const id = await makeMap(api, 'Desks');
  const ids = await addWhos(api, id, { Staff: ['Keeper', 'Porter', 'Visitor'] });
  const [{ id: linkTypeId } = { id: '' }] = (await api.call('company_settings', {})).who_who_link_type;
  const [whoId = '', otherWhoId = ''] = [ids.get('Keeper'), ids.get('Porter')];
  const refused = async (pair: { whoId: string; otherWhoId: string }) =>
    (await api.answer('add_who_who_link', { containerId: id, ...pair, linkTypeId })).body;
  expect(await refused({ whoId, otherWhoId: whoId })).toMatchObject({ message: errors.ownLink.message });

  await withoutLive(page);
  await openWhos(page, ann, id, signIn);
  await whoFace(page, 'Keeper').press('i');
  await choose(page, texts.toWhos, texts.who, 'Porter');
  await choose(page, texts.toWhos, texts.relationship, worksWith);
  // A colleague is quicker.
  await api.call('add_who_who_link', { containerId: id, whoId: otherWhoId, otherWhoId: whoId, linkTypeId });
  expect(await refused({ whoId, otherWhoId })).toMatchObject({ message: errors.alreadyLinked.message });
  await button(page, texts.toWhos).click();
  await expect(dialog(page).getByRole('alert')).toContainText(errors.alreadyLinked.message);
  await expect(part(page, texts.toWhos).getByRole('listitem')).toContainText(['Porter']);
});

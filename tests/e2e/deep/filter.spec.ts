import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as texts from '#shared/texts/what/filter.ts';
import * as informationTexts from '#shared/texts/what/information.ts';
import { CONTROL_HEIGHT } from '#web/base/theme/tokens.ts';
import { type Api, expect, newPerson, type Page, test } from '../fixtures.ts';
import { card, face, makeMap, openMap, press } from '../support/board.ts';
import { field, information } from '../support/information.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';

const popover = (page: Page) => page.getByRole('dialog', { name: texts.button, exact: true });
const kind = (page: Page, name: string) => popover(page).getByRole('radio', { name, exact: true });
const who = (page: Page, name: string) => popover(page).getByRole('checkbox', { name, exact: true });
const opener = (page: Page) => page.locator('[data-filter-button]');
/** A card, with its marks. */
const shown = (page: Page, name: string) =>
  page.locator('[data-card] [data-focus-target]', { hasText: new RegExp(`^${name}`) });
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: texts.remove({ chip: name }), exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A map on which a visitor filters, a clerk sorts, and nobody books. */
async function makeMapWithWhos(api: Api): Promise<string> {
  const containerId = await makeMap(api, 'Desks', { Find: ['Filter', 'Sort'], Book: [] });
  const { whats } = await api.call('get_container', { containerId });
  const { who_what_link_type } = await api.call('company_settings', {});
  for (const [name, description] of [
    ['Visitor', 'Filter'],
    ['Clerk', 'Sort'],
  ] as const) {
    const { id } = await api.call('add_who', { containerId, name, group: null, category: null });
    const whatId = whats.find((what) => what.description === description)?.id ?? '';
    await api.call('add_what_who_links', {
      containerId,
      whatId,
      whoIds: [id],
      linkTypeId: who_what_link_type[0]?.id ?? '',
    });
  }
  return containerId;
}

/** Which of the cards are shown at half opacity. */
async function expectDimmed(page: Page, dimmed: readonly string[]): Promise<void> {
  for (const name of ['Find', 'Filter', 'Sort', 'Book'])
    await expect(shown(page, name)).toHaveCSS('opacity', dimmed.includes(name) ? '0.5' : '1');
}

test.describe('the filter of the Activities', () => {
  test('dims the Activities without any of the chosen Whos, and clears the choice when its kind changes', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const id = await makeMapWithWhos(await apiAs(ann));
    await openMap(page, ann, id, signIn);
    await opener(page).focus();
    await press(page, 'Enter');
    await expect(kind(page, texts.kinds.none)).toBeFocused();
    await press(page, 'ArrowDown');
    await expect(kind(page, texts.kinds.who)).toBeChecked();
    await expect(popover(page).getByRole('status')).toHaveText(texts.help.who);
    await expectDimmed(page, []);
    await press(page, 'Tab', ' ');
    await expect(who(page, 'Clerk')).toBeChecked();
    await expect(popover(page).getByRole('status')).toHaveText('1 of 4 matches');
    // The step above a match stays in view, as what the match belongs to.
    await expectDimmed(page, ['Filter', 'Book']);
    await who(page, 'Visitor').click();
    await expect(popover(page).getByRole('status')).toHaveText('2 of 4 match');
    await expectDimmed(page, ['Book']);
    await press(page, 'Escape');
    await expect(opener(page)).toBeFocused();

    await page.reload();
    await expectDimmed(page, ['Book']);
    await expect(chip(page, 'Who: Clerk, Visitor')).toBeVisible();

    // A link that is made meanwhile counts at once.
    await face(page, 'Book').focus();
    await press(page, 'm');
    await page.getByRole('menuitem', { name: storyMapTexts.menu.information }).click();
    await field(page, texts.whos).click();
    await page.getByRole('option', { name: 'Clerk' }).click();
    await press(page, 'Escape');
    await field(page, informationTexts.linkType).click();
    await page.getByRole('option').first().click();
    await information(page).getByRole('button', { name: informationTexts.link, exact: true }).click();
    await expect(face(page, 'Book')).toHaveCSS('opacity', '1');
    await expect(card(page, 'Book').getByRole('img', { name: 'Whos: Clerk', includeHidden: true })).toHaveCount(1);
    await press(page, 'Escape');

    await opener(page).click();
    await kind(page, texts.kinds.none).click();
    await expectDimmed(page, []);
    await expect(page).toHaveURL((address) => address.search === '');
    await kind(page, texts.kinds.who).click();
    for (const name of ['Clerk', 'Visitor']) await expect(who(page, name)).not.toBeChecked();
    await who(page, 'Visitor').click();
    await button(page, texts.clear).click();
    await expect(kind(page, texts.kinds.none)).toBeChecked();
    await expectDimmed(page, []);
  });
});

test('the filter by releases dims the Activities in none of the chosen ones, also after a reload', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const containerId = await makeMap(api, 'Desks', { Find: ['Filter', 'Sort'], Book: [] });
  const { whats } = await api.call('get_container', { containerId });
  const idOf = (name: string) => whats.find(({ description }) => description === name)?.id ?? '';
  const release = async (name: string, ...names: string[]) => {
    const { id: releaseId } = await api.call('create_release', { containerId, name });
    await api.call('add_whats_to_release', { containerId, releaseId, whatIds: names.map(idOf) });
    return releaseId;
  };
  await release('Spring', 'Find', 'Book');
  const past = await release('Winter', 'Find');
  await api.call('complete_release', { containerId, releaseId: past });
  await openMap(page, ann, containerId, signIn);

  await opener(page).click();
  await kind(page, texts.kinds.release).click();
  await expect(popover(page).getByRole('status')).toHaveText(texts.help.release);
  await expectDimmed(page, []);
  await popover(page).getByRole('checkbox', { name: 'Winter' }).click();
  await expect(popover(page).getByRole('status')).toHaveText('1 of 4 matches');
  await expectDimmed(page, ['Filter', 'Sort', 'Book']);
  await popover(page).getByRole('checkbox', { name: 'Spring' }).click();
  await expectDimmed(page, ['Filter', 'Sort']);
  await press(page, 'Escape');
  await page.reload();
  await expect(opener(page)).toBeVisible();
  await expectDimmed(page, ['Filter', 'Sort']);

  await opener(page).click();
  await kind(page, texts.kinds.who).click();
  await expectDimmed(page, []);
  await expect(popover(page).getByRole('status')).toHaveText(texts.help.who);
});

test('parts of the filter combine, stand as chips, hide what does not match, and travel in the address', async ({
  page,
  signIn,
  newUser,
}) => {
  const { person: ann, api } = await newUser();
  const containerId = await makeMapWithWhos(api);
  const { whats } = await api.call('get_container', { containerId });
  const { priorities } = await api.call('company_settings', {});
  const [first, second] = priorities.filter(({ active }) => active);
  if (first === undefined || second === undefined) throw new Error('A company starts with priorities');
  const set = async (name: string, fields: { priorityId?: string; size?: number }) => {
    const whatId = whats.find(({ description }) => description === name)?.id ?? '';
    await api.call('change_what_fields', { containerId, whatId, fields });
  };
  await set('Filter', { priorityId: first.id, size: 3 });
  await set('Sort', { priorityId: second.id });
  await set('Book', { priorityId: first.id });
  await openMap(page, ann, containerId, signIn);

  await opener(page).click();
  await who(page, first.name).click();
  await expect(popover(page).getByRole('status')).toHaveText('2 of 4 match');
  await expectDimmed(page, ['Sort']);
  await who(page, texts.noSize).click();
  await expect(popover(page).getByRole('status')).toHaveText('1 of 4 matches');
  await expectDimmed(page, ['Find', 'Filter', 'Sort']);
  await popover(page).getByRole('switch', { name: texts.hides }).click();
  for (const name of ['Find', 'Filter', 'Sort']) await expect(shown(page, name)).toHaveCount(0);
  await expect(shown(page, 'Book')).toBeVisible();
  await press(page, 'Escape');
  await page.reload();
  await expect(chip(page, `Priority: ${first.name}`)).toBeVisible();
  await expect(shown(page, 'Book')).toBeVisible();
  await expect(shown(page, 'Find')).toHaveCount(0);

  // The step above a match stays.
  await chip(page, texts.noSize).click();
  await expect(opener(page)).toBeFocused();
  await expect(shown(page, 'Filter')).toBeVisible();
  await expect(shown(page, 'Find')).toBeVisible();
  await expect(shown(page, 'Sort')).toHaveCount(0);
  // A card that no longer matches stays while it has the focus.
  await shown(page, 'Book').focus();
  await press(page, 'p');
  await page.getByRole('option', { name: second.name }).click();
  await expect(page.getByRole('group', { name: texts.set }).getByRole('status')).toHaveText('1 of 4 matches');
  await expect(shown(page, 'Book')).toBeVisible();
  await shown(page, 'Filter').focus();
  await expect(shown(page, 'Book')).toHaveCount(0);

  await page.getByRole('group', { name: texts.set }).getByRole('button', { name: texts.clearAll, exact: true }).click();
  for (const name of ['Find', 'Filter', 'Sort', 'Book']) await expect(shown(page, name)).toBeVisible();
  await expect(page).toHaveURL((address) => address.search === '');
});

test.describe('the filter of the Activities on a phone', () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true });

  test('is there too, large enough for a finger, without sideways scrolling', async ({
    page,
    register,
    signIn,
    apiAs,
  }) => {
    const ann = newPerson();
    await register(ann);
    const id = await makeMapWithWhos(await apiAs(ann));
    await openMap(page, ann, id, signIn);
    await opener(page).click();
    await kind(page, texts.kinds.who).click();
    for (const choice of [texts.kinds.none, texts.kinds.who, texts.kinds.release, 'Visitor', 'Clerk']) {
      const box = await popover(page)
        .locator('label', { hasText: new RegExp(`^${choice}$`) })
        .boundingBox();
      expect(box?.height, choice).toBeGreaterThanOrEqual(CONTROL_HEIGHT.touch);
    }
    await who(page, 'Clerk').click();
    await press(page, 'Escape');
    await expect(opener(page)).toBeFocused();
    await page.getByRole('button', { expanded: false }).filter({ hasText: /^Find/ }).click();
    await expect(page.locator('[data-card]', { hasText: /^Sort$/ })).toHaveCSS('opacity', '1');
    await expect(page.locator('[data-card]', { hasText: /^Filter$/ })).toHaveCSS('opacity', '0.5');
    await expectNoSidewaysScroll(page);
  });
});

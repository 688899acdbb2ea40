import { expect, type Page } from '@playwright/test';
import * as errors from '#shared/errors.ts';
import * as auditTexts from '#shared/texts/company/audit.ts';
import * as companyDataTexts from '#shared/texts/company/companyData.ts';
import * as settingsTexts from '#shared/texts/company/settings.ts';
import * as integrationTabTexts from '#shared/texts/integration/integrationTab.ts';
import * as accountTexts from '#shared/texts/people/account.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import * as requestsTexts from '#shared/texts/people/requestsPage.ts';
import * as trashTexts from '#shared/texts/story_map/trash.ts';
import { dialog, press, type State, stateAt as state } from '../state.ts';

const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const heads = (name: string) => (page: Page) => expect(page.getByRole('heading', { name }).first()).toBeVisible();
const users = shows('Amara Osei');
const choose = (item: string) => async (page: Page) => {
  await press(page, adminTexts.actionsFor({ person: 'Chloe Bennett' }));
  await page.getByRole('menuitem', { name: item }).click();
  await dialog(page);
};

/** The administrators' page, the requests and the account. */
export const adminStates: readonly State[] = [
  state('admin', 'maren', '/admin?tab=users', users),
  state('admin-nobody-found', 'maren', '/admin?tab=users', users, async (page) => {
    await press(page, adminTexts.showSearch);
    await page.getByLabel(adminTexts.search).fill('zzz');
    await shows(adminTexts.emptyFiltered)(page);
  }),
  state('admin-menu', 'maren', '/admin?tab=users', users, async (page) => {
    await press(page, adminTexts.actionsFor({ person: 'Chloe Bennett' }));
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  state('admin-permissions', 'maren', '/admin?tab=users', users, choose(adminTexts.permissions)),
  state('admin-transfer', 'maren', '/admin?tab=users', users, choose(adminTexts.transfer)),
  state('admin-add', 'maren', '/admin?tab=users', users, async (page) => {
    await press(page, adminTexts.addUser);
    await dialog(page);
  }),
  state('admin-add-wrong', 'maren', '/admin?tab=users', users, async (page) => {
    await press(page, adminTexts.addUser);
    await page.getByLabel(adminTexts.email).fill('ida@northwind-cycles.example\nsomeone@elsewhere.example');
    await shows(adminTexts.lineReady)(page);
  }),
  state('admin-roles', 'maren', '/admin?tab=users', users, async (page) => {
    await page.getByRole('button', { name: adminTexts.rolesOf({ person: 'Chloe Bennett' }) }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }),
  state('admin-selected', 'maren', '/admin?tab=users', users, async (page) => {
    await page.getByLabel(adminTexts.selectPage).check();
    await expect(page.getByRole('group', { name: adminTexts.selection })).toBeVisible();
  }),
  state('admin-remove', 'maren', '/admin?tab=users', users, choose(adminTexts.removeAccess)),
  state('admin-settings', 'maren', '/admin', heads(settingsTexts.priorities)),
  state('admin-settings-uses', 'maren', '/admin', async (page) => {
    await press(page, settingsTexts.uses.count);
    await shows(settingsTexts.uses.none)(page);
  }),
  state('admin-priority', 'maren', '/admin', async (page) => {
    await press(page, settingsTexts.addPriority);
    await dialog(page);
  }),
  state('admin-maps', 'maren', '/admin?tab=maps', shows(adminTexts.changeOwner)),
  state('admin-maps-owner', 'maren', '/admin?tab=maps', async (page) => {
    await page
      .getByRole('button', { name: /^Change Owner/ })
      .first()
      .click();
    await dialog(page);
  }),
  state('admin-requests', 'maren', '/admin?tab=requests', shows(requestsTexts.acceptForAll)),
  state('admin-integration', 'maren', '/admin?tab=integration', heads(integrationTabTexts.title)),
  state('admin-integration-add', 'maren', '/admin?tab=integration', async (page) => {
    await press(page, integrationTabTexts.create);
    await dialog(page);
  }),
  state('admin-audit', 'maren', '/admin?tab=audit', shows(auditTexts.export)),
  state('admin-data', 'maren', '/admin?tab=data', heads(companyDataTexts.title)),
  state('admin-refused', 'priya', '/admin', shows(errors.notAdministrator.message)),
  state('requests-own', 'jonas', '/change_requests', shows(requestsTexts.escalated)),
  state('requests-awaiting', 'jonas', '/change_requests?tab=awaiting', shows(requestsTexts.accept)),
  state('requests-empty', 'chloe', '/change_requests', shows(requestsTexts.emptyHelp.own)),
  state('account', 'maren', '/account', heads(accountTexts.title)),
  state('story-maps-trash', 'priya', '/story_maps', async (page) => {
    await press(page, trashTexts.title);
    await shows('Winter tyres by post')(page);
  }),
];

import { expect, type Page } from '@playwright/test';
import * as errors from '#shared/errors.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as inboxTexts from '#shared/texts/inbox.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as requestTexts from '#shared/texts/people/requestsPage.ts';
import * as mapShellTexts from '#shared/texts/story_map/mapShell.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { paths } from '#web/base/paths.ts';
import type { Scene } from '../scene.ts';
import type { State, Viewer } from '../state.ts';
import { TEAM_MAP } from '../teamMap.ts';

type Step = (page: Page) => Promise<unknown>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const dialog: Step = (page) => expect(page.getByRole('dialog').last()).toBeVisible();
const openMenu: Step = async (page) => {
  await press(page, mapShellTexts.edit);
  await expect(page.getByRole('menu')).toBeVisible();
};
const choose =
  (item: string): Step =>
  async (page) => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: item, exact: true }).click();
    await dialog(page);
  };
const members = choose(mapShellTexts.menu.members);
const menuOfMember =
  (person: string): Step =>
  async (page) => {
    await members(page);
    await press(page, sharingTexts.moreOf({ person }));
  };
const openUser: Step = async (page) => {
  await page.getByRole('button', { name: new RegExp(`^${navigationTexts.openUser}`) }).click();
  await dialog(page);
};
const requests: Step = async (page) => {
  await openUser(page);
  await expect(page.getByRole('button', { name: sharingTexts.clearAll })).toBeVisible();
};

const inbox: Step = async (page) => {
  await page.getByRole('button', { name: new RegExp(`^${inboxTexts.title}`) }).click();
  await dialog(page);
};

const state = (name: string, step: Step, viewer: Viewer = 'priya', map: keyof Scene['maps'] = 'team'): State => ({
  name,
  viewer,
  path: ({ maps }) => paths.mapActivity(maps[map]),
  arrange: async (page) => {
    await expect(page.getByText(/^Purpose: /)).toBeVisible();
    await step(page);
  },
});

const denied = (name: string, step: Step): State => ({
  name,
  viewer: 'maren',
  path: ({ maps }) => paths.mapActivity(maps.small),
  arrange: async (page) => {
    await expect(page.getByText(errorTexts.mapNotVisible)).toBeVisible();
    await step(page);
  },
});

/** What stands around a story map: its edit menu and what it opens, and how access to it is shared and asked for. */
export const shellStates: readonly State[] = [
  state('shell-edit-menu', openMenu),
  state('shell-edit-menu-editor', openMenu, 'jonas'),
  state('shell-name', choose(mapShellTexts.menu.name)),
  state('shell-why', choose(mapShellTexts.menu.why)),
  state('shell-why-empty', async (page) => {
    await choose(mapShellTexts.menu.why)(page);
    await page.getByRole('textbox', { name: mapShellTexts.why }).fill(' ');
    await page.getByRole('dialog').getByRole('button', { name: mapShellTexts.save }).click();
    await expect(page.getByText(mapShellTexts.whyEmpty)).toBeVisible();
  }),
  state('shell-add-who', choose(mapShellTexts.menu.who)),
  state('shell-members', members),
  state('shell-members-alone', members, 'priya', 'small'),
  state('shell-members-search', async (page) => {
    await members(page);
    await page.getByRole('combobox', { name: sharingTexts.addPeople }).fill('e');
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  state('shell-members-menu', menuOfMember('Jonas Lindqvist')),
  state('shell-members-remove', async (page) => {
    await menuOfMember('Jonas Lindqvist')(page);
    await page.getByRole('menuitem', { name: sharingTexts.remove }).click();
    await dialog(page);
  }),
  state('shell-members-hand-over', async (page) => {
    await menuOfMember('Jonas Lindqvist')(page);
    await page.getByRole('menuitem', { name: sharingTexts.makeOwner }).click();
    await dialog(page);
  }),
  state('shell-members-failed', async (page) => {
    await page.route('**/api/company_users**', (route) =>
      route.fulfill({ status: 500, json: { code: 'unknown', message: errors.unknown.message, requestId: '01JD2Q7T' } }),
    );
    await members(page);
    await expect(page.getByText(sharingTexts.peopleFailed)).toBeVisible();
  }),
  {
    ...state('shell-tabs-drawer', async (page) => {
      await press(page, mapShellTexts.openTabs({ tab: storyMapTexts.tabs.map }));
      await dialog(page);
    }),
    only: 400,
  },
  state(
    'shell-viewer-request',
    async (page) => {
      await press(page, storyMapTexts.viewOnly);
      await expect(page.getByRole('button', { name: sharingTexts.viewerRequest })).toBeVisible();
    },
    'chloe',
  ),
  {
    ...state(
      'shell-viewer-tooltip',
      async (page) => {
        await page.getByRole('button', { name: storyMapTexts.viewOnly }).hover();
        await expect(page.getByRole('tooltip', { name: storyMapTexts.viewAccess })).toBeVisible();
      },
      'chloe',
    ),
    only: 1280,
  },
  state(
    'shell-viewer-requested',
    async (page) => {
      await page.route('**/api/request_container_access', (route) =>
        route.fulfill({ json: { change: null, changed: [], removed: [] } }),
      );
      await press(page, storyMapTexts.viewOnly);
      await press(page, sharingTexts.viewerRequest);
      await expect(page.getByText(sharingTexts.viewerRequested)).toBeVisible();
    },
    'chloe',
  ),
  denied('shell-denied', async () => undefined),
  denied('shell-denied-requested', async (page) => {
    await page.route('**/api/request_container_access', (route) =>
      route.fulfill({ json: { change: null, changed: [], removed: [] } }),
    );
    await press(page, sharingTexts.requestView);
    await expect(page.getByText(sharingTexts.requested)).toBeVisible();
  }),
  state('shell-inbox', async (page) => {
    await inbox(page);
    await expect(page.getByRole('region', { name: requestTexts.title })).toBeVisible();
  }),
  state(
    'shell-inbox-empty',
    async (page) => {
      await inbox(page);
      await expect(page.getByText(inboxTexts.empty)).toBeVisible();
    },
    'chloe',
  ),
  state('shell-requests', requests),
  state('shell-requests-clear', async (page) => {
    await requests(page);
    await press(page, sharingTexts.clearAll);
    await dialog(page);
  }),
  state(
    'shell-requests-none',
    async (page) => {
      await openUser(page);
      await expect(page.getByText(sharingTexts.none)).toBeVisible();
    },
    'chloe',
  ),
  {
    ...state('shell-long-name', async (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(TEAM_MAP)),
    only: 1280,
  },
];

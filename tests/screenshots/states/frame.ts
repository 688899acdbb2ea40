import { expect, type Page } from '@playwright/test';
import * as texts from '#shared/texts/frame.ts';
import { paths } from '#web/base/paths.ts';
import type { State } from '../state.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const state = (
  name: string,
  kind: 'objective' | 'problem',
  arrange: (page: Page) => Promise<unknown>,
  map: 'large' | 'empty' = 'large',
): State => ({
  name: `frame-${name}`,
  viewer: 'priya',
  path: ({ maps }) => paths.frame(maps[map], kind),
  arrange: async (page) => {
    await arrange(page);
  },
});
const open = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
};
const PROBLEM = 'A broken bike leaves its rider standing for days';
const OBJECTIVE = 'Make a bike as easy to have as a phone contract';

/** The problems and objectives of a story map, and the page of one. */
export const frameStates: readonly State[] = [
  state('problems', 'problem', (page) => expect(page.getByRole('list', { name: texts.problem.list })).toBeVisible()),
  state('problems-empty', 'problem', (page) => expect(page.getByText(texts.problem.emptyHelp)).toBeVisible(), 'empty'),
  state('problem-add', 'problem', async (page) => {
    await press(page, texts.problem.add);
    await dialog(page);
  }),
  state('problem', 'problem', async (page) => {
    await open(page, PROBLEM);
    await press(page, texts.showBenefits({ name: OBJECTIVE }));
    await expect(page.getByRole('list', { name: texts.benefitsOf({ name: OBJECTIVE }) })).toBeVisible();
  }),
  state('problem-rename', 'problem', async (page) => {
    await open(page, PROBLEM);
    await press(page, texts.rename({ name: PROBLEM }));
    await expect(page.getByText(texts.touchesNone)).toBeVisible();
  }),
  state('objectives', 'objective', (page) =>
    expect(page.getByRole('list', { name: texts.objective.list })).toBeVisible(),
  ),
  state('objective', 'objective', (page) => open(page, OBJECTIVE)),
  state('benefit', 'objective', async (page) => {
    await open(page, OBJECTIVE);
    await press(page, texts.addBenefit);
    await dialog(page);
  }),
];

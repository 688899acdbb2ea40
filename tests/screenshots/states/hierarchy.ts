import { expect, type Page } from '@playwright/test';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import { paths } from '#web/base/paths.ts';
import type { Scene } from '../scene.ts';
import type { State } from '../state.ts';

const node = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });
const expand = async (page: Page, ...names: string[]) => {
  for (const name of names) {
    await node(page, name).focus();
    await page.keyboard.press('ArrowRight');
  }
};

const state = (name: string, view: 'tree' | 'folder', arrange: (page: Page) => Promise<void>): State => ({
  name: `hierarchy-${name}`,
  viewer: 'priya',
  path: ({ maps }: Scene) => `${paths.hierarchy({ root: maps.fleet })}&view=${view}`,
  arrange: async (page) => {
    await expect(node(page, 'Fleet 1')).toBeVisible();
    await arrange(page);
  },
});

/** The hierarchy of story maps. */
export const hierarchyStates: readonly State[] = [
  {
    name: 'hierarchy-empty',
    viewer: 'priya',
    path: () => paths.hierarchy(),
    arrange: async (page) => expect(page.getByText(texts.empty)).toBeVisible(),
  },
  ...(['tree', 'folder'] as const).flatMap((view) => [
    state(view, view, async (page) => {
      await expand(page, 'Fleet 1', 'Fleet 1.1', 'Fleet 1.2', 'Fleet 2', 'Fleet 2.1');
      await expect(page.getByText(view === 'tree' ? texts.limit : texts.refetch).first()).toBeVisible();
      await node(page, 'Fleet 1').focus();
    }),
    state(`${view}-large`, view, async (page) => {
      const nodes = Array.from({ length: 14 }, (_, i) => `Fleet ${i + 1}`);
      await expand(page, ...nodes);
      await expect(page.getByRole('treeitem')).toHaveCount(1 + 14 + 14 * 14);
      await node(page, 'Fleet').focus();
      await page.keyboard.press('-');
    }),
  ]),
];

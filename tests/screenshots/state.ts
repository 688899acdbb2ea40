import { expect, type Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** Who looks: nobody, or a person of the demo company by the part of their address before the @. */
export type Viewer = 'nobody' | 'maren' | 'tomas' | 'priya' | 'jonas' | 'chloe' | 'sam';

/** The two sizes in which every state is taken, in px: a laptop with a mouse, and a phone. */
export const screens = { 1280: { width: 1280, height: 800 }, 400: { width: 400, height: 800 } } as const;
export type Width = keyof typeof screens;
export type Theme = 'light' | 'dark';

/** One picture of the application: where it is, who looks, and what they did before. */
export type State = {
  /** Names the file. */
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: (scene: Scene) => string;
  /** Brings the opened page into the state and waits for it. */
  readonly arrange: (page: Page, scene: Scene, width: Width) => Promise<void>;
  /** For what exists in one size only. */
  readonly only?: Width;
};

/** A state at an address that is known beforehand. @param steps bring the opened page into it, and wait for it */
export const stateAt = (
  name: string,
  viewer: Viewer,
  path: string,
  ...steps: ((page: Page) => Promise<unknown>)[]
): State => ({
  name,
  viewer,
  path: () => path,
  arrange: async (page) => {
    for (const step of steps) await step(page);
  },
});

/** Presses the first button with a name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
export const dialog = async (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** Shows a page as on a sheet of A4. */
export async function printed(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1046 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
}

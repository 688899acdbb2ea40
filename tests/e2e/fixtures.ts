import { expect, type Page, test as base } from '@playwright/test';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { type Api, apiAs } from './support/api.ts';
import { openNewMap, type Sketch } from './support/board.ts';
import { collectPageErrors, type PageErrors } from './support/pageErrors.ts';
import { newPerson, type Person } from './support/people.ts';
import { openSignedIn, type SignIn, signUpOnScreens } from './support/session.ts';

export { expect };
export { newCompany, newPerson, type Person } from './support/people.ts';
export type { Api, LocalStack, Page, SignIn };

type WorkerFixtures = {
  /**
   * The whole product, empty, in memory, on free ports: one per worker. Tests share it, so each brings a company of its
   * own.
   */
  stack: LocalStack;
};

type TestFixtures = {
  /** Fails the test on an error in any page of it. `pageErrors.allow(/.../)` for those that belong to the test. */
  pageErrors: PageErrors;
  /** A page of another browser session, for a second person. */
  openPage: () => Promise<Page>;
  /** Signs a new person up through the screens and the link of the mail. Ends signed in. */
  signUp: (page: Page, person: Person) => Promise<void>;
  /** Makes a person who has verified their address, without any screen. */
  register: (person: Person) => Promise<void>;
  /** Opens the application as a registered person, at their story maps or at the path given. */
  signIn: SignIn;
  /** The API as a registered person uses it. */
  apiAs: (person: Person) => Promise<Api>;
  /** A registered person, and the API as they use it. */
  newUser: () => Promise<{ person: Person; api: Api }>;
  /** Opens a new map as a new person, who owns it and perhaps another one. */
  openNewMap: (page: Page, sketch: Sketch, elsewhere?: Sketch) => Promise<{ api: Api; id: string; other: string }>;
};

/** The test function of all browser tests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = await startLocalStack({ web: 'built', seed: 'empty' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ stack }, use) => use(stack.webUrl),

  pageErrors: [
    async ({ stack, context }, use) => {
      const errors = collectPageErrors(stack);
      errors.watch(context);
      await use(errors);
      expect(errors.unexpected(), 'errors inside the pages').toEqual([]);
    },
    { auto: true },
  ],

  openPage: async ({ browser, pageErrors }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      pageErrors.watch(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },

  signUp: async ({ stack }, use) => use((page, person) => signUpOnScreens(page, person, stack)),

  register: async ({ stack }, use) =>
    use(async (person) => {
      await stack.pool.admin.createConfirmedUser(person);
    }),

  signIn: async ({ stack }, use) => use((page, person, path) => openSignedIn(page, person, stack, path)),

  apiAs: async ({ stack }, use) => use((person) => apiAs(stack, person)),

  newUser: async ({ register, apiAs: as }, use) =>
    use(async () => {
      const person = newPerson();
      await register(person);
      return { person, api: await as(person) };
    }),

  openNewMap: async ({ register, signIn, apiAs: as }, use) =>
    use((page, sketch, elsewhere) => openNewMap(page, { register, signIn, apiAs: as }, sketch, elsewhere)),
});

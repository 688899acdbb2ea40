import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { inject } from 'vitest';
import { type Api, apiAs as apiOf } from '#tests/e2e/support/api.ts';
import { newPerson, type Person } from '#tests/e2e/support/people.ts';
import { tokensOf } from '#tests/e2e/support/tokens.ts';
import { configureClient } from '#web/base/api/clientConfiguration.ts';
import { configureIdentity, idToken } from '#web/base/api/identity.ts';
import { HEARTBEAT_KEY } from '#web/base/session/sessionHeartbeat.ts';
import { forgetAnswers } from '#web/replica/session/answers.ts';
import { adminTabs } from '#web/root/admin/adminTabs.ts';
import { Providers } from '#web/root/Providers.tsx';
import { Pages, routes } from '#web/root/router.tsx';
import { tabPages } from '#web/root/story_map/tabs/tabPages.ts';
// For all files: without it the screens open a WebSocket, which takes no events of jsdom.
import './server.ts';

const { apiUrl, cognitoUrl, webUrl, deskUrl, pool } = inject('stack');
const running = {
  apiUrl,
  cognitoUrl,
  webUrl,
  pool: { config: () => pool, admin: { createConfirmedUser: async (person: Person) => register(person) } },
};

/**
 * Styles go into a detached element: in jsdom they take as long as all the rest, and without layout they have no
 * effect.
 */
const styles = createCache({ key: 'css', container: document.createElement('div') });

configureIdentity({
  region: pool.region,
  userPoolId: pool.poolId,
  userPoolClientId: pool.clientId,
  userPoolEndpoint: cognitoUrl,
  apiBase: apiUrl,
});
configureClient({ apiBase: apiUrl, idToken });
// By default each error has the whole page in it, also while a test still waits. `browser.ts` prints the page of a test
// that has failed.
configure({
  asyncUtilTimeout: 10_000,
  defaultHidden: true,
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

/** Creates a verified user without any screen. */
export async function register(person: Person): Promise<{ sub: string }> {
  const response = await fetch(`${deskUrl}/register`, { method: 'POST', body: JSON.stringify(person) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { sub: string };
}

/** A new user with an account, in their own company unless given, with their API. */
export async function newcomer(options: Parameters<typeof newPerson>[0] = {}): Promise<{ person: Person; api: Api }> {
  const person = newPerson(options);
  await register(person);
  return { person, api: await apiOf(running, person) };
}

/** The mails to an address, newest first. */
export async function mailsTo(email: string): Promise<{ html: string }[]> {
  return (await (await fetch(`${deskUrl}/mails?email=${encodeURIComponent(email)}`)).json()) as { html: string }[];
}

/** Opens the whole application at a path, with or without a signed-in user. @returns the mouse and keyboard */
export async function openApp(path: string, person?: Person): Promise<UserEvent> {
  if (person !== undefined) await keepTokensOf(person);
  await reopenApp(path);
  // Without layout, jsdom cannot tell whether an element is covered.
  return userEvent.setup({ pointerEventsCheck: 0 });
}

/** Reloads the application, as a link or a reload does: the browser's storage stays. */
export async function reopenApp(path: string): Promise<void> {
  cleanup();
  forgetAnswers();
  window.history.replaceState(null, '', path);
  // Loads the page's code first: in a run's first test that takes longer than queries wait.
  for (const { route } of matchRoutes(routes, window.location.pathname) ?? [])
    if (typeof route.handle === 'function') await (route.handle as () => Promise<unknown>)();
  // And of the pages that a click leads to: React does not finish one that has to wait while a click is acted out.
  const tabs = [
    ...(path.startsWith('/story_map/') ? Object.values(tabPages) : []),
    ...(path.startsWith('/admin') ? Object.values(adminTabs) : []),
  ];
  await Promise.all(tabs.map(({ handle }) => handle()));
  render(
    <CacheProvider value={styles}>
      <Providers>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </Providers>
    </CacheProvider>,
  );
  await screen.findByRole('main');
}

/** Puts a user's tokens where the application keeps them. */
async function keepTokensOf(person: Person): Promise<void> {
  const { AccessToken, IdToken, RefreshToken } = await tokensOf(running, person);
  const { username } = JSON.parse(atob(AccessToken.split('.')[1] ?? '')) as { username: string };
  const client = `CognitoIdentityServiceProvider.${pool.clientId}`;
  localStorage.setItem(`${client}.LastAuthUser`, username);
  for (const [name, token] of Object.entries({
    accessToken: AccessToken,
    idToken: IdToken,
    refreshToken: RefreshToken,
  }))
    localStorage.setItem(`${client}.${username}.${name}`, token);
  localStorage.setItem(HEARTBEAT_KEY, String(Date.now()));
}

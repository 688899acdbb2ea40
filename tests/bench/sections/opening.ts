import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { LocalStack } from '#infra/local/stack.ts';
import { configJson } from '#infra/local/web/configJson.ts';
import { createWorld, type Somebody } from '#tests/calls/support/world.ts';
import { CONFIGURATION_KEY } from '#web/base/api/configuration.ts';
import { HEARTBEAT_KEY } from '#web/base/session/sessionHeartbeat.ts';
import type { Aim, Part, Section } from '../report/section.ts';
import { median } from '../report/statistics.ts';
import { measureInChromium } from '../support/measureInChromium.ts';

const ROUNDS = 5;
/** The network of a good phone. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };
const MOST_REQUESTS = 30;
/** KB of JavaScript that a page may run before somebody can use it. */
const MOST_KB = 220;

type Opened = { requests: number; kilobytes: number; asked: number; usable: number };
type Page = { name: string; path: string; shows: string; as: Somebody | undefined };

/**
 * The size and the time of loading a page until its content is there: without a cache, on a network slower than this
 * machine.
 */
export const opening: Part = {
  name: 'opening',
  title: 'A page is opened for the first time',
  measure: () => measureInChromium(measureOn),
};

/** Opens the pages in alternation. */
async function measureOn(stack: LocalStack, browser: Browser): Promise<Section> {
  const { owner, containerId, planning, frame, initiative } = await createWorld(stack);
  const release = `releases/${planning.releases.open}`;
  const pages: Page[] = [
    { name: '/login', path: '/login', shows: 'main input', as: undefined },
    { name: '/story_maps', path: '/story_maps', shows: 'li h2', as: owner },
    ...[
      { name: 'board', path: 'map/activity', shows: '[data-card]' },
      { name: 'Whos', path: 'map/who', shows: '[data-who]' },
      { name: 'slices', path: 'map/slices', shows: '[data-lane]' },
      { name: 'overview', path: '', shows: 'main h3' },
      { name: 'problems', path: 'frame/problem', shows: 'main li h3' },
      { name: 'a problem', path: `frame/problem/${frame.problems.open}`, shows: 'main h3' },
      { name: 'objectives', path: 'frame/objective', shows: 'main li h3' },
      { name: 'an objective', path: `frame/objective/${frame.objectives.used}`, shows: 'main h3' },
      { name: 'releases', path: 'releases', shows: 'main li h3' },
      { name: 'a release', path: release, shows: 'main a[href*="/what/"]' },
      { name: 'an Activity in it', path: `${release}/what/${planning.whatId}`, shows: 'main h3' },
      { name: 'roadmap of releases', path: 'roadmap/release', shows: '[data-chip]' },
      { name: 'roadmap of Activities', path: `roadmap/activity?what=${planning.whatId}`, shows: 'main table' },
      { name: 'history', path: 'history', shows: 'main li' },
    ].map(({ name, path, shows }) => ({
      name: `a map, ${name}`,
      path: `/story_map/${containerId}/${path}`,
      shows,
      as: owner,
    })),
    { name: '/initiative', path: '/initiative', shows: 'main li h2', as: owner },
    { name: 'an initiative', path: `/initiative/${initiative.id}`, shows: '[data-initiative]', as: owner },
    { name: '/account', path: '/account', shows: 'main h2', as: owner },
    { name: '/admin', path: '/admin', shows: 'main h2', as: owner },
  ];
  const measured = pages.map((): Opened[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [i, page] of pages.entries()) measured[i]?.push(await open(stack, browser, page));
  const middle = (i: number, pick: (opened: Opened) => number) => median((measured[i] ?? []).map(pick));
  const aims = pages.flatMap(({ name }, i): Aim[] => [
    {
      what: `requests of ${name}`,
      unit: 'requests',
      atMost: MOST_REQUESTS,
      measured: middle(i, ({ requests }) => requests),
    },
    {
      what: `JavaScript of ${name}`,
      unit: 'KB',
      atMost: MOST_KB,
      measured: middle(i, ({ kilobytes }) => kilobytes),
    },
  ]);
  return {
    columns: ['page', 'requests', 'KB of JavaScript', 'data asked, ms', 'content there, ms'],
    rows: pages.map(({ name, as }, i) => [
      name,
      middle(i, ({ requests }) => requests),
      middle(i, ({ kilobytes }) => kilobytes),
      as === undefined ? null : middle(i, ({ asked }) => asked),
      middle(i, ({ usable }) => usable),
    ]),
    aims,
    notes: [
      `Until the content is there, compressed as a deployment sends it (Brotli), with ${NETWORK.latency} ms to the server and 10 Mbit/s; medians of ${ROUNDS}, in turns. Times depend on the machine.`,
    ],
  };
}

/** The browser storage of a signed-in person. */
export function signedIn({ webUrl, pool, cognitoUrl }: LocalStack, { idToken, accessToken }: Somebody) {
  const { username } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
    username: string;
  };
  const client = `CognitoIdentityServiceProvider.${pool.config().clientId}`;
  const kept = {
    [`${client}.LastAuthUser`]: username,
    [`${client}.${username}.accessToken`]: accessToken,
    [`${client}.${username}.idToken`]: idToken,
    [`${client}.${username}.refreshToken`]: 'not needed before the others run out',
    [HEARTBEAT_KEY]: String(Date.now()),
    [CONFIGURATION_KEY]: configJson(pool.config(), cognitoUrl),
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin: webUrl, localStorage }] } } satisfies BrowserContextOptions;
}

async function open(stack: LocalStack, browser: Browser, { path, shows, as }: Page): Promise<Opened> {
  const context = await browser.newContext(as === undefined ? {} : signedIn(stack, as));
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(
    `new MutationObserver((_, observer) => { if (document.querySelector('${shows}') === null) return; observer.disconnect(); requestAnimationFrame(() => { window.usableAt = performance.now(); }); }).observe(document, { childList: true, subtree: true });`,
  );
  await page.goto(`${stack.webUrl}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'usableAt' in window, undefined, { polling: 'raf' });
  // What is fetched in advance starts at once, before this process learns that the content is there. The document is
  // one too.
  const [requests, bytes] = await page.evaluate<[number, number]>(
    "[performance.getEntriesByType('resource').filter(({ startTime }) => startTime < window.usableAt)].map((sent) => [sent.length + 1, sent.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < window.usableAt).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)])[0]",
  );
  const [usable, asked] = await page.evaluate<[number, number]>(
    "[window.usableAt, performance.getEntriesByType('resource').filter(({ name }) => /api.(get_container|story_map_list)/.test(name)).map(({ startTime }) => startTime)[0] ?? 0]",
  );
  await context.close();
  return { requests, kilobytes: bytes / 1024, asked, usable };
}

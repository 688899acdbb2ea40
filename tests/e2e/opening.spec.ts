import { paths } from '#web/base/paths.ts';
import type { MapPage } from '#web/root/mapPages.ts';
import { type Api, expect, type Page, test } from './fixtures.ts';
import { planMap } from './support/initiative.ts';

/** Requests that a page may send until its content is there. */
const MOST = 25;

/** Pages by their address, each with a selector of its content. */
type Contents = Readonly<Record<string, string>>;

/** Makes a map with something on each of its pages, and an initiative with one of its releases. @returns all pages behind the login */
async function furnishedPages(api: Api): Promise<Contents> {
  const { containerId, whatId, releaseId } = await planMap(api, 'Desks', 'Find a desk', 'Spring', 'Floor plan');
  const [{ id: problemId }, { id: objectiveId }, { id: initiativeId }] = await Promise.all([
    api.call('add_problem_to_map', { containerId, name: 'Nobody finds a free desk' }),
    api.call('add_objective_to_map', { containerId, name: 'Fewer empty desks' }),
    api.call('create_initiative', { name: 'A place for everybody' }),
  ]);
  await api.call('add_releases_to_initiative', { initiativeId, releases: [{ containerId, releaseId }] });
  const map: Readonly<Record<MapPage, readonly [address: string, content: string]>> = {
    overview: [paths.storyMap(containerId), 'main h2'],
    'frame/problem': [paths.frame(containerId, 'problem'), 'main li h3'],
    'frame/problem/:problemId': [paths.frame(containerId, 'problem', problemId), 'main section h3'],
    'frame/objective': [paths.frame(containerId, 'objective'), 'main li h3'],
    'frame/objective/:objectiveId': [paths.frame(containerId, 'objective', objectiveId), 'main section h3'],
    'map/activity': [paths.mapActivity(containerId), '[data-card]'],
    'map/who': [paths.mapWho(containerId), 'main section'],
    'map/slices': [paths.mapSlices(containerId), '[data-lane]'],
    releases: [paths.storyMap(containerId, 'releases'), 'main li h3'],
    'releases/:releaseId': [paths.release(containerId, releaseId), 'main a[href*="/what/"]'],
    'releases/:releaseId/what/:whatId': [paths.releaseWhat(containerId, releaseId, whatId), 'main h3'],
    'roadmap/release': [paths.roadmap(containerId), '[data-roadmap] [data-chip]'],
    'roadmap/activity': [`${paths.activityRoadmap(containerId)}?what=${whatId}`, 'main table'],
    history: [paths.storyMap(containerId, 'history'), 'main li'],
  };
  return {
    ...Object.fromEntries(Object.values(map)),
    [paths.storyMaps()]: 'li h2',
    [paths.hierarchy({ root: containerId })]: 'main [role="treeitem"]',
    [paths.initiatives()]: 'main li h2',
    [paths.initiative(initiativeId)]: '[data-initiative] h3',
    [paths.changeRequests()]: 'main h2',
    [paths.account()]: 'main h2',
    [paths.admin()]: 'main h2',
  };
}

/**
 * Counts the requests that pages send, the document included, until their content is there. The page itself tells when
 * it is, in line with what it sends. No page is idle here: what it fetches ahead when it is would come before the
 * content on some machines, and after it on others.
 */
async function requestsUntilContent(page: Page, contents: Contents): Promise<(address: string) => Promise<string[]>> {
  let sent: string[] = [];
  let showed: (sent: string[]) => void = () => undefined;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The browser asks for the icon whenever it likes, and no page needs it.
    if (pathname !== '/favicon.svg') sent.push(pathname);
  });
  await page.exposeFunction('contentIsThere', () => showed([...sent]));
  await page.addInitScript((selectors) => {
    window.requestIdleCallback = () => 0;
    const selector = selectors[location.pathname + location.search];
    if (selector === undefined) return;
    new MutationObserver((_changes, observer) => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      (window as unknown as { contentIsThere: () => void }).contentIsThere();
    }).observe(document, { childList: true, subtree: true });
  }, contents);
  return async (address) => {
    // The page before fetches in advance until it is left.
    await page.goto('about:blank');
    sent = [];
    const shown = new Promise<string[]>((resolve) => (showed = resolve));
    await page.goto(address, { waitUntil: 'commit' });
    return shown;
  };
}

test(`a page sends at most ${MOST} requests until its content is there`, async ({ page, newUser, signIn }) => {
  const { person: ann, api } = await newUser();
  const login = { [paths.login()]: 'main input' };
  const inside = await furnishedPages(api);
  const requestsOf = await requestsUntilContent(page, { ...login, ...inside });
  const over: string[] = [];
  const count = async (address: string) => {
    const sent = await requestsOf(address);
    if (sent.length > MOST) over.push(`${address} ${sent.length}: ${sent.join(' ')}`);
  };
  for (const address of Object.keys(login)) await count(address);
  await signIn(page, ann);
  for (const address of Object.keys(inside)) await count(address);
  expect(over).toEqual([]);
});

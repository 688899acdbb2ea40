import { existsSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { CONFIGURATION_KEY, keptConfiguration } from '#web/base/api/configuration.ts';
import { readMapEarly, takeEarlyAnswer, takeEarlyMap } from '#web/base/api/early.ts';
import { keptToken } from '#web/base/api/keptToken.ts';
import { landingPath } from '#web/root/early/landing.ts';
import { pageCalls } from '#web/root/early/pageCalls.ts';
import { pageSources, sourcesOf } from '#web/root/early/pages.ts';

const NOW = 1_800_000_000_000;
const ID = 'A'.repeat(20);
const noClaims = { admin: false, super_admin: false, global_story_map_viewer: false };
const ann = { uid: 'ann', emailVerified: true, company: 'acme.example', claims: noClaims };

/** What a browser keeps, as an object: its keys are the keys, as those of a `Storage` are. */
const kept = (entries: Record<string, string>) =>
  Object.assign(Object.create({ getItem: (key: string) => entries[key] ?? null }) as Storage, entries);
const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const signedIn = (token: string, more: Record<string, string> = {}) =>
  kept({
    'CognitoIdentityServiceProvider.client.LastAuthUser': 'sub',
    'CognitoIdentityServiceProvider.client.sub.idToken': token,
    ...more,
  });

describe('the token of an earlier sign-in', () => {
  const good = tokenOf({ uid: 'ann', name: 'Zoë', exp: NOW / 1_000 + 60 });

  test('is used until it expires, with its claims', () => {
    expect(keptToken(signedIn(good), NOW)).toMatchObject({ token: good, claims: { uid: 'ann', name: 'Zoë' } });
    expect(keptToken(signedIn(good), NOW, 'client')?.token).toBe(good);
  });

  test.each([
    ['has run out', signedIn(tokenOf({ exp: NOW / 1_000 - 1 }))],
    ['runs out at any moment', signedIn(tokenOf({ exp: NOW / 1_000 + 5 }))],
    [
      'has run out by the clock of the user pool',
      signedIn(good, { 'CognitoIdentityServiceProvider.client.sub.clockDrift': '60000' }),
    ],
    ['does not say when it runs out', signedIn(tokenOf({}))],
    ['is none', signedIn('nonsense')],
    ['is not there', kept({})],
    ['may be of another user pool', signedIn(good, { 'CognitoIdentityServiceProvider.other.LastAuthUser': 'sub' })],
  ])('is not used when it %s', (_what, storage) => {
    expect(keptToken(storage, NOW)).toBeUndefined();
  });
});

const openMap = { url: '/get_container', body: JSON.stringify({ containerId: ID, lists: false }) };

const post = (name: string, input: object) => ({ url: `/${name}`, body: JSON.stringify(input) });
const [JANUARY, APRIL] = [Date.UTC(2026, 0), Date.UTC(2026, 3)];
const names = { url: '/company_users' };
const byCreation = { order: 'created', direction: 'desc', includeCompleted: false, page: 1 };

describe('the queries sent before the code has loaded', () => {
  test.each([
    [`/story_map/${ID}/map/activity`, '', [openMap]],
    [`/story_map/${ID}`, '', [openMap]],
    [`/story_map/${ID}/map/slices`, '', [openMap, post('release_slices', { containerId: ID, includeCompleted: true })]],
    [`/story_map/${ID}/frame`, '', [openMap, post('get_frame', { containerId: ID })]],
    [`/story_map/${ID}/frame/objective`, '', [openMap, post('get_frame', { containerId: ID })]],
    [
      `/story_map/${ID}/frame/problem/${'P'.repeat(20)}`,
      '',
      [openMap, post('get_problem', { containerId: ID, problemId: 'P'.repeat(20) })],
    ],
    [
      `/story_map/${ID}/frame/objective/${'O'.repeat(20)}`,
      '',
      [openMap, post('get_objective', { containerId: ID, objectiveId: 'O'.repeat(20) })],
    ],
    [
      `/story_map/${ID}/roadmap/release`,
      '?mode=build&last=10',
      [
        openMap,
        post('release_roadmap', {
          containerId: ID,
          lastReleasesLimit: 10,
          lastReleasesOrderType: 'created',
          additionalReleases: [],
        }),
      ],
    ],
    [`/story_map/${ID}/roadmap/activity`, '?from=2026-01', [openMap]],
    [
      `/story_map/${ID}/roadmap/activity`,
      `?what=${'W'.repeat(20)}&what=${'V'.repeat(20)}&from=2026-01&future=yes`,
      [
        openMap,
        {
          url: `/search/releases_in_time_period?containerId=${ID}&whats=${'W'.repeat(20)}%2C${'V'.repeat(20)}&start=${JANUARY}&end=${APRIL - 1}`,
        },
        post('activity_roadmap', {
          containerId: ID,
          whatIds: ['W'.repeat(20), 'V'.repeat(20)],
          start: JANUARY,
          end: APRIL - 1,
        }),
        { url: '/company_settings' },
      ],
    ],
    [`/story_map/${ID}/history`, '', [openMap, { url: `/story_map_history?containerId=${ID}` }, names]],
    [`/story_map/${ID}/releases`, '', [openMap, post('release_list', { containerId: ID, ...byCreation })]],
    [
      `/story_map/${ID}/releases`,
      '?page=2',
      [openMap, post('release_list', { containerId: ID, ...byCreation, page: 2 })],
    ],
    [`/story_map/${ID}/releases/r`, '', [openMap, post('get_release', { containerId: ID, releaseId: 'r' })]],
    [
      `/story_map/${ID}/releases/r/what/w`,
      '',
      [openMap, post('release_what', { containerId: ID, releaseId: 'r', whatId: 'w' })],
    ],
    [`/story_map/${ID}/releases/r/what/w`, '?expandEpic=e', [openMap]],
    ['/story_maps', '', [{ url: '/story_map_list?list_type=owner&page=1' }, { url: '/starred_story_maps' }]],
    [
      '/story_maps',
      '?list_type=editor&page=2',
      [{ url: '/story_map_list?list_type=editor&page=2' }, { url: '/starred_story_maps' }],
    ],
    [
      '/story_maps',
      '?list_type=all',
      [{ url: '/story_map_list?list_type=owner&page=1' }, { url: '/starred_story_maps' }],
    ],
    ['/story_map_hierarchy', '', []],
    ['/story_map_hierarchy', `?root=${ID}&view=tree`, [{ url: `/container_children?containerId=${ID}` }]],
    ['/change_requests', '', [{ url: '/change_requests?list=own&page=1' }, names]],
    ['/change_requests', '?tab=awaiting', []],
    ['/initiative', '', [{ url: '/initiative_list?page=1' }]],
    ['/initiative', '?page=2', [{ url: '/initiative_list?page=2' }]],
    [`/initiative/${ID}`, '', [post('get_initiative', { initiativeId: ID }), { url: '/company_settings' }]],
    ['/initiative/nonsense', '', []],
    ['/admin', '', []],
    ['/story_map/nonsense', '', []],
  ])('of %s%s are those of the page', (path, search, calls) => {
    expect(pageCalls(path, search, ann, null)).toEqual(calls);
  });

  test('of the page of administrators are those of its first tab', () => {
    const admin = { ...ann, claims: { ...noClaims, admin: true } };
    expect(pageCalls('/admin', '', admin, null)).toEqual([{ url: '/company_settings' }]);
    expect(pageCalls('/admin', '?tab=users', admin, null)).toEqual([]);
  });

  test('of a map kept in this browser ask for the changes since', () => {
    const since = Date.now() - 60_000;
    const known = JSON.stringify(['acme.example/ann', [ID, since, 2_000]]);
    const changes = post('map_changes', { containerId: ID, since });
    expect(pageCalls(`/story_map/${ID}/map/activity`, '', ann, known)).toEqual([changes]);
    expect(pageCalls(`/story_map/${ID}`, '', { ...ann, uid: 'bob' }, known)).toEqual([openMap]);
    expect(pageCalls(`/story_map/${'B'.repeat(20)}`, '', ann, known)).toEqual([
      { ...openMap, body: openMap.body.replace(ID, 'B'.repeat(20)) },
    ]);
  });

  test('of a roadmap are those of what was chosen on it before, unless the address says more', () => {
    const path = `/story_map/${ID}/roadmap/release`;
    const asked = (search: string) => pageCalls(path, search, ann, null, 'mode=view&last=15')[1]?.body ?? '';
    expect(asked('?mode=view')).toContain('"lastReleasesLimit":15');
    expect(asked('?mode=view&last=10')).toContain('"lastReleasesLimit":10');
  });

  test('are not sent for somebody without access or without a verified address', () => {
    expect(pageCalls('/story_maps', '', { ...ann, uid: undefined }, null)).toEqual([]);
    expect(pageCalls('/story_maps', '', { ...ann, emailVerified: false }, null)).toEqual([]);
  });
});

describe('its answer', () => {
  const waits = (response = new Response('{}')) => {
    globalThis.storydEarly = {
      calls: [{ url: '/api/a', token: 'anns', at: NOW, response: Promise.resolve(response) }],
    };
  };
  afterEach(() => {
    globalThis.storydEarly = undefined;
  });

  test('is used once, by the same call of the same person', async () => {
    waits();
    expect(takeEarlyAnswer({ url: '/api/a' }, 'bobs', NOW)).toBeUndefined();
    expect(takeEarlyAnswer({ url: '/api/b' }, 'anns', NOW)).toBeUndefined();
    expect(takeEarlyAnswer({ url: '/api/a', body: '{}' }, 'anns', NOW)).toBeUndefined();
    expect(await takeEarlyAnswer({ url: '/api/a' }, 'anns', NOW)).toBeInstanceOf(Response);
    expect(takeEarlyAnswer({ url: '/api/a' }, 'anns', NOW)).toBeUndefined();
  });

  test('is requested again when it is old, was refused or did not come', async () => {
    waits();
    expect(takeEarlyAnswer({ url: '/api/a' }, 'anns', NOW + 60_000)).toBeUndefined();
    waits(new Response('{}', { status: 401 }));
    expect(await takeEarlyAnswer({ url: '/api/a' }, 'anns', NOW)).toBeUndefined();
    globalThis.storydEarly = {
      calls: [{ url: '/api/a', token: 'anns', at: NOW, response: Promise.reject(new TypeError('offline')) }],
    };
    expect(await takeEarlyAnswer({ url: '/api/a' }, 'anns', NOW)).toBeUndefined();
  });
});

describe('the code fetched before the application runs', () => {
  test('is that of the visited page', () => {
    expect(landingPath('/', true)).toBe('/story_maps');
    expect(landingPath('/', false)).toBe('/login');
    expect(landingPath('/admin', false)).toBe('/login');
    expect(landingPath('/signup', true)).toBe('/signup');
    expect(sourcesOf('/login', false)).toEqual(['features/people/session/LoginPage.tsx']);
    expect(sourcesOf('/story_map_hierarchy', false)).toContain('features/story_map/hierarchy/HierarchyPage.tsx');
    const inMap = (path: string, isNarrow = false) => sourcesOf(`/story_map/${ID}/${path}`, isNarrow);
    expect(inMap('map/who')).toContain('features/who/WhoBoard.tsx');
    expect(inMap('map/slices')).toContain('root/story_map/tabs/SlicesView.tsx');
    expect(inMap('roadmap/release')).toContain('root/story_map/tabs/RoadmapView.tsx');
    expect(inMap('roadmap/activity')).toContain('features/roadmap/activity/ActivityRoadmap.tsx');
    expect(inMap('map/activity')).not.toContain('features/what/board/list/MapList.tsx');
    expect(inMap('map/activity', true)).toContain('features/what/board/list/MapList.tsx');
    expect(inMap('releases')).toContain('features/release/list/ReleasesTab.tsx');
    expect(inMap(`releases/${ID}`)).toContain('features/release/page/ReleasePage.tsx');
    expect(inMap(`releases/${ID}/what/${ID}`)).toContain('root/release_what/ReleaseWhatPage.tsx');
    expect(sourcesOf('/nowhere', false)).toEqual([]);
  });

  test('exists', () => {
    for (const source of pageSources)
      expect(existsSync(new URL(`../../../web/src/${source}`, import.meta.url)), source).toBe(true);
  });
});

describe('the configuration of the last visit', () => {
  const configuration = { region: 'eu-west-1', userPoolId: 'pool', userPoolClientId: 'client', apiBase: '/api' };

  test('is used as it was kept', () => {
    expect(keptConfiguration(kept({ [CONFIGURATION_KEY]: JSON.stringify(configuration) }))).toEqual(configuration);
  });

  test.each([['{'], ['null'], ['{"apiBase":"/api"}']])('is not used when it reads %s', (text) => {
    expect(keptConfiguration(kept({ [CONFIGURATION_KEY]: text }))).toBeUndefined();
  });
});

test('a kept map that was read early is taken once, and only under its own key', async () => {
  readMapEarly('acme.example/ann/A', Promise.resolve('its copy'));
  await expect(takeEarlyMap('acme.example/ann/A')).resolves.toBe('its copy');
  expect(takeEarlyMap('acme.example/ann/A')).toBeUndefined();
  readMapEarly('acme.example/ann/A', Promise.resolve('its copy'));
  expect(takeEarlyMap('acme.example/bob/A')).toBeUndefined();
});

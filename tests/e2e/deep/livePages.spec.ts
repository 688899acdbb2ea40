import type { WebSocketRoute } from '@playwright/test';
import { paths } from '#web/base/paths.ts';
import type { MapPage } from '#web/root/mapPages.ts';
import { expect, type Page, test } from '../fixtures.ts';
import type { Api } from '../support/api.ts';
import { planMap } from '../support/initiative.ts';
import { addMember, newColleague } from '../support/members.ts';
import { openLive } from '../support/openLive.ts';

type Ids = Awaited<ReturnType<typeof planMap>> & { problemId: string; objectiveId: string };

/** A page, and what a colleague does to something on it: it is given a text, which then has to be seen there. */
type Followed = { path: (ids: Ids) => string; give: (api: Api, ids: Ids, text: string) => Promise<unknown> };

const renameRelease: Followed['give'] = (api, { containerId, releaseId }, name) =>
  api.call('change_release_name', { containerId, releaseId, name });
const renameActivity: Followed['give'] = (api, { containerId, whatId }, newDescription) =>
  api.call('change_what_description', {
    containerId,
    objectId: whatId,
    newDescription,
    changeType: 'what_description',
  });

const addWho: Followed['give'] = (api, { containerId }, name) => api.call('add_who', { containerId, name });

const pages: Record<MapPage, Followed> = {
  overview: {
    path: ({ containerId }) => paths.storyMap(containerId, 'overview'),
    give: (api, { containerId }, why) => api.call('change_story_map_why', { containerId, why }),
  },
  'frame/problem': {
    path: ({ containerId }) => paths.frame(containerId, 'problem'),
    give: (api, { containerId, problemId }, name) =>
      api.call('change_problem', { containerId, problemId, fields: { name } }),
  },
  'frame/problem/:problemId': {
    path: ({ containerId, problemId }) => paths.frame(containerId, 'problem', problemId),
    give: (api, { containerId, problemId }, name) =>
      api.call('change_problem', { containerId, problemId, fields: { name } }),
  },
  'frame/objective': {
    path: ({ containerId }) => paths.frame(containerId, 'objective'),
    give: (api, { containerId, objectiveId }, name) =>
      api.call('change_objective_name', { containerId, objectiveId, name }),
  },
  'frame/objective/:objectiveId': {
    path: ({ containerId, objectiveId }) => paths.frame(containerId, 'objective', objectiveId),
    give: (api, { containerId, objectiveId }, name) =>
      api.call('change_objective_name', { containerId, objectiveId, name }),
  },
  'map/activity': { path: ({ containerId }) => paths.mapActivity(containerId), give: renameActivity },
  'map/who': { path: ({ containerId }) => paths.mapWho(containerId), give: addWho },
  'map/slices': { path: ({ containerId }) => paths.mapSlices(containerId), give: renameRelease },
  releases: { path: ({ containerId }) => paths.storyMap(containerId, 'releases'), give: renameRelease },
  'releases/:releaseId': {
    path: ({ containerId, releaseId }) => paths.release(containerId, releaseId),
    give: renameRelease,
  },
  'releases/:releaseId/what/:whatId': {
    path: ({ containerId, releaseId, whatId }) => paths.releaseWhat(containerId, releaseId, whatId),
    give: (api, { containerId, releaseId, whatId }, text) =>
      api.call('create_epic', { containerId, releaseId, whatId, epic: { type: 'free_text', text } }),
  },
  'roadmap/release': { path: ({ containerId }) => paths.roadmap(containerId), give: renameRelease },
  'roadmap/activity': {
    path: ({ containerId, whatId }) => `${paths.activityRoadmap(containerId)}?what=${whatId}`,
    give: renameActivity,
  },
  // Renames in a row would stand in one line.
  history: { path: ({ containerId }) => paths.storyMap(containerId, 'history'), give: addWho },
};

/** Cuts the network of a page, and connects it again: no request and no live message passes meanwhile. */
async function cuttable(page: Page): Promise<{ cut: () => Promise<void>; connect: () => Promise<void> }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/./, async (socket) => {
    if (isCut) return socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      await page.context().setOffline(true);
      for (const socket of open) await socket.close();
      open.clear();
    },
    async connect() {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
}

const sees = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('each page of a story map shows what a colleague changes, also what they changed while the network was cut', async ({
  page,
  newUser,
  register,
  signIn,
  pageErrors,
}) => {
  test.slow();
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const { person: ann, api } = await newUser();
  const plan = await planMap(api, 'Desks', 'Book a desk', 'Spring', 'Book for a week');
  const { containerId } = plan;
  const { id: problemId } = await api.call('add_problem_to_map', { containerId, name: 'Desks are taken' });
  const { id: objectiveId } = await api.call('add_objective_to_map', { containerId, name: 'A desk for each' });
  const ids = { ...plan, problemId, objectiveId };
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, containerId, ben, 'viewer');
  const network = await cuttable(page);
  await signIn(page, ben, paths.storyMaps());

  for (const [name, { path, give }] of Object.entries(pages)) {
    await test.step(name, async () => {
      await openLive(page, async () => void (await page.goto(path(ids))));
      await give(api, ids, `Seen on ${name}`);
      await sees(page, `Seen on ${name}`);
      await network.cut();
      await give(api, ids, `Caught up on ${name}`);
      await network.connect();
      await sees(page, `Caught up on ${name}`);
    });
  }
});

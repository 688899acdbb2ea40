import { afterEach, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '#infra/local/environment.ts';
import { type OnMapItem, placeFrame } from '#lambdas/entities/frame/frame.ts';
import type { FrameDefinition } from '#lambdas/entities/frame/frameUse.ts';
import { objectiveFrame } from '#lambdas/entities/frame/objective.ts';
import { problemFrame } from '#lambdas/entities/frame/problem.ts';
import { requestCompanyAccess } from '#lambdas/entities/people/companyAccessRequest.ts';
import { type AccessRequestItem, createAccessRequest } from '#lambdas/entities/story_map/accessRequest.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { mailer, setMailer } from '#lambdas/ports/mail/mailer.ts';
import type { Mailer } from '#lambdas/ports/mail/port.ts';
import { setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { Key } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, isCreation } from '#lambdas/store/steps.ts';
import { createTableClient, setTableClient, tableClient } from '#lambdas/store/table/client.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { FrameKind } from '#shared/model/frame.ts';
import { newId } from '#shared/model/ids.ts';
import { expectCaughtUp } from './support/caughtUp.ts';
import { replay } from './support/functions.ts';
import { openQueue } from './support/queue.ts';
import { GIVEN_UP } from './support/replayLost.ts';
import { openSite, type Site } from './support/site.ts';
import { Work } from './support/work.ts';

let site: Site;
let work: Work;
let queues: Record<'follow_changes' | 'deliver_requests', Awaited<ReturnType<typeof openQueue>>>;
let restore: () => void;
let mailbox: Mailer | undefined;
beforeEach(async () => {
  mailbox = mailer();
  setMailer({ send: async () => {} });
  site = await openSite();
  work = new Work(site.company, 11);
  queues = { follow_changes: await openQueue(), deliver_requests: await openQueue() };
  restore = setEnvironment({
    FOLLOW_CHANGES_QUEUE: queues.follow_changes.url,
    DELIVER_REQUESTS_QUEUE: queues.deliver_requests.url,
  });
});
afterEach(async () => {
  setMailer(mailbox);
  restore();
  queues.follow_changes.close();
  queues.deliver_requests.close();
  await site.close();
});

const away = () => Promise.reject(new CallError(errors.searchUnavailable));
const lengths = () => [queues.follow_changes.length(), queues.deliver_requests.length()];

test('records given up while table and index were away are made up for, and only then removed from the queues', async () => {
  await work.begin();
  await work.continueWork(5);
  await askToBeLetIn();
  const [containerId = ''] = work.maps;
  await leaveWithFormerOwner(containerId);
  const framed = [
    await addWithFormerName(objectiveFrame, containerId),
    await addWithFormerName(problemFrame, containerId),
  ];
  await site.written();
  // Neither reader can do anything for so long that all is given up.
  const client = tableClient();
  process.env['TABLE_NAME'] = 'away';
  const sources = [site.source('follow_changes'), site.source('deliver_requests')] as const;
  setTableClient(createTableClient());
  for (const source of sources) await source.drain();
  process.env['TABLE_NAME'] = 'storyd';
  setTableClient(client);
  expect(site.documents.size).toBe(0);
  queues.follow_changes.send(sources[0].givenUp);
  queues.deliver_requests.send(sources[1].givenUp);
  const before = lengths();
  expect(Math.min(...before)).toBeGreaterThan(0);

  setSearchIndex({ ...site.index, put: away, delete: away });
  expect(await replay()).toMatchObject({
    follow_changes: { messages: before[0] },
    deliver_requests: { messages: before[1], failed: 0, done: work.requests.size },
  });
  expect(lengths()).toEqual([before[0], 0]);

  setSearchIndex(site.index);
  queues.follow_changes.letGo();
  expect(await replay()).toMatchObject({
    follow_changes: { messages: before[0], failed: 0 },
    deliver_requests: { messages: 0, done: 0 },
  });
  expect(lengths()).toEqual([0, 0]);
  await expectCaughtUp(site, work);
  expect(await ownersAsked(containerId)).toEqual(['owner0']);
  expect(await namesOf(framed)).toEqual(['Now', 'Now']);
});

/** Somebody of the company asks to be let in. */
async function askToBeLetIn(): Promise<void> {
  const { reader, writer } = companyStore(site.company);
  const person = { uid: newId(), email: `outside@${site.company}` };
  await writer({ uid: person.uid, tab: null, call: 'test' }).commit('company', [
    requestCompanyAccess(reader.keys, person, undefined, Date.now()),
  ]);
}

/** A request for access that a change of the map's owner has left behind. */
async function leaveWithFormerOwner(containerId: string): Promise<void> {
  const { reader, writer } = companyStore(site.company);
  const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, containerId)]);
  const asker = { uid: newId(), email: `asker@${site.company}` };
  const [request] = createAccessRequest(reader.keys, head ?? expect.fail(), asker, 'view', {
    former: undefined,
    date: Date.now(),
  });
  if (request === undefined || !isCreation(request)) expect.fail('nothing is asked');
  await writer({ uid: asker.uid, tab: null, call: 'test' }).commit({ storyMap: containerId }, [
    { ...request, set: { ...request.set, owner: 'former' } },
  ]);
}

/** Puts an objective or a problem on a map, where its name is not yet that of the company's. */
async function addWithFormerName<Kind extends FrameKind>(
  definition: FrameDefinition<Kind>,
  containerId: string,
): Promise<Key> {
  const { reader, writer } = companyStore(site.company);
  const { row, steps } = placeFrame(
    reader.keys,
    containerId,
    definition,
    { name: 'Now' },
    { rows: [], company: undefined },
  );
  const author = () => writer({ uid: newId(), tab: null, call: 'test' });
  await author().commit({ storyMap: containerId }, steps);
  await author().commit({ storyMap: containerId }, [
    change(definition.onMap, row, { name: 'Before', nameLower: 'before' }),
  ]);
  return row;
}

async function namesOf(rows: readonly Key[]): Promise<unknown[]> {
  const items = await companyStore(site.company).reader.get<OnMapItem[]>(rows);
  return items.map((item) => item?.name);
}

/** In whose inboxes the requests for a map are. */
async function ownersAsked(containerId: string): Promise<string[]> {
  const { reader } = companyStore(site.company);
  const requests = await reader.range<AccessRequestItem>(rowKeys.accessRequests(reader.keys, containerId));
  return requests.map(({ owner }) => owner);
}

test('the tool may be repeated, also after it was killed before it removed anything from the queue', async () => {
  await work.begin();
  await work.continueWork(5);
  await site.written();
  const sources = [site.source('follow_changes'), site.source('deliver_requests')] as const;
  for (const source of sources) await source.drain();
  await expectCaughtUp(site, work);
  for (const queue of Object.values(queues)) queue.send([GIVEN_UP]);
  expect(await replay()).toMatchObject({
    follow_changes: { messages: 1, failed: 0 },
    deliver_requests: { messages: 1, done: 0, failed: 0 },
  });
  expect(await replay()).toMatchObject({
    follow_changes: { messages: 0, done: 0 },
    deliver_requests: { messages: 0, done: 0 },
  });
  await expectCaughtUp(site, work);
});

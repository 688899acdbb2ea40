import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idFor, standing } from '#tests/web/replica/boards.ts';
import { stubIndexedDb } from '#tests/web/support/indexedDb.ts';
import { BrowserStore } from '#web/replica/kept/BrowserStore.ts';
import { KEPT_MS, KEPT_SCHEMA } from '#web/replica/kept/keptCommand.ts';
import { placeFor } from '#web/replica/story_map/layout.ts';
import { Browser, Tab } from './browser.ts';

const ANN = 'acme.example/ann';
const DAY_AGO = () => Date.now() - KEPT_MS;

let open: Tab[] = [];
async function tabIn(browser: Browser, owner?: string): Promise<Tab> {
  const tab = await Tab.open(browser, owner);
  open.push(tab);
  return tab;
}

const reported: unknown[] = [];
beforeEach(() => {
  stubIndexedDb();
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
afterEach(() => {
  for (const tab of open) tab.crash();
  open = [];
  vi.unstubAllGlobals();
  expect(reported.splice(0)).toEqual([]);
});

const kept = async (owner = ANN) => (await BrowserStore.open()).all(owner);
/** Edits some of what is kept, as if another version or another day had left it. */
async function change(fields: { at?: number; schema?: number; name?: string }): Promise<void> {
  const store = await BrowserStore.open();
  for (const edit of await store.all(ANN)) await store.put({ ...edit, ...fields });
}

/** A tab that made three edits without network, and crashed. */
async function crashedOffline(browser: Browser): Promise<void> {
  browser.isOnline = false;
  const tab = await tabIn(browser);
  const map = tab.openMap();
  const card = map.cards.add(map.end(), 'Pay');
  map.cards.rename(card, 'Pay by card');
  map.cards.rename(idFor('Find'), 'Search');
  await tab.kept.list.written();
  tab.crash();
}

test('what waits shows again after a reload without network, and is sent once, in order', async () => {
  const browser = new Browser({ Find: [], Book: [] });
  await crashedOffline(browser);
  const map = (await tabIn(browser)).openMap();
  const all = standing({ Search: [], Book: [], 'Pay by card': [] });
  await expect.poll(map.seen).toEqual(all);
  expect(browser.server.standing()).toEqual(standing({ Find: [], Book: [] }));
  browser.isOnline = true;
  await expect.poll(() => browser.server.standing()).toEqual(all);
  await expect.poll(() => kept()).toEqual([]);
  expect(map.seen()).toEqual(all);
  expect(browser.done.toSorted()).toEqual(['add_what', 'change_what_description', 'change_what_description']);
});

test('an edit whose answer was lost is repeated as it was, and takes effect once', async () => {
  const browser = new Browser({ Find: [], Book: [], Pay: [] });
  browser.losesAnswers = true;
  const tab = await tabIn(browser);
  const map = tab.openMap();
  map.cards.move(idFor('Pay'), placeFor(map.layout, idFor('Pay'), null, 0));
  await expect.poll(() => browser.done).toEqual(['update_what_order']);
  await tab.kept.list.written();
  tab.crash();
  browser.losesAnswers = false;
  // It has other neighbours now, so a request built anew would be another one.
  (await tabIn(browser)).openMap();
  await expect.poll(() => kept()).toEqual([]);
  expect(browser.conflicts).toEqual([]);
  expect(browser.done).toEqual(['update_what_order']);
});

test('a new card that was saved but answered by 502 is there once after "Try again"', async () => {
  const browser = new Browser({ Find: [] });
  browser.lostAs = 502;
  browser.losesAnswers = true;
  const map = (await tabIn(browser)).openMap();
  const card = map.cards.add(map.end(), 'Pay');
  await expect.poll(() => map.layout.cards.get(card)?.refused?.typed).toBe('Pay');
  browser.losesAnswers = false;
  map.cards.retry(card, 'Pay');
  await expect.poll(() => kept()).toEqual([]);
  const once = standing({ Find: [], Pay: [] });
  expect(map.seen()).toEqual(once);
  expect(browser.server.standing()).toEqual(once);
  expect(browser.done).toEqual(['add_what']);
  expect(browser.conflicts).toEqual([]);
});

test('a refused text shows again after a reload, and is sent again only by its user', async () => {
  const browser = new Browser({ Find: [] });
  const tab = await tabIn(browser);
  tab.openMap().cards.rename(idFor('Find'), 'Search');
  browser.server.refuse('description-taken');
  await expect.poll(async () => (await kept()).map(({ refused }) => refused?.code)).toEqual(['description-taken']);
  tab.crash();
  const map = (await tabIn(browser)).openMap();
  const refused = () => map.layout.cards.get(idFor('Find'))?.refused?.typed;
  await expect.poll(refused).toBe('Search');
  expect(browser.server.calls).toEqual(['change_what_description']);
  map.cards.rename(idFor('Find'), 'Search');
  await expect.poll(() => browser.server.standing()).toEqual(standing({ Search: [] }));
  await expect.poll(() => kept()).toEqual([]);
});

test('what waited for more than a day is offered, not sent', async () => {
  const browser = new Browser({ Find: [], Book: [] });
  await crashedOffline(browser);
  await change({ at: DAY_AGO() });
  browser.isOnline = true;
  const map = (await tabIn(browser)).openMap();
  await expect.poll(() => map.layout.cards.get(idFor('Find'))?.refused?.typed).toBe('Search');
  expect(browser.done).toEqual([]);
  map.cards.rename(idFor('Find'), 'Search');
  await expect.poll(() => browser.done).toEqual(['change_what_description']);
});

test('an edit of another version of the application stays as a text', async () => {
  const browser = new Browser({ Find: [], Book: [] });
  await crashedOffline(browser);
  await change({ schema: KEPT_SCHEMA + 1 });
  browser.isOnline = true;
  const tab = await tabIn(browser);
  const map = tab.openMap();
  await expect.poll(() => tab.kept.list.all.map(({ text }) => text)).toEqual(['Pay', 'Pay by card', 'Search']);
  for (const { id } of tab.kept.list.all) await tab.kept.again(id);
  expect(map.seen()).toEqual(standing({ Find: [], Book: [] }));
  expect(browser.done).toEqual([]);
});

test('nobody else of the same browser sees or sends what waits', async () => {
  const browser = new Browser({ Find: [], Book: [] });
  await crashedOffline(browser);
  browser.isOnline = true;
  browser.signedIn = 'acme.example/bob';
  const other = await tabIn(browser, 'acme.example/bob');
  const map = other.openMap();
  await other.kept.list.read();
  expect(other.kept.list.all).toEqual([]);
  expect(map.seen()).toEqual(standing({ Find: [], Book: [] }));
  expect(await kept()).toHaveLength(3);
});

test('nothing is sent when the browser has the token of another user', async () => {
  const browser = new Browser({ Find: [] });
  browser.signedIn = 'acme.example/bob';
  const map = (await tabIn(browser)).openMap();
  map.cards.rename(idFor('Find'), 'Search');
  await map.pending.outbox.idle();
  expect(browser.done).toEqual([]);
  expect(map.seen()).toEqual(standing({ Search: [] }));
  await expect.poll(async () => (await kept()).map(({ refused }) => refused)).toEqual([null]);
});

test('an expired session keeps what waits until its user signs in again', async () => {
  const browser = new Browser({ Find: [] });
  const tab = await tabIn(browser);
  const map = tab.openMap();
  browser.server.refuse('not-authenticated');
  map.cards.rename(idFor('Find'), 'Search');
  await expect.poll(() => browser.server.calls).toEqual(['change_what_description']);
  await map.pending.outbox.idle();
  expect(map.seen()).toEqual(standing({ Search: [] }));
  tab.crash();
  await tabIn(browser);
  await expect.poll(() => browser.server.standing()).toEqual(standing({ Search: [] }));
});

test('another tab sends what a closed one has left, and leaves alone what a living one sends', async () => {
  const browser = new Browser({ Find: [], Book: [] });
  browser.isOnline = false;
  const [one, two] = [await tabIn(browser), await tabIn(browser)];
  const [first, second] = [one.openMap(), two.openMap()];
  first.cards.rename(idFor('Find'), 'Search');
  await expect.poll(() => two.kept.list.all.length).toBe(1);
  expect(second.pending.all.filter(({ isOurs }) => isOurs)).toEqual([]);
  one.crash();
  await expect.poll(second.seen).toEqual(standing({ Search: [], Book: [] }));
  browser.isOnline = true;
  await expect.poll(() => browser.server.standing()).toEqual(standing({ Search: [], Book: [] }));
  expect(browser.done).toEqual(['change_what_description']);
  await expect.poll(() => kept()).toEqual([]);
});

test('a tab shows what another one is sending, until it is answered', async () => {
  const browser = new Browser({ Find: [], Book: [] });
  browser.isOnline = false;
  const one = await tabIn(browser);
  one.openMap().cards.rename(idFor('Find'), 'Search');
  await one.kept.list.written();
  const second = (await tabIn(browser)).openMap();
  await expect.poll(second.seen).toEqual(standing({ Search: [], Book: [] }));
  browser.isOnline = true;
  await expect.poll(() => second.pending.unanswered).toBe(0);
  expect(browser.done).toEqual(['change_what_description']);
});

test('a text discarded in one tab is gone in the others', async () => {
  const browser = new Browser({ Find: [] });
  const [one, two] = [await tabIn(browser), await tabIn(browser)];
  const first = one.openMap();
  browser.server.refuse('description-taken');
  first.cards.rename(idFor('Find'), 'Search');
  await expect.poll(() => two.kept.list.all.map(({ refused }) => refused?.code)).toEqual(['description-taken']);
  two.kept.discard(new Set(two.kept.list.all.map(({ id }) => id)));
  await expect.poll(() => first.layout.cards.get(idFor('Find'))?.refused).toBeNull();
  await expect.poll(() => kept()).toEqual([]);
});

test('what waits in a map that is not open is sent in the background', async () => {
  const browser = new Browser({ Find: [], Book: [] });
  await crashedOffline(browser);
  browser.isOnline = true;
  const tab = await tabIn(browser);
  await expect.poll(() => browser.server.standing()).toEqual(standing({ Search: [], Book: [], 'Pay by card': [] }));
  await expect.poll(() => kept()).toEqual([]);
  // Nothing waits in it any more, so it does not stay open.
  await expect.poll(() => tab.scopes.get('map:map')).toBeUndefined();
});

test('what waits in a map that its user may no longer see stays as a text', async () => {
  const browser = new Browser({ Find: [], Book: [] });
  await crashedOffline(browser);
  browser.isOnline = true;
  browser.isMapVisible = false;
  const tab = await tabIn(browser);
  const refused = () => tab.kept.list.all.map(({ text, refused: why }) => `${text}: ${why?.code}`);
  await expect
    .poll(refused)
    .toEqual(['Pay: permission-denied', 'Pay by card: permission-denied', 'Search: permission-denied']);
  expect(browser.done).toEqual([]);
});

test('a map that was left keeps sending, and is shown as it was', async () => {
  const browser = new Browser({ Find: [] });
  browser.isOnline = false;
  const tab = await tabIn(browser);
  const map = tab.openMap();
  const letGo = tab.scopes.hold(map);
  map.cards.rename(idFor('Find'), 'Search');
  letGo();
  expect(tab.scopes.get(map.scope.name)).toBe(map);
  browser.isOnline = true;
  await expect.poll(() => browser.server.standing()).toEqual(standing({ Search: [] }));
});

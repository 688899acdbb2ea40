import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as texts from '#shared/texts/story_map/presence.ts';
import { expect, newPerson, type Page, test } from './fixtures.ts';
import { card, face, makeMap, press, url } from './support/board.ts';
import { addMember, newColleague, removeMember } from './support/members.ts';
import { openLive } from './support/openLive.ts';

/** The name on the edge that somebody else gives a card. */
const edge = (page: Page, text: string) => card(page, text).and(page.locator('[data-colleague]'));
const whoIsHere = (page: Page, count = 1) => page.getByRole('button', { name: texts.here({ count }) });

/** Counts what a page says of its user, beside pings. */
function countSaid(page: Page): { said: () => string[] } {
  const said: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => String(payload) !== 'ping' && said.push(String(payload))),
  );
  return { said: () => said.filter((text) => !text.includes('"says"')) };
}

test('two people see who is on the map and on which card, until one of them leaves', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson({ name: 'Ann' });
  await register(ann);
  const api = await apiAs(ann);
  const id = await makeMap(api, 'Desks', { Find: ['Browse'], Book: [] });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'editor');

  const { said } = countSaid(page);
  await openLive(page, () => signIn(page, ann, url(id)));
  await face(page, 'Find').focus();
  await face(page, 'Browse').focus();
  await expect(whoIsHere(page)).toHaveCount(0);
  // Nobody would hear it.
  expect(said()).toEqual([]);

  const other = await openPage();
  await openLive(other, () => signIn(other, ben, url(id)));
  // What Ann did before.
  await expect(edge(other, 'Browse')).toContainText('Ann Example');
  await expect(whoIsHere(other)).toHaveText('AE');
  await expect(whoIsHere(page)).toHaveText('BE');
  await whoIsHere(page).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: texts.here({ count: 1 }) })).toHaveText(/Ben/);
  await press(page, 'Escape');

  await face(page, 'Book').focus();
  await expect(edge(other, 'Book')).toContainText('Ann Example');
  await expect(edge(other, 'Browse')).toHaveCount(0);
  await press(page, 'F2');
  await expect(edge(other, 'Book')).toContainText(texts.editing({ name: 'Ann Example' }));
  await press(page, 'Escape', ' ');
  await expect(edge(other, 'Book')).toContainText(texts.moving({ name: 'Ann Example' }));
  await expect(edge(page, 'Book')).toHaveCount(0);

  await page.close();
  await expect(edge(other, 'Book')).toHaveCount(0);
  await expect(whoIsHere(other)).toHaveCount(0);
});

test('who loses access is gone, and who switches it off neither sees others nor is seen', async ({
  page,
  openPage,
  register,
  signIn,
  apiAs,
}) => {
  const ann = newPerson({ name: 'Ann' });
  await register(ann);
  const api = await apiAs(ann);
  const id = await makeMap(api, 'Desks', { Find: ['Browse'] });
  const ben = await newColleague(api, register, ann, 'Ben');
  await addMember(api, id, ben, 'editor');
  const other = await openPage();
  await openLive(page, () => signIn(page, ann, url(id)));
  await openLive(other, () => signIn(other, ben, url(id)));
  await face(page, 'Browse').focus();
  await expect(edge(other, 'Browse')).toContainText('Ann Example');

  const share = async () => {
    await page.getByRole('button', { name: navigationTexts.openUser }).click();
    await page.getByRole('switch', { name: texts.share }).click();
    await page.getByRole('button', { name: commonTexts.close }).click();
  };
  await share();
  await expect(edge(other, 'Browse')).toHaveCount(0);
  await expect(whoIsHere(other)).toHaveCount(0);
  await expect(whoIsHere(page)).toHaveCount(0);
  // It stays so.
  const { said } = countSaid(page);
  await openLive(page, async () => void (await page.reload()));
  await face(page, 'Browse').focus();
  await expect(whoIsHere(page)).toHaveCount(0);
  expect(said()).toEqual([]);
  await share();
  await expect(whoIsHere(page)).toHaveText('BE');
  await expect(whoIsHere(other)).toHaveText('AE');

  await removeMember(api, id, ben);
  await expect(whoIsHere(page)).toHaveCount(0);
});

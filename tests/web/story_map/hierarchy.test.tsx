import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import { type Family, makeFamily } from '#tests/e2e/support/family.ts';
import { newCompany } from '#tests/e2e/support/people.ts';
import { paths } from '#web/base/paths.ts';
import { forgetAnswers } from '#web/replica/session/answers.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectAddress, expectFocus, expectText, press } from '../support/hands.ts';
import { server } from '../support/server.ts';

/** The row of a node, without those below it. */
async function row(name: string): Promise<HTMLElement> {
  const node = await screen.findByRole('treeitem', { name });
  return node.firstElementChild as HTMLElement;
}

const node = (name: string) => screen.findByRole('treeitem', { name });
const missing = (name: string) => expect(screen.queryByRole('treeitem', { name })).toBeNull();

const family: Family = {
  name: 'Shop',
  below: [{ name: 'Browse', below: [{ name: 'Search', below: [{ name: 'Suggest' }] }] }, { name: 'Pay' }],
};

async function openFamily() {
  const { person, api } = await newcomer();
  const ids = await makeFamily(api, family);
  const id = (name: string) => ids.get(name) ?? '';
  const user = await openApp(paths.hierarchy({ root: id('Shop') }), person);
  return { person, api, user, id };
}

describe('the hierarchy page', () => {
  test('fetches what is below a map when asked to, one call for each, down to the third level', async () => {
    const { user, id } = await openFamily();
    await node('Browse');
    expect(server.asked('container_children')).toEqual([{ containerId: id('Shop') }]);
    await press(user, texts.fetch.tree, await row('Browse'));
    await press(user, texts.fetch.tree, await row('Search'));
    await within(await row('Search')).findByText(texts.limit);
    await expectFocus(await node('Search'));
    missing('Suggest');
    expect(server.asked('container_children')).toHaveLength(3);
    await press(user, texts.fetch.tree, await row('Pay'));
    await press(user, texts.refetch, await row('Pay'));
    await waitFor(() => expect(server.asked('container_children')).toHaveLength(5));
    await expectText(texts.foundNone({ name: 'Pay' }));
  });

  // An error that nothing waits for fails the run, though not this test.
  test('is left without an error while it fetches', async () => {
    const { user } = await openFamily();
    await node('Browse');
    const answer = server.hold('container_children');
    await press(user, texts.fetch.tree, await row('Browse'));
    await waitFor(() => expect(server.asked('container_children')).toHaveLength(2));
    forgetAnswers();
    answer();
    missing('Search');
  });

  test('makes a map with others below it the root, goes up again, and says at the top that it is one', async () => {
    const { user, id } = await openFamily();
    expect(within(await row('Pay')).queryByRole('button', { name: texts.makeRoot })).toBeNull();
    await press(user, texts.fetch.tree, await row('Browse'));
    await press(user, texts.makeRoot, await row('Browse'));
    await expectAddress(`root=${id('Browse')}`);
    await node('Search');
    await expectFocus(await node('Browse'));
    missing('Shop');
    await press(user, texts.goUp);
    await node('Pay');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.goUp }).disabled).toBe(true),
    );
    within(await row('Shop')).getByRole('link', { name: texts.open });
  });

  test('walks by keys through folders of any depth, and opens a map by Enter', async () => {
    const { user, id } = await openFamily();
    await node('Browse');
    await user.selectOptions(screen.getByRole('combobox', { name: texts.view }), texts.views.folder);
    await expectAddress('view=folder');
    (await node('Shop')).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await node('Search');
    await user.keyboard('s{ArrowRight}');
    await node('Suggest');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await press(user, texts.refetch, await row('Suggest'));
    await user.keyboard('{Home}{ArrowLeft}');
    missing('Browse');
    await user.keyboard(' ');
    await node('Suggest');
    await user.keyboard('{Home}p');
    await expectFocus(await node('Pay'));
    await user.keyboard('{Enter}');
    await expectAddress(paths.storyMap(id('Pay')));
  });

  test('expands all that stand beside each other by an asterisk', async () => {
    const { user } = await openFamily();
    (await node('Pay')).focus();
    await user.keyboard('*');
    await node('Search');
    await within(await row('Pay')).findByText(texts.refetch);
    await expectFocus(await node('Pay'));
  });

  test('says of a map that one may not view only that, and leads to asking for access', async () => {
    const company = newCompany();
    const { api } = await newcomer({ company });
    await api.call('add_registered_email', { email: `bob@${company}` });
    const { person } = await newcomer({ name: 'Bob', company });
    const ids = await makeFamily(api, family);
    const { docs } = await api.call('company_users', {});
    const uid = docs.find(({ email }) => email === person.email)?.uid ?? '';
    await api.call('add_member', { containerId: ids.get('Shop') ?? '', uid, role: 'viewer' });
    const user = await openApp(paths.hierarchy({ root: ids.get('Shop') ?? '' }), person);
    await node('Shop');
    expect(screen.getAllByText(texts.closed)).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(/Browse|Pay/);
    await user.click(screen.getAllByRole('link', { name: commonTexts.askForAccess })[0] as HTMLElement);
    await expectAddress('/story_map/');

    await openApp(paths.hierarchy({ root: ids.get('Pay') ?? '' }), person);
    await expectText(texts.closed);
    missing('Pay');

    // Nobody has asked for the company's top.
    await api.call('set_hierarchy_top', { containerId: ids.get('Pay') ?? '' });
    await openApp(paths.hierarchy(), person);
    await expectText(texts.emptyText);
    expect(screen.queryByText(texts.closed)).toBeNull();
  });

  test('says what failed, at the root and below, and tries again', async () => {
    const { person, api } = await newcomer();
    const ids = await makeFamily(api, family);
    server.refuse('container_children');
    const user = await openApp(paths.hierarchy({ root: ids.get('Shop') ?? '' }), person);
    await expectText(commonTexts.loadFailed);
    server.serve('container_children');
    await press(user, commonTexts.tryAgain);
    await node('Browse');
    server.refuse('container_children');
    await press(user, texts.fetch.tree, await row('Browse'));
    const retry = texts.retry({ name: 'Browse' });
    await within(await row('Browse')).findByRole('button', { name: retry });
    server.serve('container_children');
    await press(user, retry);
    await node('Search');
  });

  test("begins with the company's top, and goes back to it by its button", async () => {
    const { person, api } = await newcomer();
    const ids = await makeFamily(api, family);
    const [top = '', other = ''] = [ids.get('Browse'), ids.get('Shop')];
    await api.call('set_hierarchy_top', { containerId: top });
    const user = await openApp(paths.hierarchy(), person);
    await node('Search');
    expect(screen.queryByRole('button', { name: texts.globalTop })).toBeNull();
    await press(user, texts.goUp);
    await expectAddress(`root=${other}`);
    await node('Pay');
    await press(user, texts.globalTop);
    await expectAddress(`root=${top}`);
    await node('Search');
    missing('Pay');
  });

  test('finds the root by a search, and without one says what to do', async () => {
    const { person, api } = await newcomer();
    await makeFamily(api, family);
    const user = await openApp(paths.hierarchy(), person);
    await expectText(texts.emptyText);
    await user.type(await screen.findByRole('combobox', { name: texts.search }), 'Browse{Enter}');
    await user.click(await screen.findByRole('option', { name: /Browse/ }));
    await node('Search');
    expect(document.title).toContain('Hierarchy');
  });

  test('opens the way to a map that is searched for below the root, also further down than the tree shows', async () => {
    const { user, id } = await openFamily();
    const find = async (name: string) => {
      await user.type(await screen.findByRole('combobox', { name: texts.find }), `${name}{Enter}`);
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    };
    await node('Browse');
    await find('Search');
    await expectFocus(await node('Search'));
    await expectAddress(`root=${id('Shop')}`);
    expect(server.asked('container_children')).toHaveLength(2);
    await find('Suggest');
    await expectFocus(await node('Suggest'));
    await expectAddress(`root=${id('Browse')}`);
    missing('Pay');

    await user.selectOptions(screen.getByRole('combobox', { name: texts.view }), texts.views.folder);
    await find('Pay');
    await expectText(texts.notBelow({ name: 'Pay' }));
    const toast = (await screen.findByText(texts.notBelow({ name: 'Pay' }))).closest('[data-severity]');
    await press(user, texts.makeRoot, toast as HTMLElement);
    await expectAddress(`root=${id('Pay')}`);
    await press(user, texts.goUp);
    await node('Browse');
    await find('Suggest');
    await expectFocus(await node('Suggest'));
    await expectAddress(`root=${id('Shop')}`);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { newCompany } from '#tests/e2e/support/people.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { expectAddress } from '../support/hands.ts';

describe('a link to a story map that the person may not open', () => {
  test('is a muted badge that links to a request for access', async () => {
    const company = newCompany();
    const { api } = await newcomer({ company });
    await api.call('add_registered_email', { email: `bob@${company}` });
    const { person } = await newcomer({ name: 'Bob', company });
    const id = await makeMap(api, 'Desks', { Find: [], Book: [] });
    const [closed, open] = [await makeMap(api, 'Secret plan'), await makeMap(api, 'Rooms')];
    const { whats } = await api.call('get_container', { containerId: id });
    for (const [text, childContainerId] of [
      ['Find', closed],
      ['Book', open],
    ] as const) {
      const whatId = whats.find(({ description }) => description === text)?.id ?? '';
      await api.call('link_story_map', { containerId: id, whatId, childContainerId });
    }
    const { docs } = await api.call('company_users', {});
    const uid = docs.find(({ email }) => email === person.email)?.uid ?? '';
    for (const containerId of [id, open]) await api.call('add_member', { containerId, uid, role: 'viewer' });

    const user = await openApp(paths.mapActivity(id), person);
    const mark = await screen.findByRole('link', { name: overviewTexts.closedStoryOf({ name: 'Find' }) });
    screen.getByRole('link', { name: overviewTexts.openStoryOf({ name: 'Book' }) });
    expect(document.body.textContent).not.toContain('Secret plan');
    await user.click(mark);
    await expectAddress(paths.storyMap(closed, 'overview'));
    await waitFor(() => screen.getByText(storyMapTexts.deniedHelp));
  });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as texts from '#shared/texts/what/information.ts';
import { maturityLevelNames } from '#shared/texts/what/maturityLevels.ts';
import { makeMap } from '#tests/e2e/support/maps.ts';
import { paths } from '#web/base/paths.ts';
import { newcomer, openApp } from '../support/app.tsx';
import { field } from '../support/hands.ts';

test('the current and the target maturity are unset again, and are then not judged', async () => {
  const { person, api } = await newcomer();
  const containerId = await makeMap(api, 'Desks', { Find: [] });
  const [item] = (await api.call('company_settings', {})).maturity;
  const whatId = (await api.call('get_container', { containerId })).whats[0]?.id ?? '';
  const about = { containerId, whatId, maturityItemId: item?.id ?? '', level: 2 } as const;
  for (const which of ['current', 'future'] as const) await api.call('set_what_maturity', { ...about, which });
  const user = await openApp(paths.mapActivity(containerId), person);
  (await screen.findByRole('button', { name: /^Find/ })).focus();
  await user.keyboard('i');
  const inside = await screen.findByRole('complementary');
  for (const which of ['current', 'future'] as const) {
    const label = (which === 'current' ? texts.currentOf : texts.futureOf)({ name: item?.name ?? '' });
    const choice = await field(label, inside);
    await waitFor(() => expect(choice.textContent).toBe(texts.level({ level: 2, name: maturityLevelNames[2] })));
    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: texts.notJudged }));
    await waitFor(async () =>
      expect((await api.call('what_details', { containerId, whatId })).maturity[which]).toEqual({}),
    );
    expect((await field(label, inside)).textContent).toBe('–');
  }
});

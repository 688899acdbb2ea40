import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MAX_EPIC_REFERENCES, MAX_EPIC_SCENARIOS, MAX_EPIC_WHOS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/epic/epicCard.ts';
import { epicScene } from './epicScene.ts';

test('an epic with as many Whos, references and scenarios as it can have says so and takes no more', async () => {
  const { addWho, api, about, open, explore } = await epicScene();
  const type = (await api.call('company_settings', {})).reference_link[0]?.id ?? '';
  const whos: string[] = [];
  for (let i = 0; i <= MAX_EPIC_WHOS; i += 1) whos.push(await addWho(`Who ${i}`));
  const referenceLinks = Array.from({ length: MAX_EPIC_REFERENCES }, (_, i) => ({ name: `Page ${i}`, type }));
  await api.call('change_epic_links', { ...about, add: { whos: whos.slice(0, MAX_EPIC_WHOS), referenceLinks } });
  for (const who of whos.slice(0, MAX_EPIC_SCENARIOS))
    await api.call('add_epic_scenario', { ...about, who, when: null, where: null, input: null, output: null });
  await explore('when', 'Monday');

  const { user, card } = await open();
  const full = (kind: keyof typeof texts.countedKinds, max: number) =>
    texts.full({ max, kind: texts.countedKinds[kind] });
  const expectShown = async (text: string) =>
    expect(
      (await within(card).findAllByText((_, element) => element?.textContent.includes(text) === true)).length,
    ).toBeGreaterThan(0);
  await expectShown(full('whos', MAX_EPIC_WHOS));
  await expectShown(full('references', MAX_EPIC_REFERENCES));
  await expectShown(full('scenarios', MAX_EPIC_SCENARIOS));
  expect(within(card).queryByRole('button', { name: texts.addScenario })).toBeNull();

  await user.click(within(card).getByRole('combobox', { name: texts.addItems }));
  const disabled = async (name: string) => (await screen.findByRole('option', { name })).getAttribute('aria-disabled');
  expect(await disabled(`Who ${MAX_EPIC_WHOS}`)).toBe('true');
  expect(await disabled('Monday')).toBe('false');
  await user.click(screen.getByRole('option', { name: 'Monday' }));
  await waitFor(() =>
    expect(within(card).getByRole('list', { name: texts.groups.when }).textContent).toContain('Monday'),
  );
});

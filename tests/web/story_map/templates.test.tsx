import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nameError } from '#shared/model/textRule.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { type TemplateName, templates } from '#shared/templates/templates.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import * as templateTexts from '#shared/texts/story_map/templates.ts';
import { newcomer, openApp } from '#tests/web/support/app.tsx';
import { dialog, expectAddress, fillIn, press } from '#tests/web/support/hands.ts';
import { paths } from '#web/base/paths.ts';

test('a new story map starts with a template: its Activities in order, and its Whos', async () => {
  const { person, api } = await newcomer();
  const user = await openApp(paths.storyMaps(), person);
  await press(user, storyMapsTexts.create);
  const form = await dialog();
  await fillIn(user, await screen.findByRole('textbox', { name: storyMapsTexts.name }), 'Clinic');
  await fillIn(user, await screen.findByRole('textbox', { name: storyMapsTexts.why }), 'Fewer calls');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: templateTexts.label }),
    templateTexts.names.clinicAppointments,
  );
  await press(user, storyMapsTexts.add, form);
  await expectAddress(/\/map\/activity$/);
  const { template } = await templates.clinicAppointments();
  const { docs } = await api.call('story_map_list', { list_type: 'owner' });
  const containerId = docs[0]?.id ?? '';
  const texts = template.backbone.flatMap(([activity, below]) => [activity, ...below]);
  await waitFor(
    async () => {
      const { whats, whos, backboneOrder = [] } = await api.call('get_container', { containerId });
      const text = (id: string) => whats.find((what) => what.id === id)?.description;
      expect(whats.map(({ description }) => description).sort()).toEqual([...texts].sort());
      expect(backboneOrder.map(text)).toEqual(template.backbone.map(([activity]) => activity));
      expect(whos.map(({ name }) => name).sort()).toEqual([...template.whos].sort());
    },
    { timeout: 20_000 },
  );
}, 60_000);

test.each(Object.keys(templates) as TemplateName[])(
  'the template %s has names that a story map takes, each once',
  async (name) => {
    const { template } = await templates[name]();
    const activities = template.backbone.flatMap(([activity, below]) => [activity, ...below]);
    expect(template.backbone).toHaveLength(5);
    for (const texts of [activities, template.whos]) {
      expect(texts.map(nameError).filter((error) => error !== null)).toEqual([]);
      expect(new Set(texts.map((text) => foldText(text))).size).toBe(texts.length);
    }
  },
);

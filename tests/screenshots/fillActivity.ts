import type { Api } from '#tests/e2e/support/api.ts';

const whos = [
  'Commuter',
  'Station staff',
  'Facility manager',
  'Payroll system',
  'Team assistant',
  'Security',
  'Association of people who cycle to work every day of the year',
  'Cleaner',
];

const paragraph =
  'Whoever takes a bike along packs the evening before, so that the morning is about catching the train and nothing else. ';

/**
 * Gives an Activity everything that one can have: numbers, eight Whos, ten references, a long text, maturity and a
 * story map of its own.
 */
export async function fillActivity(api: Api, containerId: string, description: string): Promise<void> {
  const { whats } = await api.call('get_container', { containerId });
  const whatId = whats.find((what) => what.description === description)?.id ?? '';
  const at = { containerId, whatId };
  const settings = await api.call('company_settings', {});
  const whoIds: string[] = [];
  for (const name of whos)
    whoIds.push((await api.call('add_who', { containerId, name, group: null, category: null })).id);
  await api.call('add_what_who_links', { ...at, whoIds, linkTypeId: settings.who_what_link_type[0]?.id ?? '' });
  await api.call('change_what_fields', {
    ...at,
    fields: { priorityId: settings.priorities[0]?.id ?? null, cost: 12_000, size: 13, value: -4 },
  });
  await api.call('set_rank', { ...at, newRank: 1 });
  await api.call('set_what_long_description', { ...at, longDescription: `${paragraph.repeat(12)}\n\n${paragraph}` });
  for (let number = 1; number <= 10; number += 1) {
    const name =
      number % 3 === 0
        ? `Paper ${number} of the working group`
        : `https://handbook.example/bikes/${'folding-'.repeat(number)}${number}`;
    await api.call('add_what_reference_link', {
      ...at,
      name,
      type: settings.reference_link[number % settings.reference_link.length]?.id ?? '',
    });
  }
  for (const { id } of settings.maturity.slice(0, 2))
    await api.call('set_what_maturity', { ...at, which: 'future', maturityItemId: id, level: 4 });
  await api.call('create_story_map_from_activity', { ...at, name: 'Packing for the train' });
}

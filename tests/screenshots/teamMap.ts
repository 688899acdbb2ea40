import type { Api } from '#tests/e2e/support/api.ts';

const WHOS: Record<string, Record<string, readonly string[]>> = {
  Customers: {
    'At work': ['Company rider', 'Fleet manager who looks after the bikes of several offices at once', 'Works council'],
    'On the way': ['Commuter', 'Visitor'],
  },
  Partners: { '': ['Insurance', 'Leasing bank'] },
  '': { '': ['Payroll'] },
};

const STEPS = [
  'Hear about it',
  'Choose a bike',
  'Get it approved',
  'Agree on a lease with the bank, the insurance and whoever else has to put their name below it',
  'Ride',
  'Give it back',
];

/** The long name that a header, a dialog's title and a card have to find room for. */
export const TEAM_MAP = 'Company bikes for everybody who comes to one of our eleven offices in the region';

export type TeamMap = { team: string; child: string };

/**
 * Makes a story map that a team works on: Whos in categories, a business owner, members in both roles, an Activity with
 * a story map of its own, a history of many kinds; and requests for access to it that wait for its owner.
 * @param api of its owner
 * @param askers who asks to edit or view it
 */
export async function makeTeamMap(
  api: Api,
  uidOf: (person: string) => string,
  askers: { edit: Api; view: Api },
): Promise<TeamMap> {
  const { id: containerId } = await api.call('story_map_container_create', {
    name: 'Company bikes',
    why: 'Nobody needs a car to get to work.',
  });
  await api.call('change_story_map_name', { containerId, name: TEAM_MAP });
  await api.call('change_story_map_why', {
    containerId,
    why: 'Everybody who wants to ride to work has a bike that they like, and nobody in the office has to think about leases, repairs or who pays for them.',
  });
  const steps: string[] = [];
  for (const description of STEPS) steps.push((await api.call('add_what', { containerId, description, level: 0 })).id);
  const [first = '', second = ''] = steps;
  await api.call('add_what', { containerId, description: 'Ask a colleague who rides', level: 1, parentId: first });
  await api.call('add_what', { containerId, description: 'See it on the wall', level: 1, parentId: first });
  const { who_what_link_type: linkTypes } = await api.call('company_settings', {});
  for (const [group, parts] of Object.entries(WHOS)) {
    for (const [category, names] of Object.entries(parts)) {
      for (const name of names) {
        const { id: whoId } = await api.call('add_who', { containerId, name, group, category });
        await api.call('add_what_who_links', {
          containerId,
          whatId: first,
          whoIds: [whoId],
          linkTypeId: linkTypes[0]?.id ?? '',
        });
      }
    }
  }
  await api.call('set_business_owner', { containerId, businessOwner: uidOf('maren') });
  await api.call('add_member', { containerId, uid: uidOf('jonas'), role: 'editor' });
  await api.call('add_member', { containerId, uid: uidOf('chloe'), role: 'viewer' });
  const { id: child } = await api.call('create_story_map_from_activity', {
    name: 'Choose a bike',
    whatId: second,
    containerId,
  });
  await api.call('add_member', { containerId: child, uid: uidOf('chloe'), role: 'viewer' });
  await askers.edit.call('request_container_access', { containerId, access_type: 'edit' });
  await askers.view.call('request_container_access', { containerId, access_type: 'view' });
  await askers.view.call('request_container_access', { containerId: child, access_type: 'edit' });
  return { team: containerId, child };
}

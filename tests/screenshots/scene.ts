import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { type Api, apiAs } from '#tests/e2e/support/api.ts';
import { type Family, makeFamily } from '#tests/e2e/support/family.ts';
import { fillActivity } from './fillActivity.ts';
import { makeTeamMap, type TeamMap } from './teamMap.ts';

/** The product with everything that is to be seen. */
export type Scene = {
  readonly stack: LocalStack;
  /**
   * Ids of Priya's story maps; `large` is the demo's with about 60 cards, `team` one with Whos, members and requests,
   * whose Activity has the map `child`, `fleet` one with 210 below it.
   */
  readonly maps: {
    readonly empty: string;
    readonly small: string;
    readonly large: string;
    readonly huge: string;
    readonly fleet: string;
  } & TeamMap;
};

const LARGE_MAP = 'Subscribe and ride';

/** The address of a person of the demo company. */
export const addressOf = (person: string): string => `${person}@northwind-cycles.example`;

/** A demo account as it signs in. @throws for a person whom the demo does not know */
export function accountOf(stack: LocalStack, person: string): { email: string; password: string; username: string } {
  const account = stack.accounts.find(({ email }) => email === addressOf(person));
  if (account === undefined) throw new Error(`The demo has no ${person}`);
  return { email: account.email, password: account.password, username: person };
}

const small = {
  'Pack for the trip': ['Fold the bike', 'Charge the lights'],
  'Ride to the station': ['Take the quiet route'],
};

const verbs = ['Compare', 'Reserve', 'Check', 'Collect', 'Repair', 'Return', 'Share', 'Rate', 'Insure', 'Upgrade'];
const nouns = [
  'a bicycle',
  'the battery',
  'a helmet',
  'the route home',
  'a spare key',
  'the monthly bill',
  'a child seat',
  'the delivery address',
  'a cargo box that holds two crates',
  'the lock',
  'a flat tyre',
  'the tracker',
  'a friend’s ride',
  'the winter tyres',
  'a place at the hub',
  'the invoice of last month',
  'a voucher',
  'the service date',
  'a bell',
  'the saddle height',
  'lights',
  'a rack',
  'the frame number',
  'a second driver',
  'the return slot',
];

/** A backbone of twenty with twenty-four below each: five hundred cards. */
function hugeSketch(): Record<string, string[]> {
  return Object.fromEntries(
    Array.from({ length: 20 }, (_, column) => [
      `Stage ${column + 1}: ${nouns[column] ?? 'the rest'}`,
      Array.from(
        { length: 24 },
        (__, row) => `${verbs[(column + row) % verbs.length] ?? ''} ${nouns[row] ?? ''}, stage ${column + 1}`,
      ),
    ]),
  );
}

/** Fourteen story maps with fourteen below each, one of which has another one below it. */
const fleetFamily: Family = {
  name: 'Fleet',
  below: Array.from({ length: 14 }, (_, i) => ({
    name: `Fleet ${i + 1}`,
    below: Array.from({ length: 14 }, (__, k) => ({
      name: `Fleet ${i + 1}.${k + 1}`,
      below: i === 0 && k === 0 ? [{ name: 'Fleet 1.1.1' }] : [],
    })),
  })),
};

async function makeMap(api: Api, name: string, why: string, sketch: Record<string, string[]>): Promise<string> {
  const { id: containerId } = await api.call('story_map_container_create', { name, why });
  const addRow = async (parentId: string | null, descriptions: readonly string[]) => {
    const ids: string[] = [];
    for (const description of descriptions) {
      const level = parentId === null ? 0 : 1;
      const added = await api.call('add_what', {
        containerId,
        description,
        level,
        parentId,
        afterWhatId: ids.at(-1) ?? null,
        beforeWhatId: null,
      });
      ids.push(added.id);
    }
    return ids;
  };
  const backbone = await addRow(null, Object.keys(sketch));
  // Columns do not touch each other, so they are filled at the same time.
  await Promise.all(Object.values(sketch).map((children, column) => addRow(backbone[column] ?? null, children)));
  return containerId;
}

/**
 * Starts the demo with the application as built, and more maps: with five cards, with five hundred, with none, and one
 * that a team works on.
 */
export async function openScene(): Promise<Scene> {
  const stack = await startLocalStack({ web: 'built', seed: 'demo' });
  const api = await apiAs(stack, accountOf(stack, 'priya'));
  const { docs } = await api.call('story_map_list', { list_type: 'owner' });
  const large = docs.find(({ name }) => name === LARGE_MAP);
  if (large === undefined) throw new Error(`The demo has no map ${LARGE_MAP}`);
  const huge = await makeMap(
    api,
    'Everything a fleet needs',
    'One place to see all the work that keeps four thousand bikes on the road.',
    hugeSketch(),
  );
  const smallMap = await makeMap(
    api,
    'Bike on the train',
    'Commuters take their bike along without thinking about it.',
    small,
  );
  await fillActivity(api, smallMap, 'Pack for the trip');
  const empty = await makeMap(api, 'Gift vouchers', 'Make a month of riding the easiest present to give.', {});
  const fleet = (await makeFamily(api, fleetFamily)).get(fleetFamily.name) ?? '';
  const people = (await api.call('company_users', {})).docs;
  const uidOf = (person: string) => people.find(({ email }) => email === addressOf(person))?.uid ?? '';
  const [edit, view] = [await apiAs(stack, accountOf(stack, 'tomas')), await apiAs(stack, accountOf(stack, 'ines'))];
  const teamMaps = await makeTeamMap(api, uidOf, { edit, view });
  return { stack, maps: { empty, small: smallMap, large: large.id, huge, fleet, ...teamMaps } };
}

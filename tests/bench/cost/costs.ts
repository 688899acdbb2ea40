import { registry } from '#shared/contract/registry.ts';
import { AGE, ASSUMED, DAY, type DayCall, DAYS, EXTRAS, STANDING } from './month.ts';
import { PRICES } from './prices.ts';

/** The cost of one call: units of the table, and bytes of the uncompressed answer. */
export type Taken = { readonly readUnits: number; readonly writeUnits: number; readonly bytes: number };

/** The parts of a bill, in US dollars a month. */
type Bill = readonly { readonly part: string; readonly dollars: number }[];

const MILLION = 1_000_000;
const GIGABYTE = 1_024 ** 3;

/**
 * The monthly cost of a deployment by its number of active people. Free tiers are not counted, except for Cognito's,
 * which includes 10,000 people.
 */
export function billOf(people: number, taken: Readonly<Record<DayCall, Taken>>): Bill {
  const names = Object.keys(DAY) as DayCall[];
  const month = people * DAYS;
  const sum = (of: (name: DayCall) => number) => month * names.reduce((total, name) => total + DAY[name] * of(name), 0);
  const calls = sum(() => 1);
  const commands = sum((name) => (registry[name].kind === 'command' ? 1 : 0));
  const mails = people * ASSUMED.mails;
  const reads =
    sum((name) => taken[name].readUnits) + commands * ASSUMED.readUnitsAfterCommand + mails * ASSUMED.readUnitsOfMail;
  const writes = sum((name) => taken[name].writeUnits) + mails * ASSUMED.writeUnitsOfMail;
  const tableGigabytes = (AGE * commands * ASSUMED.tableBytes) / GIGABYTE;
  // Each command may be followed by both readers of the stream.
  const invocations = calls + 2 * commands + month * ASSUMED.tokens;
  const seconds = (invocations * ASSUMED.milliseconds * ASSUMED.gigabytes) / 1_000;
  const webGigabytes = (sum((name) => taken[name].bytes) + month * ASSUMED.fileBytes) / GIGABYTE;
  return [
    {
      part: 'OpenSearch, `small`',
      dollars:
        STANDING.searchNodes * STANDING.hours * PRICES.searchNodeHour +
        STANDING.searchGigabytes * PRICES.searchGigabyte,
    },
    {
      part: 'CloudWatch: alarms, dashboard',
      dollars: STANDING.alarms * PRICES.alarm + STANDING.dashboards * PRICES.dashboard,
    },
    { part: 'DynamoDB: reads and writes', dollars: (reads * PRICES.readUnits + writes * PRICES.writeUnits) / MILLION },
    { part: `DynamoDB: data and backup after ${AGE} months`, dollars: tableGigabytes * PRICES.tableGigabyte },
    { part: 'Lambda', dollars: (invocations * PRICES.invocations) / MILLION + seconds * PRICES.gigabyteSecond },
    { part: 'HTTP API', dollars: (calls * PRICES.apiCalls) / MILLION },
    {
      part: 'CloudFront',
      dollars: ((calls + month * ASSUMED.files) * PRICES.webRequests) / MILLION + webGigabytes * PRICES.webGigabyte,
    },
    {
      part: 'Logs and traces',
      dollars:
        (invocations * ASSUMED.logBytes * PRICES.logGigabyte) / GIGABYTE + (invocations * PRICES.traces) / MILLION,
    },
    { part: 'Mail by SES', dollars: (mails * PRICES.mails) / 1_000 },
    { part: 'Cognito', dollars: 0 },
  ];
}

/** The cost of the options of a deployment (docs/deployment.md), in US dollars a month. */
export function extrasOf(people: number): Bill {
  const month = people * DAYS;
  const calls = month * Object.values(DAY).reduce((sum, times) => sum + times, 0);
  const requests = { cdn: calls + month * ASSUMED.files, signIn: month * ASSUMED.tokens };
  const { firewalls, firewallRules, secrets } = EXTRAS;
  return [
    {
      part: '`firewall`',
      dollars:
        firewalls * PRICES.firewall +
        firewallRules * PRICES.firewallRule +
        ((requests.cdn + requests.signIn) * PRICES.firewallRequests) / MILLION,
    },
    { part: '`originSecretVersion`', dollars: secrets * PRICES.secret },
    { part: '`refuseLeakedPasswords`', dollars: people * PRICES.plusPerson },
    { part: '`secondFactor`', dollars: 0 },
  ];
}

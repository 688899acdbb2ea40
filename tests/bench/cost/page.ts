import { billOf, extrasOf, type Taken } from './costs.ts';
import { ACTIVITIES, AGE, ASSUMED, DAY, type DayCall, DAYS } from './month.ts';
import { PRICES } from './prices.ts';

const PEOPLE = [10, 100, 1_000] as const;

const dollars = (value: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The generated cost section of docs/operations.md, in Markdown. */
export function costPage(taken: Readonly<Record<DayCall, Taken>>): string {
  const bills = PEOPLE.map((people) => billOf(people, taken));
  const extras = PEOPLE.map(extrasOf);
  const parts = bills[0] ?? [];
  const total = bills.map((bill) => bill.reduce((sum, one) => sum + one.dollars, 0));
  const names = Object.keys(DAY) as DayCall[];
  return [
    row(['US dollars a month, with so many active people', ...PEOPLE.map((people) => people.toLocaleString('en-GB'))]),
    row(['---', ...PEOPLE.map(() => '---:')]),
    ...parts.map(({ part }, i) => row([part, ...bills.map((bill) => dollars(bill[i]?.dollars ?? 0))])),
    row(['**together**', ...total.map((sum) => `**${dollars(sum)}**`)]),
    '',
    `List prices of ${PRICES.region} as they were known at ${PRICES.asOf}, without taxes and free tiers (but for Cognito's, which takes in 10,000 people); look at the price list of your region. A \`medium\` or \`large\` domain costs several times as much as a \`small\` one and is the largest part of the bill.`,
    '',
    row(['chosen besides, by context', ...PEOPLE.map((people) => people.toLocaleString('en-GB'))]),
    row(['---', ...PEOPLE.map(() => '---:')]),
    ...(extras[0] ?? []).map(({ part }, i) => row([part, ...extras.map((bill) => dollars(bill[i]?.dollars ?? 0))])),
    '',
    `An active person is taken to work with the product on ${DAYS} days a month and to make these calls on each of them. Units are measured by the local engine (a map of ${ACTIVITIES} Activities is opened), commands with their idempotency key:`,
    '',
    row(['call', 'a day', 'read units', 'write units']),
    row(['---', '---:', '---:', '---:']),
    ...names.map((name) =>
      row([`\`${name}\``, String(DAY[name]), String(taken[name].readUnits), String(taken[name].writeUnits)]),
    ),
    '',
    `Assumed, until it can be measured in an account: ${ASSUMED.milliseconds} ms for an invocation of ${ASSUMED.gigabytes} GB, all of them traced; both readers of the stream after each command, with ${ASSUMED.readUnitsAfterCommand} read units; ${ASSUMED.tableBytes.toLocaleString('en-GB')} bytes that a command leaves in the table, which is ${AGE} months old; ` +
      `${ASSUMED.tokens} fresh tokens, ${ASSUMED.files} files and ${(ASSUMED.fileBytes / 1_000).toLocaleString('en-GB')} KB of pages a day; ${ASSUMED.logBytes.toLocaleString('en-GB')} bytes of logs an invocation; ${ASSUMED.mails} mails a person, each with ${ASSUMED.readUnitsOfMail} read and ${ASSUMED.writeUnitsOfMail} write units.`,
  ].join('\n');
}

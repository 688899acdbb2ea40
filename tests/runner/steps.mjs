import { join } from 'node:path';
import { countCommand, countPlaywright, countVitest } from './results.mjs';

/**
 * One step of the test run. `report` is the name of the JSON file that a step with `reports` leaves behind, `minutes` the time after which
 * it is taken to hang, `browser` says that it needs one.
 * @typedef {{ name: string, title: string, command: string, args: (report: string) => string[], env?: (report: string) => Record<string, string>,
 *   minutes: number, browser?: boolean, reports?: boolean, count: (report: object | undefined, exitCode: number) => import('./results.mjs').Result }} Step
 */

const npmScript = (name, title, minutes) => ({
  name,
  title,
  command: 'npm',
  args: () => ['run', '--silent', name],
  minutes,
  count: (_report, exitCode) => countCommand(exitCode),
});

/** Every step in the order in which a mistake is cheapest to find. @type {Step[]} */
export const steps = [
  npmScript('typecheck', 'types', 2),
  npmScript('lint', 'lint', 4),
  npmScript('boundaries', 'import boundaries', 2),
  {
    name: 'vitest',
    title: 'unit, call, infrastructure and repository tests',
    command: process.execPath,
    args: (report) => [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    minutes: 15,
    reports: true,
    count: countVitest,
  },
  {
    name: 'browser',
    title: 'browser tests',
    command: process.execPath,
    args: () => [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', '--forbid-only', '--retries=1'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    minutes: 20,
    browser: true,
    reports: true,
    count: countPlaywright,
  },
];

/**
 * The steps that the command line asks for.
 * @param {string[]} args for instance `['--only=lint,vitest']`
 * @returns {Step[]}
 * @throws {Error} on an option or a step that does not exist: a misspelt filter must not pass as a run of nothing
 */
export function chosenSteps(args) {
  let chosen = steps;
  for (const arg of args) {
    const only = /^--only=(.+)$/.exec(arg);
    if (!only) throw new Error(`Unknown option ${arg}`);
    const names = only[1].split(',');
    const unknown = names.filter((name) => !steps.some((step) => step.name === name));
    if (unknown.length > 0) throw new Error(`Unknown step ${unknown.join(', ')}, there are: ${steps.map(({ name }) => name).join(', ')}`);
    chosen = steps.filter(({ name }) => names.includes(name));
  }
  return chosen;
}

/** What `npm test -- --help` says. */
export const help = `npm test                          everything
npm test -- --only=lint,vitest    some steps only

Steps: ${steps.map(({ name, title }) => `${name} (${title})`).join(', ')}.

Installs what is missing first: the packages of the lock file and, for the browser tests, Chromium.
CHROMIUM_PATH names a browser that is not at a usual place.`;

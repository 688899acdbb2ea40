import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countCommand, countEngine, countPlaywright, countVitest } from './results.mjs';

/**
 * One step of the test run. `report` is the name of the JSON file that a step with `reports` writes. `minutes` is its
 * timeout, at least three times as long as it takes on a quiet machine with two cores. `browser` says that it needs one, `aside` that it reads sources alone and may run beside the others.
 * @typedef {{ name: string, title: string, command: string, args: (report: string) => string[], env?: (report: string) => Record<string, string>,
 *   minutes: number, aside?: boolean, browser?: boolean, reports?: boolean, count: (report: object | undefined, exitCode: number) => import('./results.mjs').Result }} Step
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A check of the sources. */
const npmScript = (name, title, minutes) => ({
  name,
  title,
  command: 'npm',
  args: () => ['run', '--silent', name],
  minutes,
  aside: true,
  count: (_report, exitCode) => countCommand(exitCode),
});

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
/** Options of every vitest run here: progress for people, and a report for us. */
const reporting = (report) => [
  '--reporter=default',
  `--reporter=${join(root, 'tests', 'runner', 'report.mjs')}`,
  `--outputFile.json=${report}`,
];

/** The folders of the suites that only `npm test -- --all` runs, except those in a browser. */
const deep = readdirSync(join(root, 'tests'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name === 'deep')
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((folder) => folder !== 'tests/e2e/deep')
  .sort();

/** The test files outside of those folders with randomised repetitions of which `npm test` runs some. @returns {string[]} */
export const repeating = () =>
  readdirSync(join(root, 'tests'), { recursive: true })
    .map((file) => `tests/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith('.test.ts') && !deep.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => /^import .*\/effort\.ts'/m.test(readFileSync(join(root, file), 'utf8')))
    .sort();

/** Tests that need an engine, which their script starts. @returns {Step} */
const onEngine = (name, title, minutes) => ({
  name,
  title,
  command: process.execPath,
  args: (report) => [join('tests', name, 'start.mjs'), ...reporting(report)],
  minutes,
  reports: true,
  count: countEngine,
});

/** Browser tests whose path matches a pattern. @returns {Step} */
const inBrowser = (name, title, paths) => ({
  name,
  title,
  command: process.execPath,
  args: () => [
    join('node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    paths,
    '--reporter=list,json',
    '--forbid-only',
  ],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  minutes: 30,
  browser: true,
  reports: true,
  count: countPlaywright,
});

/** The result of a run without the suites in `deep`. @returns {import('./results.mjs').Result} */
function countWithoutDeep(report, exitCode) {
  const result = countVitest(report, exitCode);
  if (!report?.testResults.some(({ name }) => name?.includes('/deep/'))) return result;
  return {
    ...result,
    failed: result.failed + 1,
    problems: [...result.problems, 'it ran suites that only --all should run'],
  };
}

/** How long the whole run may take, in minutes: CI ends it after 90, and what is printed last is the result. */
export const RUN_MINUTES = 85;

/** Every step of `npm test`, cheapest first. @type {Step[]} */
export const steps = [
  npmScript('typecheck', 'types', 15),
  npmScript('lint', 'lint', 20),
  npmScript('boundaries', 'import boundaries', 15),
  npmScript('unused', 'unused files, exports and packages', 15),
  {
    name: 'vitest',
    title: 'unit, call, infrastructure and repository tests',
    command: process.execPath,
    args: (report) => [vitest, 'run', ...reporting(report)],
    env: () => ({ WITHOUT_DEEP: '1' }),
    minutes: 30,
    reports: true,
    count: countWithoutDeep,
  },
  inBrowser('browser', 'browser tests of the main stories', 'tests/e2e/\\w+\\.spec'),
];

/**
 * Steps that take longer or need more than Node: Python, or Java and Maven. Each reports what a machine lacks. @type
 * {Step[]}
 */
export const moreSteps = [
  {
    name: 'deep',
    title: 'faults, races, crashes, steps of undo, and repeated work in full',
    command: process.execPath,
    args: (report) => [vitest, 'run', ...deep, ...repeating(), ...reporting(report)],
    env: () => ({ DEEP: '1' }),
    minutes: 50,
    reports: true,
    count: countVitest,
  },
  inBrowser(
    'browserDeep',
    'browser tests in detail: the rest of each feature, sessions, layout, looks, large maps',
    'tests/e2e/deep/',
  ),
  onEngine('templates', 'templates, by cfn-lint', 15),
  onEngine('table', 'tests of the calls on DynamoDB Local', 40),
  onEngine('search', 'tests of the search on OpenSearch', 20),
  onEngine('cloud', 'tests of a deployment to an emulator of AWS', 30),
];

/**
 * The steps that the command line selects.
 * @param {string[]} args for instance `['--only=lint,vitest']`
 * @returns {Step[]}
 * @throws {Error} on an option or a step that does not exist: a misspelt filter must not pass as an empty run
 */
export function chosenSteps(args) {
  const all = [...steps, ...moreSteps];
  let chosen = steps;
  for (const arg of args) {
    const only = /^--only=(.+)$/.exec(arg);
    if (arg !== '--all' && !only) throw new Error(`Unknown option ${arg}`);
    const names = only ? only[1].split(',') : all.map(({ name }) => name);
    const unknown = names.filter((name) => !all.some((step) => step.name === name));
    if (unknown.length > 0)
      throw new Error(`Unknown step ${unknown.join(', ')}, there are: ${all.map(({ name }) => name).join(', ')}`);
    chosen = all.filter(({ name }) => names.includes(name));
  }
  return chosen;
}

const inWords = (list) => list.map(({ name, title }) => `  ${name.padEnd(10)} ${title}`).join('\n');

/** The output of `npm test -- --help`. */
export const help = `npm test                          the steps that need Node only
npm test -- --all                 these, and what takes longer or needs Python, or Java and Maven
npm test -- --only=lint,vitest    some steps only

${inWords(steps)}

With --all:
${inWords(moreSteps)}

Installs what is missing first: the packages of the lock file and, for the browser tests, Chromium.
CHROMIUM_PATH names a browser that is not at a usual place.
SEED=7 starts chance elsewhere, or where a failed test says that it was; SEED=any anywhere.
LOOP_TWICE=1 runs each suite that loops over the calls twice, to see what twice as many calls will take.`;

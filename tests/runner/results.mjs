/**
 * The result of one step. `skipped` is 1 when it could not run here at all.
 * @typedef {{ passed: number, failed: number, skipped?: number, problems: string[] }} Result
 */

/**
 * Exit code of a run that tested nothing because the machine lacks what it needs. Neither 0 (success) nor 1 (failure).
 */
export const SKIPPED = 77;

/** The result of a plain command, which counts as one test. @returns {Result} */
export function countCommand(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, problems: [] } : { passed: 0, failed: 1, problems: [] };
}

/** A runner without a report has failed, whatever its exit code is. @returns {Result} */
function withoutReport() {
  return { passed: 0, failed: 1, problems: ['it left no report behind'] };
}

/** The number of failed tests listed at the end of the run, and the length of each message. */
const MAX_NAMED = 10;
const MAX_MESSAGE = 300;

/** The escape sequences that colour a message on a terminal. */
const COLOURS = /\u001b\[[\d;]*m/g;

/** The line of a test that a message with a stack names first. */
const LINE_OF_TEST = /tests\/[\w./-]+:\d+/;

/**
 * Lists failed tests, each with the first line of its message and the line of the test, for readers who see only the
 * end of a run.
 * @param {{ title: string, message?: string }[]} tests
 * @returns {string[]}
 */
function nameFailed(tests) {
  const lines = tests.slice(0, MAX_NAMED).map(({ title, message = '' }) => {
    const [first, ...stack] = message.replace(COLOURS, '').trim().split('\n');
    const line = LINE_OF_TEST.exec(stack.join('\n'))?.[0];
    return `${title}: ${first}`.slice(0, MAX_MESSAGE) + (line === undefined ? '' : ` (${line})`);
  });
  return tests.length > MAX_NAMED ? [...lines, `and ${tests.length - MAX_NAMED} more, see above`] : lines;
}

/** The failed tests of a vitest report, files that did not load, and errors that no test caught. */
function failedInVitest({ testResults, unhandledErrors = [] }) {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [{ title: `${name} did not load`, message }];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ title: `${name} ${fullName}`, message: failureMessages?.[0] }));
  });
  return [...unhandledErrors, ...failed];
}

/** The failed tests of a Playwright suite, including nested ones. */
function failedInPlaywright({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        title: `${file} ${title}`,
        message: messageOf(results.find(({ error }) => error)?.error),
      })),
  );
  return [...own, ...suites.flatMap(failedInPlaywright)];
}

/** Playwright keeps the message of an assertion and its stack apart or together, depending on what failed. */
const messageOf = ({ message = '', stack = '' } = {}) => `${message}\n${stack}`;

/**
 * Adds failures that the report itself does not contain: skipped tests, an empty run and an incomplete one.
 * @returns {Result}
 */
function judged({ passed, failed, skipped, exitCode, failedTests }) {
  const problems = nameFailed(failedTests);
  let more = skipped;
  if (skipped > 0) problems.push(`${skipped} skipped: a test that does not run proves nothing`);
  if (passed + failed + skipped === 0) {
    problems.push('it ran no tests at all');
    more += 1;
  } else if (exitCode !== 0 && failed + more === 0) {
    problems.push(`every test passed, yet it ended with code ${exitCode}`);
    more += 1;
  }
  return { passed, failed: failed + more, problems };
}

/**
 * Counts a report of vitest's JSON reporter. A file that does not load is one failure.
 * @param {object | undefined} report
 * @param {number} exitCode
 * @returns {Result}
 */
export function countVitest(report, exitCode) {
  if (!report) return withoutReport();
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return judged({
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + (report.unhandledErrors?.length ?? 0),
    skipped: report.numPendingTests + report.numTodoTests,
    exitCode,
    failedTests: failedInVitest(report),
  });
}

/**
 * Counts a run of tests that need more than Node: like any other vitest run, unless the machine lacks a requirement,
 * which the run itself has printed.
 * @param {object | undefined} report
 * @param {number} exitCode
 * @returns {Result}
 */
export function countEngine(report, exitCode) {
  if (exitCode === SKIPPED && !report)
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      problems: ['skipped: this machine has not got what it needs, see above'],
    };
  return countVitest(report, exitCode);
}

/**
 * Counts a report of Playwright's JSON reporter.
 * @param {object | undefined} report
 * @param {number} exitCode
 * @returns {Result}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return withoutReport();
  const { expected, unexpected, skipped } = report.stats;
  return judged({
    passed: expected,
    failed: unexpected + report.errors.length,
    skipped,
    exitCode,
    failedTests: failedInPlaywright(report),
  });
}

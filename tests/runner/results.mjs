/**
 * What one step of the test run came to. `skipped` is 1 when it could not run here at all.
 * @typedef {{ passed: number, failed: number, skipped?: number, problems: string[] }} Result
 */

/** Exit code of a run that tested nothing because the machine has not got what it needs. Neither 0, which says that all is well, nor 1, which says that something is not. */
export const SKIPPED = 77;

/** A command that either succeeds or does not counts as one. @returns {Result} */
export function countCommand(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, problems: [] } : { passed: 0, failed: 1, problems: [] };
}

/** A runner whose report is missing failed, whatever its exit code says. @returns {Result} */
function withoutReport() {
  return { passed: 0, failed: 1, problems: ['it left no report behind'] };
}

/**
 * Adds what the report itself cannot tell: a run of nothing and a run that was not whole are failures.
 * @returns {Result}
 */
function judged({ passed, failed, skipped, exitCode }) {
  const problems = [];
  let more = skipped;
  if (skipped > 0) problems.push(`${skipped} skipped: a test that does not run proves nothing`);
  if (passed + failed + skipped === 0) {
    problems.push('it ran no tests at all');
    more += 1;
  } else if (exitCode !== 0 && failed + skipped === 0) {
    problems.push(`every test passed, yet it ended with code ${exitCode}`);
    more += 1;
  }
  return { passed, failed: failed + more, problems };
}

/**
 * Counts a report of vitest's JSON reporter. A file that could not even be loaded is one failure.
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
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    exitCode,
  });
}

/**
 * Counts a run of tests that need more than Node: like any other of vitest, unless the machine has not got what it needs. What that is, the run has said itself.
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

/** How many tests may need a second attempt. */
const MAX_FLAKY = 2;

/**
 * Counts a report of Playwright's JSON reporter. A test that passed only at the second attempt, alone, raced something on a busy machine: it is named
 * among the problems, so that somebody looks into it, but it is no failure of the product. More than two of those are one.
 * @param {object | undefined} report
 * @param {number} exitCode
 * @returns {Result}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return withoutReport();
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tooManyFlaky = flaky > MAX_FLAKY ? flaky : 0;
  const result = judged({
    passed: expected + flaky - tooManyFlaky,
    failed: unexpected + tooManyFlaky + report.errors.length,
    skipped,
    exitCode,
  });
  if (flaky > 0)
    result.problems.push(`${flaky} passed only at the second attempt (marked flaky above): each is worth a look`);
  return result;
}

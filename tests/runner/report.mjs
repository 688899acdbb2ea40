import { JsonReporter } from 'vitest/node';

/**
 * Vitest's JSON report with the errors that no test caught, such as rejected promises that nothing waits for. They fail
 * a run in which every test passes, and the report of vitest itself does not name them.
 */
export default class Report extends JsonReporter {
  #unhandledErrors = [];

  async onTestRunEnd(testModules, unhandledErrors) {
    this.#unhandledErrors = unhandledErrors.map(({ name, message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) => ({
      title: [VITEST_TEST_PATH, VITEST_TEST_NAME, 'error outside of the tests'].filter(Boolean).join(' '),
      message: `${name}: ${message}`,
      stack,
    }));
    await super.onTestRunEnd(testModules);
  }

  writeReport(report) {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), unhandledErrors: this.#unhandledErrors }));
  }
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  countCommand,
  countEngine,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  SKIPPED,
  type VitestReport,
} from '../runner/results.mjs';
import { chosenSteps, moreSteps, repeating, RUN_MINUTES, steps } from '../runner/steps.mjs';

const vitest = (over: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}, {}, {}] }],
  ...over,
});
const playwright = (over: Partial<PlaywrightReport['stats']>, errors: unknown[] = []): PlaywrightReport => ({
  stats: { expected: 2, unexpected: 0, skipped: 0, ...over },
  errors,
});

describe('the result of a step of the test run', () => {
  test('of a command counts as one, by its exit code', () => {
    expect(countCommand(0)).toMatchObject({ passed: 1, failed: 0 });
    expect(countCommand(2)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('counts the tests of a good report', () => {
    expect(countVitest(vitest({}), 0)).toEqual({ passed: 3, failed: 0, problems: [] });
    expect(countPlaywright(playwright({}), 0)).toEqual({ passed: 2, failed: 0, problems: [] });
  });

  test('counts failed tests, files that do not load and errors outside of tests as failures', () => {
    expect(countVitest(vitest({ numFailedTests: 2 }), 1).failed).toBe(2);
    expect(countVitest(vitest({ testResults: [{ status: 'failed', assertionResults: [] }] }), 1).failed).toBe(1);
    expect(countPlaywright(playwright({ unexpected: 1 }), 1).failed).toBe(1);
    expect(countPlaywright(playwright({}, [{ message: 'set-up failed' }]), 1).failed).toBe(1);
  });

  test('names failed tests with the first line of their message', () => {
    const failed = {
      status: 'failed',
      fullName: 'a map keeps its cards',
      failureMessages: ['\u001b[31mexpected 3 to be 4\u001b[39m\n    at x.ts\n    at /a/tests/web/map.test.ts:7:3'],
    };
    const report = vitest({
      numFailedTests: 1,
      testResults: [{ name: 'map.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] }],
    });
    expect(countVitest(report, 1).problems).toEqual([
      'map.test.ts a map keeps its cards: expected 3 to be 4 (tests/web/map.test.ts:7)',
    ]);
    const spec = {
      title: 'opens',
      file: 'map.spec.ts',
      tests: [
        {
          status: 'unexpected',
          results: [{}, { error: { message: 'timed out', stack: 'Error\n    at /a/tests/e2e/map.spec.ts:9:1' } }],
        },
      ],
    };
    const suites = [{ suites: [{ specs: [spec] }] }];
    expect(countPlaywright({ ...playwright({ unexpected: 1 }), suites }, 1).problems).toEqual([
      'map.spec.ts opens: timed out (tests/e2e/map.spec.ts:9)',
    ]);
  });

  test('names the errors that no test caught', () => {
    const unhandledErrors = [
      { title: 'map.test.ts error outside of the tests', message: 'Error: cancelled\n at x.ts' },
    ];
    expect(countVitest(vitest({ unhandledErrors }), 1)).toMatchObject({
      failed: 1,
      problems: ['map.test.ts error outside of the tests: Error: cancelled'],
    });
  });

  test('counts skipped tests as failures', () => {
    expect(countVitest(vitest({ numPendingTests: 1 }), 0).failed).toBe(1);
    expect(countVitest(vitest({ numTodoTests: 1 }), 0).failed).toBe(1);
    expect(countPlaywright(playwright({ skipped: 2 }), 0).failed).toBe(2);
  });

  test('of the step without the suites in `deep` is a failure when it ran one', () => {
    const step = steps.find(({ name }) => name === 'vitest');
    const ran = (name: string) =>
      step?.count(vitest({ testResults: [{ name, status: 'passed', assertionResults: [{}] }] }), 0);
    expect(ran('/a/tests/calls/matrix.test.ts')).toMatchObject({ failed: 0, problems: [] });
    expect(ran('/a/tests/calls/deep/faults.test.ts')).toMatchObject({
      failed: 1,
      problems: ['it ran suites that only --all should run'],
    });
  });

  test('of an empty run is a failure', () => {
    expect(countVitest(vitest({ numPassedTests: 0, testResults: [] }), 0).failed).toBe(1);
    expect(countPlaywright(playwright({ expected: 0 }), 0).failed).toBe(1);
  });

  test('is skipped, neither passed nor failed, when the machine cannot run it', () => {
    expect(countEngine(undefined, SKIPPED)).toMatchObject({
      passed: 0,
      failed: 0,
      skipped: 1,
      problems: [expect.stringContaining('this machine')],
    });
    expect(countEngine(undefined, 1).failed).toBe(1);
    expect(countEngine(vitest({}), SKIPPED).failed).toBe(1);
    expect(countEngine(vitest({}), 0)).toEqual({ passed: 3, failed: 0, problems: [] });
  });

  test('is a failure when the report is missing or the exit code bad', () => {
    expect(countVitest(undefined, 0).failed).toBe(1);
    expect(countPlaywright(undefined, 0).failed).toBe(1);
    expect(countVitest(vitest({}), 1).failed).toBe(1);
    expect(countPlaywright(playwright({}), 130).failed).toBe(1);
  });
});

describe('the selection of steps', () => {
  test('is those that need only Node, unless all or some are asked for', () => {
    expect(chosenSteps([])).toEqual(steps);
    expect(chosenSteps(['--all'])).toEqual([...steps, ...moreSteps]);
    expect(chosenSteps(['--only=cloud,typecheck']).map(({ name }) => name)).toEqual(['typecheck', 'cloud']);
    expect(chosenSteps(['--only=vitest,lint']).map(({ name }) => name)).toEqual(['lint', 'vitest']);
  });

  test('has a deep one that repeats in full what the others do in part, wherever it is', () => {
    expect(repeating()).toEqual([
      'tests/calls/initiative/initiative_groups.test.ts',
      'tests/calls/input.test.ts',
      'tests/events/erase_people.test.ts',
      'tests/events/exports.test.ts',
      'tests/infra/local/localServer.test.ts',
      'tests/web/replica/editHistories.test.ts',
      'tests/web/replica/histories.test.ts',
    ]);
  });

  test('gives a step three times as long as it takes at rest, within the time of the whole run', () => {
    const minutes = Object.fromEntries([...steps, ...moreSteps].map((step) => [step.name, step.minutes]));
    expect(minutes['vitest']).toBeGreaterThanOrEqual((3 * 500) / 60);
    expect(Math.max(...Object.values(minutes))).toBeLessThan(RUN_MINUTES);
    expect(RUN_MINUTES).toBeLessThan(90);
  });

  test('gives no test a second attempt', () => {
    const options = [...steps, ...moreSteps].flatMap(({ args }) => args('report.json'));
    expect(options.filter((option) => /retr/.test(option))).toEqual([]);
    for (const config of ['vitest.config.ts', 'playwright.config.ts'])
      expect(readFileSync(config, 'utf8')).not.toMatch(/\bretr(y|ies):/);
  });

  test('refuses a misspelt step or option', () => {
    expect(() => chosenSteps(['--only=lint,vitets'])).toThrow('vitets');
    expect(() => chosenSteps(['--olny=lint'])).toThrow('--olny=lint');
  });
});

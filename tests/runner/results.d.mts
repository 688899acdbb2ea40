export type Result = { passed: number; failed: number; skipped?: number; problems: string[] };
export const SKIPPED: number;
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name?: string;
    status: string;
    message?: string;
    assertionResults: { status?: string; fullName?: string; failureMessages?: string[] }[];
  }[];
  unhandledErrors?: { title: string; message: string }[];
};
export type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message: string; stack?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};
export type PlaywrightReport = {
  suites?: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; skipped: number };
  errors: unknown[];
};
export function countCommand(exitCode: number): Result;
export function countVitest(report: VitestReport | undefined, exitCode: number): Result;
export function countEngine(report: VitestReport | undefined, exitCode: number): Result;
export function countPlaywright(report: PlaywrightReport | undefined, exitCode: number): Result;

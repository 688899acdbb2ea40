import type { Result } from './results.mjs';

export type Step = {
  name: string;
  title: string;
  args: (report: string) => string[];
  minutes: number;
  aside?: boolean;
  browser?: boolean;
  count: (report: object | undefined, exitCode: number) => Result;
};
export const RUN_MINUTES: number;
export const steps: Step[];
export const moreSteps: Step[];
/** The test files outside of the folders `deep` with repetitions that only the step `deep` runs in full. */
export function repeating(): string[];
export const help: string;
export function chosenSteps(args: string[]): Step[];

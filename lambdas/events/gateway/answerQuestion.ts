import {
  type QuestionAnswer,
  TRACKER_METHODS,
  type TrackerQuestion,
  type TrackerQuestions,
} from '#lambdas/entities/integration/trackerQuestions.ts';
import type { TrackerPort } from '#lambdas/ports/jira/port.ts';
import { TrackerRefused } from '#lambdas/ports/jira/trackerRefused.ts';
import { draftIssue, draftSamples } from './draftIssue.ts';
import { exportIssue } from './exportIssue.ts';
import { refusalOf } from './refusalOf.ts';

/** Asks a tracker, unless another one answers at its address: that one gets no credential (rule integration.4). */
export async function answerQuestion(port: TrackerPort, question: TrackerQuestion): Promise<QuestionAnswer> {
  const { method, args, knownInstance } = question;
  if (!TRACKER_METHODS.includes(method)) throw new Error(`trackers are not asked for ${String(method)}`);
  try {
    if (!(await port.isInstance(knownInstance))) throw new TrackerRefused('moved');
    const ask = questionsTo(port)[method] as (
      ...all: readonly unknown[]
    ) => ReturnType<TrackerQuestions[typeof method]>;
    return { answer: await ask(...args) };
  } catch (error) {
    return refusedAnswer(error);
  }
}

/** The answer to a question that the tracker or a rule has refused. @throws the error if it is neither */
export const refusedAnswer = (error: unknown): QuestionAnswer => ({
  ...refusalOf(error),
  ...(error instanceof TrackerRefused && { refused: error.reason }),
});

const questionsTo = (port: TrackerPort): TrackerQuestions => ({
  ...port,
  draftIssue: (...args) => draftIssue(port, ...args),
  draftSamples: (...args) => draftSamples(port, ...args),
  exportIssue: (wanted) => exportIssue(port, wanted),
});

import { trackerRefusals } from '#shared/rules/trackerRefusals.ts';
import { draftIssue, draftSamples } from './draftIssue.ts';
import {
  type QuestionAnswer,
  TRACKER_METHODS,
  type TrackerPort,
  type TrackerQuestion,
  type TrackerQuestions,
} from './port.ts';
import { TrackerRefused } from './trackerRefused.ts';

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
    if (!(error instanceof TrackerRefused)) throw error;
    return refusedAnswer(error);
  }
}

/** The answer to a question that the tracker has refused, in words that people understand. */
export const refusedAnswer = ({ reason, retryAfter }: TrackerRefused): QuestionAnswer => ({
  ...{ refused: reason, error: trackerRefusals[reason] },
  detail: retryAfter === null ? {} : { retryAfter },
});

const questionsTo = (port: TrackerPort): TrackerQuestions => ({
  ...port,
  draftIssue: (...args) => draftIssue(port, ...args),
  draftSamples: (...args) => draftSamples(port, ...args),
});

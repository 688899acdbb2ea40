import type { TrackerPort } from '#lambdas/ports/jira/port.ts';
import type {
  QuestionAnswer,
  TrackerMethod,
  TrackerQuestion,
  TrackerQuestions,
} from '#lambdas/ports/jira/trackerQuestions.ts';
import { TrackerRefused } from '#lambdas/ports/jira/trackerRefused.ts';
import { exportEpic } from './exportEpic.ts';
import { mapOneEpic, mapSamples } from './mapIssue.ts';
import { refusalOf } from './refusalOf.ts';

/**
 * Asks a tracker, unless another one answers at its address: that one gets no credential (rule integration.4).
 * @param port undefined without a credential
 */
export async function answerQuestion<Method extends TrackerMethod>(
  port: TrackerPort | undefined,
  { method, args, knownInstance }: TrackerQuestion<Method>,
): Promise<QuestionAnswer<Method>> {
  try {
    if (port === undefined) throw new TrackerRefused('credential-refused');
    if (!(await port.isInstance(knownInstance))) throw new TrackerRefused('moved');
    return { answer: await questionsTo(port)[method](...args) };
  } catch (error) {
    return { ...refusalOf(error), ...(error instanceof TrackerRefused && { refused: error.reason }) };
  }
}

const questionsTo = (port: TrackerPort): TrackerQuestions => ({
  ...port,
  mapEpic: (...args) => mapOneEpic(port, ...args),
  mapSamples: (...args) => mapSamples(port, ...args),
  exportEpic: (wanted) => exportEpic(port, wanted),
});

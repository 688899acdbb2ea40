import type { QuestionAnswer, JiraMethod, JiraQuestion, JiraQuestions } from '#lambdas/ports/jira/jiraQuestions.ts';
import { JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import { exportEpic } from './exportEpic.ts';
import { mapOneEpic, mapSamples } from './mapIssue.ts';
import { refusalOf } from './refusalOf.ts';

/**
 * Asks Jira, unless another one answers at its address: that one gets no credential (rule integration.4).
 * @param port undefined without a credential
 */
export async function answerQuestion<Method extends JiraMethod>(
  port: JiraPort | undefined,
  { method, args, knownInstance }: JiraQuestion<Method>,
): Promise<QuestionAnswer<Method>> {
  try {
    if (port === undefined) throw new JiraRefusedError('credential-refused');
    if (!(await port.isInstance(knownInstance))) throw new JiraRefusedError('moved');
    return { answer: await questionsTo(port)[method](...args) };
  } catch (error) {
    return { ...refusalOf(error), ...(error instanceof JiraRefusedError && { refused: error.reason }) };
  }
}

const questionsTo = (port: JiraPort): JiraQuestions => ({
  ...port,
  mapEpic: (...args) => mapOneEpic(port, ...args),
  mapSamples: (...args) => mapSamples(port, ...args),
  exportEpic: (wanted) => exportEpic(port, wanted),
});

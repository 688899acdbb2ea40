import type { GatewayResponse, JiraMethod, GatewayRequest, JiraMethods } from '#lambdas/ports/jira/jiraMethods.ts';
import { JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import type { JiraPort } from '#lambdas/ports/jira/port.ts';
import { exportEpic } from './exportEpic.ts';
import { mapOneEpic, mapSamples } from './mapIssue.ts';
import { refusalOf } from './refusalOf.ts';

/**
 * Runs a method, unless another Jira answers at the address: that one gets no credential (rule integration.4).
 * @param port undefined without a credential
 */
export async function answerRequest<Method extends JiraMethod>(
  port: JiraPort | undefined,
  { method, args, knownInstance }: GatewayRequest<Method>,
): Promise<GatewayResponse<Method>> {
  try {
    if (port === undefined) throw new JiraRefusedError('credential-refused');
    if (!(await port.isInstance(knownInstance))) throw new JiraRefusedError('moved');
    return { answer: await methodsOf(port)[method](...args) };
  } catch (error) {
    return { ...refusalOf(error), ...(error instanceof JiraRefusedError && { refused: error.reason }) };
  }
}

const methodsOf = (port: JiraPort): JiraMethods => ({
  ...port,
  mapEpic: (...args) => mapOneEpic(port, ...args),
  mapSamples: (...args) => mapSamples(port, ...args),
  exportEpic: (wanted) => exportEpic(port, wanted),
});

import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { repeatingThrottled, within } from '#lambdas/ports/aws/settings.ts';
import type { JiraGateway } from './jiraMethods.ts';

/** Less than the time of a call, in milliseconds. */
const TIMEOUT = 27_000;

let shared: JiraGateway | undefined;

/** The gateway of this process: the one that was set, or the function that its environment names. @throws without either */
export function jiraGateway(): JiraGateway {
  const name = process.env['TRACKER_GATEWAY'];
  if (shared === undefined && name !== undefined) shared = createLambdaGateway(name);
  if (shared === undefined) throw new Error('TRACKER_GATEWAY is not set');
  return shared;
}

/** Sets the gateway of a process. */
export function setJiraGateway(gateway: JiraGateway | undefined): void {
  shared = gateway;
}

/** The deployed gateway. A request that may have reached it is not repeated, since it may have created an issue. */
export function createLambdaGateway(name: string): JiraGateway {
  const client = new LambdaClient(repeatingThrottled());
  const invoke = async <Answer>(request: object): Promise<Answer> => {
    const { FunctionError, Payload } = await client.send(
      new InvokeCommand({ FunctionName: name, Payload: JSON.stringify(request) }),
      within(TIMEOUT),
    );
    if (FunctionError !== undefined) throw new Error('the gateway to Jira failed');
    return JSON.parse(Payload?.transformToString() ?? '') as Answer;
  };
  return { probe: invoke, read: invoke, change: invoke };
}

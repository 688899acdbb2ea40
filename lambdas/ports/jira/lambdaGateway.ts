import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { repeatingThrottled, within } from '#lambdas/ports/aws/settings.ts';
import type { TrackerGateway } from './port.ts';

/** Less than the time of a call, in milliseconds. */
const TIMEOUT = 27_000;

/** The deployed gateway. A question that may have reached it is not repeated, since it may have created an issue. */
export function createLambdaGateway(name: string): TrackerGateway {
  const client = new LambdaClient(repeatingThrottled());
  const ask = async (request: object): Promise<unknown> => {
    const { FunctionError, Payload } = await client.send(
      new InvokeCommand({ FunctionName: name, Payload: JSON.stringify(request) }),
      within(TIMEOUT),
    );
    if (FunctionError !== undefined) throw new Error('the gateway to trackers failed');
    return JSON.parse(Payload?.transformToString() ?? '');
  };
  return ask as TrackerGateway;
}

import { fetchSigned } from '#lambdas/ports/aws/fetchSigned.ts';
import type { TrackerGateway } from './port.ts';

/** Less than the time of a call, in milliseconds. */
const TIMEOUT = 27_000;

/** The deployed gateway, invoked by signed requests. */
export function createLambdaGateway(name: string): TrackerGateway {
  const ask = async (request: object): Promise<unknown> => {
    const response = await fetchSigned('lambda', new URL(`${endpoint()}/2015-03-31/functions/${name}/invocations`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      timeout: TIMEOUT,
    });
    if (!response.ok || response.headers.has('x-amz-function-error'))
      throw new Error(`the gateway to trackers failed: ${response.status}`);
    return response.json();
  };
  return ask as TrackerGateway;
}

/** That of the region, unless an emulator replaces the service. */
function endpoint(): string {
  return process.env['AWS_ENDPOINT_URL'] ?? `https://lambda.${process.env['AWS_REGION'] ?? ''}.amazonaws.com`;
}

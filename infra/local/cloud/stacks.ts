import { setTimeout as delay } from 'node:timers/promises';
import { LocalRunError } from '../localRunError.ts';

/** The stacks of a deployment in order of their dependencies, and that of the CDK. */
const STACKS = [
  'storyd-operations',
  'storyd-web',
  'storyd-events',
  'storyd-api',
  'storyd-live',
  'storyd-tracker',
  'storyd-search',
  'storyd-auth',
  'storyd-data',
  'CDKToolkit',
] as const;
const SECONDS = 120;

/**
 * Deletes the stacks of a deployment one by one, by CloudFormation's own protocol: the CDK polls so soon after it has
 * started that an emulator still reports the stack as complete, which it takes for a failure.
 *
 * @throws LocalRunError naming the stack that remains, and why
 */
export async function deleteStacks(address: string, print: (line: string) => void): Promise<void> {
  for (const name of STACKS) {
    if ((await stateOf(address, name)) === undefined) continue;
    await ask(address, 'DeleteStack', name);
    print(`  ${name}`);
    for (let tries = 0; ; tries += 1) {
      const state = await stateOf(address, name);
      if (state === undefined || state.startsWith('DELETE_COMPLETE')) break;
      if (state.startsWith('DELETE_FAILED') || tries > SECONDS * 2)
        throw new LocalRunError(`${name} could not be deleted: ${state}`);
      await delay(500);
    }
  }
}

/** State of a stack and the reason for it; undefined when it does not exist. */
async function stateOf(address: string, name: string): Promise<string | undefined> {
  const { ok, text } = await ask(address, 'DescribeStacks', name);
  if (!ok && text.includes('does not exist')) return undefined;
  if (!ok) throw new LocalRunError(`The emulator does not describe ${name}: ${text}`);
  const of = (field: string) => new RegExp(`<${field}>([^<]*)`).exec(text)?.[1] ?? '';
  return `${of('StackStatus')} ${of('StackStatusReason')}`.trim();
}

async function ask(address: string, action: string, name: string): Promise<{ ok: boolean; text: string }> {
  const response = await fetch(address, {
    method: 'POST',
    // By the format of a signature an emulator recognises the service.
    headers: {
      authorization:
        'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/cloudformation/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: new URLSearchParams({ Action: action, Version: '2010-05-15', StackName: name }),
  });
  return { ok: response.ok, text: await response.text() };
}

import { faultOf } from '#lambdas/runtime/log.ts';

/**
 * Logs a failure to reach a connection. It concerns nobody else, and its client asks for what it missed.
 * @returns true: the connection may still be open
 */
export function faultOfPost(error: unknown): boolean {
  process.stdout.write(`${JSON.stringify({ level: 'error', event: 'post_live', fault: faultOf(error) })}\n`);
  return true;
}

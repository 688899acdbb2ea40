import type { Meter } from '#lambdas/data/meter.ts';

/** What the log says of one call. No personal data, no input, no token: ids of things and people only. */
export type CallLine = {
  requestId: string;
  call: string;
  company?: string;
  status: number;
  code?: string;
  ms: number;
  /** How often the change was tried again because others changed the same things. */
  retries: number;
  /** What the call cost at the table; absent when it never got that far. */
  meter?: Meter;
  /** Name and stack of an unexpected error. The engine's own message can hold content of a request, so it stays out. */
  fault?: string;
};

/** Writes one structured line: faults always, calls unless `LOG_LEVEL` is `error`. */
export function logCall(line: CallLine): void {
  // Maintenance is meant: it must not ring the alarm that faults do.
  const level = line.status >= 500 && line.code !== 'maintenance' ? 'error' : 'info';
  if (level === 'info' && process.env['LOG_LEVEL'] === 'error') return;
  process.stdout.write(`${JSON.stringify({ level, ...line })}\n`);
}

/** Where an unexpected error came from, without its message. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [error.name, ...frames.slice(0, 8).map((line) => line.trim())].join(' | ');
}

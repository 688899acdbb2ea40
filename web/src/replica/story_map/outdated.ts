import type { ErrorCode } from '#shared/CallError.ts';

/**
 * Refusals which mean that this tab missed a colleague's change (or, without an answer, that our change may have been
 * applied after all): the map then reloads in the background.
 */
const MISSED_SOMETHING: readonly ErrorCode[] = [
  'conflict',
  'what-does-not-exist',
  'parent-does-not-exist',
  'who-does-not-exist',
  'link-does-not-exist',
  'label-does-not-exist',
  'already-linked',
  'parent-has-children',
  'level-mix',
  'what-linked',
  'permission-denied',
  'unknown',
];

/** Whether a refusal means that this tab's state of the map is out of date. */
export function meansOutdated(code: ErrorCode): boolean {
  return MISSED_SOMETHING.includes(code);
}

/** Whether a refusal means that an entity of the edit, which this tab shows, is gone. */
export function meansMissing(code: ErrorCode): boolean {
  return code.endsWith('-does-not-exist');
}

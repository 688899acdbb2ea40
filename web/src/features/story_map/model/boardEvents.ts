import { ApiError } from '#web/api/ApiError.ts';
import { errors, type ErrorCode } from '#shared/errors.ts';
import type { CardId, Intent, Refusal } from './types.ts';

/** What happened on the server that people should hear of. What simply succeeded is silent. */
export type BoardEvent =
  | { kind: 'refused'; intent: Intent; description: string; refusal: Refusal }
  | { kind: 'deleted'; card: CardId; description: string }
  | { kind: 'reused'; card: CardId }
  /** The Activity that was to be added stands on the map already, as another card: a colleague's (`reused`), or our own that was saved although no answer came. */
  | { kind: 'merged'; card: CardId; into: CardId; reused: boolean };

/**
 * Refusals that tell that a colleague's change was missed (or, without an answer, that ours may have been made after all): the map is then
 * read once more in the background.
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

/** Whether a refusal means that this tab's picture of the map is out of date. */
export function meansOutdated(code: ErrorCode): boolean {
  return MISSED_SOMETHING.includes(code);
}

/** What to say of a failed call. Anything but a refusal is a fault of ours; people read the general message. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError) return { code: error.code, message: error.message };
  return { code: 'unknown', message: errors.unknown.message };
}

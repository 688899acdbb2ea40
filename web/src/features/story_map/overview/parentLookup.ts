import type { ErrorCode } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';

/**
 * The error when the parent Activity of a story map could not be looked up (rule map.20).
 * @param code of the refusal; `null` when the map no longer has a parent
 */
export function parentLookupText(code: ErrorCode | null): string {
  switch (code) {
    case null:
    case 'what-does-not-exist':
      return errorTexts.parentWhatDoesNotExist;
    case 'parent-not-visible':
      return errors.parentNotVisible.message;
    default:
      return overviewTexts.parentUnexpected;
  }
}

import { theirsIn } from '#web/replica/entity.ts';
import type { TypedText } from './useTyped.ts';

/** A colleague's text in one of several fields that are saved together, which the user keeps theirs over, or takes. */
export type TextConflict = { theirs: string; keep: () => void; take: () => void };

/**
 * The conflict of one field of a refused command; undefined without one, and once the user has chosen. What was seen
 * stays seen, although the next refusal may name another field only.
 */
export function textConflict(
  error: Parameters<typeof theirsIn>[0],
  field: string,
  { seen, keepOver, take }: TypedText,
): TextConflict | undefined {
  const theirs = theirsIn(error, field);
  if (theirs === undefined || theirs === seen) return undefined;
  return { theirs, keep: () => keepOver(theirs), take: () => take(theirs) };
}

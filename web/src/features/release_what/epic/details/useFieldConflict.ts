import { useState } from 'react';
import { refusalOf } from '#web/replica/pendingCommands.ts';

type Value = string | null;
type Conflict = { mine: Value; theirs: Value };

/**
 * A choice that is saved by a command that says what its person saw (docs/decisions/0039). If somebody else has chosen meanwhile, the field shows the person's
 * own choice, and they keep it or take the other one.
 * @param field the field's name in the command's answer
 * @param save throws what stands in its way
 */
export function useFieldConflict(
  field: string,
  saved: Value,
  save: (value: Value, seen: Value) => Promise<unknown>,
): {
  /** What the field shows. */
  value: Value;
  /** What somebody else has chosen; undefined while nobody has. */
  theirs: Value | undefined;
  save: (value: Value) => Promise<void>;
  keep: () => void;
  take: () => void;
  /** Why one's own choice could not be kept. */
  message: string | undefined;
} {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [message, setMessage] = useState<string>();
  const attempt = async (value: Value, seen: Value) => {
    setConflict(null);
    setMessage(undefined);
    try {
      await save(value, seen);
    } catch (error) {
      const theirs = refusalOf(error).current?.[field];
      if (theirs !== null && typeof theirs !== 'string') throw error;
      setConflict({ mine: value, theirs });
    }
  };
  return {
    value: conflict === null ? saved : conflict.mine,
    theirs: conflict?.theirs,
    save: (value) => attempt(value, conflict === null ? saved : conflict.theirs),
    keep: () => {
      if (conflict !== null)
        void attempt(conflict.mine, conflict.theirs).catch((error: unknown) => setMessage(refusalOf(error).message));
    },
    take: () => setConflict(null),
    message,
  };
}

import { useState } from 'react';
import { refusalOf } from '#web/replica/refusal.ts';

type Value = string | null;
type Conflict = { mine: Value; theirs: Value };

/**
 * A choice saved by a command that includes the value the user saw (docs/decisions/0039). If a colleague has changed it
 * meanwhile, the field shows the user's own choice, and they keep it or take the other one.
 * @param field the field's name in the command's answer
 * @param save throws the reason for a refusal
 */
export function useFieldConflict(
  field: string,
  saved: Value,
  save: (value: Value, seen: Value) => Promise<unknown>,
): {
  /** The value that the field shows. */
  value: Value;
  /** The colleague's choice; undefined while there is none. */
  theirs: Value | undefined;
  save: (value: Value) => Promise<void>;
  keep: () => void;
  take: () => void;
  /** Why the user's own choice could not be saved. */
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

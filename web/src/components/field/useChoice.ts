import { useState } from 'react';
import { refusalOf } from '#web/replica/refusal.ts';

/**
 * A choice that saves at once. It shows as chosen while saving; a refused one returns to the saved value with the
 * reason.
 * @param save throws the reason for a refusal
 */
export function useChoice<Value extends string>(
  saved: Value,
  save: (value: Value) => Promise<unknown>,
): { value: Value; message: string | undefined; choose: (value: Value) => void } {
  const [chosen, setChosen] = useState<Value | null>(null);
  const [message, setMessage] = useState<string>();
  const choose = async (value: Value) => {
    setChosen(value);
    setMessage(undefined);
    try {
      if (value !== saved) await save(value);
    } catch (cause) {
      setMessage(refusalOf(cause).message);
    }
    setChosen(null);
  };
  return { value: chosen ?? saved, message, choose: (value) => void choose(value) };
}

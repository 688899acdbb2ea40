import { useState } from 'react';
import { refusalOf } from '#web/replica/pendingCommands.ts';

/**
 * A choice that is saved at once. While it is on its way it shows as chosen; what was refused goes back to what is saved and says why.
 * @param save throws what stands in its way
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

import { useState } from 'react';
import { textOfCaught } from '../model/signInError.ts';

/** An action on the user pool: whether it is running, whether it succeeded, and its error text. */
export function useAction(act: () => Promise<unknown>, initialError?: string) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [error, setError] = useState(initialError);
  const run = async () => {
    setBusy(true);
    setDone(false);
    setError(undefined);
    try {
      await act();
      setDone(true);
    } catch (caught) {
      setError(textOfCaught(caught));
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, done, error };
}

import { useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { SignUpPermissions } from '#shared/model/people/people.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { ApiError } from '#web/base/api/client.ts';
import { useToasts } from '#web/base/toasts.ts';
import { send } from '#web/replica/sending/send.ts';
import type { NewUserLine } from '../model/newUser.ts';

/**
 * Adds users one after the other, each by a call of its own, so that one refusal stops nobody else.
 * @param onDone called at the end with the addresses that were refused
 */
export function useAddUsers(onDone: (refused: string[]) => void) {
  const toasts = useToasts();
  const [lines, setLines] = useState<readonly NewUserLine[]>([]);
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  const add = async (wanted: readonly NewUserLine[], signUpPermissions: SignUpPermissions) => {
    setLines(wanted);
    setBusy(true);
    const done = new Set<string>();
    const refused = new Map<string, string>();
    setRefusals(refused);
    for (const { email } of wanted) {
      if (email === undefined) continue;
      try {
        await send('add_registered_email', { email, signUpPermissions });
        done.add(email);
        setAdded(new Set(done));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refused.set(email, error.message);
        setRefusals(new Map(refused));
      }
    }
    setBusy(false);
    setAdded(new Set());
    const [first] = done;
    if (first !== undefined) {
      const text = done.size === 1 ? adminTexts.added({ email: first }) : adminTexts.addedMany({ count: done.size });
      toasts.show({ severity: 'success', text, ms: TOAST_MS.success });
    }
    onDone([...refused.keys()]);
  };
  return { add, busy, lines, added, refusals };
}

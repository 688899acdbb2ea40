import { useEffect, useState } from 'react';
import { MIN_PASSWORD_LENGTH } from '#shared/model/limits.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import type { PasswordOwner, weaknessOf } from '../model/weakPassword.ts';

const TEXT = { common: sessionTexts.passwordCommon, personal: sessionTexts.passwordPersonal } as const;

/**
 * The advice against a new password, or undefined (rule session.26). Advice never blocks the password. The list of
 * passwords loads when the user starts typing; without it there is no advice.
 */
export function usePasswordAdvice(password: string, owner: PasswordOwner): string | undefined {
  const [judge, setJudge] = useState<typeof weaknessOf>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return undefined;
    let current = true;
    import('../model/weakPassword.ts').then(
      (file) => current && setJudge(() => file.weaknessOf),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isTyped]);
  if (password.length < MIN_PASSWORD_LENGTH) return undefined;
  const weakness = judge?.(password, owner);
  return weakness && TEXT[weakness];
}

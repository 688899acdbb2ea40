import { useState } from 'react';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { isLonger } from '#shared/model/textRule.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';

/** Why a release cannot have a name. That it is empty is said once somebody tried to save it. */
export function useNameCheck(name: string): {
  problem: string | undefined;
  /** @returns whether it can be saved */
  check: () => boolean;
  forget: () => void;
} {
  const [isTried, setTried] = useState(false);
  const tooLong = isLonger(name, MAX_NAME_LENGTH);
  const missing = name === '' ? texts.nameRequired : undefined;
  return {
    problem: tooLong ? fill(texts.tooLong, { max: MAX_NAME_LENGTH }) : isTried ? missing : undefined,
    check: () => {
      setTried(true);
      return !tooLong && missing === undefined;
    },
    forget: () => setTried(false),
  };
}

import { onTokenAnswer, type TokenAnswer } from '#web/base/api/tokenAnswers.ts';

/**
 * Keeps the session up to date with the token of its calls (rule access.36). When the server says that the user has
 * other roles than the token names, the token is renewed, once for the same roles. Another tab, or the hour that a
 * token lasts, may have renewed it too.
 * @param take brings the session up to date with the token that this browser keeps, after renewing it on request
 * @returns stops following
 */
export function followToken(take: (renew: boolean) => Promise<void>): () => void {
  let taken: string | undefined;
  let renewedFor: string | null = null;
  let isTaking = false;
  /** The newest answer that arrived in the meantime. */
  let next: TokenAnswer | undefined;
  const follow = ({ token, roles }: TokenAnswer) => {
    const renew = roles !== null && roles !== renewedFor;
    if (roles === null) renewedFor = null;
    if (!renew && token === taken) return;
    isTaking = true;
    void take(renew)
      .then(() => {
        taken = token;
        if (renew) renewedFor = roles;
      }, triedAgain)
      .finally(() => {
        isTaking = false;
        const waiting = next;
        next = undefined;
        if (waiting !== undefined) follow(waiting);
      });
  };
  return onTokenAnswer((answer) => {
    if (isTaking) next = answer;
    else follow(answer);
  });
}

/** The user pool did not answer. The next answer of the server starts another attempt. */
const triedAgain = () => undefined;

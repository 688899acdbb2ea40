import * as z from 'zod/mini';
import type { Pointer } from '#lambdas/store/entity/derived.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { sha256 } from '#lambdas/store/sha256.ts';
import type { PoolName } from '#shared/model/people/poolName.ts';

/**
 * An account at a sign-in provider with which an address signs in: its `sub` in the user pool, the provider's id, and
 * the provider's permanent name for the person. Those two identify it, never its address (docs/decisions/0017).
 */
export const signInSchema = z.object({ sub: z.string(), provider: z.string(), subject: z.string() });
export type SignIn = z.output<typeof signInSchema>;

/** The sign-ins of an address: `sub` is its main account, `signIns` those of providers, the main one included. */
export type SignIns = { sub: string | null; signIns?: SignIn[] | undefined };

/** An account of the user pool; `account` for one of a provider. */
export type PoolAccount = { sub: string; account?: { provider: string; subject: string } };

/** The `sub`s of all accounts of the user pool that an address signs in with. */
export function accountsOf({ sub, signIns = [] }: SignIns): string[] {
  return [...new Set([...(sub === null ? [] : [sub]), ...signIns.map((one) => one.sub)])];
}

/**
 * The name of an account in the user pool. Administrators reach an account of a provider by that name alone, not by its
 * `sub` (docs/decisions/0017).
 */
export function poolNameOf({ signIns = [] }: Pick<SignIns, 'signIns'>, sub: string): PoolName {
  const atProvider = signIns.find((one) => one.sub === sub);
  return (atProvider === undefined ? sub : `${atProvider.provider}_${atProvider.subject}`) as PoolName;
}

/** The names of all accounts of the user pool that an address signs in with. */
export function poolNamesOf(signIns: SignIns): PoolName[] {
  return accountsOf(signIns).map((sub) => poolNameOf(signIns, sub));
}

/**
 * Whether a token counts: it belongs to a present account of the address, and its sign-in is later than the last end of
 * sessions.
 */
export function isCurrentToken(
  { sub, signIns = [], tokensFrom = 0 }: SignIns & { tokensFrom?: number | undefined },
  token: { sub: string; authTime: number },
): boolean {
  return [sub, ...signIns.map((one) => one.sub)].includes(token.sub) && token.authTime >= tokensFrom;
}

/** Whether an address has an account with a password. */
export function hasPassword({ sub, signIns = [] }: SignIns): boolean {
  return sub !== null && !signIns.some((one) => one.sub === sub);
}

/**
 * The sign-ins of an address after a sign-in with one of its accounts, undefined when nothing changes, or `unlinked`
 * when the address has another account, to which this one must be linked first (rule session.31). An account of the
 * same kind replaces the one that was lost with the pool: the pool gives an address one account with a password, and a
 * subject of a provider one as well. Providers that are no longer set up do not count.
 */
export function signInsAfter(
  known: SignIns,
  { sub, account }: PoolAccount,
  isSetUp: (provider: string) => boolean,
): SignIns | 'unlinked' | undefined {
  if (accountsOf(known).includes(sub)) return undefined;
  const { signIns = [] } = known;
  const usable = signIns.filter(({ provider }) => isSetUp(provider));
  const isFree = known.sub === null || (!hasPassword(known) && usable.length === 0);
  if (account === undefined) {
    if (isFree || hasPassword(known)) return { sub, ...(known.signIns !== undefined && { signIns: usable }) };
    return 'unlinked';
  }
  const own = { sub, ...account };
  const former = signIns.find((one) => isSame(one, own));
  if (former !== undefined && known.sub !== null)
    return {
      sub: known.sub === former.sub ? sub : known.sub,
      signIns: signIns.map((one) => (one === former ? own : one)),
    };
  return isFree ? { sub, signIns: [own] } : 'unlinked';
}

/** The sign-ins of an address with one more account; one with a password becomes the main one. */
export function linkedSignIns({ sub, signIns = [] }: SignIns, { sub: other, account }: PoolAccount): SignIns {
  return account === undefined
    ? { sub: other, signIns }
    : {
        sub,
        signIns: [...signIns.filter((one) => !isSame(one, { sub: other, ...account })), { sub: other, ...account }],
      };
}

/**
 * The sign-ins of an address without one of its accounts. Without the main one an account at a provider takes its
 * place.
 * @throws Error for the last one, which a rule keeps
 */
export function unlinkedSignIns({ sub, signIns = [] }: SignIns, account: string): SignIns {
  const left = signIns.filter((one) => one.sub !== account);
  const main = sub === account ? left[0]?.sub : sub;
  if (main === undefined || main === null) throw new Error('the last account of an address cannot be unlinked');
  return { sub: main, signIns: left };
}

function isSame(a: SignIn, b: SignIn): boolean {
  return a.provider === b.provider && a.subject === b.subject;
}

/** The key of the pointer that binds an account at a provider to a person. */
export function bindingKey(keys: Keys, { provider, subject }: Omit<SignIn, 'sub'>): Key {
  return rowKeys.providerAccount(keys, sha256(`${provider} ${subject}`));
}

/**
 * The pointers that bind accounts at providers to a person, so that an address that has changed at the provider leads
 * to no other person. An account that is bound to somebody else stays theirs: whoever reads again finds out.
 */
export const bindings = (keys: Keys, uid: string, signIns: readonly SignIn[] = []): Pointer[] =>
  signIns.map((one) => ({
    key: bindingKey(keys, one),
    fields: { uid },
    require: [{ absentOr: 'uid', equals: uid }],
  }));

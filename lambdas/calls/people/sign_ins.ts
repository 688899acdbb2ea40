import type { AccessItem } from '#lambdas/entities/people/access.ts';
import { accountsOf } from '#lambdas/entities/people/signIns.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { signInProviders } from '#lambdas/runtime/signInProviders.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { CallError } from '#shared/CallError.ts';
import { sign_ins } from '#shared/contract/people/sign_ins.ts';
import * as errors from '#shared/errors.ts';

export const usesSignInProviders = true;

export const handler = implementQuery(sign_ins, {
  async load({ reader, email, sub, authTime }) {
    const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
    return { access, sub, authTime };
  },
  run: async ({ loaded: { access, sub, authTime } }) => {
    if (access === undefined) throw new CallError(errors.notAuthenticated);
    const labelOf = (provider: string) => signInProviders().find(({ id }) => id === provider)?.label ?? provider;
    const docs = accountsOf(access).map((id) => {
      const atProvider = access.signIns?.find((one) => one.sub === id);
      return {
        id,
        provider: atProvider === undefined ? null : labelOf(atProvider.provider),
        account: atProvider?.subject ?? null,
        current: id === sub,
      };
    });
    return { docs, signedInAt: authTime };
  },
});

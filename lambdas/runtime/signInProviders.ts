import type { SignInProvider } from '#shared/model/people/signInProvider.ts';

/** The sign-in providers of this deployment, from the function's environment; none without it. */
export function signInProviders(): readonly SignInProvider[] {
  return JSON.parse(process.env['SIGN_IN_PROVIDERS'] ?? '[]') as SignInProvider[];
}

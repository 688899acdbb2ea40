import type { SignInProvider } from '#shared/model/people/signInProvider.ts';

/**
 * The sign-in providers in `config.json`: not their domains, which are the companies of the deployment.
 * @param origin the user pool's own domain
 */
export function publicProviders(origin: string, providers: readonly SignInProvider[]) {
  return { origin, list: providers.map(({ id, label, passwords }) => ({ id, label, passwords })) };
}

/** The sign-in providers for functions, as JSON (see `lambdas/runtime/signInProviders.ts`). */
export function providersForFunctions(providers: readonly SignInProvider[]): string {
  return JSON.stringify(
    providers.map(({ id, label, domains, passwords, hostedDomain }) => ({
      id,
      label,
      domains,
      passwords,
      ...(hostedDomain === true && { hostedDomain }),
    })),
  );
}

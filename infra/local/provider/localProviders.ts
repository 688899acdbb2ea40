import type { SignInProvider } from '#shared/model/people/signInProvider.ts';
import type { Federation } from '../cognito/index.ts';
import {
  LOCAL_DOMAIN,
  LOCAL_DOMAIN_OF_SAML,
  LOCAL_DOMAIN_OF_WORKSPACES,
  LOCAL_DOMAIN_WITHOUT_PASSWORDS,
} from './domains.ts';
import { REGISTRATION } from './loadProvider.ts';

const SAML = 'LocalSaml';

/**
 * The providers of the local run, as a deployment would set them up: the same local one several times, since whether
 * there are passwords, whether it has accounts that belong to no company, and whether Cognito asks it by SAML, are
 * settings of a provider.
 */
export const localProviders: readonly SignInProvider[] = [
  { id: 'Local', label: 'the local provider', domains: [`*.${LOCAL_DOMAIN}`], passwords: true },
  { id: 'LocalOnly', label: 'the local provider', domains: [`*.${LOCAL_DOMAIN_WITHOUT_PASSWORDS}`], passwords: false },
  {
    id: 'Workspaces',
    label: 'the local provider',
    domains: [`*.${LOCAL_DOMAIN_OF_WORKSPACES}`],
    passwords: true,
    hostedDomain: true,
  },
  { id: SAML, label: 'the local provider', domains: [`*.${LOCAL_DOMAIN_OF_SAML}`], passwords: true },
];

/** The page of the web app that a provider's sign-in returns to. */
const CALLBACK_PATH = '/provider-popup-signin';

/** The pool's side of the local providers. */
export function localFederation(providerUrl: string, webUrl: string): Federation {
  return {
    providers: localProviders.map(({ id }) => ({
      id,
      type: id === SAML ? 'SAML' : 'OIDC',
      issuer: () => providerUrl,
      ...REGISTRATION,
    })),
    callbackUrls: () => [`${webUrl}${CALLBACK_PATH}`],
    logoutUrls: () => [`${webUrl}${CALLBACK_PATH}`],
  };
}

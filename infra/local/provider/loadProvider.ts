import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type * as OidcProvider from 'oidc-provider';
import { createStorage } from './storage.ts';

/**
 * The registration of the user pool at the local provider. The secret protects nothing: all of it is on this computer.
 */
export const REGISTRATION = { clientId: 'storyd-user-pool', clientSecret: 'local' } as const;

/** The form for an interaction of the provider is at this path, with its id. */
export const FORM_PATH = '/sign-in/';

export type ProviderOptions = {
  /** The origin of the provider. */
  readonly issuer: string;
  /** Where the user pool takes the answers. */
  readonly callback: string;
  /** The people who have signed in, by the provider's name for them. */
  readonly people: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
};

/**
 * Creates an OpenID Connect provider by a library that is made for it, so that our side of the protocol is not only
 * tested against ourselves. The library takes most of a second to load, so it is loaded at the first use.
 */
export async function loadProvider({ issuer, callback, people }: ProviderOptions): Promise<OidcProvider.default> {
  const { default: Provider, interactionPolicy } = await library();
  const policy = interactionPolicy.base();
  // Each sign-in shows the form: it is there to be somebody else.
  policy
    .get('login')
    .checks.add(
      new interactionPolicy.Check(
        'asked_each_time',
        'people are asked who they are at each sign-in',
        'login_required',
        ({ oidc }) => oidc.result?.login === undefined,
      ),
    );
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return new Provider(issuer, {
    adapter: createStorage(),
    clients: [
      {
        client_id: REGISTRATION.clientId,
        client_secret: REGISTRATION.clientSecret,
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'hd'] },
    // Claims in the ID token too, as most providers have them.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context: unknown, { uid }: OidcProvider.Interaction) => `${FORM_PATH}${uid}` },
    findAccount: (_context: unknown, subject: string) => {
      const claims = people.get(subject);
      return claims === undefined ? undefined : { accountId: subject, claims: () => ({ sub: subject, ...claims }) };
    },
    // Nobody is asked whether the user pool may know them.
    async loadExistingGrant({ oidc }: OidcProvider.Context) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 300, IdToken: 300, Interaction: 600, Session: 600 },
  });
}

/** Found by its place: TypeScript knows the part of it in oidcProvider.d.ts, and nothing else needs it. */
function library(): Promise<typeof OidcProvider> {
  const place = createRequire(import.meta.url).resolve('oidc-provider');
  return import(pathToFileURL(place).href) as Promise<typeof OidcProvider>;
}

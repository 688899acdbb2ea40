import { readFileSync } from 'node:fs';
import { canonicalDomain } from '#shared/model/people/companyDomain.ts';
import type { SignInProvider } from '#shared/model/people/signInProvider.ts';

/** A client secret in Secrets Manager, in the region of the stacks: the whole secret string of one version. */
export type SecretReference = { readonly name: string; readonly version: string };

/** The provider's names for what the user pool keeps of a person. */
type AttributeNames = {
  readonly email: string;
  readonly emailVerified: string;
  readonly name: string;
  readonly hostedDomain?: string;
};

/** The settings of a provider in the user pool. */
export type ProviderConnection =
  | {
      readonly kind: 'oidc';
      readonly issuer: string;
      readonly clientId: string;
      readonly secret: SecretReference;
    }
  | { readonly kind: 'saml'; readonly metadata: { readonly url: string } | { readonly xml: string } };

/** A sign-in provider of a deployment: what the product knows of it, and what the user pool needs. */
export type DeployedProvider = SignInProvider & {
  readonly connection: ProviderConnection;
  readonly attributes: AttributeNames;
};

const TYPES = ['google', 'entra', 'oidc', 'saml'] as const;
type ProviderType = (typeof TYPES)[number];

const COMMON = ['type', 'label', 'domains', 'passwords', 'attributes'];
const WITH_SECRET = [...COMMON, 'clientId', 'secret', 'secretVersion'];
const KEYS: Readonly<Record<ProviderType, readonly string[]>> = {
  google: WITH_SECRET,
  entra: [...WITH_SECRET, 'tenant'],
  oidc: [...WITH_SECRET, 'issuer'],
  saml: [...COMMON, 'metadataUrl', 'metadataFile'],
};

/**
 * Entra's claim `email` is whatever an administrator or guest has put there. Only `xms_edov` says that the tenant owns
 * the domain (https://learn.microsoft.com/entra/identity-platform/optional-claims-reference).
 */
const VERIFIED_BY_ENTRA = 'xms_edov';

/**
 * Google's claim of the Workspace that an account is of, in its ID token
 * (https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload). Cognito passes on any
 * claim of an OpenID Connect provider, and only those of a profile from its own provider named Google.
 */
const WORKSPACE_AT_GOOGLE = 'hd';

const GOOGLE = 'https://accounts.google.com';

/** Names that Cognito has given to providers of its own. */
const RESERVED = ['cognito', 'facebook', 'google', 'loginwithamazon', 'signinwithapple'];

type Entry = Readonly<Record<string, unknown>>;

/**
 * Reads the context `providers` (docs/deployment.md).
 * @param value the providers by their names in the user pool
 * @param companies the domains of the deployment's companies
 * @throws when a value is invalid, naming the provider
 */
export function readProviders(value: unknown, companies: readonly string[]): readonly DeployedProvider[] {
  if (!isEntry(value)) throw new Error('providers is to be an object of providers by their names');
  const providers = Object.entries(value).map(([id, entry]) => providerOf(id, entry, companies));
  unique(
    providers.map(({ id }) => id.toLowerCase()),
    (id) => `providers: ${id} is there twice`,
  );
  unique(
    providers.flatMap(({ domains }) => domains),
    (domain) => `providers: ${domain} is bound to two providers`,
  );
  return providers;
}

function providerOf(id: string, entry: unknown, companies: readonly string[]): DeployedProvider {
  const fail = (what: string) => new Error(`providers: ${id} ${what}`);
  // Cognito separates the provider's name from the subject by an underscore.
  if (!/^[A-Za-z][A-Za-z0-9]{2,31}$/.test(id) || RESERVED.includes(id.toLowerCase()))
    throw fail('is to be named by 3 to 32 letters and digits, and not like a provider of Cognito');
  if (!isEntry(entry)) throw fail('is to be an object');
  const type = TYPES.find((one) => one === entry['type']);
  if (type === undefined) throw fail(`has a type other than ${TYPES.join(', ')}: ${String(entry['type'])}`);
  const unknown = Object.keys(entry).find((key) => !KEYS[type].includes(key));
  if (unknown !== undefined) throw fail(`has ${unknown}, which a provider of type ${type} has not`);
  return {
    id,
    label: textOf(entry['label'] ?? id, 'label', fail),
    domains: domainsOf(entry['domains'], companies, fail),
    passwords: passwordsOf(entry['passwords'], fail),
    ...(type === 'google' && { hostedDomain: true }),
    connection: connectionOf(type, entry, fail),
    attributes: attributesOf(entry['attributes'], type, fail),
  };
}

type Fail = (what: string) => Error;

function connectionOf(type: ProviderType, entry: Entry, fail: Fail): ProviderConnection {
  if (type === 'saml') return { kind: 'saml', metadata: metadataOf(entry, fail) };
  return {
    kind: 'oidc',
    issuer: issuerOf(type, entry, fail),
    clientId: textOf(entry['clientId'], 'clientId', fail),
    secret: {
      name: matching(entry['secret'], /^[\w/+=.@-]{1,512}$/, 'secret, the name of a secret in Secrets Manager', fail),
      version: matching(entry['secretVersion'], /^[\w-]{32,64}$/, 'secretVersion, the VersionId of the secret', fail),
    },
  };
}

function issuerOf(type: Exclude<ProviderType, 'saml'>, entry: Entry, fail: Fail): string {
  if (type === 'google') return GOOGLE;
  if (type === 'entra') {
    // One tenant: with `common` or `organizations` anybody's tenant could speak for the domain.
    const tenant = matching(
      entry['tenant'],
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      'tenant, the id of one directory',
      fail,
    );
    return `https://login.microsoftonline.com/${tenant}/v2.0`;
  }
  const issuer = httpsOf(entry['issuer'], 'issuer', fail);
  const { hostname } = new URL(issuer);
  if (hostname === 'login.microsoftonline.com') throw fail('is one of Entra, whose type is entra');
  if (hostname === new URL(GOOGLE).hostname) throw fail('is Google, whose type is google');
  return issuer;
}

function metadataOf({ metadataUrl, metadataFile }: Entry, fail: Fail): { url: string } | { xml: string } {
  if ((metadataUrl === undefined) === (metadataFile === undefined))
    throw fail('is to have metadataUrl or metadataFile, and not both');
  if (metadataUrl !== undefined) return { url: httpsOf(metadataUrl, 'metadataUrl', fail) };
  const path = textOf(metadataFile, 'metadataFile', fail);
  let xml: string;
  try {
    xml = readFileSync(path, 'utf8');
  } catch (error) {
    throw Object.assign(fail(`has a metadataFile that cannot be read: ${path}`), { cause: error });
  }
  if (!xml.includes('EntityDescriptor')) throw fail(`has a metadataFile without an EntityDescriptor: ${path}`);
  return { xml };
}

function attributesOf(value: unknown, type: ProviderType, fail: Fail): AttributeNames {
  const usual = {
    email: 'email',
    emailVerified: type === 'entra' ? VERIFIED_BY_ENTRA : 'email_verified',
    name: 'name',
  };
  const fixed = type === 'google' ? { hostedDomain: WORKSPACE_AT_GOOGLE } : {};
  if (value === undefined) return { ...usual, ...fixed };
  if (!isEntry(value)) throw fail('is to have attributes such as {"email":"mail"}');
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(usual, key));
  if (unknown !== undefined) throw fail(`maps ${unknown}; there are email, emailVerified and name`);
  // What Entra and Google vouch for is the claim email, so no other address may take its place.
  if ((type === 'entra' || type === 'google') && ('email' in value || 'emailVerified' in value))
    throw fail(`of type ${type} maps only the name`);
  const given = Object.entries(value).map(([key, name]) => [key, textOf(name, `attributes.${key}`, fail)]);
  return { ...usual, ...(Object.fromEntries(given) as Partial<AttributeNames>), ...fixed };
}

/** The companies that a provider speaks for: a domain that is none of them would let nobody in. */
function domainsOf(value: unknown, companies: readonly string[], fail: Fail): readonly string[] {
  if (!Array.isArray(value) || value.length === 0) throw fail('is to have domains, a list such as ["acme.example"]');
  return value.map((domain: unknown) => {
    if (typeof domain !== 'string' || canonicalDomain(domain) !== domain || !companies.includes(domain))
      throw fail(`is bound to ${String(domain)}, which is none of the companies`);
    return domain;
  });
}

function passwordsOf(value: unknown, fail: Fail): boolean {
  if (value === undefined || typeof value === 'boolean') return value ?? true;
  throw fail(`is to have passwords true or false: ${JSON.stringify(value)}`);
}

function httpsOf(value: unknown, name: string, fail: Fail): string {
  const url = textOf(value, name, fail);
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw fail(`is to have an ${name} with https: ${url}`);
  return url;
}

function matching(value: unknown, form: RegExp, what: string, fail: Fail): string {
  if (typeof value !== 'string' || !form.test(value)) throw fail(`is to have ${what}`);
  return value;
}

/** A text without braces: CloudFormation would resolve a reference in it. */
function textOf(value: unknown, name: string, fail: Fail): string {
  if (typeof value !== 'string' || value.trim() === '' || /[{}]/.test(value)) throw fail(`is to have a ${name}`);
  return value;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unique(values: readonly string[], text: (value: string) => string): void {
  const twice = values.find((value, i) => values.indexOf(value) !== i);
  if (twice !== undefined) throw new Error(text(twice));
}

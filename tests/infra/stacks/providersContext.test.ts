import { expect, test } from 'vitest';
import { type DeploymentContext, readContext } from '#infra/context.ts';
import { withApp } from './support/withApp.ts';
import { fileWith, providers, TENANT, withProviders } from './support/withProviders.ts';

const read = (context: Readonly<Record<string, unknown>>): DeploymentContext =>
  withApp(({ node }) => readContext(node), { ...withProviders(), ...context });
/** The Okta provider with some settings changed, as the only one. */
const okta = (changes: object, id = 'Okta') => ({ providers: { [id]: { ...providers.Okta, ...changes } } });
const adfs = (changes: object) => ({ providers: { Adfs: { ...providers.Adfs, ...changes } } });
const google = (changes: object) => ({ providers: { Work: { ...providers.Workspace, ...changes } } });
const entra = (changes: object) => ({ providers: { Entra: { ...providers.Entra, ...changes } } });

test('sign-in providers are read from a file and from the command line alike', () => {
  const { providers: fromFile, signInDomain } = read({});
  expect(signInDomain).toBe('storyd-acme');
  expect(read({ providers: JSON.stringify(providers) }).providers).toEqual(fromFile);
  expect(fromFile.map(({ id, label, domains, passwords }) => ({ id, label, domains, passwords }))).toEqual([
    { id: 'Workspace', label: 'Google', domains: ['google.example'], passwords: true },
    { id: 'Entra', label: 'Microsoft', domains: ['entra.example'], passwords: true },
    { id: 'Okta', label: 'Okta', domains: ['okta.example'], passwords: true },
    { id: 'Adfs', label: 'Adfs', domains: ['adfs.example', 'adfs-two.example'], passwords: false },
  ]);
});

test('the metadata of a SAML provider may be a file', () => {
  const xml = '<EntityDescriptor entityID="https://adfs.example"/>';
  const [provider] = read(adfs({ metadataUrl: undefined, metadataFile: fileWith(xml) })).providers;
  expect(provider?.connection).toEqual({ kind: 'saml', metadata: { xml } });
});

const many = Object.fromEntries(
  Array.from({ length: 60 }, (_, i) => [
    `P${100 + i}`,
    { ...providers.Okta, domains: [`company-${i}.example`], label: 'x'.repeat(20) },
  ]),
);

test.each([
  ['a list', { providers: [] }, 'providers is to be an object'],
  ['no JSON', { providers: '{' }, 'providers is not JSON'],
  ['no domain of the pool', { signInDomain: undefined }, 'providers need signInDomain'],
  ['a domain of the pool that Cognito reserves', { signInDomain: 'storyd-aws' }, 'signInDomain is to be a prefix'],
  ['an emulator', { stage: 'local' }, 'not supported by an emulator'],
  ['a name with an underscore', okta({}, 'My_Okta'), 'My_Okta is to be named'],
  ['a name of Cognito', okta({}, 'Cognito'), 'Cognito is to be named'],
  [
    'a name twice',
    { providers: { Okta: providers.Okta, OKTA: { ...providers.Okta, domains: ['google.example'] } } },
    'okta is there twice',
  ],
  ['a type that there is not', okta({ type: 'ldap' }), 'Okta has a type other than google, entra, oidc, saml: ldap'],
  ["the name of Cognito's own Google", okta({}, 'Google'), 'Google is to be named'],
  ['Google by its issuer', okta({ issuer: 'https://accounts.google.com' }), 'whose type is google'],
  ['an address that Google does not vouch for', google({ attributes: { email: 'upn' } }), 'maps only the name'],
  ['a secret in the context', okta({ clientSecret: 'xyz' }), 'Okta has clientSecret'],
  ['no secret', okta({ secret: undefined }), 'Okta is to have secret'],
  ['a secret that refers elsewhere', okta({ secret: 'a:SecretString:b' }), 'Okta is to have secret'],
  ['no version of the secret', okta({ secretVersion: 'AWSCURRENT' }), 'Okta is to have secretVersion'],
  ['no client', okta({ clientId: ' ' }), 'Okta is to have a clientId'],
  ['an issuer without encryption', okta({ issuer: 'http://acme.okta.com' }), 'Okta is to have an issuer with https'],
  ['Entra by its issuer', okta({ issuer: 'https://login.microsoftonline.com/common/v2.0' }), 'whose type is entra'],
  ["anybody's tenant", entra({ tenant: 'common' }), 'Entra is to have tenant'],
  ['a label with a reference', okta({ label: '{{resolve:ssm:x}}' }), 'Okta is to have a label'],
  ['no domain', okta({ domains: [] }), 'Okta is to have domains'],
  [
    'a domain of no company',
    okta({ domains: ['rival.example'] }),
    'bound to rival.example, which is none of the companies',
  ],
  ['a pattern of domains', okta({ domains: ['*.example'] }), 'bound to *.example'],
  [
    'a domain twice',
    { providers: { Okta: providers.Okta, Two: providers.Okta } },
    'okta.example is bound to two providers',
  ],
  ['neither with nor without passwords', okta({ passwords: 'no' }), 'Okta is to have passwords true or false'],
  ['an attribute that is not mapped', okta({ attributes: { phone: 'phone' } }), 'Okta maps phone'],
  ['an address that Entra does not vouch for', entra({ attributes: { email: 'upn' } }), 'maps only the name'],
  ['no metadata', adfs({ metadataUrl: undefined }), 'metadataUrl or metadataFile'],
  ['both metadata', adfs({ metadataFile: 'x.xml' }), 'metadataUrl or metadataFile'],
  ['metadata that are not there', adfs({ metadataUrl: undefined, metadataFile: '/nowhere.xml' }), 'cannot be read'],
  ['other metadata', adfs({ metadataUrl: undefined, metadataFile: 'web/index.html' }), 'without an EntityDescriptor'],
  [
    'more than a function can be told',
    {
      companies: Object.fromEntries(
        Array.from({ length: 60 }, (_, i) => [`company-${i}.example`, { superAdmin: `a@company-${i}.example` }]),
      ),
      providers: many,
    },
    'at most fit',
  ],
])('a sign-in provider is refused by name: %s', (_what, context, message) => {
  expect(() => read(context)).toThrow(message);
});

test('the tenant of Entra makes its issuer', () => {
  expect(read(entra({})).providers[0]?.connection).toMatchObject({
    issuer: `https://login.microsoftonline.com/${TENANT}/v2.0`,
  });
});

import { readFileSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { describe, expect, test } from 'vitest';
import { entryPoints } from '#infra/bundle.ts';
import { addPoolProvider } from '#infra/constructs/poolProvider.ts';
import { readProviders } from '#infra/signInProviders.ts';
import { found, functions, plainDeployment, resources, synthesise } from './support/templates.ts';
import { withApp } from './support/withApp.ts';
import { fileWith, providers, SECRET_VERSION, TENANT, withProviders } from './support/withProviders.ts';

const deployed = synthesise({ ...withProviders(), webUrl: 'https://storyd.acme.example' });
const without = plainDeployment();
const auth = deployed.of('auth');
const origin = 'https://storyd-acme.auth.';

describe('the sign-in providers in the user pool', () => {
  const inPool = new Map(
    resources(auth, 'AWS::Cognito::UserPoolIdentityProvider').map(([id, { Properties }]) => [id, Properties]),
  );
  const oidc = (issuer: string) => ({
    client_id: 'storyd',
    client_secret: `{{resolve:secretsmanager:storyd/sign-in:SecretString:::${SECRET_VERSION}}}`,
    authorize_scopes: 'openid email profile',
    oidc_issuer: issuer,
    attributes_request_method: 'GET',
  });

  test('are those of the context, each under its permanent logical id', () => {
    expect([...inPool.keys()].sort()).toEqual([
      'SignInProviderAdfs',
      'SignInProviderEntra',
      'SignInProviderOkta',
      'SignInProviderWorkspace',
    ]);
  });

  test('have their secrets by reference, and verified addresses by the claim that says so', () => {
    const usual = { email: 'email', email_verified: 'email_verified', name: 'name' };
    expect(inPool.get('SignInProviderOkta')).toMatchObject({
      ProviderName: 'Okta',
      ProviderType: 'OIDC',
      ProviderDetails: oidc('https://acme.okta.com'),
      AttributeMapping: usual,
    });
    expect(inPool.get('SignInProviderEntra')).toMatchObject({
      ProviderType: 'OIDC',
      ProviderDetails: oidc(`https://login.microsoftonline.com/${TENANT}/v2.0`),
      AttributeMapping: { ...usual, email_verified: 'xms_edov' },
    });
  });

  test("bring the Workspace of an account at Google, whose claims Cognito's own Google would not bring", () => {
    expect(inPool.get('SignInProviderWorkspace')).toMatchObject({
      ProviderName: 'Workspace',
      ProviderType: 'OIDC',
      ProviderDetails: oidc('https://accounts.google.com'),
      AttributeMapping: {
        email: 'email',
        email_verified: 'email_verified',
        name: 'name',
        'custom:hosted_domain': 'hd',
      },
    });
    expect(inPool.get('SignInProviderOkta')?.['AttributeMapping']).not.toHaveProperty('custom:hosted_domain');
    expect(JSON.stringify(auth.Resources['UserPool']?.Properties['Schema'])).toContain('"hosted_domain"');
  });

  test('by SAML have their metadata, attributes of their own names, and keep their own sessions', () => {
    expect(inPool.get('SignInProviderAdfs')).toMatchObject({
      ProviderType: 'SAML',
      ProviderDetails: { MetadataURL: 'https://adfs.example/metadata.xml', IDPSignout: 'false' },
      AttributeMapping: { email: providers.Adfs.attributes.email, email_verified: 'email_verified', name: 'name' },
    });
    const xml = '<EntityDescriptor entityID="https://adfs.example"/>';
    const { metadataUrl: _url, ...adfs } = providers.Adfs;
    const [provider] = readProviders({ Adfs: { ...adfs, metadataFile: fileWith(xml) } }, adfs.domains);
    const made = withApp((app) => {
      const stack = new Stack(app, 'Own');
      return addPoolProvider(stack, new UserPool(stack, 'Pool'), found(provider, 'the provider'));
    });
    expect(made.providerDetails).toEqual({ MetadataFile: xml, IDPSignout: 'false' });
  });

  test('by SAML have what to enter there as outputs, which a deployment without SAML lacks', () => {
    expect(JSON.stringify(auth.Outputs?.['SamlReply'])).toMatch(
      /storyd-acme\.auth\..*amazoncognito\.com\/saml2\/idpresponse/,
    );
    expect(auth.Outputs?.['SamlEntityId']).toMatchObject({
      Value: { 'Fn::Join': ['', ['urn:amazon:cognito:sp:', { Ref: 'UserPool' }]] },
    });
    const { Okta } = providers;
    const { companies, signInDomain } = withProviders();
    const oidcOnly = synthesise({
      companies,
      signInDomain,
      providers: { Okta },
      webUrl: 'https://storyd.acme.example',
    });
    expect(Object.keys(oidcOnly.of('auth').Outputs ?? {})).toContain('ProviderCallback');
    expect(oidcOnly.of('auth').Outputs).not.toHaveProperty('SamlReply');
  });

  test('return to the domain of the pool, which is an output for their setup', () => {
    expect(resources(auth, 'AWS::Cognito::UserPoolDomain').map(([, { Properties }]) => Properties)).toEqual([
      expect.objectContaining({ Domain: 'storyd-acme', UserPoolId: { Ref: 'UserPool' } }),
    ]);
    expect(JSON.stringify(auth.Outputs?.['ProviderCallback'])).toMatch(
      /storyd-acme\.auth\..*\.amazoncognito\.com\/oauth2\/idpresponse/,
    );
  });
});

test('the client signs in through providers by the code flow, back to our pages only, and never by the page of the pool', () => {
  const client = auth.Resources['UserPoolClient'];
  const page = (path: string) => ({ 'Fn::Join': ['', [{ Ref: 'WebUrl' }, path]] });
  expect(client?.Properties).toMatchObject({
    AllowedOAuthFlowsUserPoolClient: true,
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
    CallbackURLs: [page('/provider-popup-signin')],
    LogoutURLs: [page('/provider-popup-signin')],
    SupportedIdentityProviders: ['Workspace', 'Entra', 'Okta', 'Adfs'],
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
    // Cognito requires that the client may write what providers bring.
    WriteAttributes: ['custom:hosted_domain', 'email', 'name'],
  });
  expect(client).toHaveProperty('DependsOn', expect.arrayContaining(['SignInProviderOkta', 'SignInProviderAdfs']));
});

const known = Object.entries(providers).map(([id, one]) => ({
  id,
  label: 'label' in one ? one.label : id,
  domains: one.domains,
  passwords: !('passwords' in one),
  ...(one.type === 'google' && { hostedDomain: true }),
}));

describe('the functions', () => {
  test('that read the providers have them, and no other, and none has anything of a secret', () => {
    const reading = Object.entries(entryPoints()).flatMap(([name, path]) =>
      /signInProviders|registerPerson/.test(readFileSync(path, 'utf8')) ? [name] : [],
    );
    expect(reading).toContain('pre_token_generation');
    const variables = [...functions(deployed)].map(
      ([name, { fn }]) =>
        [name, (fn.Properties['Environment'] as { Variables?: Record<string, unknown> }).Variables ?? {}] as const,
    );
    const configured = variables.filter(([, of]) => 'SIGN_IN_PROVIDERS' in of);
    expect(configured.map(([name]) => name).sort()).toEqual(reading.sort());
    for (const [, of] of configured) expect(JSON.parse(String(of['SIGN_IN_PROVIDERS']))).toEqual(known);
    expect(JSON.stringify(variables)).not.toMatch(/secret|resolve/);
  });

  test('have nothing of it without providers', () => {
    for (const [, { fn }] of functions(without))
      expect(JSON.stringify(fn.Properties['Environment'] ?? {})).not.toContain('SIGN_IN_PROVIDERS');
  });
});

describe('the web application', () => {
  const web = JSON.stringify(deployed.of('web').Resources);

  test('may connect to exactly the domain of the pool', () => {
    const [, connect = ''] = /connect-src 'self' (.*?); base-uri/.exec(web) ?? [];
    const [, ...others] = connect.split('.amazonaws.com ');
    const [pool, live, ...more] = others.flatMap((each) => each.split(' '));
    expect(pool).toBe(`${origin}",{"Ref":"AWS::Region"},".amazoncognito.com`);
    expect(live).toMatch(/^wss:.*storyd-live.*execute-api/);
    expect(more).toEqual([]);
    expect(JSON.stringify(without.of('web').Resources)).not.toContain('amazoncognito');
  });

  test('knows the providers and the domain of the pool by its configuration, and no domain of a company', () => {
    const { stacks } = deployed;
    expect(stacks.web.resolve(stacks.web.configuration)).toMatchObject({
      providers: {
        origin: { 'Fn::Join': ['', [origin, { Ref: 'AWS::Region' }, '.amazoncognito.com']] },
        list: known.map(({ id, label, passwords }) => ({ id, label, passwords })),
      },
    });
    expect(without.stacks.web.configuration).not.toHaveProperty('providers');
  });
});

import { CfnUserPoolIdentityProvider, type IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { HOSTED_DOMAIN } from '#shared/model/people/signInProvider.ts';
import type { DeployedProvider, ProviderConnection, SecretReference } from '../signInProviders.ts';

/** Under another id CloudFormation would create the provider anew while its name is still in use. */
const providerLogicalId = (id: string): string => `SignInProvider${id}`;

/** A sign-in provider in the user pool. The template has the reference of a client secret, never the secret. */
export function addPoolProvider(
  scope: Construct,
  userPool: IUserPool,
  { id, connection, attributes }: DeployedProvider,
): CfnUserPoolIdentityProvider {
  const provider = new CfnUserPoolIdentityProvider(scope, providerLogicalId(id), {
    userPoolId: userPool.userPoolId,
    providerName: id,
    providerType: { oidc: 'OIDC', saml: 'SAML' }[connection.kind],
    providerDetails: detailsOf(connection),
    attributeMapping: {
      email: attributes.email,
      email_verified: attributes.emailVerified,
      name: attributes.name,
      ...(attributes.hostedDomain !== undefined && { [HOSTED_DOMAIN]: attributes.hostedDomain }),
    },
  });
  provider.overrideLogicalId(providerLogicalId(id));
  return provider;
}

function detailsOf(connection: ProviderConnection): Readonly<Record<string, string>> {
  if (connection.kind === 'saml') {
    const { metadata } = connection;
    // The session at the pool ends with each sign-in. That at the provider is the provider's own.
    return {
      ...('url' in metadata ? { MetadataURL: metadata.url } : { MetadataFile: metadata.xml }),
      IDPSignout: 'false',
    };
  }
  const { issuer, clientId, secret } = connection;
  return {
    client_id: clientId,
    client_secret: referenceTo(secret),
    authorize_scopes: 'openid email profile',
    oidc_issuer: issuer,
    attributes_request_method: 'GET',
  };
}

/** CloudFormation resolves it at deployment, and again when the version changes. */
function referenceTo({ name, version }: SecretReference): string {
  return `{{resolve:secretsmanager:${name}:SecretString:::${version}}}`;
}

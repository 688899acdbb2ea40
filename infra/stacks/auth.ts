import { CfnOutput, CfnParameter, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  type CfnUserPool,
  type CfnUserPoolClient,
  type CfnUserPoolIdentityProvider,
  CfnUserPoolRiskConfigurationAttachment,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  OAuthScope,
  StandardThreatProtectionMode,
  StringAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPoolClientOptions,
  UserPoolOperation,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { HOSTED_DOMAIN } from '#shared/model/people/signInProvider.ts';
import type { TriggerName } from '../bundle.ts';
import { LeastPrivilegeFunction } from '../constructs/LeastPrivilegeFunction.ts';
import { addPoolProvider } from '../constructs/poolProvider.ts';
import { rateRule, visibility } from '../constructs/rateRule.ts';
import type { DeploymentContext } from '../context.ts';
import { providersForFunctions } from '../publicProviders.ts';
import { passwordPolicy, rotationGrace, tokenPolicy } from '../userPoolPolicy.ts';

/** With other logical ids CloudFormation would create a new, empty pool, or a new client that no open tab knows. */
const POOL_ID = 'UserPool';
const CLIENT_ID = 'UserPoolClient';

/**
 * Requests to the user pool from one source in five minutes. A sign-in takes three, and a whole company may share one
 * address.
 */
export const SIGN_IN_PER_SOURCE = 1_000;

/** Custom attributes are declared without their prefix. */
const hostedDomain = HOSTED_DOMAIN.replace('custom:', '');

/** Cognito waits five seconds for a trigger and then calls it again. */
const TRIGGER_TIMEOUT = Duration.seconds(5);

export type AuthStackProps = StackProps & {
  readonly table: ITable;
  readonly context: DeploymentContext;
  readonly bundles: string;
};

/**
 * The user pool, in a stack of its own. Its permanent settings are made here: people sign in by e-mail address in any
 * case, the address is mutable (so that an identity provider can bring a new one), and no attribute is required (a
 * provider might not send it, and every client must be allowed to write required ones). The one custom attribute is
 * what the triggers demand of an account at Google; all other data about people is in the table.
 */
export class AuthStack extends Stack {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  /** The origin where people open the product, without a trailing slash: a parameter of the deployment. */
  readonly webUrl: string;
  /** The origin of the pool's own domain; undefined without sign-in providers. */
  readonly signInOrigin: string | undefined;

  constructor(scope: Construct, id: string, { table, context, bundles, ...props }: AuthStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const leaks = context.stage === 'aws' && context.refuseLeakedPasswords;
    this.userPool = new UserPool(this, POOL_ID, {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { mutable: true, required: false }, fullname: { mutable: true, required: false } },
      customAttributes: { [hostedDomain]: new StringAttribute({ mutable: true, maxLen: 253 }) },
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      // A new address counts once it is verified, the old one until then.
      keepOriginal: { email: true },
      userVerification: { emailStyle: VerificationEmailStyle.CODE },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // The emulator requires no code.
      ...(context.stage === 'aws'
        ? {
            mfa: context.secondFactor === 'required' ? Mfa.REQUIRED : Mfa.OPTIONAL,
            mfaSecondFactor: { sms: false, otp: true },
          }
        : { mfa: Mfa.OFF }),
      passwordPolicy: {
        minLength: passwordPolicy.minLength,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      ...(leaks
        ? {
            featurePlan: FeaturePlan.PLUS,
            standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
          }
        : { featurePlan: FeaturePlan.ESSENTIALS }),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const pool = this.userPool.node.defaultChild as CfnUserPool;
    pool.overrideLogicalId(POOL_ID);
    if (context.mailFrom !== undefined) pool.emailConfiguration = this.#sender(context.mailFrom);
    this.webUrl = this.#webUrl(context);
    this.signInOrigin = this.#addDomain(context);
    this.client = this.#addClient(context);
    if (leaks) this.#refuseLeakedPasswords();
    if (context.stage === 'aws' && context.firewall) this.#limitSources();
    this.#addTriggers(table, context, bundles);
    new CfnOutput(this, 'UserPoolId', {
      value: this.userPool.userPoolId,
      description: 'The user pool, for config.json',
    });
    new CfnOutput(this, 'UserPoolClientId', {
      value: this.client.userPoolClientId,
      description: "The web application's client, for config.json",
    });
  }

  /**
   * Cognito checks passwords when they are set, and nobody else sees them. Risky sign-ins are allowed: a refused person
   * could do nothing about it.
   */
  #refuseLeakedPasswords(): void {
    new CfnUserPoolRiskConfigurationAttachment(this, 'LeakedPasswords', {
      userPoolId: this.userPool.userPoolId,
      clientId: 'ALL',
      compromisedCredentialsRiskConfiguration: {
        eventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
        actions: { eventAction: 'BLOCK' },
      },
    });
  }

  /** Cognito limits wrong passwords per address by itself. This limits requests per source, for any address. */
  #limitSources(): void {
    const firewall = new CfnWebACL(this, 'Firewall', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('storyd-sign-in'),
      rules: [rateRule('sign-in-per-source', 0, { limit: SIGN_IN_PER_SOURCE, aggregateKeyType: 'IP' })],
    });
    new CfnWebACLAssociation(this, 'FirewallOfPool', {
      resourceArn: this.userPool.userPoolArn,
      webAclArn: firewall.attrArn,
    });
  }

  /** The SES identity that is needed to send from an address: its domain. */
  mailIdentity(mailFrom: string): string {
    const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
    return this.formatArn({ service: 'ses', resource: 'identity', resourceName: domain });
  }

  /**
   * Sends mails through SES in the pool's own region, where the sender's domain must be an identity
   * (docs/operations.md).
   */
  #sender(mailFrom: string): CfnUserPool.EmailConfigurationProperty {
    return {
      emailSendingAccount: 'DEVELOPER',
      from: `StorYd <${mailFrom}>`,
      sourceArn: this.mailIdentity(mailFrom),
    };
  }

  /**
   * The client of the web application: SRP, so that no password is sent, and refresh tokens. It has no secret, since a
   * browser could not keep it.
   */
  #addClient({ hideUnknownUsers, refreshTokenDays, stage, providers }: DeploymentContext): UserPoolClient {
    const own = new ClientAttributes().withStandardAttributes({ fullname: true });
    const brought = own.withStandardAttributes({ email: true }).withCustomAttributes(hostedDomain);
    const poolProviders = providers.map((one) => addPoolProvider(this, this.userPool, one));
    const client = new UserPoolClient(this, CLIENT_ID, {
      userPool: this.userPool,
      generateSecret: false,
      // The emulator's pool accepts any password by SRP, so the password itself is sent there.
      authFlows: stage === 'local' ? { userPassword: true } : { userSrp: true },
      ...this.#throughProviders(poolProviders),
      // Only an answered mail verifies an address, so the address is that of the sign-up and no client may write
      // another. Cognito writes what providers bring in the name of the client; `custom_message` refuses the rest.
      writeAttributes: providers.length > 0 ? brought : own,
      readAttributes: own.withStandardAttributes({ email: true, emailVerified: true }),
      idTokenValidity: Duration.millis(tokenPolicy.idAndAccess),
      accessTokenValidity: Duration.millis(tokenPolicy.idAndAccess),
      refreshTokenValidity: Duration.days(refreshTokenDays),
      // The emulator does not know rotation.
      ...(stage === 'aws' && { refreshTokenRotationGracePeriod: Duration.millis(rotationGrace) }),
      enableTokenRevocation: true,
      preventUserExistenceErrors: hideUnknownUsers,
    });
    client.node.addDependency(...poolProviders);
    client.applyRemovalPolicy(RemovalPolicy.RETAIN);
    (client.node.defaultChild as CfnUserPoolClient).overrideLogicalId(CLIENT_ID);
    return client;
  }

  /** Known before there is a web stack, which needs the pool: otherwise the stacks would depend on each other. */
  #webUrl({ stage, webUrl }: DeploymentContext): string {
    const parameter = new CfnParameter(this, 'WebUrl', {
      description: 'Where people open the product, such as https://storyd.acme.example; links in mails lead there',
      allowedPattern: stage === 'local' ? '^https?://[^/?#]+$' : '^https://[^/?#]+$',
      ...(webUrl !== undefined && { default: webUrl }),
    });
    return parameter.valueAsString;
  }

  /** The domain of the pool that providers return to. */
  #addDomain({ providers, signInDomain }: DeploymentContext): string | undefined {
    if (providers.length === 0 || signInDomain === undefined) return undefined;
    this.userPool.addDomain('SignInDomain', { cognitoDomain: { domainPrefix: signInDomain } });
    const origin = `https://${signInDomain}.auth.${this.region}.amazoncognito.com`;
    new CfnOutput(this, 'ProviderCallback', {
      value: `${origin}/oauth2/idpresponse`,
      description: 'The redirect address to enter at OpenID Connect providers',
    });
    if (providers.some(({ connection }) => connection.kind === 'saml')) {
      new CfnOutput(this, 'SamlReply', {
        value: `${origin}/saml2/idpresponse`,
        description: 'The reply address (assertion consumer service, by POST) to enter at SAML providers',
      });
      new CfnOutput(this, 'SamlEntityId', {
        value: `urn:amazon:cognito:sp:${this.userPool.userPoolId}`,
        description: 'The entity id (audience) to enter at SAML providers',
      });
    }
    return origin;
  }

  /**
   * Sign-ins through providers: the code flow, and only back to the pages that wait for it. The pool's own page for
   * passwords stays off; without providers there is no such sign-in at all.
   */
  #throughProviders(providers: readonly CfnUserPoolIdentityProvider[]): Partial<UserPoolClientOptions> {
    if (providers.length === 0)
      return { disableOAuth: true, supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO] };
    const window = `${this.webUrl}/provider-popup-signin`;
    return {
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
        callbackUrls: [window],
        // The same page: it ends the session of the browser at the pool as soon as it has its answer.
        logoutUrls: [window],
      },
      supportedIdentityProviders: providers.map(({ providerName }) =>
        UserPoolClientIdentityProvider.custom(providerName),
      ),
    };
  }

  #addTriggers(table: ITable, { companies, providers, stage }: DeploymentContext, bundles: string): void {
    // On the developer's own machine any company may be tried, as in the local run.
    const atProviders: Record<string, string> =
      providers.length > 0 ? { SIGN_IN_PROVIDERS: providersForFunctions(providers) } : {};
    const known = { COMPANIES: stage === 'local' ? 'any' : JSON.stringify(companies), ...atProviders };
    const add = (
      operation: UserPoolOperation,
      name: TriggerName,
      description: string,
      environment: Record<string, string>,
    ) => {
      const trigger = new LeastPrivilegeFunction(this, name, {
        name,
        bundles,
        description,
        environment,
        timeout: TRIGGER_TIMEOUT,
        table,
      });
      this.userPool.addTrigger(operation, trigger.function);
    };
    add(UserPoolOperation.PRE_SIGN_UP, 'pre_sign_up', 'Lets people of the companies of this deployment sign up', known);
    add(
      UserPoolOperation.POST_CONFIRMATION,
      'post_confirmation',
      'Makes a verified person known to their company',
      known,
    );
    add(
      UserPoolOperation.PRE_TOKEN_GENERATION,
      'pre_token_generation',
      'Puts uid, company and roles into tokens',
      known,
    );
    add(UserPoolOperation.CUSTOM_MESSAGE, 'custom_message', "Writes the pool's mails", {
      WEB_URL: this.webUrl,
      ...atProviders,
    });
  }
}

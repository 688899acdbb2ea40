import { CfnOutput, CfnParameter, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  type CfnUserPool,
  type CfnUserPoolClient,
  CfnUserPoolRiskConfigurationAttachment,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StandardThreatProtectionMode,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolOperation,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { TriggerName } from '../bundle.ts';
import { LeastPrivilegeFunction } from '../constructs/LeastPrivilegeFunction.ts';
import { rateRule, visibility } from '../constructs/rateRule.ts';
import type { DeploymentContext } from '../context.ts';
import { passwordPolicy, rotationGrace, tokenPolicy } from '../userPoolPolicy.ts';

/** Under other logical ids CloudFormation would make a new pool without anybody in it, or a new client that no open tab knows. */
const POOL_ID = 'UserPool';
const CLIENT_ID = 'UserPoolClient';

/** Requests to the user pool from one source in five minutes. A sign-in is three of them, and a whole company may come from one address. */
export const SIGN_IN_PER_SOURCE = 1_000;

/** Cognito waits five seconds for a trigger and then calls it again. */
const TRIGGER_TIMEOUT = Duration.seconds(5);

export type AuthStackProps = StackProps & {
  readonly table: ITable;
  readonly context: DeploymentContext;
  readonly bundles: string;
};

/**
 * Who people are: the user pool, in a stack of its own. What a pool can never change afterwards is decided here: people sign
 * in by e-mail address in any case of letters, the address is mutable (so that an identity provider can bring a new one), no attribute is
 * required (a provider might not send it; and what is required every client must be allowed to write), and there are no attributes of
 * our own, since all that we know of people is in the table.
 */
export class AuthStack extends Stack {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  /** Where people open the product, without a slash at the end: a parameter of the deployment. */
  webUrl = '';

  constructor(scope: Construct, id: string, { table, context, bundles, ...props }: AuthStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const leaks = context.stage === 'aws' && context.refuseLeakedPasswords;
    this.userPool = new UserPool(this, POOL_ID, {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { mutable: true, required: false }, fullname: { mutable: true, required: false } },
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      // A new address counts once it is verified, the old one until then.
      keepOriginal: { email: true },
      userVerification: { emailStyle: VerificationEmailStyle.CODE },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      // The emulator asks for no code.
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

  /** Cognito looks at passwords where they are set, and nobody else sees them. Sign-ins from unusual places are let in: who is refused there could do nothing about it. */
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

  /** Cognito counts wrong passwords of an address by itself. This counts what comes from one source, whichever addresses it tries. */
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

  /** The identity of SES that mails from an address need: its domain. */
  mailIdentity(mailFrom: string): string {
    const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
    return this.formatArn({ service: 'ses', resource: 'identity', resourceName: domain });
  }

  /** Mails go out through SES in the pool's own region, where the domain of their sender has to be an identity (docs/operations.md). */
  #sender(mailFrom: string): CfnUserPool.EmailConfigurationProperty {
    return {
      emailSendingAccount: 'DEVELOPER',
      from: `StorYd <${mailFrom}>`,
      sourceArn: this.mailIdentity(mailFrom),
    };
  }

  /** The web application's way in: by SRP, so that no password is sent, and by refresh token. It has no secret, since a browser could not keep it. */
  #addClient({ hideUnknownUsers, refreshTokenDays, stage }: DeploymentContext): UserPoolClient {
    const own = new ClientAttributes().withStandardAttributes({ fullname: true });
    const client = new UserPoolClient(this, CLIENT_ID, {
      userPool: this.userPool,
      generateSecret: false,
      // The emulator's pool answers SRP without looking at the password, so there it is sent.
      authFlows: stage === 'local' ? { userPassword: true } : { userSrp: true },
      disableOAuth: true,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      // Only a mail that was answered proves an address, so the address is that of the sign-up and no client may write another.
      writeAttributes: own,
      readAttributes: own.withStandardAttributes({ email: true, emailVerified: true }),
      idTokenValidity: Duration.millis(tokenPolicy.idAndAccess),
      accessTokenValidity: Duration.millis(tokenPolicy.idAndAccess),
      refreshTokenValidity: Duration.days(refreshTokenDays),
      // The emulator does not know rotation.
      ...(stage === 'aws' && { refreshTokenRotationGracePeriod: Duration.millis(rotationGrace) }),
      enableTokenRevocation: true,
      preventUserExistenceErrors: hideUnknownUsers,
    });
    client.applyRemovalPolicy(RemovalPolicy.RETAIN);
    (client.node.defaultChild as CfnUserPoolClient).overrideLogicalId(CLIENT_ID);
    return client;
  }

  #addTriggers(table: ITable, { companies, stage, webUrl }: DeploymentContext, bundles: string): void {
    // Known before there is a web stack, which needs the pool: the stacks would wait for each other.
    const url = new CfnParameter(this, 'WebUrl', {
      description: 'Where people open the product, such as https://storyd.acme.example; links in mails lead there',
      allowedPattern: stage === 'local' ? '^https?://[^/?#]+$' : '^https://[^/?#]+$',
      ...(webUrl !== undefined && { default: webUrl }),
    });
    this.webUrl = url.valueAsString;
    // On one's own machine any company may be tried, as in the local run.
    const known = { COMPANIES: stage === 'local' ? 'any' : JSON.stringify(companies) };
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
    add(UserPoolOperation.CUSTOM_MESSAGE, 'custom_message', "Writes the pool's mails", { WEB_URL: url.valueAsString });
  }
}

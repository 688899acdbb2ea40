import { describe, expect, test } from 'vitest';
import { clientWrites, passwordPolicy, tokenPolicy } from '#infra/userPoolPolicy.ts';
import { found, functions, plainDeployment, referred, resources, synthesise } from './support/templates.ts';

const deployed = synthesise({
  companies: { 'acme.example': { superAdmin: 'ann@acme.example' } },
  webUrl: 'https://storyd.acme.example/',
});
const template = deployed.of('auth');
const plain = plainDeployment().of('auth');
/** A deployment that has chosen all that a pool can be asked for. */
const strict = synthesise({
  mailFrom: 'storyd@mail.acme.example',
  secondFactor: 'required',
  refuseLeakedPasswords: true,
  hideUnknownUsers: true,
}).of('auth');
const pool = found(template.Resources['UserPool'], 'the pool');
const client = found(template.Resources['UserPoolClient'], 'the client');

describe('the user pool', () => {
  test('is the only one, under its permanent logical id', () => {
    expect(resources(template, 'AWS::Cognito::UserPool').map(([id]) => id)).toEqual(['UserPool']);
  });

  test('has the settings that can never change: sign-in by e-mail in any case, mutable, nothing required, of its own the Workspace alone', () => {
    expect(pool.Properties).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      Schema: [
        { Name: 'email', Mutable: true, Required: false },
        { Name: 'name', Mutable: true, Required: false },
        { Name: 'hosted_domain', Mutable: true, AttributeDataType: 'String' },
      ],
    });
    expect(pool.Properties['AliasAttributes']).toBeUndefined();
  });

  test('lets people sign up by themselves, with a code by mail, and recover the same way', () => {
    expect(pool.Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_CODE' },
    });
  });

  test('has the password policy of the local pool: six characters and nothing else', () => {
    expect(passwordPolicy.minLength).toBe(6);
    expect(pool.Properties['Policies']).toEqual({
      PasswordPolicy: {
        MinimumLength: passwordPolicy.minLength,
        RequireLowercase: false,
        RequireUppercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
      },
    });
  });

  test("sends its mails itself, or through the SES identity of the sender's domain", () => {
    expect(pool.Properties['EmailConfiguration']).toBeUndefined();
    const sender = strict.Resources['UserPool']?.Properties['EmailConfiguration'];
    expect(sender).toMatchObject({ EmailSendingAccount: 'DEVELOPER', From: 'StorYd <storyd@mail.acme.example>' });
    expect(JSON.stringify(sender)).toMatch(/:ses:.*:identity\/mail\.acme\.example"/);
  });

  test('requires the code of an authenticator app from people who have one, or from everybody', () => {
    expect(pool.Properties).toMatchObject({ MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] });
    expect(strict.Resources['UserPool']?.Properties).toMatchObject({
      MfaConfiguration: 'ON',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    });
  });

  test('refuses passwords known from leaks where the deployment asks for it', () => {
    const risks = 'AWS::Cognito::UserPoolRiskConfigurationAttachment';
    expect(pool.Properties).toMatchObject({ UserPoolTier: 'ESSENTIALS' });
    expect(resources(template, risks)).toEqual([]);
    expect(strict.Resources['UserPool']?.Properties).toMatchObject({
      UserPoolTier: 'PLUS',
      UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
    });
    expect(resources(strict, risks).map(([, { Properties }]) => Properties)).toEqual([
      {
        UserPoolId: { Ref: 'UserPool' },
        ClientId: 'ALL',
        CompromisedCredentialsRiskConfiguration: {
          EventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
          Actions: { EventAction: 'BLOCK' },
        },
      },
    ]);
  });

  test('is deleted neither by a call nor with the stack', () => {
    expect(pool).toMatchObject({
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: { DeletionProtection: 'ACTIVE' },
    });
    expect(deployed.stacks.auth.terminationProtection).toBe(true);
  });
});

describe('the client of the web application', () => {
  test('is the only one, under its permanent logical id, and is retained', () => {
    expect(resources(template, 'AWS::Cognito::UserPoolClient').map(([id]) => id)).toEqual(['UserPoolClient']);
    expect(client).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect(
      [...deployed.templates.values()].flatMap((one) => resources(one, 'AWS::Cognito::UserPoolClient')),
    ).toHaveLength(1);
  });

  test('has no secret, signs in by SRP, and not through a hosted page', () => {
    expect(client.Properties).toMatchObject({
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      AllowedOAuthFlowsUserPoolClient: false,
      SupportedIdentityProviders: ['COGNITO'],
      EnableTokenRevocation: true,
    });
  });

  test('has token lifetimes equal to those of the local pool', () => {
    const minutes = (milliseconds: number) => milliseconds / 60_000;
    expect(client.Properties).toMatchObject({
      IdTokenValidity: minutes(tokenPolicy.idAndAccess),
      AccessTokenValidity: minutes(tokenPolicy.idAndAccess),
      RefreshTokenValidity: minutes(tokenPolicy.refresh),
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes', RefreshToken: 'minutes' },
    });
  });

  test('writes the name only, never the address, like the client of the local pool', () => {
    const written = client.Properties['WriteAttributes'] as string[];
    expect(written).toEqual(['name']);
    expect(clientWrites).toEqual(written);
    expect(client.Properties['ReadAttributes']).toEqual(['email', 'email_verified', 'name']);
  });

  test('reveals unknown users, unless the deployment hides them', () => {
    expect(client.Properties['PreventUserExistenceErrors']).toBe('LEGACY');
    expect(strict.Resources['UserPoolClient']?.Properties['PreventUserExistenceErrors']).toBe('ENABLED');
  });
});

describe('the triggers', () => {
  const all = functions(deployed);
  const triggers = {
    PreSignUp: 'pre_sign_up',
    PostConfirmation: 'post_confirmation',
    PreTokenGeneration: 'pre_token_generation',
    CustomMessage: 'custom_message',
  };

  test('are the four of the pool, and no other', () => {
    const config = pool.Properties['LambdaConfig'] as Record<string, unknown>;
    expect(Object.keys(config).sort()).toEqual(Object.keys(triggers).sort());
    for (const [trigger, name] of Object.entries(triggers))
      expect(referred(template, config[trigger])).toBe(all.get(name)?.fn);
  });

  test('may be called by this pool only', () => {
    const permissions = resources(template, 'AWS::Lambda::Permission').map(([, { Properties }]) => Properties);
    expect(permissions).toHaveLength(4);
    for (const permission of permissions) {
      expect(permission).toMatchObject({
        Principal: 'cognito-idp.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': ['UserPool', 'Arn'] },
      });
    }
  });

  test('stop when Cognito stops waiting', () => {
    for (const name of Object.values(triggers)) expect(all.get(name)?.fn.Properties['Timeout']).toBe(5);
  });

  test('have the companies and the address of the product, and the table where they need it', () => {
    const environment = (name: string) =>
      (all.get(name)?.fn.Properties['Environment'] as { Variables: Record<string, unknown> } | undefined)?.Variables;
    const COMPANIES = '{"acme.example":{"superAdmin":"ann@acme.example"}}';
    expect(environment('pre_sign_up')).toEqual({ COMPANIES });
    expect(environment('post_confirmation')).toEqual({ COMPANIES, TABLE_NAME: expect.anything() });
    expect(environment('pre_token_generation')).toEqual({ COMPANIES, TABLE_NAME: expect.anything() });
    expect(environment('custom_message')).toEqual({ WEB_URL: { Ref: 'WebUrl' } });
    expect(template.Parameters?.['WebUrl']).toMatchObject({
      Default: 'https://storyd.acme.example',
      AllowedPattern: '^https://[^/?#]+$',
    });
  });

  test('cannot be deployed without the address of the product', () => {
    expect(plain.Parameters?.['WebUrl']).not.toHaveProperty('Default');
  });
});

import type {
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationTriggerEvent,
} from 'aws-lambda';
import { afterEach, describe, expect, it } from 'vitest';
import type { CognitoTriggers } from '#infra/local/cognito/index.ts';
import {
  asClient,
  type LocalPool,
  password,
  refusalOf,
  signInByPassword,
  signUpInput,
  startPool,
  tokensOf,
} from './localPool.ts';

const email = 'ada@acme.example';
let local: LocalPool;

const start = async (triggers: CognitoTriggers): Promise<LocalPool> => {
  local = await startPool({ triggers });
  return local;
};
afterEach(async () => {
  await local.stop();
});

const signUp = (changes: Record<string, unknown> = {}) =>
  local.call('SignUp', { ...signUpInput(local, email), ...changes });
const confirm = () =>
  local.call(
    'ConfirmSignUp',
    asClient(local, { Username: email, ConfirmationCode: local.lastCode(), ClientMetadata: { lang: 'en' } }),
  );
const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('the pre-sign-up trigger', () => {
  it('receives the event of AWS', async () => {
    const events: PreSignUpTriggerEvent[] = [];
    await start({
      preSignUp: async (event) => {
        events.push(structuredClone(event));
        return event;
      },
    });
    const { body } = await signUp({
      ClientMetadata: { invitation: 'x' },
      ValidationData: [{ Name: 'captcha', Value: 'y' }],
    });
    const { region, poolId, clientId } = local.pool.config();
    expect(events).toEqual([
      {
        version: '1',
        region,
        userPoolId: poolId,
        triggerSource: 'PreSignUp_SignUp',
        userName: body['UserSub'],
        callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
        request: {
          userAttributes: { email, name: 'Ada' },
          validationData: { captcha: 'y' },
          clientMetadata: { invitation: 'x' },
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
    ]);
  });

  it('refuses with its own message, and no account is kept', async () => {
    await start({
      preSignUp: () => Promise.reject(new Error('gmail.com is not a company')),
    });
    expect(refusalOf(await signUp())).toBe(
      '400 UserLambdaValidationException: PreSignUp failed with error gmail.com is not a company.',
    );
    expect(local.pool.admin.listUsers()).toEqual([]);
    expect(local.mails).toEqual([]);
  });

  it('may confirm at once, without a mail', async () => {
    const confirmed: string[] = [];
    await start({
      preSignUp: async (event) => {
        event.response = { autoConfirmUser: true, autoVerifyEmail: true, autoVerifyPhone: false };
        return event;
      },
      postConfirmation: async (event) => {
        confirmed.push(event.triggerSource);
        return event;
      },
    });
    expect((await signUp()).body['UserConfirmed']).toBe(true);
    expect(local.mails).toEqual([]);
    expect(confirmed).toEqual(['PostConfirmation_ConfirmSignUp']);
    expect(claims(tokensOf(await signInByPassword(local, email)).IdToken)['email_verified']).toBe(true);
  });

  it('cannot change the person through the event', async () => {
    await start({
      preSignUp: async (event) => {
        event.request.userAttributes['email'] = 'eve@evil.example';
        return event;
      },
    });
    await signUp();
    expect(local.pool.admin.listUsers()[0]?.email).toBe(email);
  });

  it('answers an event or is refused', async () => {
    await start({ preSignUp: () => Promise.resolve(undefined as unknown as PreSignUpTriggerEvent) });
    expect(refusalOf(await signUp())).toBe('400 InvalidLambdaResponseException: Unrecognizable lambda output');
  });
});

describe('the post-confirmation trigger', () => {
  it('is called for sign-ups, resets and demo accounts', async () => {
    const events: PostConfirmationTriggerEvent[] = [];
    await start({
      postConfirmation: async (event) => {
        events.push(event);
        return event;
      },
    });
    await signUp();
    await confirm();
    await local.call('ForgotPassword', asClient(local, { Username: email }));
    await local.call(
      'ConfirmForgotPassword',
      asClient(local, { Username: email, ConfirmationCode: local.lastCode(), Password: 'another1' }),
    );
    await local.pool.admin.createConfirmedUser({ email: 'Bob@acme.example', password, username: 'Bob' });
    expect(events.map((event) => [event.triggerSource, event.request.userAttributes['email']])).toEqual([
      ['PostConfirmation_ConfirmSignUp', email],
      ['PostConfirmation_ConfirmForgotPassword', email],
      ['PostConfirmation_ConfirmSignUp', 'bob@acme.example'],
    ]);
    expect(events[0]?.request).toMatchObject({
      userAttributes: {
        email_verified: 'true',
        'cognito:user_status': 'CONFIRMED',
        name: 'Ada',
      },
      clientMetadata: { lang: 'en' },
    });
  });

  it('may call the pool itself, and finds the person confirmed', async () => {
    const states: unknown[] = [];
    await start({
      postConfirmation: async (event) => {
        states.push((await local.adminCall('AdminGetUser', { Username: event.userName })).body['UserStatus']);
        await local.adminCall('AdminUpdateUserAttributes', {
          Username: event.userName,
          UserAttributes: [{ Name: 'nickname', Value: 'u1' }],
        });
        return event;
      },
    });
    await signUp();
    expect((await confirm()).status).toBe(200);
    expect(states).toEqual(['CONFIRMED']);
    expect(local.pool.admin.listUsers()[0]?.attributes['nickname']).toBe('u1');
  });

  it('reports its failure, while the person stays confirmed', async () => {
    await start({ postConfirmation: () => Promise.reject(new Error('no table')) });
    await signUp();
    expect(refusalOf(await confirm())).toBe(
      '400 UserLambdaValidationException: PostConfirmation failed with error no table.',
    );
    expect((await signInByPassword(local, email)).status).toBe(200);
  });
});

describe('the pre-token-generation trigger', () => {
  const person = () => local.pool.admin.createConfirmedUser({ email, password, username: 'Ada' });
  const idClaims = async () => claims(tokensOf(await signInByPassword(local, email)).IdToken);

  it('receives the event of AWS at sign-in and at refresh', async () => {
    const events: PreTokenGenerationTriggerEvent[] = [];
    await start({
      preTokenGeneration: async (event) => {
        events.push(structuredClone(event));
        return event;
      },
    });
    const { sub } = await person();
    const { RefreshToken } = tokensOf(await signInByPassword(local, email));
    await local.call('GetTokensFromRefreshToken', asClient(local, { RefreshToken, ClientMetadata: { tab: '1' } }));
    expect(events.map((event) => event.triggerSource)).toEqual([
      'TokenGeneration_Authentication',
      'TokenGeneration_RefreshTokens',
    ]);
    expect(events[1]).toMatchObject({
      userName: sub,
      request: {
        userAttributes: { sub, email, email_verified: 'true' },
        groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [] },
        clientMetadata: { tab: '1' },
      },
      response: { claimsOverrideDetails: null },
    });
  });

  it('adds and removes claims of the ID token, except those that identify the person', async () => {
    await start({
      preTokenGeneration: async (event) => {
        event.response = {
          claimsOverrideDetails: {
            claimsToAddOrOverride: { admin: 'true', sub: 'someone', aud: 'x', iss: 'y', token_use: 'access' },
            claimsToSuppress: ['name', 'exp'],
          },
        };
        return event;
      },
    });
    const { sub } = await person();
    const { issuer, clientId } = local.pool.config();
    const id = await idClaims();
    expect(id).toMatchObject({ admin: 'true', sub, aud: clientId, iss: issuer, token_use: 'id' });
    expect(id).toHaveProperty('exp');
    expect(id).not.toHaveProperty('name');
  });

  it('may answer in the format of version 2', async () => {
    await start({
      preTokenGeneration: async (event) => ({
        ...event,
        response: {
          claimsAndScopeOverrideDetails: { idTokenGeneration: { claimsToAddOrOverride: { admin: 'true' } } },
        },
      }),
    });
    await person();
    expect((await idClaims())['admin']).toBe('true');
  });

  it('can refuse the sign-in', async () => {
    await start({ preTokenGeneration: () => Promise.reject(new Error('no access')) });
    await person();
    expect(refusalOf(await signInByPassword(local, email))).toBe(
      '400 UserLambdaValidationException: PreTokenGeneration failed with error no access.',
    );
  });
});

describe('the custom-message trigger', () => {
  it('words each mail, with the code inserted everywhere', async () => {
    const events: CustomMessageTriggerEvent[] = [];
    await start({
      customMessage: async (event) => {
        events.push(structuredClone(event));
        const { codeParameter } = event.request;
        event.response.emailSubject = `${event.triggerSource} ${codeParameter}`;
        event.response.emailMessage = `<a href="http://web/verify?code=${codeParameter}">${codeParameter}</a>`;
        return event;
      },
    });
    await signUp();
    const code = local.lastCode();
    expect(local.mails).toEqual([
      {
        to: email,
        subject: `CustomMessage_SignUp ${code}`,
        html: `<a href="http://web/verify?code=${code}">${code}</a>`,
      },
    ]);
    await local.call('ResendConfirmationCode', asClient(local, { Username: email }));
    await confirm();
    await local.call('ForgotPassword', asClient(local, { Username: email, ClientMetadata: { lang: 'de' } }));
    expect(local.mails.map(({ subject }) => subject.split(' ')[0])).toEqual([
      'CustomMessage_SignUp',
      'CustomMessage_ResendCode',
      'CustomMessage_ForgotPassword',
    ]);
    expect(events[2]?.request).toMatchObject({
      codeParameter: '{####}',
      usernameParameter: null,
      clientMetadata: { lang: 'de' },
    });
    expect(JSON.stringify(events)).not.toContain(code);
  });

  it('reports its failure', async () => {
    await start({ customMessage: () => Promise.reject(new Error('no text')) });
    expect(refusalOf(await signUp())).toBe(
      '400 UserLambdaValidationException: CustomMessage failed with error no text.',
    );
    expect(local.mails).toEqual([]);
  });
});

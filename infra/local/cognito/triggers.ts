import type {
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda';
import type { PoolContext } from './context.ts';
import { CognitoError } from './errors.ts';
import { isObject } from './input.ts';
import type { UserRecord } from './userStore.ts';

/** What a client may pass along to the triggers of an operation. */
export type ClientMetadata = Readonly<Record<string, string>>;

type Texts = Readonly<Record<string, string>>;

const eventBase = <Source extends string>(pool: PoolContext, triggerSource: Source, userName: string) => {
  const { region, poolId, clientId } = pool.config();
  return {
    version: '1',
    region,
    userPoolId: poolId,
    triggerSource,
    userName,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
  };
};

const metadataOf = (clientMetadata: ClientMetadata): { clientMetadata?: Texts } =>
  Object.keys(clientMetadata).length > 0 ? { clientMetadata } : {};

/** The attributes of a stored person as a trigger sees them. */
const attributesOf = (user: UserRecord): Texts => ({
  sub: user.sub,
  'cognito:user_status': user.status,
  ...user.attributes,
});

/**
 * Runs a trigger. The event is made for this call, so that nothing of the pool can be changed through it.
 *
 * @throws UserLambdaValidationException with the trigger's message when it refuses, InvalidLambdaResponseException when what
 * it answers is not an event
 */
async function run<Event extends object, Answer extends { response: object }>(
  name: string,
  trigger: (event: Event) => Promise<Answer>,
  event: Event,
): Promise<Answer['response']> {
  let answer: Answer;
  try {
    answer = await trigger(event);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${message}.`);
  }
  if (isObject(answer) && isObject(answer.response)) return answer.response;
  throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
}

/** Asks the pre-sign-up trigger about a person who is not yet stored; a throw refuses the sign-up. */
export async function runPreSignUp(
  pool: PoolContext,
  sub: string,
  userAttributes: Texts,
  validationData: Texts,
  clientMetadata: ClientMetadata,
): Promise<{ confirmed: boolean; emailVerified: boolean }> {
  const trigger = pool.triggers.preSignUp;
  if (!trigger) return { confirmed: false, emailVerified: false };
  const event: PreSignUpTriggerEvent = {
    ...eventBase(pool, 'PreSignUp_SignUp', sub),
    request: {
      userAttributes,
      ...(Object.keys(validationData).length > 0 ? { validationData } : {}),
      ...metadataOf(clientMetadata),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  const response = await run('PreSignUp', trigger, event);
  return {
    confirmed: response.autoConfirmUser === true,
    emailVerified: response.autoVerifyEmail === true,
  };
}

/**
 * Tells the post-confirmation trigger, once the confirmation is on disk: what the product writes now refers to it. The person
 * stays confirmed when the trigger throws, as with Cognito.
 */
export async function runPostConfirmation(
  pool: PoolContext,
  triggerSource: PostConfirmationTriggerEvent['triggerSource'],
  user: UserRecord,
  clientMetadata: ClientMetadata,
): Promise<void> {
  await pool.store.settled();
  const trigger = pool.triggers.postConfirmation;
  if (!trigger) return;
  const event = {
    ...eventBase(pool, triggerSource, user.sub),
    request: { userAttributes: attributesOf(user), ...metadataOf(clientMetadata) },
    response: {},
  } as PostConfirmationTriggerEvent;
  await run('PostConfirmation', trigger, event);
}

/** What the product wants mailed instead of the default; `null` where it wants no change. */
export type CustomMessage = { readonly subject: string | null; readonly html: string | null };

/** The places in a mail that Cognito fills in. */
export const codeParameter = '{####}';

/** Asks the custom-message trigger for the mail of a code. */
export async function runCustomMessage(
  pool: PoolContext,
  triggerSource: 'CustomMessage_SignUp' | 'CustomMessage_ResendCode' | 'CustomMessage_ForgotPassword',
  user: UserRecord,
  clientMetadata: ClientMetadata,
): Promise<CustomMessage> {
  const trigger = pool.triggers.customMessage;
  if (!trigger) return { subject: null, html: null };
  const event = {
    ...eventBase(pool, triggerSource, user.sub),
    request: {
      userAttributes: attributesOf(user),
      codeParameter,
      linkParameter: '{##Click Here##}',
      // Cognito names the user only in the mail of an account that an administrator made.
      usernameParameter: null,
      ...metadataOf(clientMetadata),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  } as CustomMessageTriggerEvent;
  const response = await run('CustomMessage', trigger, event);
  return { subject: response.emailSubject ?? null, html: response.emailMessage ?? null };
}

/** What the pre-token-generation trigger wants changed in the ID token. */
export type ClaimChanges = { readonly add: Readonly<Record<string, unknown>>; readonly suppress: readonly string[] };

/** Asks the pre-token-generation trigger; understands its answers of version 1 and 2. */
export async function runPreTokenGeneration(
  pool: PoolContext,
  triggerSource: 'TokenGeneration_Authentication' | 'TokenGeneration_RefreshTokens',
  user: UserRecord,
  clientMetadata: ClientMetadata,
): Promise<ClaimChanges> {
  const trigger = pool.triggers.preTokenGeneration;
  if (!trigger) return { add: {}, suppress: [] };
  const event = {
    ...eventBase(pool, triggerSource, user.sub),
    request: {
      userAttributes: attributesOf(user),
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [] },
      ...metadataOf(clientMetadata),
    },
    // Null in AWS too, although the published type has it otherwise.
    response: { claimsOverrideDetails: null },
  } as unknown as PreTokenGenerationTriggerEvent;
  const response: Partial<PreTokenGenerationTriggerEvent['response'] & PreTokenGenerationV2TriggerEvent['response']> =
    await run('PreTokenGeneration', trigger, event);
  const wanted = response.claimsAndScopeOverrideDetails?.idTokenGeneration ?? response.claimsOverrideDetails;
  return { add: wanted?.claimsToAddOrOverride ?? {}, suppress: wanted?.claimsToSuppress ?? [] };
}

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
import type { ClaimChanges } from './types.ts';
import { type FederatedAccount, nameAtPool, type UserRecord } from './userStore.ts';

/** The metadata that a client may pass to the triggers of an operation. */
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
  ...(user.federated && { identities: JSON.stringify([identityOf(user, user.federated)]) }),
});

/** A person's name in the pool, as tokens and triggers have it. */
export const userNameOf = ({ sub, federated }: UserRecord): string => (federated ? nameAtPool(federated) : sub);

/** An account at a provider, as Cognito writes it into tokens and attributes. */
export const identityOf = ({ createdAt }: UserRecord, { provider, subject, samlIssuer }: FederatedAccount) => ({
  userId: subject,
  providerName: provider,
  providerType: samlIssuer === undefined ? 'OIDC' : 'SAML',
  issuer: samlIssuer ?? null,
  primary: true,
  dateCreated: createdAt,
});

/**
 * Runs a trigger. The event is created for this call, so that nothing of the pool can be changed through it.
 *
 * @throws UserLambdaValidationException with the trigger's message when it refuses, InvalidLambdaResponseException when
 * it does not return an event
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
  triggerSource: 'PreSignUp_SignUp' | 'PreSignUp_ExternalProvider',
  userName: string,
  userAttributes: Texts,
  validationData: Texts,
  clientMetadata: ClientMetadata,
): Promise<{ confirmed: boolean; emailVerified: boolean }> {
  const trigger = pool.triggers.preSignUp;
  if (!trigger) return { confirmed: false, emailVerified: false };
  const event: PreSignUpTriggerEvent = {
    ...eventBase(pool, triggerSource, userName),
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
 * Calls the post-confirmation trigger, once the confirmation is on disk: the product's writes in the trigger depend on
 * it. The person stays confirmed when the trigger throws, as with Cognito.
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
    ...eventBase(pool, triggerSource, userNameOf(user)),
    request: { userAttributes: attributesOf(user), ...metadataOf(clientMetadata) },
    response: {},
  } as PostConfirmationTriggerEvent;
  await run('PostConfirmation', trigger, event);
}

/** The mail of the product in place of the default; `null` for no change. */
export type CustomMessage = { readonly subject: string | null; readonly html: string | null };

/** The placeholders in a mail that Cognito fills in. */
export const codeParameter = '{####}';

/** Asks the custom-message trigger for the mail of a code. */
export async function runCustomMessage(
  pool: PoolContext,
  triggerSource:
    | 'CustomMessage_SignUp'
    | 'CustomMessage_ResendCode'
    | 'CustomMessage_ForgotPassword'
    | 'CustomMessage_UpdateUserAttribute',
  user: UserRecord,
  clientMetadata: ClientMetadata,
): Promise<CustomMessage> {
  const trigger = pool.triggers.customMessage;
  if (!trigger) return { subject: null, html: null };
  const event = {
    ...eventBase(pool, triggerSource, userNameOf(user)),
    request: {
      userAttributes: attributesOf(user),
      codeParameter,
      linkParameter: '{##Click Here##}',
      // Cognito gives the user name only for the mail of an account that an administrator created.
      usernameParameter: null,
      ...metadataOf(clientMetadata),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  } as CustomMessageTriggerEvent;
  const response = await run('CustomMessage', trigger, event);
  return { subject: response.emailSubject ?? null, html: response.emailMessage ?? null };
}

/** Calls the pre-token-generation trigger; supports answers of version 1 and 2. */
export async function runPreTokenGeneration(
  pool: PoolContext,
  triggerSource: 'TokenGeneration_Authentication' | 'TokenGeneration_HostedAuth' | 'TokenGeneration_RefreshTokens',
  user: UserRecord,
  clientMetadata: ClientMetadata,
): Promise<ClaimChanges> {
  const trigger = pool.triggers.preTokenGeneration;
  if (!trigger) return { add: {}, suppress: [] };
  const event = {
    ...eventBase(pool, triggerSource, userNameOf(user)),
    request: {
      userAttributes: attributesOf(user),
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [] },
      ...metadataOf(clientMetadata),
    },
    // Null in AWS too, although the published type says otherwise.
    response: { claimsOverrideDetails: null },
  } as unknown as PreTokenGenerationTriggerEvent;
  const response: Partial<PreTokenGenerationTriggerEvent['response'] & PreTokenGenerationV2TriggerEvent['response']> =
    await run('PreTokenGeneration', trigger, event);
  const wanted = response.claimsAndScopeOverrideDetails?.idTokenGeneration ?? response.claimsOverrideDetails;
  return { add: wanted?.claimsToAddOrOverride ?? {}, suppress: wanted?.claimsToSuppress ?? [] };
}

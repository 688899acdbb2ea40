/** The error names of the Cognito protocol that this pool answers with. */
export type CognitoErrorName =
  | 'AliasExistsException'
  | 'CodeDeliveryFailureException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InternalErrorException'
  | 'InvalidLambdaResponseException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'MissingAuthenticationTokenException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'RequestEntityTooLargeException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** A refusal for the client: `name` becomes `__type`. Any other error is a fault and is not sent. */
export class CognitoError extends Error {
  readonly status: number;

  constructor(name: CognitoErrorName, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

/** Messages of refusals shared by several operations, exactly as Cognito's, since clients compare them. */
export const refusal = {
  wrongPassword: () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.'),
  passwordAttemptsExceeded: () => new CognitoError('NotAuthorizedException', 'Password attempts exceeded'),
  unknownUser: () => new CognitoError('UserNotFoundException', 'User does not exist.'),
  unknownUserOfClient: () => new CognitoError('UserNotFoundException', 'Username/client id combination not found.'),
  notConfirmed: () => new CognitoError('UserNotConfirmedException', 'User is not confirmed.'),
  resetRequired: () => new CognitoError('PasswordResetRequiredException', 'Password reset required for the user'),
  emailTaken: () => new CognitoError('UsernameExistsException', 'An account with the given email already exists.'),
  aliasTaken: () => new CognitoError('AliasExistsException', 'An account with the given email already exists.'),
  codeMismatch: () =>
    new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  mfaCodeMismatch: () => new CognitoError('CodeMismatchException', 'Invalid code received for user'),
  codeDoesNotEnable: () =>
    new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA'),
  codeExpired: () => new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  attemptLimit: () => new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  sessionExpired: () => new CognitoError('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
  invalidAccessToken: () => new CognitoError('NotAuthorizedException', 'Invalid Access Token'),
  accessTokenExpired: () => new CognitoError('NotAuthorizedException', 'Access Token has expired'),
  accessTokenRevoked: () => new CognitoError('NotAuthorizedException', 'Access Token has been revoked'),
  invalidRefreshToken: () => new CognitoError('NotAuthorizedException', 'Invalid Refresh Token'),
  refreshTokenRevoked: () => new CognitoError('NotAuthorizedException', 'Refresh Token has been revoked'),
  refreshTokenExpired: () => new CognitoError('NotAuthorizedException', 'Refresh Token has expired'),
  unauthorizedAttribute: () =>
    new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
  invalidParameter: (message: string) => new CognitoError('InvalidParameterException', message),
} as const;

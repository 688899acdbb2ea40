import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda';

/** The settings of the pool for the web client and the API's authorizer. `issuer` is the full URL in `iss`. */
export type PoolConfig = {
  readonly region: string;
  readonly poolId: string;
  readonly clientId: string;
  readonly issuer: string;
};

/**
 * The product's trigger Lambdas, called with the event that AWS would send and expected to return that event. A trigger
 * that throws refuses the operation; its message reaches the client as `UserLambdaValidationException`, as with
 * Cognito.
 */
export type CognitoTriggers = {
  readonly preSignUp?: ((event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>) | undefined;
  readonly postConfirmation?:
    | ((event: PostConfirmationTriggerEvent) => Promise<PostConfirmationTriggerEvent>)
    | undefined;
  /** Receives the V1_0 event; an answer in the format of V2_0 is supported too. */
  readonly preTokenGeneration?:
    | ((
        event: PreTokenGenerationTriggerEvent,
      ) => Promise<PreTokenGenerationTriggerEvent | PreTokenGenerationV2TriggerEvent>)
    | undefined;
  readonly customMessage?: ((event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>) | undefined;
};

/** The changes of the ID token by the pre-token-generation trigger. */
export type ClaimChanges = { readonly add: Readonly<Record<string, unknown>>; readonly suppress: readonly string[] };

/** One mail as Cognito would pass it to SES; `html` is the custom message's `emailMessage`. */
export type Mail = { readonly to: string; readonly subject: string; readonly html: string };

/** Whether a code of an authenticator app at sign-in is optional or required. */
export type SecondFactorRule = 'optional' | 'required';

/**
 * An OpenID Connect provider of the pool, with the pool's registration there. One of the type SAML is asked in the same
 * way, and its accounts look to triggers and in tokens like those of a SAML provider at Cognito.
 */
export type FederatedProvider = {
  /** Its name in the pool. */
  readonly id: string;
  /** `OIDC` by default. */
  readonly type?: 'OIDC' | 'SAML';
  /** Called at each use, because the port may not be known at the start. */
  readonly issuer: () => string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** The settings of signing in through providers: those of the app client in a deployment. */
export type Federation = {
  readonly providers: readonly FederatedProvider[];
  /** Addresses of the web app that a sign-in may return to, and a sign-out. */
  readonly callbackUrls: () => readonly string[];
  readonly logoutUrls: () => readonly string[];
};

/** The parameters of `createUserPool`. */
export type UserPoolOptions = {
  /** Folder of the pool's data between runs; `undefined` keeps it in memory only. */
  readonly dataDir: string | undefined;
  /** Origin under which `handle` is served, called at each use because the port may not be known at the start. */
  readonly issuerBase: () => string;
  readonly triggers: CognitoTriggers;
  readonly sendMail: (mail: Mail) => Promise<void> | void;
  /** The sign-in providers of the pool; none by default. */
  readonly federation?: Federation | undefined;
  /** `optional` by default. */
  readonly secondFactor?: SecondFactorRule | undefined;
  /** Milliseconds since the epoch; tests move it. */
  readonly clock?: (() => number) | undefined;
};

/** A person as an administrator sees them. */
type PoolUser = {
  readonly sub: string;
  readonly email: string;
  readonly status: UserStatus;
  readonly attributes: Readonly<Record<string, string>>;
};

/** The user states of Cognito that this pool supports. */
export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'EXTERNAL_PROVIDER';

/** A demo account to create; `username` is the display name, kept as the attribute `name`. */
export type ConfirmedUserInput = {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
};

/** The pool, ready to be mounted on an HTTP port of its own. */
export type UserPool = {
  config(): PoolConfig;
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
  readonly admin: {
    /** Creates a person who can sign in at once and runs the post-confirmation trigger; refuses a known address. */
    createConfirmedUser(input: ConfirmedUserInput): Promise<{ sub: string }>;
    /** Deletes the person and all their sessions; refuses an unknown address with `UserNotFoundException`. */
    deleteUser(email: string): Promise<void>;
    listUsers(): PoolUser[];
  };
  /** Waits until everything accepted is on disk. */
  close(): Promise<void>;
};

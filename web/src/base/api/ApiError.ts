import type { ErrorCode, KnownError, Standing } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';

/** Only a command can have saved something. */
export type Kind = 'query' | 'command';

/** A failed call. `message` is a text for users. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** Field path -> its error; only with `bad-input`. */
  readonly fieldErrors: Record<string, string> | undefined;
  /** The current values of the fields that others have changed; only with `value-changed`. */
  readonly standing: Standing | undefined;
  /** In how many seconds to try again, where the server knows. */
  readonly retryAfter: number | undefined;
  /** Identifies the line in the server's log; only when the server failed. */
  readonly requestId: string | undefined;

  /** @param detail replaces the standard status and message (still a text for users), and adds more */
  constructor(
    { code, status, message }: KnownError,
    detail: {
      status?: number;
      message?: string;
      fieldErrors?: Record<string, string>;
      standing?: Standing;
      retryAfter?: number;
      requestId?: string;
      cause?: unknown;
    } = {},
  ) {
    super(detail.message ?? message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = detail.status ?? status;
    this.fieldErrors = detail.fieldErrors;
    this.standing = detail.standing;
    this.retryAfter = detail.retryAfter;
    this.requestId = detail.requestId;
  }

  /** The current values of the fields that others have changed; only with `value-changed`. */
  get current(): Standing['current'] | undefined {
    return this.standing?.current;
  }

  /** True when no answer arrived: the user is offline or the server is unreachable. */
  get isNetworkFailure(): boolean {
    return this.status === 0;
  }
}

/** Statuses that the gateway sends before a function runs, with a `{message}` for developers only (rule call.3). */
const GATEWAY_ERRORS: Record<number, KnownError> = {
  401: errors.notAuthenticated,
  403: errors.permissionDenied,
  404: errors.unknownCall,
  413: errors.tooLarge,
  429: errors.tooManyRequests,
};

/**
 * The format of our own codes. A list of them would be part of every page; the server sends all error texts that users
 * read.
 */
const CODE = /^[a-z]+(-[a-z]+)*$/;

/**
 * The error of a refused answer.
 * @param body the parsed JSON body, or undefined when there was none
 */
export function errorOfAnswer(kind: Kind, status: number, body: unknown): ApiError {
  const { code, message, fieldErrors, current, changed, retryAfter, requestId } = isRecord(body) ? body : {};
  if (typeof code !== 'string' || !CODE.test(code) || typeof message !== 'string')
    return new ApiError(GATEWAY_ERRORS[status] ?? errors.unknown, {
      status,
      ...(kind === 'command' && GATEWAY_ERRORS[status] === undefined && { message: commonTexts.mayBeSaved }),
    });
  return new ApiError({ code, status, message } as KnownError, {
    ...(isTextRecord(fieldErrors) ? { fieldErrors } : {}),
    ...(isRecord(current) && Array.isArray(changed)
      ? { standing: { current, changed: changed as Standing['changed'] } }
      : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
    ...(typeof requestId === 'string' ? { requestId } : {}),
  });
}

/**
 * Whether a query failed because the address names nothing: the server knows nothing by that id, or it is malformed and
 * so cannot be an id (rule screen.21).
 * @param missing the code of the refusal for what does not exist
 * @param idField the field of the input with the id
 */
export function namesNothing(error: ApiError | null, missing: ErrorCode, idField: string): boolean {
  return error !== null && (error.code === missing || error.fieldErrors?.[idField] !== undefined);
}

/** The error of a call without an answer. */
export function errorOfNoAnswer(kind: Kind, cause: unknown): ApiError {
  return new ApiError(errors.unknown, {
    status: 0,
    message: kind === 'command' ? commonTexts.mayBeSaved : commonTexts.unreachable,
    cause,
  });
}

/** Whether an error leaves open if the command took effect: anything but a refusal with a code. */
export function isUnclear(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === errors.unknown.code;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

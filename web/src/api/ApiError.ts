import type { ErrorCode, Standing } from '#shared/CallError.ts';
import { errorTable } from '#shared/errorTable.ts';
import { commonTexts } from '#shared/texts/common.ts';

/** A call that did not succeed. `message` is fit for people. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** Field path -> what is wrong with it; only with `bad-input`. */
  readonly fieldErrors: Record<string, string> | undefined;
  /** What stands where something else was to be written; only with `value-changed`. */
  readonly standing: Standing | undefined;
  /** Finds the line in the server's log; only when the server failed. */
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode,
    detail: {
      status: number;
      message?: string;
      fieldErrors?: Record<string, string>;
      standing?: Standing;
      requestId?: string;
      cause?: unknown;
    },
  ) {
    super(detail.message ?? errorTable[code].message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = detail.status;
    this.fieldErrors = detail.fieldErrors;
    this.standing = detail.standing;
    this.requestId = detail.requestId;
  }

  /** What stands in the fields that were to be written; only with `value-changed`. */
  get current(): Standing['current'] | undefined {
    return this.standing?.current;
  }

  /** No answer arrived: the person is offline or the server is away. */
  get isNetworkFailure(): boolean {
    return this.status === 0;
  }
}

/** The gateway refuses these before a function is called, and says `{message}` only, in words for developers (rule call.3). */
const GATEWAY_CODES: Record<number, ErrorCode> = {
  401: 'not-authenticated',
  403: 'permission-denied',
  404: 'unknown-call',
  413: 'too-large',
  429: 'too-many-requests',
};

/**
 * The error of a refused answer.
 * @param body the parsed JSON body, or undefined when it was none
 */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const { code, message, fieldErrors, current, changed, requestId } = isRecord(body) ? body : {};
  if (typeof code !== 'string' || !Object.hasOwn(errorTable, code))
    return new ApiError(GATEWAY_CODES[status] ?? 'unknown', { status });
  return new ApiError(code as ErrorCode, {
    status,
    ...(typeof message === 'string' ? { message } : {}),
    ...(isTextRecord(fieldErrors) ? { fieldErrors } : {}),
    ...(isRecord(current) && Array.isArray(changed)
      ? { standing: { current, changed: changed as Standing['changed'] } }
      : {}),
    ...(typeof requestId === 'string' ? { requestId } : {}),
  });
}

/** The error of a call that got no answer. Only a command can have had something to save. */
export function errorOfNoAnswer(kind: 'query' | 'command', cause: unknown): ApiError {
  return new ApiError('unknown', {
    status: 0,
    message: kind === 'command' ? commonTexts.unreachableNothingSaved : commonTexts.unreachable,
    cause,
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

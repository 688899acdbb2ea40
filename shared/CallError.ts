import type * as errors from './errors.ts';

/** Any of the refusals of `shared/errors.ts`. */
export type KnownError = (typeof errors)[keyof typeof errors];
export type ErrorCode = KnownError['code'];

/** What a refused call answers, besides its HTTP status (rule call.1). */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  /** Field path -> what is wrong with it; only with `bad-input`. */
  fieldErrors?: Record<string, string>;
  /** Only with 5xx: finds the line in the log. */
  requestId?: string;
};

/**
 * A refusal of the closed list (`shared/errors.ts`). Rules and handlers throw it; the runtime turns it into `{code, message}` with its HTTP
 * status, the client turns an answer back into it.
 */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fieldErrors: Record<string, string> | undefined;

  /**
   * @param detail replaces the standard message (it must still be fit for people), names the fields at fault, keeps the error behind it
   */
  constructor(
    { code, status, message }: KnownError,
    detail: { message?: string; fieldErrors?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail.message ?? message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.fieldErrors = detail.fieldErrors;
  }

  /** The JSON body that tells a client of this refusal. */
  toBody(): ErrorBody {
    return this.fieldErrors === undefined
      ? { code: this.code, message: this.message }
      : { code: this.code, message: this.message, fieldErrors: this.fieldErrors };
  }
}

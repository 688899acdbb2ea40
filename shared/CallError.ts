import type * as errors from './errors.ts';

/** Any of the refusals of `shared/errors.ts`. */
export type KnownError = (typeof errors)[keyof typeof errors];
export type ErrorCode = KnownError['code'];

/** The present values where their sender expected others: by their names in the input, with their entity. */
export type Standing = {
  current: Record<string, unknown>;
  changed: ({ type: string; id: string; version: number } & Record<string, unknown>)[];
};

/** The body of a refusal, besides its HTTP status (rule call.1). */
export type ErrorBody = Partial<Standing> & {
  code: ErrorCode;
  message: string;
  /** Field path -> its fault; only with `bad-input`. */
  fieldErrors?: Record<string, string> | undefined;
  /** In how many seconds to try again; only where it is known. */
  retryAfter?: number | undefined;
  /** Only with 5xx: identifies the line in the log. */
  requestId?: string;
};

/**
 * A refusal of the closed list (`shared/errors.ts`). Rules and handlers throw it; the runtime turns it into `{code,
 * message}` with its HTTP status, the client turns an answer back into it.
 */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fieldErrors: Record<string, string> | undefined;
  /** Only with `value-changed`. */
  readonly standing: Standing | undefined;
  /** In how many seconds to try again, where it is known. */
  readonly retryAfter: number | undefined;

  /**
   * @param detail replaces the standard message (it must still be fit for people), names the invalid fields, holds
   * present values, or the cause
   */
  constructor(
    { code, status, message }: KnownError,
    detail: {
      message?: string;
      fieldErrors?: Record<string, string>;
      standing?: Standing;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(detail.message ?? message, detail);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.fieldErrors = detail.fieldErrors;
    this.standing = detail.standing;
    this.retryAfter = detail.retryAfter;
  }

  /** The same refusal in other words. */
  saying(message: string): CallError {
    const { code, status, fieldErrors, retryAfter } = this;
    return new CallError({ code, status, message } as KnownError, {
      ...(fieldErrors !== undefined && { fieldErrors }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }

  /** The JSON body of this refusal. */
  toBody(): ErrorBody {
    const { code, message, fieldErrors, standing, retryAfter } = this;
    return { code, message, fieldErrors, retryAfter, ...standing };
  }
}

import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import type { Refusal } from './entity.ts';

/** The refusal for a failed call. Anything but an ApiError is a bug, for which users get the general message. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError) {
    const { code, message, current } = error;
    return { code, message, ...(current !== undefined && { current }) };
  }
  return { code: 'unknown', message: errors.unknown.message };
}

/** The error of a command refused without a request. */
export function refused(error: KnownError): ApiError {
  return new ApiError(error);
}

/** Anything but a refusal with a code leaves open whether the command took effect. */
export function isUnclear(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'unknown';
}

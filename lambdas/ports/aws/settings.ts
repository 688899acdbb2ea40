import { fromEnv } from '@aws-sdk/credential-provider-env';
import { StandardRetryStrategy } from '@smithy/core/retry';

/** Attempts at a request, the first one included. */
const ATTEMPTS = 3;

/**
 * The settings of a client of the SDK. Its credentials come from the environment alone, where Lambda puts them. It
 * repeats a request that was throttled, that the service failed at, or whose connection broke, after a growing random
 * delay.
 */
export const repeating = () => ({ credentials: fromEnv(), maxAttempts: ATTEMPTS });

/**
 * The settings of a client for requests that must not take effect twice: only throttled ones are repeated, since the
 * service has certainly not begun with these.
 */
export const repeatingThrottled = () => ({
  credentials: fromEnv(),
  retryStrategy: new ThrottledOnly(ATTEMPTS),
  requestHandler: { httpsAgent: { timeout: IDLE } },
});

/**
 * Connections are closed after so long without a request, in milliseconds. One that its service has closed while Lambda
 * had stopped the function would fail at the next request, which is not repeated.
 */
const IDLE = 4_000;

type Refresh = StandardRetryStrategy['refreshRetryTokenForRetry'];

class ThrottledOnly extends StandardRetryStrategy {
  override async refreshRetryTokenForRetry(...[token, error]: Parameters<Refresh>): ReturnType<Refresh> {
    if (error.errorType !== 'THROTTLING') throw new Error('only throttled requests are repeated');
    return super.refreshRetryTokenForRetry(token, error);
  }
}

/** The options of a request that has so long, with all its attempts and the delays between them. In milliseconds. */
export const within = (timeout: number) => ({ abortSignal: AbortSignal.timeout(timeout) });

/** A query as it is sent: a GET, or a POST with a body. */
export type Sent = { url: string; body?: string | undefined };

/** A query that was sent before the application's code had loaded. */
export type EarlyCall = Sent & {
  /** The name of the call. */
  token: string;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  response: Promise<Response>;
};

declare global {
  /** The requests of the page's early script (see `web/src/early`); absent without one, as in tests. */
  var storydEarly: { configuration?: Promise<Response>; call?: EarlyCall } | undefined;
}

/** Requests the configuration before the application's code has loaded. */
export function askConfigurationEarly(): void {
  const configuration = fetch('/config.json', { cache: 'no-cache' });
  configuration.catch(takenAsFailure);
  globalThis.storydEarly = { configuration };
}

/** Sends a query before the application's code has loaded, as the client would. */
export function askEarly({ url, body }: Sent, token: string, now: number): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const response =
    body === undefined
      ? fetch(url, { headers })
      : fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
  response.catch(takenAsFailure);
  globalThis.storydEarly = { ...globalThis.storydEarly, call: { url, body, token, at: now, response } };
}

/** Its error reaches the caller that takes it. */
const takenAsFailure = () => undefined;

/** An older answer is requested again, in ms. */
const GOOD_FOR_MS = 10_000;

/**
 * Takes the waiting answer for a call, once. @returns undefined when there is none for exactly this call with this
 * token: another person's is never used; the promise resolves to undefined when the call failed
 */
export function takeEarlyAnswer(
  { url, body }: Sent,
  token: string,
  now: number,
): Promise<Response | undefined> | undefined {
  const call = globalThis.storydEarly?.call;
  if (call?.url !== url || call.body !== body || call.token !== token) return undefined;
  delete globalThis.storydEarly?.call;
  if (now - call.at > GOOD_FOR_MS) return undefined;
  return call.response.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
}

/** Takes the configuration that was requested early, once. */
export function takeEarlyConfiguration(): Promise<Response> | undefined {
  const configuration = globalThis.storydEarly?.configuration;
  delete globalThis.storydEarly?.configuration;
  return configuration;
}

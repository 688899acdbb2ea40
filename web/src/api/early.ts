/** A query as it is sent: a GET, or a POST with a body. */
export type Sent = { url: string; body?: string | undefined };

/** A query that was made before the application's code had come. */
export type EarlyCall = Sent & {
  /** Whose call it is. */
  token: string;
  /** When it was made, in milliseconds since 1970. */
  at: number;
  response: Promise<Response>;
};

declare global {
  /** What the early script of the page has asked for (see `web/src/early`); absent where there is none, as in tests. */
  var storydEarly: { configuration?: Promise<Response>; call?: EarlyCall } | undefined;
}

/** Asks for the configuration before the application's code has come. */
export function askConfigurationEarly(): void {
  const configuration = fetch('/config.json', { cache: 'no-cache' });
  configuration.catch(takenAsFailure);
  globalThis.storydEarly = { configuration };
}

/** Makes a query before the application's code has come, as the client will make it. */
export function askEarly({ url, body }: Sent, token: string, now: number): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const response =
    body === undefined
      ? fetch(url, { headers })
      : fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
  response.catch(takenAsFailure);
  globalThis.storydEarly = { ...globalThis.storydEarly, call: { url, body, token, at: now, response } };
}

/** Whoever takes it learns of it. */
const takenAsFailure = () => undefined;

/** An answer that has waited longer is asked for again, in ms. */
const GOOD_FOR_MS = 10_000;

/**
 * Takes the answer that waits for a call, once. @returns undefined when there is none for just this call, made with just this token: another person's is
 * never used; the promise gives undefined when the call failed
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

/** Takes the configuration that was asked for early, once. */
export function takeEarlyConfiguration(): Promise<Response> | undefined {
  const configuration = globalThis.storydEarly?.configuration;
  delete globalThis.storydEarly?.configuration;
  return configuration;
}

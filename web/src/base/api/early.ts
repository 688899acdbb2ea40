/** A query as sent: a GET, or a POST with a body. */
export type Sent = { url: string; body?: string | undefined };

/** A query sent before the application's code has loaded. */
type EarlyCall = Sent & {
  /** The ID token it was sent with. */
  token: string;
  /** The time of sending, in milliseconds since 1970. */
  at: number;
  response: Promise<Response>;
};

/** A map kept in this browser that is being read: under its key, and what was found. */
type EarlyMap = { key: string; read: Promise<unknown> };

declare global {
  /** The requests of the page's early script (see `web/src/root/early`); absent without one, as in tests. */
  var storydEarly: { configuration?: Promise<Response>; calls?: EarlyCall[]; map?: EarlyMap } | undefined;
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
  const { calls = [] } = globalThis.storydEarly ?? {};
  globalThis.storydEarly = { ...globalThis.storydEarly, calls: [...calls, { url, body, token, at: now, response }] };
}

/** The error reaches the caller that takes the answer. */
const takenAsFailure = () => undefined;

/** The maximum age of an answer, in ms; an older one is requested again. */
const GOOD_FOR_MS = 10_000;

/**
 * Takes the waiting answer for a call, once.
 * @returns undefined unless there is one for exactly this call with this token, so another user's answer is never used;
 * the promise resolves to undefined when the call failed
 */
export function takeEarlyAnswer(
  { url, body }: Sent,
  token: string,
  now: number,
): Promise<Response | undefined> | undefined {
  const calls = globalThis.storydEarly?.calls ?? [];
  const call = calls.find((one) => one.url === url && one.body === body && one.token === token);
  if (call === undefined) return undefined;
  calls.splice(calls.indexOf(call), 1);
  if (now - call.at > GOOD_FOR_MS) return undefined;
  return call.response.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
}

/** Takes the early configuration request, once. */
export function takeEarlyConfiguration(): Promise<Response> | undefined {
  const configuration = globalThis.storydEarly?.configuration;
  delete globalThis.storydEarly?.configuration;
  return configuration;
}

/** Reads a map kept in this browser before the application's code has loaded. */
export function readMapEarly(key: string, read: Promise<unknown>): void {
  read.catch(takenAsFailure);
  globalThis.storydEarly = { ...globalThis.storydEarly, map: { key, read } };
}

/** Takes the map that was read early, once. @returns undefined when it was not the one under this key */
export function takeEarlyMap(key: string): Promise<unknown> | undefined {
  const map = globalThis.storydEarly?.map;
  delete globalThis.storydEarly?.map;
  return map?.key === key ? map.read : undefined;
}

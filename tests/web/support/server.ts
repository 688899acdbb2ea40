import { expect, inject } from 'vitest';
import type { ErrorCode } from '#shared/CallError.ts';
import { type CallName, callNames, registry } from '#shared/contract/registry.ts';
import { errorTable } from '#shared/errorTable.ts';

/** What a call has in store instead of its answer. */
type Interference = (answer: () => Promise<Response>) => Promise<Response>;

const callOf = new Map(callNames.map((name) => [`${registry[name].method} ${registry[name].path}`, name]));
const interferences = new Map<CallName, Interference>();
let asked: { name: CallName; input: Record<string, unknown>; key: string | null }[] = [];
const plain = globalThis.fetch;

/**
 * Every request of the screens passes through here to the local stack. Answers are validated against their contracts.
 */
globalThis.fetch = async (target, init) => {
  const { apiUrl } = inject('stack');
  const url = new URL(target instanceof Request ? target.url : String(target));
  const name = url.href.startsWith(apiUrl)
    ? callOf.get(`${init?.method ?? 'GET'} ${url.pathname.slice(new URL(apiUrl).pathname.length)}`)
    : undefined;
  if (name === undefined || !isOfScreen(init)) return plain(target, init);
  asked.push({ name, input: inputOf(url, init), key: new Headers(init?.headers).get('idempotency-key') });
  const answer = async () => {
    const response = await plain(target, init);
    if (response.ok) expect(registry[name].output.safeParse(await response.clone().json()).error, name).toBeUndefined();
    return response;
  };
  return (interferences.get(name) ?? ((go) => go()))(answer);
};

/** The tests themselves make calls too, to prepare and to look; those say that they are `e2e`, and nothing comes in their way. */
const isOfScreen = (init: RequestInit | undefined) => new Headers(init?.headers).get('x-tab-id') !== 'e2e';

const inputOf = (url: URL, init: RequestInit | undefined): Record<string, unknown> =>
  typeof init?.body === 'string'
    ? (JSON.parse(init.body) as Record<string, unknown>)
    : Object.fromEntries(url.searchParams);

const refusal = (code: ErrorCode) => async () =>
  new Response(JSON.stringify({ code, message: errorTable[code].message, requestId: 'refused-by-the-test' }), {
    status: errorTable[code].status,
  });

/** The server of the screens, as far as a test interferes with it. The interference ends with the test. */
export const server = {
  /** Refuses a call until `serve`. */
  refuse: (name: CallName, code: ErrorCode = 'too-many-requests'): void => void interferences.set(name, refusal(code)),
  /** Answers a call again. */
  serve: (name: CallName): void => void interferences.delete(name),
  /** Keeps the answers of a call back. @returns lets them go */
  hold: (name: CallName): (() => void) => {
    let letGo = (): void => {};
    const until = new Promise<void>((resolve) => (letGo = resolve));
    interferences.set(name, async (answer) => {
      await until;
      return answer();
    });
    return letGo;
  },
  /** The inputs with which the screens have made a call. */
  asked: (name: CallName) => asked.filter((one) => one.name === name).map(({ input }) => input),
  /** The idempotency keys with which the screens have made a command. */
  keys: (name: CallName) => asked.filter((one) => one.name === name).map(({ key }) => key ?? ''),
};

/** Ends the interference with the server, and clears the recorded requests. */
export function resetServer(): void {
  interferences.clear();
  asked = [];
}

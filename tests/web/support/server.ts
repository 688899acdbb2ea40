import { expect, inject } from 'vitest';
import type { ErrorCode } from '#shared/CallError.ts';
import { type CallName, callNames, type CallOutput, registry } from '#shared/contract/registry.ts';
import { errorTable } from '#shared/errorTable.ts';

/** Replaces or delays the answer of a call. */
type Interference = (answer: () => Promise<Response>) => Promise<Response>;

const callOf = new Map(callNames.map((name) => [`${registry[name].method} ${registry[name].path}`, name]));
const interferences = new Map<CallName, Interference>();
let asked: { name: CallName; input: Record<string, unknown>; key: string | null }[] = [];
const plain = globalThis.fetch;

/** All requests of the screens pass through here to the local stack. Answers are validated against their contracts. */
globalThis.fetch = async (target, init) => {
  const { apiUrl } = inject('stack');
  const url = new URL(target instanceof Request ? target.url : String(target));
  const name = url.href.startsWith(apiUrl)
    ? callOf.get(`${init?.method ?? 'GET'} ${url.pathname.slice(new URL(apiUrl).pathname.length)}`)
    : undefined;
  if (name === undefined || !isOfScreen(init)) return plain(target, init);
  asked.push({ name, input: inputOf(url, init), key: new Headers(init?.headers).get('idempotency-key') });
  const answer = async () => {
    // The WebSocket of Node takes no events of jsdom: the screens ask for changes, as where none can be had.
    if (name === 'join_live') return Response.json({ url: null, ticket: null });
    const response = await plain(target, init);
    if (response.ok) expect(registry[name].output.safeParse(await response.clone().json()).error, name).toBeUndefined();
    return response;
  };
  return (interferences.get(name) ?? ((go) => go()))(answer);
};

/** Tests also make calls themselves, to prepare and to check; those carry the tab id `e2e` and are left alone. */
const isOfScreen = (init: RequestInit | undefined) => new Headers(init?.headers).get('x-tab-id') !== 'e2e';

const inputOf = (url: URL, init: RequestInit | undefined): Record<string, unknown> =>
  typeof init?.body === 'string'
    ? (JSON.parse(init.body) as Record<string, unknown>)
    : Object.fromEntries(url.searchParams);

const refusal = (code: ErrorCode, more: object) => async () =>
  new Response(JSON.stringify({ code, message: errorTable[code].message, requestId: 'refused-by-the-test', ...more }), {
    status: errorTable[code].status,
  });

/** Controls the server's answers to the screens. Resets at the end of the test. */
export const server = {
  /** Refuses a call until `serve`. */
  refuse: (name: CallName, code: ErrorCode = 'too-many-requests', more: object = {}): void =>
    void interferences.set(name, refusal(code, more)),
  /** Gives a call an answer of the test, such as one that only time brings, until `serve`. */
  answer: <Name extends CallName>(name: Name, output: CallOutput<Name>): void =>
    void interferences.set(name, async () => Response.json(output)),
  /** Answers a call again. */
  serve: (name: CallName): void => void interferences.delete(name),
  /** Holds back the answers of a call. @returns releases them */
  hold: (name: CallName): (() => void) => {
    let letGo = (): void => {};
    const until = new Promise<void>((resolve) => (letGo = resolve));
    interferences.set(name, async (answer) => {
      await until;
      return answer();
    });
    return letGo;
  },
  /** The inputs of a call by the screens. */
  asked: (name: CallName) => asked.filter((one) => one.name === name).map(({ input }) => input),
  /** The idempotency keys of a command by the screens. */
  keys: (name: CallName) => asked.filter((one) => one.name === name).map(({ key }) => key ?? ''),
};

/** Resets the server's answers, and clears the recorded requests. */
export function resetServer(): void {
  interferences.clear();
  asked = [];
}

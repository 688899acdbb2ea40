/** What the provider stores of one kind: codes, grants, sessions. Times in seconds. */
type Payload = Readonly<Record<string, unknown>> & { readonly grantId?: string; readonly uid?: string };

const MAX_KEPT = 10_000;

/** Memory in place of a database, with the methods that the library calls: nothing outlives the local run. */
export function createStorage(clock = () => Date.now()) {
  const kept = new Map<string, { payload: Payload; until: number }>();
  const read = (key: string): Payload | undefined => {
    const found = kept.get(key);
    return found !== undefined && found.until > clock() ? found.payload : undefined;
  };
  return class Storage {
    readonly #kind: string;

    constructor(kind: string) {
      this.#kind = kind;
    }

    async upsert(id: string, payload: Payload, expiresIn: number): Promise<void> {
      for (const [key, { until }] of kept)
        if (until <= clock() || kept.size >= MAX_KEPT) kept.delete(key);
        else break;
      kept.set(`${this.#kind} ${id}`, { payload, until: clock() + expiresIn * 1_000 });
    }

    async find(id: string): Promise<Payload | undefined> {
      return read(`${this.#kind} ${id}`);
    }

    async findByUid(uid: string): Promise<Payload | undefined> {
      return [...kept].find(([key, { payload }]) => key.startsWith(`${this.#kind} `) && payload.uid === uid)?.[1]
        .payload;
    }

    async consume(id: string): Promise<void> {
      const key = `${this.#kind} ${id}`;
      const found = kept.get(key);
      if (found !== undefined)
        kept.set(key, { ...found, payload: { ...found.payload, consumed: Math.floor(clock() / 1_000) } });
    }

    async destroy(id: string): Promise<void> {
      kept.delete(`${this.#kind} ${id}`);
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    }
  };
}

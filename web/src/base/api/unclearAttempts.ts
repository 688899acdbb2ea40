/** The number of attempts that are remembered; older ones are forgotten first. */
const MAX_ATTEMPTS = 50;

/** A command without its key. */
type Attempt = { name: string; input: object };
type Kept = Attempt & { key: string };

/**
 * The idempotency keys of commands that may have been saved, since no clear answer came. A user who sends the same
 * again sends it under the same key, so nothing is saved twice, whichever form it comes from.
 */
export class UnclearAttempts {
  readonly #kept = new Map<string, Kept>();

  /** The key for a command with this input: that of its unclear attempt, or a new one. */
  keyOf(attempt: Attempt): string {
    return this.#kept.get(textOf(attempt))?.key ?? crypto.randomUUID();
  }

  /**
   * Forgets the attempts that a command overrides, called before it is sent: when the first one is sent again after
   * that, it is a new change. Under its old key, the server would only repeat the old answer.
   */
  override(by: Attempt): void {
    const same = textOf(by);
    for (const [text, attempt] of this.#kept) if (text !== same && isAboutSame(attempt, by)) this.#kept.delete(text);
  }

  keep(attempt: Attempt, key: string): void {
    const text = textOf(attempt);
    this.#kept.delete(text);
    this.#kept.set(text, { ...attempt, key });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_ATTEMPTS && oldest !== undefined) this.#kept.delete(oldest);
  }

  forget(attempt: Attempt): void {
    this.#kept.delete(textOf(attempt));
  }

  clear(): void {
    this.#kept.clear();
  }
}

const textOf = ({ name, input }: Attempt) => `${name} ${JSON.stringify(input)}`;

/** The fields that name something: `whatId`, `releaseIds`, `uid`, `email`. */
const NAMES_SOMETHING = /(?:^id|Ids?|[uU]id|^email)$/;
/** Those that name a page, of which most commands change only a part. */
const NAMES_PAGE = /^(?:container|initiative)Id$/;

/**
 * Whether two commands change the same thing: both name it, or neither names more than its page. Opposite commands have
 * different names, such as `complete_release` and `uncomplete_release`.
 */
function isAboutSame(one: Attempt, other: Attempt): boolean {
  const named = idsIn(one.input);
  const alsoNamed = idsIn(other.input);
  const isOfPage = [...named, ...alsoNamed].every(({ isPage }) => isPage);
  if (isOfPage && named.length + alsoNamed.length === 0) return true;
  return named.some(({ id, isPage }) => isPage === isOfPage && alsoNamed.some((also) => also.id === id));
}

type Named = { id: string; isPage: boolean };

function idsIn(input: object): Named[] {
  return Object.entries(input).flatMap(([field, value]: [string, unknown]): Named[] => {
    if (NAMES_SOMETHING.test(field))
      return [value].flat().flatMap((id) => (typeof id === 'string' ? { id, isPage: NAMES_PAGE.test(field) } : []));
    return typeof value === 'object' && value !== null ? idsIn(value) : [];
  });
}

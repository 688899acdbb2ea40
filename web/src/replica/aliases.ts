/**
 * The temporary ids of unsaved entities. Each resolves to the server's id once known, which may be that of an existing
 * entity.
 */
export class Aliases {
  readonly #ids = new Map<string, string>();
  readonly #keys = new Map<string, string>();

  /**
   * Resolves a temporary id to the server's from now on.
   * @param isNew whether the entity is the one shown under the temporary id
   */
  settle(temporary: string, id: string, isNew: boolean): void {
    this.#ids.set(temporary, id);
    if (isNew) this.#keys.set(id, temporary);
  }

  /** The current id of an entity. */
  idOf = (id: string): string => this.#ids.get(id) ?? id;

  /** A stable React key while an entity is on the screen: the id under which it first appeared. */
  keyOf = (id: string): string => this.#keys.get(id) ?? id;
}

const TEMPORARY = 'new-';

/** A temporary id for an unsaved entity. It cannot be confused with typed text. */
export function temporaryId(): string {
  return `${TEMPORARY}${crypto.randomUUID()}`;
}

/** Whether an id is temporary. */
export function isTemporary(id: string): boolean {
  return id.startsWith(TEMPORARY);
}

/**
 * A command's input with all ids in it replaced; the same object when that changes nothing.
 * @param idOf the new id of an id, or the same
 */
export function withIds<Input>(input: Input, idOf: (id: string) => string): Input {
  if (typeof input === 'string') return idOf(input) as Input;
  if (typeof input !== 'object' || input === null) return input;
  const before = Object.entries(input) as [string, unknown][];
  const after = before.map(([name, value]) => [name, withIds(value, idOf)] as const);
  if (after.every(([, value], index) => value === before[index]?.[1])) return input;
  return (Array.isArray(input) ? after.map(([, value]) => value) : Object.fromEntries(after)) as Input;
}

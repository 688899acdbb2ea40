/** The ids of entities that are being added. They stand for the server's id once it is known, which may be the id of one that was there already. */
export class Aliases {
  readonly #ids = new Map<string, string>();
  readonly #keys = new Map<string, string>();

  /** From now on a temporary id stands for the server's. @param isNew whether the entity is the one that was shown under the temporary id */
  settle(temporary: string, id: string, isNew: boolean): void {
    this.#ids.set(temporary, id);
    if (isNew) this.#keys.set(id, temporary);
  }

  /** The id by which an entity is known now. */
  idOf = (id: string): string => this.#ids.get(id) ?? id;

  /** What stays the same as long as an entity is on the screen, for React: the id under which it was first shown. */
  keyOf = (id: string): string => this.#keys.get(id) ?? id;
}

const TEMPORARY = 'new-';

/** An id for an entity that is being added. Nothing that anybody types looks like it. */
export function temporaryId(): string {
  return `${TEMPORARY}${crypto.randomUUID()}`;
}

/** Whether an id is one that the server does not know. */
export function isTemporary(id: string): boolean {
  return id.startsWith(TEMPORARY);
}

/** A command's input with other ids, wherever it names any. @param idOf the other id of an id, or the same */
export function withIds<Input>(input: Input, idOf: (id: string) => string): Input {
  if (typeof input === 'string') return idOf(input) as Input;
  if (Array.isArray(input)) return input.map((item: unknown) => withIds(item, idOf)) as Input;
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withIds(value, idOf)])) as Input;
}

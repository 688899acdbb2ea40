import type { Pending } from './command.ts';
import type { Waiting } from './kept/Journal.ts';

/** Whether an edit changes or needs an entity. */
function needs({ command, input }: Pending, id: string): boolean {
  const ids = [command.subject(input as never), ...(command.needs?.(input as never) ?? [])];
  return ids.includes(id);
}

/**
 * The edits that remain when one of them is about an entity whose addition was refused: it is merged into the addition,
 * cancels it, or waits refused as well, with its text. Undefined when nothing of it can be kept.
 * @param unsaved the temporary id of that entity
 */
export function withoutEntity<Entry extends Waiting>(
  entries: readonly Entry[],
  entry: Entry,
  unsaved: string,
): readonly Entry[] | undefined {
  const addition = entries.find(
    (other) => other.refused !== null && other.command.adds?.id(other.input as never) === unsaved,
  );
  if (addition === undefined) return undefined;
  const isAboutIt = entry.command.subject(entry.input as never) === unsaved;
  const input: unknown = isAboutIt ? addition.command.adds?.absorb?.(addition.input as never, entry) : undefined;
  if (input === null) return entries.filter((other) => other.id !== entry.id && !needs(other, unsaved));
  if (input !== undefined)
    return entries.flatMap((other) => {
      if (other.id === entry.id) return [];
      return other.id === addition.id ? { ...addition, input, key: crypto.randomUUID(), request: null } : other;
    });
  if (entry.command.typed === undefined) return undefined;
  return entries.map((other) => (other.id === entry.id ? { ...entry, refused: addition.refused } : other));
}

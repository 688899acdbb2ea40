import type { CallDefinition } from './defineCall.ts';

/** The story map that the input of a call names; undefined when the input is malformed. */
export function containerOf({ containerIn }: Pick<CallDefinition, 'containerIn'>, input: unknown): string | undefined {
  const fields = (input ?? {}) as Readonly<Record<string, unknown>>;
  const holder = containerIn === undefined ? fields : fields[containerIn];
  const { containerId } = (holder ?? {}) as { containerId?: unknown };
  return typeof containerId === 'string' ? containerId : undefined;
}

/** A condition on an item that must hold, in the same transaction, for a change to be written. */
export type Requirement =
  | { is: 'there' }
  | { is: 'absent' }
  | { without: string }
  | { having: string }
  | { attribute: string; equals: unknown }
  /** The item is absent, or has this value. */
  | { absentOr: string; equals: unknown }
  /** A counter with this value; a missing one counts as 0. */
  | { counter: string; equals: number };

/** The conditions of an item as a transaction takes them. */
export type Condition = { expression: string; names: Record<string, string>; values: Record<string, unknown> };

/** Turns requirements into a condition expression; all of them must hold. */
export function conditionOf(requirements: readonly Requirement[]): Condition {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const parts = requirements.map((requirement, i) => {
    const name = `#c${i}`;
    const exists = (attribute: string, isThere: boolean) => {
      names[name] = attribute;
      return `${isThere ? 'attribute_exists' : 'attribute_not_exists'}(${name})`;
    };
    if ('is' in requirement) return exists('pk', requirement.is === 'there');
    if ('without' in requirement) return exists(requirement.without, false);
    if ('having' in requirement) return exists(requirement.having, true);
    const { equals } = requirement;
    values[`:c${i}`] = equals;
    const isEqual = `${name} = :c${i}`;
    if ('attribute' in requirement) {
      names[name] = requirement.attribute;
      return isEqual;
    }
    const isAbsent = exists('counter' in requirement ? requirement.counter : requirement.absentOr, false);
    return 'absentOr' in requirement || equals === 0 ? `(${isAbsent} OR ${isEqual})` : isEqual;
  });
  return { expression: parts.join(' AND '), names, values };
}

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
    if ('is' in requirement) {
      names['#pk'] = 'pk';
      return requirement.is === 'there' ? 'attribute_exists(#pk)' : 'attribute_not_exists(#pk)';
    }
    const name = `#c${i}`;
    if ('without' in requirement || 'having' in requirement) {
      names[name] = 'without' in requirement ? requirement.without : requirement.having;
      return `${'without' in requirement ? 'attribute_not_exists' : 'attribute_exists'}(${name})`;
    }
    const isEqual = `${name} = :c${i}`;
    values[`:c${i}`] = requirement.equals;
    if ('attribute' in requirement) {
      names[name] = requirement.attribute;
      return isEqual;
    }
    names[name] = 'counter' in requirement ? requirement.counter : requirement.absentOr;
    return 'absentOr' in requirement || requirement.equals === 0
      ? `(attribute_not_exists(${name}) OR ${isEqual})`
      : isEqual;
  });
  return { expression: parts.join(' AND '), names, values };
}

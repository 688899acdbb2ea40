/** A value that the demo names by itself. @throws when there is none, so that a wrong name in the demo shows at once */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new Error('the demo names what is not there');
  return value;
}

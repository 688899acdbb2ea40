import { CognitoError, refusal } from './errors.ts';

/** The parsed body of a request: a JSON object whose members are not validated yet. */
export type Input = Readonly<Record<string, unknown>>;

/** Bounds of a text member, as the Cognito API reference gives them. */
export type TextRule = { readonly max?: number; readonly pattern?: RegExp };

const member = (input: Input, name: string): unknown => (Object.hasOwn(input, name) ? input[name] : undefined);

const memberName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const constraint = (name: string, text: string): CognitoError =>
  refusal.invalidParameter(
    `1 validation error detected: Value at '${memberName(name)}' failed to satisfy constraint: ${text}`,
  );

const wrongType = (name: string, expected: string): CognitoError =>
  new CognitoError('SerializationException', `${name} is not ${expected}.`);

/** Whether a parsed JSON value is an object (not null, not a list). */
export const isObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads an optional text.
 *
 * @throws SerializationException when it is not a text, InvalidParameterException when it breaks `rule`
 */
export function optionalText(input: Input, name: string, rule: TextRule = {}): string | undefined {
  const value = member(input, name);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw wrongType(name, 'a string');
  if (value.length === 0) throw constraint(name, 'Member must have length greater than or equal to 1');
  const max = rule.max ?? 2_048;
  if (value.length > max) throw constraint(name, `Member must have length less than or equal to ${max}`);
  if (rule.pattern && !rule.pattern.test(value)) {
    throw constraint(name, `Member must satisfy regular expression pattern: ${rule.pattern.source}`);
  }
  return value;
}

/** Reads a required text; errors as `optionalText`. */
export function requiredText(input: Input, name: string, rule: TextRule = {}): string {
  const value = optionalText(input, name, rule);
  if (value !== undefined) return value;
  throw refusal.invalidParameter(
    `1 validation error detected: Value null at '${memberName(name)}' failed to satisfy constraint: Member must not be null`,
  );
}

/** Reads an optional whole number between `min` and `max`. */
export function optionalInteger(input: Input, name: string, min: number, max: number): number | undefined {
  const value = member(input, name);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongType(name, 'an integer');
  if (value < min) throw constraint(name, `Member must have value greater than or equal to ${min}`);
  if (value > max) throw constraint(name, `Member must have value less than or equal to ${max}`);
  return value;
}

/** Reads `Enabled` of settings such as `SoftwareTokenMfaSettings`; undefined when they are absent. */
export function enabledSetting(input: Input, name: string): boolean | undefined {
  const settings = member(input, name);
  if (settings === undefined || settings === null) return undefined;
  if (!isObject(settings)) throw wrongType(name, 'a map');
  const enabled = member(settings, 'Enabled') ?? false;
  if (typeof enabled !== 'boolean') throw wrongType(`${name}.Enabled`, 'a boolean');
  return enabled;
}

/** Reads a map of texts such as `AuthParameters` or `ClientMetadata`; empty when absent. Null members are dropped. */
export function textMap(input: Input, name: string): Readonly<Record<string, string>> {
  const value = member(input, name);
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw wrongType(name, 'a map');
  const texts = Object.entries(value).filter(([, text]) => text !== null);
  for (const [key, text] of texts) if (typeof text !== 'string') throw wrongType(`${name}.${key}`, 'a string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Reads a required member of a map of parameters, with the message that Cognito gives for these. */
export function requiredParameter(parameters: Input, name: string): string {
  const value = optionalText(parameters, name, { max: 131_072 });
  if (value === undefined) throw refusal.invalidParameter(`Missing required parameter ${name}`);
  return value;
}

/** Reads a list of `{ Name, Value }` such as `UserAttributes`; empty when absent, a duplicate name is refused. */
export function attributeList(input: Input, name: string): ReadonlyMap<string, string> {
  const list = member(input, name) ?? [];
  if (!Array.isArray(list)) throw wrongType(name, 'a list');
  const attributes = new Map<string, string>();
  for (const entry of list as unknown[]) {
    if (!isObject(entry)) throw wrongType(name, 'a list of attributes');
    const attribute = requiredText(entry, 'Name', { max: 32 });
    if (attributes.has(attribute)) throw refusal.invalidParameter(`Duplicate attribute ${attribute}.`);
    const value = member(entry, 'Value') ?? '';
    if (typeof value !== 'string') throw wrongType(attribute, 'a string');
    if (value.length > 2_048) throw constraint(attribute, 'Member must have length less than or equal to 2048');
    attributes.set(attribute, value);
  }
  return attributes;
}

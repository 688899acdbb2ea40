import type { Synthesised, Template } from './templates.ts';

type Part = { readonly type: string; readonly content: unknown };

/**
 * All differences between two deployments, in order: parts left out or added, how often, and which properties have
 * another value (`AWS::Cognito::UserPool DeletionPolicy: Retain -> Delete`), however many resources that concerns.
 * Places in a list count as one property.
 */
export function differences(from: Synthesised, to: Synthesised): string[] {
  const [before, after] = [partsOf(from), partsOf(to)];
  const missing = [...before].filter(([key]) => !after.has(key)).map(([, { type }]) => `${type} left out`);
  const added = [...after].filter(([key]) => !before.has(key)).map(([, { type }]) => `${type} added`);
  const changed = [...before].flatMap(([key, { type, content }]) =>
    after.has(key) ? changes('', content, after.get(key)?.content).map((what) => `${type} ${what}`) : [],
  );
  return [...new Set([...counted([...missing, ...added]), ...changed])].sort();
}

function counted(lines: readonly string[]): string[] {
  return lines.map((line) => `${line}: ${lines.filter((other) => other === line).length}`);
}

/** Stacks, resources, parameters and outputs, each under a name of its own. */
function partsOf({ templates, stacks }: Synthesised): Map<string, Part> {
  const own = Object.entries(stacks).flatMap(([name, stack]) =>
    stack === undefined
      ? []
      : [
          [
            `stack ${name}`,
            { type: 'stack', content: { terminationProtection: stack.terminationProtection } },
          ] as const,
        ],
  );
  return new Map([...own, ...[...templates].flatMap(([file, template]) => [...named(file, template)])]);
}

function* named(file: string, { Resources, Parameters = {}, Outputs = {} }: Template): Generator<[string, Part]> {
  for (const [id, { Type, Metadata: _path, ...content }] of Object.entries(Resources)) {
    // The templates of nested stacks are compared themselves; here is only where they lie, which changes with them.
    if (Type !== 'AWS::CloudFormation::Stack') yield [`${file} ${id}`, { type: Type, content }];
  }
  for (const [id, content] of Object.entries(Parameters))
    yield [`${file} parameter ${id}`, { type: `parameter ${id}`, content }];
  for (const [id, content] of Object.entries(Outputs))
    yield [`${file} output ${id}`, { type: `output ${id}`, content }];
}

/** The differences of two values, each with its path. */
function changes(path: string, one: unknown, other: unknown): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (Array.isArray(one) && Array.isArray(other)) {
    return [
      ...new Set(
        Array.from({ length: Math.max(one.length, other.length) }, (_, at) =>
          changes(`${path}[]`, one[at] as unknown, other[at] as unknown),
        ).flat(),
      ),
    ];
  }
  if (isObject(one) && isObject(other)) {
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      changes(path === '' ? key : `${path}.${key}`, one[key], other[key]),
    );
  }
  return [`${path}: ${shown(one)} -> ${shown(other)}`];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without the parts that each synthesis makes up or that only differ from resource to resource. */
function shown(value: unknown): string {
  if (value === undefined) return 'none';
  if (typeof value === 'object') return 'another';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Aspects, type IAspect } from 'aws-cdk-lib';
import { entryPoints } from '#infra/bundle.ts';
import { addStacks } from '#infra/storyd.ts';
import settings from '../../../../cdk.json' with { type: 'json' };

/** A resource as CloudFormation reads it. Its properties are whatever its type has. */
export type Resource = {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly Metadata?: { readonly 'aws:cdk:path'?: string };
};
export type Template = {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Parameters?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly Outputs?: Readonly<Record<string, unknown>>;
};

/** All templates of a deployment by their file's name, nested ones included, made with the flags of `cdk.json`. */
export type Synthesised = {
  readonly templates: ReadonlyMap<string, Template>;
  readonly stacks: ReturnType<typeof addStacks>;
  /** The template of one of the stacks. */
  of(stack: keyof ReturnType<typeof addStacks>): Template;
};

/**
 * Each resource says which construct made it, as with the command line; and bundles are not copied, as nobody uploads
 * them.
 */
const ofTests = { 'aws:cdk:enable-path-metadata': true, 'aws:cdk:disable-asset-staging': true };

let plain: Synthesised | undefined;
/** A deployment without choices of its own, which the tests of a worker share. */
export const plainDeployment = (): Synthesised => (plain ??= synthesise({}));

/**
 * Synthesises with empty bundles, since their contents are no part of a template.
 *
 * @param look a visitor of each construct of the app
 */
export function synthesise(context: Readonly<Record<string, unknown>>, look?: IAspect): Synthesised {
  const folder = mkdtempSync(join(tmpdir(), 'stacks-'));
  try {
    const bundles = join(folder, 'bundles');
    for (const name of Object.keys(entryPoints())) {
      mkdirSync(join(bundles, name), { recursive: true });
      writeFileSync(join(bundles, name, 'index.mjs'), `// ${name}`);
    }
    const web = join(folder, 'web');
    for (const name of ['static', 'static-brotli']) mkdirSync(join(web, name), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html>');
    writeFileSync(join(web, 'static', 'main.js'), '// main');
    writeFileSync(join(web, 'static-brotli', 'main.js'), 'compressed');
    const app = new App({ outdir: join(folder, 'out'), context: { ...settings.context, ...ofTests, ...context } });
    const stacks = addStacks(app, bundles, web);
    if (look !== undefined) Aspects.of(app).add(look);
    const { directory } = app.synth();
    const files = readdirSync(directory).filter((file) => file.endsWith('.template.json'));
    const templates = new Map(
      files.map((file) => [file, JSON.parse(readFileSync(join(directory, file), 'utf8')) as Template]),
    );
    return {
      templates,
      stacks,
      of: (stack) => found(templates.get(found(stacks[stack], stack).templateFile), `the template of ${stack}`),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The resources of a type, with their logical ids. */
export function resources(template: Template, type: string): [string, Resource][] {
  return Object.entries(template.Resources).filter(([, resource]) => resource.Type === type);
}

/**
 * All functions of ours of a deployment by the name of their call, trigger or reader, each with the template that it is
 * in.
 */
export function functions({ templates }: Synthesised): Map<string, { template: Template; fn: Resource }> {
  const all = [...templates.values()].flatMap((template) =>
    resources(template, 'AWS::Lambda::Function').map(([, fn]) => ({ template, fn })),
  );
  return new Map(all.filter(({ fn }) => !isOfCdk(fn)).map(({ template, fn }) => [nameOf(fn), { template, fn }]));
}

/**
 * Whether a resource belongs to the CDK's own additions: the function that fills the bucket of the pages when something
 * is deployed.
 */
export function isOfCdk(resource: Resource): boolean {
  return found(resource.Metadata?.['aws:cdk:path'], 'the path of a resource').startsWith(
    'StorydWeb/Custom::CDKBucketDeployment',
  );
}

/**
 * The construct that a resource belongs to is named like its call, trigger or reader:
 * `StorydApi/Area-what/add_what/Function/Resource`.
 */
function nameOf(resource: Resource): string {
  return found(resource.Metadata?.['aws:cdk:path']?.split('/').at(-3), 'the path of a resource');
}

/** The resource that a property refers to within its template, by `Ref` or `Fn::GetAtt`. */
export function referred(template: Template, property: unknown): Resource {
  const { Ref, 'Fn::GetAtt': attribute } = property as { Ref?: string; 'Fn::GetAtt'?: [string, string] };
  const id = Ref ?? attribute?.[0];
  return found(id === undefined ? undefined : template.Resources[id], `the resource ${String(id)}`);
}

export function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`${what} is missing`);
  return value;
}

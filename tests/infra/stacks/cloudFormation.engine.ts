import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { synthesise } from './support/templates.ts';

/** As cfn-lint reports it, as far as it is needed here. */
type Finding = {
  readonly Filename: string;
  readonly Message: string;
  readonly Rule: { readonly Id: string };
  readonly Location: { readonly Path: readonly (string | number)[] };
};

/** Accepted findings, each with the reason. */
const accepted: Readonly<Record<string, string>> = {
  W3005: 'The CDK has each function wait for its role, though the function names the role already.',
};

/** The findings of cfn-lint in templates, advice included, except accepted ones. @throws when it did not run */
function findingsIn(templates: ReadonlyMap<string, object>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  try {
    const files = [...templates].map(([name, template]) => {
      const file = join(folder, name);
      writeFileSync(file, JSON.stringify(template));
      return file;
    });
    const { stdout, stderr } = spawnSync(
      process.env['CFN_LINT'] ?? 'cfn-lint',
      ['--format', 'json', '--include-checks', 'I', '--', ...files],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (stdout.trim() === '') throw new Error(`cfn-lint did not look: ${stderr}`);
    const findings = JSON.parse(stdout) as Finding[];
    return findings
      .filter(({ Rule }) => accepted[Rule.Id] === undefined)
      .map(
        ({ Filename, Message, Rule, Location }) =>
          `${Rule.Id} ${basename(Filename)} ${Location.Path.join('/')}: ${Message}`,
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  { deployment: 'with nothing chosen', context: {} },
  {
    deployment: 'with all that can be chosen',
    context: {
      searchSize: 'large',
      webUrl: 'https://storyd.acme.example',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d-0000-4000-8000-000000000000',
      alarmEmail: 'ops@acme.example',
      mailFrom: 'storyd@acme.example',
      companies: { 'acme.example': { superAdmin: 'ann@acme.example' } },
    },
  },
  { deployment: 'to an emulator', context: { stage: 'local', webUrl: 'http://localhost:3000' } },
])('the templates of a deployment $deployment are as CloudFormation wants them', ({ context }) => {
  const { templates } = synthesise(context);
  expect(templates.size).toBeGreaterThan(7);
  expect(findingsIn(templates)).toEqual([]);
});

test('a property that there is not would be found', () => {
  const broken = { Resources: { Queue: { Type: 'AWS::SQS::Queue', Properties: { Colour: 'blue' } } } };
  expect(findingsIn(new Map([['broken.template.json', broken]]))).toContainEqual(expect.stringContaining('Colour'));
});

import { Aspects, type CfnResource, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AcceptedFindings, acceptedFindings } from '../acceptedFindings.ts';
import { synthesise } from '../support/templates.ts';
import { withApp } from '../support/withApp.ts';
import { withProviders } from '../support/withProviders.ts';

/** A finding of one rule at one construct. */
type Finding = { readonly rule: string; readonly at: string; readonly what: string };
type Seen = {
  readonly ruleId: string;
  readonly resource: CfnResource;
  readonly findingId?: string;
  readonly errorMessage?: string;
};

/**
 * The rule pack AwsSolutions, which collects its findings instead of failing the synthesis. A rule that could not run
 * is a finding too.
 */
class RulesOfAws extends AwsSolutionsChecks {
  readonly findings: Finding[] = [];
  looks = 0;

  constructor() {
    super({ reports: false });
    const look = () => void (this.looks += 1);
    const find = ({ ruleId, resource, findingId = '', errorMessage }: Seen) => {
      this.findings.push({
        rule: ruleId.replace('AwsSolutions-', ''),
        at: resource.node.path,
        what: errorMessage ?? findingId,
      });
    };
    this.loggers = [
      {
        onCompliance: look,
        onNotApplicable: look,
        onNonCompliance: find,
        onSuppressed: find,
        onError: find,
        onSuppressedError: find,
      },
    ];
  }
}

const accepts = ({ rules, at, what = /(?:)/ }: AcceptedFindings, finding: Finding) =>
  rules.includes(finding.rule) && at.test(finding.at) && what.test(finding.what);
const inWords = ({ rule, at, what }: Finding) => `${rule} at ${at} ${what}`.trim();

function lookAt(context: Readonly<Record<string, unknown>>): RulesOfAws {
  const rules = new RulesOfAws();
  synthesise(context, rules);
  return rules;
}

describe.each([
  { deployment: 'with nothing chosen', context: {}, expected: acceptedFindings },
  {
    deployment: 'with all that can be chosen',
    context: {
      searchSize: 'large',
      webUrl: 'https://storyd.acme.example',
      certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b',
      alarmEmail: 'ops@acme.example',
      mailFrom: 'storyd@acme.example',
      ...withProviders(),
    },
    expected: acceptedFindings.filter(({ always }) => always),
  },
])('the AWS rules in a deployment $deployment', ({ context, expected }) => {
  let rules: RulesOfAws;
  beforeAll(() => {
    rules = lookAt(context);
  }, 180_000);

  test('find only what was reviewed', () => {
    expect(rules.looks).toBeGreaterThan(1_000);
    expect(rules.findings.filter((finding) => !expected.some((one) => accepts(one, finding))).map(inWords)).toEqual([]);
  });

  test('find all that was reviewed: no exception is obsolete', () => {
    expect(
      expected.flatMap((one) =>
        one.rules.filter((rule) => !rules.findings.some((finding) => finding.rule === rule && accepts(one, finding))),
      ),
    ).toEqual([]);
  });
});

test('a bucket that answers without encryption in transit would be found', () => {
  const rules = new RulesOfAws();
  withApp((app) => {
    new Bucket(new Stack(app, 'Open'), 'Bucket');
    Aspects.of(app).add(rules);
    app.synth();
  });
  expect(rules.findings.map(({ rule }) => rule).sort()).toEqual(['S1', 'S10']);
});

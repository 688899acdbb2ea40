/** A difference of the local stage from a deployment to an account. */
export type Explanation = {
  readonly title: string;
  /** The differences between the templates, as `differences` words them. */
  readonly differences: readonly string[];
  readonly why: string;
  /** The tests that cover the real service. */
  readonly shownBy: string;
};

const staysOrGoes = (type: string, policy: 'Retain' | 'RetainExceptOnCreate') => [
  `${type} DeletionPolicy: ${policy} -> Delete`,
  `${type} UpdateReplacePolicy: Retain -> Delete`,
];

/** An address whose host becomes a path. */
const byPath = (where: string) =>
  ['. -> none', '.execute-api. -> /live', '/live -> none', 'another -> none'].map(
    (change) => `${where}.Fn::Join[][]: ${change}`,
  );

/** All differences. A new one is a decision: an emulator cannot show it. */
export const explained: readonly Explanation[] = [
  {
    title: 'Pages are sent by a server of our own',
    differences: [
      'AWS::CloudFront::Function left out: 1',
      'AWS::CloudFront::OriginAccessControl left out: 1',
      'AWS::CloudFront::ResponseHeadersPolicy left out: 1',
      'AWS::CloudFront::Distribution Properties.DistributionConfig.CacheBehaviors[].ResponseHeadersPolicyId: another -> none',
      'AWS::CloudFront::Distribution Properties.DistributionConfig.DefaultCacheBehavior.FunctionAssociations: another -> none',
      'AWS::CloudFront::Distribution Properties.DistributionConfig.DefaultCacheBehavior.ResponseHeadersPolicyId: another -> none',
      'AWS::CloudFront::Distribution Properties.DistributionConfig.Origins[].OriginAccessControlId: another -> none',
      'AWS::CloudFront::Distribution Properties.DistributionConfig.Logging: another -> none',
      'AWS::S3::Bucket left out: 1',
      'AWS::S3::BucketPolicy left out: 1',
      'AWS::S3::BucketPolicy Properties.PolicyDocument.Statement[]: another -> none',
    ],
    why: 'The emulator takes a distribution, but none of what makes it safe, and it serves nothing through it.',
    shownBy:
      '`tests/infra/stacks/web.test.ts` reads the templates and runs the function; `tests/infra/local/builtPages.test.ts` and every browser test look at the same headers and the same fallback',
  },
  {
    title: 'Nothing fills the bucket of the pages',
    differences: [
      'AWS::IAM::Role left out: 1',
      'AWS::Lambda::Function left out: 1',
      'AWS::Logs::LogGroup left out: 1',
      'Custom::CDKBucketDeployment left out: 3',
      'AWS::Lambda::LayerVersion left out: 3',
      'AWS::IAM::Policy left out: 1',
      'AWS::S3::Bucket Properties.Tags: another -> none',
    ],
    why: "The CDK's function for it is Python with a layer, which the emulator runs in a container only.",
    shownBy:
      '`tests/infra/stacks/deep/app.test.ts` looks at what is handed over; the filling itself is seen on an account only',
  },
  {
    title: 'Live connections are opened by a path of the emulator',
    differences: [
      ...['LIVE_ENDPOINT', 'LIVE_URL'].flatMap((name) =>
        byPath(`AWS::Lambda::Function Properties.Environment.Variables.${name}`),
      ),
      ...byPath('output LiveEndpoint Value'),
      'AWS::Lambda::Function Properties.Environment.Variables.LIVE_ENDPOINT.Fn::Join[][]: https:// -> http://127.0.0.1:4566/_aws/execute-api/',
      'AWS::Lambda::Function Properties.Environment.Variables.LIVE_URL.Fn::Join[][]: wss:// -> ws://127.0.0.1:4566/_aws/execute-api/',
      'output LiveEndpoint Value.Fn::Join[][]: wss:// -> ws://127.0.0.1:4566/_aws/execute-api/',
    ],
    why: 'Few machines resolve the host names that the emulator gives to its APIs.',
    shownBy:
      '`tests/infra/stacks/web.test.ts` and `permissions.test.ts` for the addresses; `npm run test:cloud` for what goes over them',
  },
  {
    title: 'A password is sent instead of proved',
    differences: [
      'AWS::Cognito::UserPoolClient Properties.ExplicitAuthFlows[]: ALLOW_USER_SRP_AUTH -> ALLOW_USER_PASSWORD_AUTH',
    ],
    why: "The emulator's pool answers SRP to any password.",
    shownBy:
      '`tests/infra/cognito` and `tests/e2e/deep/cognito.spec.ts`, against the user pool of the local run, which does SRP; `tests/infra/stacks/auth.test.ts`',
  },
  {
    title: 'No code of an authenticator app is asked for',
    differences: [
      'AWS::Cognito::UserPool Properties.MfaConfiguration: OPTIONAL -> OFF',
      'AWS::Cognito::UserPool Properties.EnabledMfas: another -> none',
    ],
    why: "It is not known whether the emulator's pool asks for one.",
    shownBy:
      '`tests/infra/cognito/secondFactor.test.ts` and `tests/web/people/session/secondFactor.test.tsx`, against the user pool of the local run; `tests/infra/stacks/auth.test.ts`',
  },
  {
    title: 'Refresh tokens are not rotated',
    differences: [
      'AWS::Cognito::UserPoolClient Properties.ExplicitAuthFlows[]: none -> ALLOW_REFRESH_TOKEN_AUTH',
      'AWS::Cognito::UserPoolClient Properties.RefreshTokenRotation: another -> none',
    ],
    why: 'The emulator does not know rotation; where there is rotation, Cognito allows no renewing by the flow of old.',
    shownBy: '`tests/infra/stacks/auth.test.ts` for how it is set up; on an account only',
  },
  {
    title: 'Any company may be tried',
    differences: ['AWS::Lambda::Function Properties.Environment.Variables.COMPANIES: {} -> any'],
    why: "It is somebody's own machine, as in the local run.",
    shownBy:
      '`tests/calls/people/sign_up.test.ts`, `tests/rules/people/companies.test.ts`, `tests/infra/stacks/auth.test.ts`',
  },
  {
    title: 'People open it without TLS',
    differences: ['parameter WebUrl AllowedPattern: ^https://[^/?#]+$ -> ^https?://[^/?#]+$'],
    why: 'Its address is `http://localhost`.',
    shownBy: '`tests/infra/stacks/context.test.ts`, `auth.test.ts`',
  },
  {
    title: 'The search domain is asked without TLS',
    differences: [
      'AWS::Lambda::Function Properties.Environment.Variables.SEARCH_ENDPOINT.Fn::Join[][]: https:// -> http://',
      'output SearchEndpoint Value.Fn::Join[][]: https:// -> http://',
    ],
    why: 'Behind the domain of the emulator stands an OpenSearch on the same machine.',
    shownBy: '`tests/infra/stacks/search.test.ts`; requests are signed all the same, `tests/search/openSearch.test.ts`',
  },
  {
    title: 'Everything goes when its stack goes',
    differences: [
      'stack terminationProtection: true -> false',
      'AWS::Cognito::UserPool Properties.DeletionProtection: ACTIVE -> INACTIVE',
      'AWS::DynamoDB::Table Properties.DeletionProtectionEnabled: true -> false',
      ...['AWS::Cognito::UserPool', 'AWS::Cognito::UserPoolClient', 'AWS::DynamoDB::Table', 'AWS::KMS::Key'].flatMap(
        (type) => staysOrGoes(type, 'Retain'),
      ),
      ...['AWS::Logs::LogGroup', 'AWS::SQS::Queue'].flatMap((type) => staysOrGoes(type, 'RetainExceptOnCreate')),
    ],
    why: 'It is a trial.',
    shownBy: '`tests/infra/stacks/data.test.ts`, `auth.test.ts`, `events.test.ts`, `app.test.ts`',
  },
];

/** Behaviour of an emulator that differs noticeably, and the tests that cover the real service. */
const pretended: readonly (readonly [what: string, how: string, knownBy: string])[] = [
  [
    'signing up, mails, codes',
    'MiniStack asks no trigger but the one for tokens, sends nothing and takes any code; accounts are made by its administrator',
    '`tests/calls/people/sign_up.test.ts`, `tests/infra/cognito`, `tests/e2e`, against the user pool of the local run',
  ],
  [
    'what a function may do',
    'roles are kept and not looked at',
    '`tests/infra/stacks/permissions.test.ts`; the local run keeps every function to its policy, `tests/infra/local/grants.test.ts`',
  ],
  [
    'batches that fail in part, further tries, queues of what was given up',
    'what a reader of the stream refuses is not handed over again',
    '`tests/events` and `npm run test:deep`, which hand the readers what is written as Lambda would; `tests/infra/stacks/events.test.ts` for how it is set up',
  ],
  ['an expired token', 'refused, as its clock says', '`npm run test:cloud`, signed with the key of the emulator'],
  [
    'limits of size and time, throttling',
    'not kept',
    '`tests/infra/local/router.test.ts`, against the gateway of the local run',
  ],
  [
    'the search domain',
    'MiniStack has none of its own; `npm run cloud` puts an OpenSearch from Maven behind it where Java 17 is, and without it searching answers `search-unavailable`',
    '`npm run test:search`',
  ],
  [
    'Jira',
    'connections are made and keep their tokens, but functions reach no Jira of this machine, so they are never connected',
    '`tests/calls/integration/epic_export.test.ts` and others against the local Jira; `tests/ports/jira` for what is sent',
  ],
  [
    'alarms, traces, restoring',
    'kept as they were asked for, and nothing comes of them',
    '`tests/infra/stacks/operations.test.ts` for how they are set up; on an account only',
  ],
];

/** The explanations as a page for people. */
export function asPage(explanations: readonly Explanation[]): string {
  const cells = ({ title, differences, why, shownBy }: Explanation) =>
    `| ${title} | ${differences.map((one) => `\`${one}\``).join('<br>')} | ${why} | ${shownBy} |`;
  return [
    '# The local stage',
    '',
    'What `npm run cloud` deploys to an emulator of AWS is the app that is deployed to an account, but for the following. A test compares the templates of both and fails when they differ in anything else; it also writes this page',
    '(`npx vitest run tests/infra/stacks/localStage.test.ts -u`).',
    '',
    '| on the emulator | in the templates | why | how the real one is known |',
    '|---|---|---|---|',
    ...explanations.map(cells),
    '',
    '## What an emulator does in its own way',
    '',
    '| | on MiniStack 1.5.33 | how the real one is known |',
    '|---|---|---|',
    ...pretended.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    'What `npm run test:cloud` shows there: every deployed route answers whoever may make the call and nobody without a token or with one that is forged, expired or of another pool; what the trigger puts into tokens; transactions that hold',
    "against each other; the table's stream, up to the search index and to the maps that share an Activity; and in the browser that a person signs in and builds a map.",
    '',
  ].join('\n');
}

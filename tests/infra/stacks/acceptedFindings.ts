/** Findings of the rules of AWS that are meant. */
export type AcceptedFindings = {
  /** Names of the rules, without the `AwsSolutions-` before them. */
  readonly rules: readonly string[];
  /** The constructs that they are found at, by their paths. */
  readonly at: RegExp;
  /** The exact finding, for rules that name it. */
  readonly what?: RegExp;
  /** Why it stays. */
  readonly because: string;
  /** Found in a deployment with all that a deployment can choose, too. */
  readonly always: boolean;
};

const pages = /^StorydWeb\/Pages\/Resource$/;
const distribution = /^StorydWeb\/Distribution\/Resource$/;
const domain = /^StorydSearch\/Domain\/Resource$/;
const pool = /^StorydAuth\/UserPool\/Resource$/;
const ofCdk = /^StorydWeb\/Custom::CDKBucketDeployment/;

/** All of them. Whatever else the rule pack AwsSolutions finds is to be mended, or to be reviewed here. */
export const acceptedFindings: readonly AcceptedFindings[] = [
  {
    rules: ['IAM5'],
    at: /\/Role\/Resource$/,
    what: /^Resource::\*$/,
    always: true,
    because:
      'traces are no resources that a policy could name, and streams are listed all or none; what else a function may do for all resources, permissions.md would show',
  },
  {
    rules: ['IAM5'],
    at: /^StorydEvents\/(follow_changes|rebuild_index|replay)\/Role\/Resource$/,
    what: /^Resource::<Domain\w+\.Arn>\/storyd(-\d+)?\/_doc\/\*$/,
    always: true,
    because: 'documents of the search index are told apart by their names, not by grants',
  },
  {
    rules: ['IAM5'],
    at: /^StorydEvents\/rebuild_index\/Role\/Resource$/,
    what: /^Resource::<Domain\w+\.Arn>\/storyd-\*$/,
    always: true,
    because: 'it deletes the index of a former version of the product, whichever that was',
  },
  {
    rules: ['IAM4', 'IAM5', 'L1'],
    at: ofCdk,
    always: true,
    because:
      "it is the CDK's own function, which fills the bucket of the pages during a deployment and is never called otherwise",
  },
  {
    rules: ['COG1'],
    at: pool,
    always: true,
    because: "six characters and nothing else are what the product's rules ask of a password (rule session.5)",
  },
  {
    rules: ['COG2', 'COG8'],
    at: pool,
    always: true,
    because:
      'a second factor would have no page to enter it on, and the plan with paid protection is for whoever runs a deployment to buy',
  },
  {
    rules: ['APIG4'],
    at: /\/user_sign_in_provider_id\/Route\/Resource$/,
    always: true,
    because: 'anyone may make this call, before signing in; it sees no data (rule session.1)',
  },
  {
    rules: ['APIG4'],
    at: /^StorydLive\/Api\/\$(connect|disconnect|default)-Route\/Resource$/,
    always: true,
    because: 'a live connection is opened by a ticket, which the function checks (rule live.2)',
  },
  {
    rules: ['IAM5'],
    at: /^(StorydLive\/live_socket|StorydEvents\/deliver_requests)\/Role\/Resource$/,
    what: /@connections\/\*$/,
    always: true,
    because: 'connections come and go: each gets its id from the gateway',
  },
  {
    rules: ['OS1', 'OS3'],
    at: domain,
    always: true,
    because:
      'the domain has a public address and answers signed requests only, of roles of this account (docs/decisions/0018)',
  },
  {
    rules: ['OS4', 'OS7'],
    at: domain,
    always: false,
    because: 'a small domain has one node in one zone; a large one has three zones and nodes that steer',
  },
  { rules: ['OS9'], at: domain, always: true, because: 'logs of searches would say who looked for what' },
  {
    rules: ['IAM5'],
    at: /\/(company_export_link|export_companies|erase_people)\/Role\/Resource$/,
    what: /^Resource::.*Exports.*\/\*$/,
    always: true,
    because: 'files of exports are told apart by their names, which begin with the company, not by grants',
  },
  {
    rules: ['S1'],
    at: /^StorydData\/Exports\/Resource$/,
    always: true,
    because: 'the access log of administrators says who made an export; its files live for a week',
  },
  { rules: ['S1'], at: pages, always: true, because: 'only the CDN reads the bucket, and what is in it is public' },
  {
    rules: ['S1'],
    at: /^StorydWeb\/AccessLog\/Resource$/,
    always: true,
    because: 'it holds an access log itself, which only the CDN writes',
  },
  {
    rules: ['CFR1', 'CFR2'],
    at: distribution,
    always: true,
    because: 'no country is shut out; a firewall is the choice of a deployment and can be attached to the distribution',
  },
  {
    rules: ['CFR4'],
    at: distribution,
    always: false,
    because: 'under its own name the CDN lets nobody choose the version of TLS; with a certificate it is 1.2 at least',
  },
  {
    rules: ['SQS3'],
    at: /^StorydEvents\/\w+-dead-letters\/Resource$/,
    always: true,
    because: 'they are the queues of dead letters, of sources that the rule does not look at',
  },
];

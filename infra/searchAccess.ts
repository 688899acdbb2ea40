import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ALIAS, INDEX } from '#lambdas/search/opensearch/names.ts';

/** The search domain as functions know it. `endpoint` is an origin, without a slash at the end. */
export type SearchAccess = { readonly arn: string; readonly endpoint: string };

/** The environment of a function that searches or indexes. */
export const searchEnvironment = ({ endpoint }: SearchAccess): Readonly<Record<string, string>> => ({
  SEARCH_ENDPOINT: endpoint,
});

/** What a function may do that searches. */
export const searchGrants = ({ arn }: SearchAccess): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['es:ESHttpPost'], resources: [`${arn}/${ALIAS}/_search`] }),
];

/** What a function may do that indexes: write documents and take them out, and make the index when it is not there. */
export const indexingGrants = ({ arn }: SearchAccess): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['es:ESHttpPut', 'es:ESHttpDelete'], resources: [`${arn}/${ALIAS}/_doc/*`] }),
  new PolicyStatement({ actions: ['es:ESHttpPut'], resources: [`${arn}/${INDEX}`] }),
];

/** What the function may do besides that replaces an index of a former version: see which there is, fill the new one under its own name, have it take over, and delete. */
export const renewalGrants = ({ arn }: SearchAccess): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['es:ESHttpGet'], resources: [`${arn}/_alias/${ALIAS}`] }),
  new PolicyStatement({ actions: ['es:ESHttpPost'], resources: [`${arn}/_aliases`] }),
  new PolicyStatement({ actions: ['es:ESHttpPut', 'es:ESHttpDelete'], resources: [`${arn}/${INDEX}/_doc/*`] }),
  new PolicyStatement({ actions: ['es:ESHttpDelete'], resources: [`${arn}/${ALIAS}-*`] }),
];

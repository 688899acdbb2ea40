import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ALIAS, INDEX } from '#lambdas/ports/search/opensearch/names.ts';

/** The search domain for functions. `endpoint` is an origin without a trailing slash. */
export type SearchAccess = { readonly arn: string; readonly endpoint: string };

/** The environment of a function that searches or indexes. */
export const searchEnvironment = ({ endpoint }: SearchAccess): Readonly<Record<string, string>> => ({
  SEARCH_ENDPOINT: endpoint,
});

/** The permissions of a function that searches. */
export const searchGrants = ({ arn }: SearchAccess): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['es:ESHttpPost'], resources: [`${arn}/${ALIAS}/_search`] }),
];

/** The permissions of a function that indexes: writing and deleting documents, and creating the index. */
export const indexingGrants = ({ arn }: SearchAccess): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['es:ESHttpPut', 'es:ESHttpDelete'], resources: [`${arn}/${ALIAS}/_doc/*`] }),
  new PolicyStatement({ actions: ['es:ESHttpPut'], resources: [`${arn}/${INDEX}`] }),
];

/**
 * The further permissions of the function that replaces an index of an earlier version: list indexes, fill the new one
 * under its own name, move the alias, and delete.
 */
export const renewalGrants = ({ arn }: SearchAccess): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['es:ESHttpGet'], resources: [`${arn}/_alias/${ALIAS}`] }),
  new PolicyStatement({ actions: ['es:ESHttpPost'], resources: [`${arn}/_aliases`] }),
  new PolicyStatement({ actions: ['es:ESHttpPut', 'es:ESHttpDelete'], resources: [`${arn}/${INDEX}/_doc/*`] }),
  new PolicyStatement({ actions: ['es:ESHttpDelete'], resources: [`${arn}/${ALIAS}-*`] }),
];

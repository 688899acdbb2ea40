import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { bucketGrantsOf, type FunctionName } from './grants.ts';

/** The environment of a function that has grants at the bucket of exports; the others do not get its name. */
export const exportEnvironment = (name: FunctionName, bucket: IBucket): Readonly<Record<string, string>> =>
  bucketGrantsOf(name).length === 0 ? {} : { EXPORT_BUCKET: bucket.bucketName };

/**
 * The permissions of a function at the bucket of exports: those that its file exports as `bucketGrants`. Listing is an
 * action of the bucket, the others are of its files.
 */
export function exportGrants(name: FunctionName, bucket: IBucket): readonly PolicyStatement[] {
  const statement = (ofBucket: boolean, resource: string) => {
    const actions = bucketGrantsOf(name).filter((action) => (action === 'ListBucket') === ofBucket);
    return actions.length === 0
      ? []
      : [new PolicyStatement({ actions: actions.map((action) => `s3:${action}`), resources: [resource] })];
  };
  return [...statement(false, bucket.arnForObjects('*')), ...statement(true, bucket.bucketArn)];
}

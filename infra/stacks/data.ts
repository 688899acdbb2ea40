import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  type Attribute,
  AttributeType,
  BillingMode,
  type CfnTable,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { tableDefinition, TIME_TO_LIVE } from '#lambdas/store/table/table.ts';
import { EXPORT_KEPT_MS } from '#shared/model/limits.ts';
import { CLOSED } from '../constructs/closedBucket.ts';

/** With another logical id CloudFormation would create an empty table and leave the old one behind, with all data. */
const TABLE_ID = 'Table';

/**
 * The one table with all data, in a stack of its own with the files made of it, protected against mistakes in
 * deployments: the stack and the table have deletion protection, a table removed from the template is retained, and any
 * second of the last 35 days can be restored.
 */
export class DataStack extends Stack {
  readonly table: Table;
  /** The files of exports, for a week (docs/decisions/0050). */
  readonly exports: IBucket;
  /** The key that encrypts the credentials of Jira (docs/decisions/0061). */
  readonly credentialKey: IKey;

  constructor(scope: Construct, id: string, props: StackProps = {}) {
    super(scope, id, { ...props, terminationProtection: true });
    this.table = new Table(this, TABLE_ID, {
      partitionKey: keyAttribute('HASH'),
      sortKey: keyAttribute('RANGE'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: TIME_TO_LIVE,
      // With old images: consumers see the former state of an entity.
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    (this.table.node.defaultChild as CfnTable).overrideLogicalId(TABLE_ID);
    // S3 deletes it only once it is empty.
    this.exports = new Bucket(this, 'Exports', {
      ...CLOSED,
      lifecycleRules: [
        { expiration: Duration.millis(EXPORT_KEPT_MS), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.credentialKey = new Key(this, 'CredentialKey', {
      description: 'StorYd: encrypts the credentials of issue trackers',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new CfnOutput(this, 'TableName', {
      value: this.table.tableName,
      description: 'The table with the data of all companies',
    });
  }
}

/** A key attribute of the table's one definition, which the local run and the tests use too. */
function keyAttribute(role: 'HASH' | 'RANGE'): Attribute {
  const { KeySchema = [], AttributeDefinitions = [] } = tableDefinition(TABLE_ID);
  const name = KeySchema.find(({ KeyType }) => KeyType === role)?.AttributeName;
  const type = AttributeDefinitions.find(({ AttributeName }) => AttributeName === name)?.AttributeType;
  if (name === undefined || type === undefined) throw new Error(`the table's definition has no ${role} key`);
  return { name, type: attributeTypes[type] };
}

const attributeTypes = { S: AttributeType.STRING, N: AttributeType.NUMBER, B: AttributeType.BINARY } as const;

import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { tableDefinition, TIME_TO_LIVE } from '#lambdas/store/table/table.ts';
import { plainDeployment } from './support/templates.ts';

const deployed = plainDeployment();
const template = Template.fromJSON(deployed.of('data'));

describe('the stack of the data', () => {
  test('holds the one table under its permanent logical id', () => {
    expect(Object.keys(template.findResources('AWS::DynamoDB::Table'))).toEqual(['Table']);
    expect(template.findResources('AWS::DynamoDB::GlobalTable')).toEqual({});
  });

  test('has the table of the one definition, with its expiry attribute', () => {
    const { AttributeDefinitions, KeySchema, BillingMode } = tableDefinition('any');
    expect(KeySchema).toHaveLength(2);
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      AttributeDefinitions,
      KeySchema,
      BillingMode,
      TimeToLiveSpecification: { AttributeName: TIME_TO_LIVE, Enabled: true },
      GlobalSecondaryIndexes: Match.absent(),
      LocalSecondaryIndexes: Match.absent(),
    });
  });

  test('streams new and old images', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', {
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
  });

  test('protects the data: restorable, encrypted, deleted neither by a call nor with the stack', () => {
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        SSESpecification: { SSEEnabled: true },
      },
    });
    expect(deployed.stacks.data.terminationProtection).toBe(true);
  });

  test('has a private bucket for files of exports, which keeps them for a week', () => {
    template.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'Delete',
      Properties: {
        BucketName: Match.absent(),
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        LifecycleConfiguration: {
          Rules: [
            { ExpirationInDays: 7, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
          ],
        },
      },
    });
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: [Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } })],
      },
    });
  });

  test('does not name the table, so that it can be replaced by a restored one', () => {
    template.hasResourceProperties('AWS::DynamoDB::Table', { TableName: Match.absent() });
  });
});

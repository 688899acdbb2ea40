import { CfnDeletionPolicy, CfnResource, type IAspect, Stack } from 'aws-cdk-lib';
import { CfnUserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnTable } from 'aws-cdk-lib/aws-dynamodb';
import type { IConstruct } from 'constructs';

/**
 * Lets a deployment be deleted with its stacks (context `removalPolicy`): retained resources are only in the way after
 * a trial.
 */
export class GoesWithItsStack implements IAspect {
  visit(node: IConstruct): void {
    if (node instanceof Stack) node.terminationProtection = false;
    if (node instanceof CfnTable) node.deletionProtectionEnabled = false;
    if (node instanceof CfnUserPool) node.deletionProtection = 'INACTIVE';
    if (node instanceof CfnResource && node.cfnOptions.deletionPolicy !== undefined) {
      node.cfnOptions.deletionPolicy = CfnDeletionPolicy.DELETE;
      node.cfnOptions.updateReplacePolicy = CfnDeletionPolicy.DELETE;
    }
  }
}

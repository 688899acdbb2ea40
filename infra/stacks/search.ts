import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { EbsDeviceVolumeType } from 'aws-cdk-lib/aws-ec2';
import {
  type CapacityConfig,
  type CfnDomain,
  Domain,
  EngineVersion,
  TLSSecurityPolicy,
} from 'aws-cdk-lib/aws-opensearchservice';
import type { Construct } from 'constructs';
import type { SearchSize, Stage } from '../context.ts';
import type { SearchAccess } from '../searchAccess.ts';

/** Fixed, so that the domain's own policy can name it. */
const NAME = 'storyd';

type Size = { readonly capacity: CapacityConfig; readonly zones: 1 | 2 | 3; readonly gigabytes: number };

/** The size of a domain, by the deployment's choice. The small one is unavailable while its node is replaced. */
const sizes: Readonly<Record<SearchSize, Size>> = {
  small: { capacity: { dataNodes: 1, dataNodeInstanceType: 't3.small.search' }, zones: 1, gigabytes: 10 },
  medium: { capacity: { dataNodes: 2, dataNodeInstanceType: 'm7g.medium.search' }, zones: 2, gigabytes: 20 },
  large: {
    capacity: {
      dataNodes: 3,
      dataNodeInstanceType: 'r7g.large.search',
      masterNodes: 3,
      masterNodeInstanceType: 'm7g.large.search',
    },
    zones: 3,
    gigabytes: 50,
  },
};

export type SearchStackProps = StackProps & { readonly size: SearchSize; readonly stage: Stage };

/**
 * The search index: a domain with a public address that answers only signed requests (docs/decisions/0018). It can be
 * rebuilt from the table.
 */
export class SearchStack extends Stack {
  readonly access: SearchAccess;
  readonly domain: Domain;

  constructor(scope: Construct, id: string, { size, stage, ...props }: SearchStackProps) {
    super(scope, id, props);
    const { capacity, zones, gigabytes } = sizes[size];
    this.domain = new Domain(this, 'Domain', {
      domainName: NAME,
      version: EngineVersion.OPENSEARCH_2_19,
      capacity: { ...capacity, multiAzWithStandbyEnabled: false },
      zoneAwareness: zones === 1 ? { enabled: false } : { enabled: true, availabilityZoneCount: zones },
      ebs: { volumeType: EbsDeviceVolumeType.GP3, volumeSize: gigabytes },
      enforceHttps: true,
      tlsSecurityPolicy: TLSSecurityPolicy.TLS_1_2_PFS,
      nodeToNodeEncryption: true,
      encryptionAtRest: { enabled: true },
      enableAutoSoftwareUpdate: true,
      offPeakWindowEnabled: true,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const own = { service: 'es', resource: 'domain', resourceName: `${NAME}/*` };
    // Set here as part of the domain: the construct would set it afterwards by a function of its own. Admits roles of
    // the account that have the permission themselves.
    (this.domain.node.defaultChild as CfnDomain).accessPolicies = {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { AWS: this.formatArn({ service: 'iam', region: '', resource: 'root' }) },
          Action: 'es:ESHttp*',
          Resource: this.formatArn(own),
        },
      ],
    };
    // The emulator's search engine has no TLS.
    const endpoint = `${stage === 'local' ? 'http' : 'https'}://${this.domain.domainEndpoint}`;
    this.access = { arn: this.domain.domainArn, endpoint };
    new CfnOutput(this, 'SearchEndpoint', { value: endpoint, description: 'The search domain, for signed requests' });
  }
}

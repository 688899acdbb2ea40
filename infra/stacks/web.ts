import { join } from 'node:path';
import { Annotations, CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { ORIGIN_HEADER } from '#shared/contract/originHeader.ts';
import { CLOSED } from '../constructs/closedBucket.ts';
import { headersPolicy } from '../constructs/headersPolicy.ts';
import type { DeploymentContext } from '../context.ts';
import { FILE_OF_REQUEST } from '../fileOfRequest.ts';
import { originReference } from '../originSecret.ts';
import { publicProviders } from '../publicProviders.ts';
import { STAGE } from '../stage.ts';
import { STATIC, STATIC_BROTLI } from '../staticFolders.ts';

export type WebStackProps = StackProps & {
  readonly api: IHttpApi;
  readonly userPool: IUserPool;
  readonly client: IUserPoolClient;
  /** The origin of the user pool's own domain; undefined without sign-in providers. */
  readonly signInOrigin: string | undefined;
  /** The origin of live connections. */
  readonly liveOrigin: string;
  readonly context: DeploymentContext;
  /** Folder of the built web application. */
  readonly web: string;
};

/** The origin where people open the product: the pages and, under `/api/`, the calls. It is stateless. */
export class WebStack extends Stack {
  readonly distribution: Distribution;
  /** The content of `config.json`. */
  readonly configuration: Readonly<Record<string, unknown>>;

  constructor(
    scope: Construct,
    id: string,
    { api, userPool, client, signInOrigin, liveOrigin, context, web, ...props }: WebStackProps,
  ) {
    super(scope, id, props);
    const bucket = new Bucket(this, 'Pages', { ...CLOSED, removalPolicy: RemovalPolicy.DESTROY });
    this.distribution = this.#distribute(bucket, api, context, [signInOrigin, liveOrigin]);
    // The fallback rewrites the root to the application before the bucket is asked, so that nobody gets a listing.
    Annotations.of(this.distribution).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk');
    if (context.stage === 'aws' && context.certificateArn === undefined)
      Annotations.of(this.distribution).addWarningV2(
        'storyd:oldTls',
        'Without a certificate of its own (context certificateArn) CloudFront takes TLS 1.0 and 1.1 too, and nothing can forbid it. Name one before people use this.',
      );
    this.configuration = {
      region: this.region,
      userPoolId: userPool.userPoolId,
      userPoolClientId: client.userPoolClientId,
      apiBase: `/${STAGE}`,
      ...(signInOrigin !== undefined && { providers: publicProviders(signInOrigin, context.providers) }),
      ...(context.secondFactor === 'required' && { secondFactor: context.secondFactor }),
    };
    if (context.stage === 'aws') this.#fill(bucket, web);
    new CfnOutput(this, 'PagesBucket', { value: bucket.bucketName, description: 'Holds the web application' });
    new CfnOutput(this, 'WebAddress', {
      value: `https://${this.distribution.distributionDomainName}`,
      description: 'Where the product is; the target of the name of your own',
    });
  }

  #distribute(
    bucket: Bucket,
    api: IHttpApi,
    context: DeploymentContext,
    connectTo: readonly (string | undefined)[],
  ): Distribution {
    const { certificateArn, firewallArn, originSecretVersion, stage, webUrl } = context;
    // The emulator supports neither functions nor policies nor access controls of a CDN.
    const isAtEdge = stage === 'aws';
    const common = {
      ...(isAtEdge && {
        responseHeadersPolicy: headersPolicy(this, 'Headers', [
          `https://cognito-idp.${this.region}.amazonaws.com`,
          ...connectTo.filter((origin) => origin !== undefined),
        ]),
      }),
      compress: true,
    };
    return new Distribution(this, 'Distribution', {
      comment: 'StorYd',
      ...(isAtEdge && { enableLogging: true, logBucket: this.#accessLog(), logIncludesCookies: false }),
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      defaultBehavior: {
        ...common,
        // With permission to list, a missing file answers 404; without it S3 answers 403.
        origin: isAtEdge
          ? S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] })
          : S3BucketOrigin.withBucketDefaults(bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        ...(isAtEdge && {
          functionAssociations: [{ function: this.#fallback(), eventType: FunctionEventType.VIEWER_REQUEST }],
        }),
      },
      additionalBehaviors: {
        [`/${STAGE}/*`]: {
          ...common,
          origin: new HttpOrigin(`${api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
            ...(originSecretVersion !== undefined && {
              customHeaders: { [ORIGIN_HEADER]: originReference('current', originSecretVersion) },
            }),
          }),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          // The gateway knows itself by its own name only.
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
      },
      ...(firewallArn !== undefined && { webAclId: firewallArn }),
      ...(certificateArn !== undefined &&
        webUrl !== undefined && {
          certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
          domainNames: [new URL(webUrl).hostname],
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
    });
  }

  /**
   * Who asked the CDN for what, for three months, as in the gateway's access log. S3 deletes it only once it is empty.
   */
  #accessLog(): Bucket {
    return new Bucket(this, 'AccessLog', {
      ...CLOSED,
      // CloudFront delivers its logs by an access control list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }

  #fallback(): EdgeFunction {
    return new EdgeFunction(this, 'Fallback', {
      code: FunctionCode.fromInline(FILE_OF_REQUEST),
      runtime: FunctionRuntime.JS_2_0,
    });
  }

  /**
   * Uploads the pages to the bucket. Files that may be cached for ever come first, and older ones are kept, so that open
   * tabs can still load them.
   */
  #fill(bucket: Bucket, web: string): void {
    const logGroup = new LogGroup(this, 'FillLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const common = { destinationBucket: bucket, prune: false, retainOnDelete: false, memoryLimit: 512, logGroup };
    const forEver = {
      ...common,
      // The name of such a file changes with its content.
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    };
    const files = new BucketDeployment(this, 'Parts', {
      ...forEver,
      sources: [Source.asset(join(web, STATIC))],
      destinationKeyPrefix: STATIC,
    });
    const compressed = new BucketDeployment(this, 'CompressedParts', {
      ...forEver,
      sources: [Source.asset(join(web, STATIC_BROTLI))],
      destinationKeyPrefix: STATIC_BROTLI,
      contentEncoding: 'br',
    });
    const pages = new BucketDeployment(this, 'PagesAndConfiguration', {
      ...common,
      sources: [
        Source.asset(web, { exclude: [STATIC, STATIC_BROTLI].flatMap((folder) => [folder, `${folder}/**`]) }),
        Source.jsonData('config.json', this.configuration),
      ],
      cacheControl: [CacheControl.noCache()],
    });
    pages.node.addDependency(files, compressed);
  }
}

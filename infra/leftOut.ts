import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { Plugin } from 'esbuild';

const never = (what: string) => `throw new Error(${JSON.stringify(`${what} is not in this bundle`)})`;

/**
 * Parts of the AWS SDK that a Lambda never comes to, and what stands in their place. They are half of a function's size, and so of what it
 * reads when it starts. Each path is that of the module in `node_modules`; whoever needs one after all gets an error that names it.
 */
const parts: readonly { module: string; contents: string }[] = [
  {
    // Lambda hands credentials over in the environment and the client is given just those, so no other source is ever asked.
    module: '@aws-sdk/credential-provider-node/dist-es/index.js',
    contents: `export const defaultProvider = () => async () => { ${never('the chain of credential sources')} };`,
  },
  {
    // Answers that arrive as a stream of events: the table has none.
    module: '@smithy/core/dist-es/submodules/event-streams/index.js',
    contents: `export class EventStreamSerde { constructor() { ${never('EventStreamSerde')} } }\nexport const eventStreamSerdeProvider = undefined;`,
  },
  {
    // Headers of events of such a stream; made with every signer, used for none.
    module: '@smithy/signature-v4/dist-es/HeaderFormatter.js',
    contents: `export class HeaderFormatter { format() { ${never('HeaderFormatter')} } }`,
  },
  {
    // Endpoints that are asked for instead of known; off unless a client switches it on.
    module: '@aws-sdk/middleware-endpoint-discovery/dist-es/resolveEndpointDiscoveryConfig.js',
    contents: 'export const resolveEndpointDiscoveryConfig = (config) => config;',
  },
  {
    // SHA-256 in JavaScript, for a Node without its crypto module.
    module: '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js',
    contents: `export class Sha256Js { constructor() { ${never('Sha256Js')} } }`,
  },
  {
    // A region that the machine is asked for: a Lambda has it in the environment.
    module: '@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js',
    contents: `export const getInstanceMetadataRegion = async () => { ${never('getInstanceMetadataRegion')} };`,
  },
  {
    // Adaptive retries, which the client does not choose.
    module: '@smithy/core/dist-es/submodules/retry/util-retry/DefaultRateLimiter.js',
    contents: `export class DefaultRateLimiter { constructor() { ${never('DefaultRateLimiter')} } }`,
  },
  {
    module: '@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js',
    contents: `export class AdaptiveRetryStrategy { constructor() { ${never('AdaptiveRetryStrategy')} } }`,
  },
  {
    // A header by which queues and topics find functions that call themselves: the table does not look at it.
    module: '@aws-sdk/core/dist-es/submodules/client/middleware-recursion-detection/recursionDetectionMiddleware.js',
    contents: 'export const recursionDetectionMiddleware = () => (next) => (args) => next(args);',
  },
  {
    // What of the SDK a client uses, told in a header for statistics of AWS.
    module: '@aws-sdk/core/dist-es/submodules/client/middleware-user-agent/check-features.js',
    contents: 'export const checkFeatures = async () => undefined;',
  },
  {
    // The files in ~/.aws, which a Lambda has not got: the same answer as for missing ones.
    module: '@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js',
    contents:
      "export { CONFIG_PREFIX_SEPARATOR } from './constants';\nexport const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });",
  },
];

/** Only the version of the SDK is ever read out of its `package.json`. */
const manifest = /[\\/]@aws-sdk[\\/][^\\/]+[\\/]package\.json$/;

/**
 * Leaves those parts out of the bundles.
 *
 * @throws (fails the build) when one of them was not met: the SDK has changed, and the part would be back unnoticed
 */
export function leftOut(): Plugin {
  const key = (module: string) => `node_modules/${module}`;
  const contents = new Map(parts.map((part) => [key(part.module), part.contents]));
  const filter = new RegExp(
    `(${[...contents.keys()].map((path) => path.replaceAll(/[.]/g, '\\.').replaceAll('/', '[\\\\/]')).join('|')})$`,
  );
  return {
    name: 'left-out',
    setup(build) {
      const met = new Set<string>();
      build.onLoad({ filter }, ({ path }) => {
        const plain = path.split(sep).join('/');
        const found = [...contents.keys()].find((one) => plain.endsWith(one)) ?? '';
        met.add(found);
        return { contents: contents.get(found) ?? '', resolveDir: path.slice(0, path.lastIndexOf(sep)) };
      });
      build.onLoad({ filter: manifest }, ({ path }) => {
        const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
        return { contents: JSON.stringify({ version }), loader: 'json' };
      });
      build.onEnd(({ errors }) => {
        if (errors.length > 0) return undefined;
        const missed = [...contents.keys()].filter((one) => !met.has(one));
        return {
          errors: missed.map((one) => ({ text: `${one} was to be left out, but nothing imports it any more` })),
        };
      });
    },
  };
}

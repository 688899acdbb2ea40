/**
 * The arrows of the design: what may import what. `tests/repo/boundaries.mjs` runs them and fails when it did not see every source file.
 * Types count like values: a layer that knows another one's types knows the other one.
 */

const { anyNpm, keepOut, npm, only, shared } = require('./tests/repo/arrows/kinds.cjs');

/** The rule of a port whose adapters import some packages. */
const port = (name, packages, why) =>
  only(`lambdas-${name}`, `^lambdas/ports/${name}/`, [shared, `^lambdas/ports/(${name}|aws)/`, npm(...packages)], {
    builtins: true,
    why,
  });

/** Read the definitions of entities, for the build of functions and for generated documents. */
const definitions = '^infra/(definitions|entityFields|exportedFiles)\\.ts$';

module.exports = {
  forbidden: [
    keepOut('no-cycles', {}, { circular: true }, 'Files that import each other are one file in two halves.'),
    keepOut(
      'no-unresolved',
      {},
      { couldNotResolve: true },
      'An import that leads nowhere hides from every other rule.',
    ),
    keepOut(
      'no-undeclared-package',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'A package that package.json does not name is there by luck.',
    ),
    keepOut(
      'no-dev-package-in-product',
      { path: '^(shared|lambdas|web/src)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
      'What the product needs when it runs is a dependency.',
    ),

    only('shared-runs-anywhere', shared, [shared, npm('zod', 'nanoid', 'fractional-indexing')], {
      why: 'shared/ runs in the browser and in a Lambda alike: no AWS, no React, no Node built-ins.',
    }),
    only('shared-model', '^shared/model/', ['^shared/model/', npm('zod', 'nanoid')], {
      why: 'The model is at the bottom.',
    }),
    only(
      'shared-texts',
      '^shared/texts/',
      ['^shared/texts/', '^shared/errors\\.ts$', '^shared/contract/undoableCall\\.ts$'],
      {
        why: 'Texts are constants, some of them those of errors. Of calls they know which need a text.',
      },
    ),
    only(
      'shared-errors',
      '^shared/(errors/|(errors|defineError|CallError)\\.ts$)',
      ['^shared/(errors/|(errors|defineError)\\.ts$)'],
      {
        why: 'Errors are codes, statuses and texts.',
      },
    ),
    only(
      'shared-rules',
      '^shared/rules/',
      [
        '^shared/(rules|model)/',
        '^shared/texts/(epic/(epics|epicFields)|withParts|integration/(mappingErrors|connectionFaults)|story_map/importFile)\\.ts$',
        '^shared/(errors|CallError)\\.ts$',
        // Only its types: a rule about every command does not compile until it covers a new one.
        '^shared/contract/registry\\.ts$',
        npm('fractional-indexing', 'nanoid'),
      ],
      {
        why: 'Rules are pure: they know the model, what they refuse with, and the sentences of epics, mappings, connections and imports.',
      },
    ),
    only(
      'shared-contract',
      '^shared/contract/',
      [
        '^shared/(contract|model)/',
        '^shared/rules/access\\.ts$',
        '^shared/(errors|CallError|errorTable)\\.ts$',
        '^shared/texts/errors\\.ts$',
        npm('zod'),
      ],
      { why: 'The contract names shapes, access and errors, and says what is wrong with an input.' },
    ),

    only(
      'lambdas-calls',
      '^lambdas/calls/',
      [
        shared,
        '^lambdas/(runtime|entities|store|ports/(search|identity|exports|jira))/',
        '^lambdas/calls/[^/]+\\.ts$',
        npm('aws-lambda'),
      ],
      {
        builtins: true,
        why: 'A handler is steps over shared rules and the stores, or made of what several share directly in lambdas/calls; it imports no other handler and no SDK.',
      },
    ),
    only(
      'lambdas-runtime',
      '^lambdas/runtime/',
      [shared, '^lambdas/(runtime|entities|store|ports/aws)/', npm('aws-lambda', 'aws-jwt-verify', 'zod')],
      {
        builtins: true,
        why: 'The runtime knows no call.',
      },
    ),
    only(
      'lambdas-store',
      '^lambdas/store/',
      [
        shared,
        '^lambdas/store/',
        '^lambdas/entities/upgrades\\.ts$',
        npm('@aws-sdk', '@smithy', 'nanoid', 'fractional-indexing', 'ulid', 'zod'),
      ],
      {
        builtins: true,
        why: 'The store knows the table, keys, steps and the log, and no entity but how rows of earlier releases are upgraded.',
      },
    ),
    only(
      'lambdas-entities',
      '^lambdas/entities/',
      [shared, '^lambdas/(entities|store|ports/jira)/', npm('nanoid', 'fractional-indexing', 'zod')],
      {
        builtins: true,
        why: 'Entities are definitions, the reads and steps that are about them, and what is asked of Jira about them.',
      },
    ),
    only(
      'lambdas-aws',
      '^lambdas/ports/aws/',
      ['^lambdas/ports/aws/', npm('@aws-sdk/client-kms', '@aws-sdk/credential-provider-env', '@smithy')],
      {
        builtins: true,
        why: 'What clients of AWS have in common, and KMS: nothing of ours.',
      },
    ),
    only('lambdas-search', '^lambdas/ports/search/', [shared, '^lambdas/ports/search/', anyNpm], {
      builtins: true,
      why: 'Search is a port with adapters.',
    }),
    port('live', ['@aws-sdk/client-apigatewaymanagementapi'], 'Live connections are a port with adapters.'),
    port('mail', ['@aws-sdk/client-sesv2'], 'Mail is a port with adapters.'),
    port('exports', ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner'], 'The store of exported files is a port.'),
    port('jira', ['@aws-sdk/client-lambda', 'zod'], 'Jira is a port with adapters.'),
    port('identity', ['@aws-sdk/client-cognito-identity-provider'], 'Identity knows Cognito and nothing else of ours.'),
    only(
      'lambdas-events',
      '^lambdas/events/',
      [
        shared,
        '^lambdas/(events|entities|store|runtime|ports/(search|mail|exports|jira|identity|live))/',
        npm('aws-lambda', '@aws-sdk/client-sqs', '@aws-sdk/credential-provider-env'),
      ],
      {
        builtins: true,
        why: 'Event handlers work on the stores.',
      },
    ),
    keepOut(
      'lambdas-name-their-errors',
      { path: '^lambdas/' },
      { path: '^shared/errorTable\\.ts$' },
      'A function carries the errors that it names, not the table of all.',
    ),
    keepOut(
      'lambdas-nowhere-else',
      {
        path: '^lambdas/',
        pathNot: '^lambdas/(calls|runtime|entities|store|ports|events)/',
      },
      {},
      'A file of lambdas/ belongs to one of its folders.',
    ),

    keepOut(
      'dynamodb-only-in-store',
      { path: '^(shared|lambdas|infra|web)/', pathNot: '^lambdas/store/' },
      { path: '^node_modules/@aws-sdk/(client-dynamodb|lib-dynamodb|util-dynamodb)/' },
      'lambdas/store is the only place with the DynamoDB SDK.',
    ),
    keepOut(
      'cognito-only-in-identity',
      { path: '^(shared|lambdas|infra|web)/', pathNot: '^lambdas/ports/identity/' },
      { path: '^node_modules/@aws-sdk/client-cognito' },
      'lambdas/ports/identity is the only place with the Cognito SDK.',
    ),

    only(
      'infra-cdk',
      '^infra/(?!local/)',
      [
        '^infra/(?!local/)',
        '^shared/(contract|model)/',
        '^shared/(errors|rules/access)\\.ts$',
        '^lambdas/store/(table/table|keys/partitions)\\.ts$',
        '^lambdas/ports/identity/userPool\\.ts$',
        '^lambdas/ports/search/opensearch/names\\.ts$',
        anyNpm,
      ],
      {
        builtins: true,
        except: definitions,
        why: 'The stacks are derived from the contract, its permissions, the definition of the table, the names of the index and the grants that stand beside the handlers (infra/grants.ts), never from code that runs in a Lambda.',
      },
    ),
    only('infra-definitions', definitions, ['^shared/contract/', '^lambdas/(entities|store)/', anyNpm], {
      builtins: true,
      why: 'Documents, and what functions contain of an entity, are made of the definitions of entities; no stack reads them.',
    }),
    only('infra-local', '^infra/local/', ['^infra/(local/|[^/]+\\.ts$)', shared, '^lambdas/', anyNpm], {
      builtins: true,
      why: 'The local run drives the real handlers; the screen is served to it, not imported.',
    }),

    ...require('./tests/repo/arrows/web.cjs'),

    keepOut(
      'tests-are-not-product',
      { pathNot: '^tests/' },
      { path: '^tests/' },
      'The product does not lean on its tests.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types alone are seen too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css', '.svg'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};

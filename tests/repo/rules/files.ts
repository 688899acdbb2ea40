import { importedModules } from './syntax.ts';
import { type Finding, isCode, matching, type Source } from './tree.ts';

/** Longer than this, a file holds more than one idea. */
export const maxLines = 300;

/** No source file passes 300 lines. */
export function checkSize(sources: readonly Source[]): Finding[] {
  return matching(sources, /^((shared|lambdas|infra|web|tests)\/.*|[^/]+)\.(ts|tsx|mjs|js|cjs)$/).flatMap(
    ({ path, text }) => {
      const count = text.replace(/\n$/, '').split('\n').length;
      return count > maxLines ? [{ path, problem: `has ${count} lines, ${maxLines} at most` }] : [];
    },
  );
}

/** A folder with more files than this is several. */
export const maxFiles = 25;

/** A folder of the screen or of its tests has a few files, and small letters. Those of folders in it do not count. */
export function checkFolders(sources: readonly Source[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { path } of matching(sources, /^(web\/src|tests\/web)\//)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([path, count]) => [
    ...(count === 1 || count > maxFiles
      ? [{ path, problem: `has ${count} ${count === 1 ? 'file' : 'files'}, 2 to ${maxFiles} are right` }]
      : []),
    ...(/^[a-z_/]+$/.test(path) ? [] : [{ path, problem: 'is not named in small letters' }]),
  ]);
}

// In halves, so that this file does not find itself.
const leftovers = [
  'TO' + 'DO',
  'FIX' + 'ME',
  'X' + 'XX',
  'eslint' + '-disable',
  'oxlint' + '-disable',
  '@ts' + '-ignore',
  '@ts' + '-nocheck',
  'as ' + 'any',
  '<' + '<<<<<<',
  '>' + '>>>>>>',
];
const leftover = new RegExp(leftovers.map((word) => (/^\w.*\w$/.test(word) ? `\\b${word}\\b` : word)).join('|'));

/** No file holds a note to oneself, a switched-off check or half a merge. */
export function checkLeftovers(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => path !== 'package-lock.json')
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const found = leftover.exec(line);
        return found ? [{ path: `${path}:${index + 1}`, problem: `holds '${found[0]}'` }] : [];
      }),
    );
}

/** A named import of `zod/mini`: the object `z` cannot be tree-shaken. */
const namedZod = /import (type )?(\w+|\{[^}]*\}) from 'zod\/mini'/;

/** zod is imported as a namespace, which bundlers can shake. */
export const checkZod = (sources: readonly Source[]): Finding[] =>
  matching(sources, /^(shared|lambdas|infra|web)\//)
    .filter(({ text }) => namedZod.test(text))
    .map(({ path }) => ({ path, problem: "has to import zod as `import * as z from 'zod/mini'`" }));

/** An SDK, and the only places that may know it. Tests may use all of them. */
const sdks: { sdk: RegExp; at: RegExp }[] = [
  { sdk: /^@aws-sdk\/(client|lib|util)-dynamodb$/, at: /^lambdas\/store\// },
  { sdk: /^@aws-sdk\/client-cognito/, at: /^lambdas\/ports\/identity\// },
  { sdk: /^@aws-sdk\/client-sqs$/, at: /^lambdas\/events\/replay\// },
  { sdk: /^(@opensearch-project\/|minisearch$)/, at: /^lambdas\/ports\/search\// },
  { sdk: /^@aws-sdk\/client-kms$/, at: /^lambdas\/ports\/aws\// },
  { sdk: /^@aws-sdk\/client-lambda$/, at: /^lambdas\/ports\/jira\// },
  { sdk: /^@aws-sdk\/client-sesv2$/, at: /^lambdas\/ports\/mail\// },
  { sdk: /^@aws-sdk\/client-apigatewaymanagementapi$/, at: /^lambdas\/ports\/live\// },
  { sdk: /^@aws-sdk\/(client-s3|s3-request-presigner)$/, at: /^lambdas\/ports\/exports\// },
  {
    sdk: /^(@aws-sdk|@smithy)\//,
    at: /^lambdas\/(ports\/(aws|exports|identity|jira|live|mail|search)|store|events)\//,
  },
  { sdk: /^(aws-cdk-lib|constructs|cdk-nag)(\/|$)/, at: /^infra\/(?!local\/)/ },
  { sdk: /^aws-amplify(\/|$)/, at: /^web\/src\/base\/api\// },
  { sdk: /^aws-jwt-verify(\/|$)/, at: /^(lambdas\/(runtime|ports\/identity)|infra\/local)\// },
];

/** SDKs are imported only where the design allows, so that what they do can be found and exchanged. */
export function checkSdks(sources: readonly Source[]): Finding[] {
  return matching(sources, /^(shared|lambdas|infra|web)\//)
    .filter(isCode)
    .flatMap((source) =>
      importedModules(source).flatMap((module) =>
        sdks.some(({ sdk, at }) => sdk.test(module) && !at.test(source.path))
          ? [{ path: source.path, problem: `must not import ${module}` }]
          : [],
      ),
    );
}

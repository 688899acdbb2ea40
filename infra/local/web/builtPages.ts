import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { securityHeaders } from '#infra/securityHeaders.ts';
import { STATIC, STATIC_BROTLI } from '#infra/staticFolders.ts';
import { acceptsCoding } from '#lambdas/runtime/acceptsCoding.ts';
import { LocalRunError } from '../localRunError.ts';
import { plain, targetOf } from '../localServer.ts';
import type { Pages } from './webHandler.ts';

const built = fileURLToPath(new URL('../../../dist/web/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const compressible = /^text\/|json|svg/;
/** Like that of CDNs, which compress while somebody waits what the build has not compressed. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const HASHED = new RegExp(`^/?${STATIC}/`);

type File = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The codings it is sent in, the best one first. */
  readonly codings: readonly { readonly coding: 'br' | 'gzip'; readonly body: Buffer }[];
};

/**
 * The web app as in a deployment: the built files with the same headers, caching and fallback as behind CloudFront.
 *
 * @param connectTo further origins that the app connects to
 * @throws LocalRunError when it has not been built
 */
export function builtPages(connectTo: readonly string[], folder = built): Pages {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new LocalRunError(
      'The web app has not been built. Build it with: npx vite build --config web/vite.config.ts',
    );
  }
  const security = securityHeaders(connectTo);
  const files = new Map<string, File>();
  return {
    handle(message, response) {
      for (const [name, value] of Object.entries(security)) response.setHeader(name, value);
      if (message.method !== 'GET' && message.method !== 'HEAD') return plain(response, 405, 'Method Not Allowed');
      const name = fileName(targetOf(message).path, folder);
      if (name === undefined) return plain(response, 404, 'Not Found');
      const file = files.get(name) ?? readFile(folder, name);
      files.set(name, file);
      return send(message, response, file);
    },
    close: async () => undefined,
  };
}

/**
 * The file for a path: itself, or the application for every path that does not look like a file. Undefined when there
 * is none.
 */
function fileName(path: string, folder: string): string | undefined {
  const name = decoded(path);
  if (extname(name) === '') return 'index.html';
  const full = join(folder, name);
  return full.startsWith(folder.endsWith(sep) ? folder : folder + sep) && existsSync(full) && statSync(full).isFile()
    ? full.slice(folder.length)
    : undefined;
}

/** An invalid encoding matches no file; the path is looked up as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

function readFile(folder: string, name: string): File {
  const body = readFileSync(join(folder, name));
  const type = types[extname(name)] ?? 'application/octet-stream';
  const hashed = HASHED.test(name);
  return {
    headers: {
      'content-type': type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      // The name of such a file changes with its content.
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    },
    body,
    codings: compressible.test(type)
      ? [
          { coding: 'br', body: compressedByBuild(folder, name) ?? brotliCompressSync(body, BROTLI) },
          { coding: 'gzip', body: gzipSync(body) },
        ]
      : [],
  };
}

function compressedByBuild(folder: string, name: string): Buffer | undefined {
  const compressed = join(folder, name.replace(HASHED, `${STATIC_BROTLI}/`));
  return HASHED.test(name) && existsSync(compressed) ? readFileSync(compressed) : undefined;
}

function send(message: IncomingMessage, response: ServerResponse, file: File): void {
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  if (message.headers['if-none-match'] === file.headers['etag']) {
    response.writeHead(304).end();
    return;
  }
  const accepted = message.headers['accept-encoding']?.toString();
  const coded = file.codings.find(({ coding }) => acceptsCoding(coding, accepted));
  const { body } = coded ?? file;
  response.writeHead(200, {
    'content-length': body.length,
    ...(coded === undefined ? {} : { 'content-encoding': coded.coding }),
  });
  response.end(message.method === 'HEAD' ? undefined : body);
}

import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STATIC_BROTLI } from '#infra/staticFolders.ts';
import { buildOnce } from '../build/buildOnce.ts';
import { filesOf } from '../build/manifest.ts';
import { lazyRoutes } from '../build/routes.ts';
import { kilobytes } from '../report/kilobytes.ts';
import type { Aim, Part, TableCell } from '../report/section.ts';

const router = fileURLToPath(new URL('../../../web/src/root/router.tsx', import.meta.url));
const ENTRY = 'index.html';
/** Loaded when the token of an earlier sign-in has expired, before any other request. */
const SESSION = 'src/base/api/user_pool/session.ts';
/** The frame of every page behind the login. */
const GUARD = 'src/root/session/RequireAccess.tsx';
/** Loaded while somebody types their address. */
const SIGNING_IN = 'src/base/api/user_pool/entry.ts';
const isBehindLogin = (source: string) => !source.startsWith('src/features/people/session/');
/** KB of JavaScript, compressed by Brotli, that a page may need before it can be used. */
const MOST_KB = 220;

/**
 * The size of the files that a route needs: the entry, the page, the guard behind the login, and all of their imports.
 */
export const web: Part = {
  name: 'web',
  title: 'What each route loads, in KB compressed by Brotli',
  async measure() {
    const { folder, manifest } = await buildOnce();
    const kb = (files: readonly string[]) =>
      files.reduce((sum, file) => sum + kilobytes(statSync(join(folder, STATIC_BROTLI, basename(file))).size), 0);
    const shared = filesOf(manifest, [ENTRY]);
    const rows: TableCell[][] = [
      ['(entry, part of each)', shared.scripts.length, kb(shared.scripts), null, kb(shared.styles)],
    ];
    for (const [what, source] of [
      ['(renewing a token, once an hour)', SESSION],
      ['(signing in and up, later)', SIGNING_IN],
    ] as const) {
      const own = filesOf(manifest, [ENTRY, source]).scripts.filter((file) => !shared.scripts.includes(file));
      rows.push([what, own.length, null, kb(own), null]);
    }
    const aims: Aim[] = [];
    for (const { path, source } of lazyRoutes(readFileSync(router, 'utf8'))) {
      const { scripts, styles } = filesOf(manifest, [ENTRY, ...(isBehindLogin(source) ? [GUARD] : []), source]);
      const all = kb(scripts);
      rows.push([path, scripts.length, all, all - kb(shared.scripts), kb(styles)]);
      aims.push({ what: `JavaScript of ${path}`, unit: 'KB', atMost: MOST_KB, measured: all });
    }
    return {
      columns: ['route', 'files', 'JS', 'of its own', 'CSS'],
      rows,
      aims,
      notes: [
        'As a deployment sends them. The font is not counted, nor what comes when the page is at rest: dialogs, menus, signing in.',
      ],
    };
  },
};

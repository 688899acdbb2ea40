import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOnce } from '../build/buildOnce.ts';
import { filesOf } from '../build/manifest.ts';
import { lazyRoutes } from '../build/routes.ts';
import { zippedKilobytes } from '../report/kilobytes.ts';
import type { Aim, Part, TableCell } from '../report/section.ts';

const router = fileURLToPath(new URL('../../../web/src/app/router.tsx', import.meta.url));
const ENTRY = 'index.html';
/** Loaded when the token of an earlier sign-in has expired, before any other request. */
const SESSION = 'src/api/userPool/session.ts';
/** The frame of every page behind the login. */
const GUARD = 'src/app/session/RequireAccess.tsx';
/** Loaded while somebody types their address. */
const SIGNING_IN = 'src/api/userPool/entry.ts';
const isBehindLogin = (source: string) => !source.startsWith('src/features/session/');
/** The limits of a route's JavaScript in KB, gzipped: before and behind the login. */
const LOGIN_KB = 120;
const ROUTE_KB = 190;

/**
 * The size of the files that a route needs: the entry, the page, the guard behind the login, and all of their imports.
 */
export const web: Part = {
  name: 'web',
  title: 'What each route loads, in KB gzipped',
  async measure() {
    const { folder, manifest } = await buildOnce();
    const kb = (files: readonly string[]) =>
      files.reduce((sum, file) => sum + zippedKilobytes(readFileSync(join(folder, file))), 0);
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
      const atMost = path === '/login' ? LOGIN_KB : ROUTE_KB;
      aims.push({ what: `JavaScript of ${path}`, unit: 'KB', atMost, measured: all });
    }
    return {
      columns: ['route', 'files', 'JS', 'of its own', 'CSS'],
      rows,
      aims,
      notes: [
        'Each file gzipped by itself, which every machine does alike. They are delivered with Brotli (docs/decisions/0089), which makes them smaller. The font is not counted, nor what comes when the page is at rest: dialogs, menus, signing in.',
      ],
    };
  },
};

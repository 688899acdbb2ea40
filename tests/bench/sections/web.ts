import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Aim, Cell, Part } from '../report/section.ts';
import { buildOnce } from '../web/buildOnce.ts';
import { filesOf } from '../web/manifest.ts';
import { lazyRoutes } from '../web/routes.ts';

const router = fileURLToPath(new URL('../../../web/src/app/router.tsx', import.meta.url));
const ENTRY = 'index.html';
const KB = 1_000;
/** KB of JavaScript, gzipped, that a route may need. */
const LIMITS = new Map([['/login', 150], ['/story_map/:containerId/*', 220]]);

/** How much a browser must load before a route is usable: the entry, the page, and all that both import. */
export const web: Part = {
  name: 'web',
  title: 'What each route loads, in KB (1,000 bytes) gzipped',
  async measure() {
    const { folder, manifest } = await buildOnce();
    const zipped = (file: string) => gzipSync(readFileSync(join(folder, file))).length / KB;
    const kb = (files: readonly string[]) => files.reduce((sum, file) => sum + zipped(file), 0);
    const shared = filesOf(manifest, [ENTRY]);
    const rows: Cell[][] = [['(entry, part of each)', shared.scripts.length, kb(shared.scripts), null, kb(shared.styles)]];
    const aims: Aim[] = [];
    for (const { path, source } of lazyRoutes(readFileSync(router, 'utf8'))) {
      const { scripts, styles } = filesOf(manifest, [ENTRY, source]);
      const all = kb(scripts);
      rows.push([path, scripts.length, all, all - kb(shared.scripts), kb(styles)]);
      const atMost = LIMITS.get(path);
      if (atMost !== undefined) aims.push({ what: `JavaScript of ${path}`, unit: 'KB', atMost, measured: all });
    }
    const unmeasured = [...LIMITS.keys()].filter((path) => !rows.some(([name]) => name === path));
    return {
      columns: ['route', 'files', 'JS', 'of it own', 'CSS'],
      rows,
      aims,
      notes: ['Each file gzipped by itself, as it is delivered. The font is not counted.'],
      missing: unmeasured.map((path) => `${path}: the router has no such route`),
    };
  },
};

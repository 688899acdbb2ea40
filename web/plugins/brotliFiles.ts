import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { STATIC, STATIC_BROTLI } from '#infra/staticFolders.ts';

const compress = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes scripts and style sheets a second time, compressed as much as Brotli can, which takes too long while somebody
 * waits (docs/decisions/0031).
 */
export const brotliFiles: Plugin = {
  name: 'storyd:brotli-files',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) throw new Error('the build names no folder');
    const folder = join(dir, STATIC_BROTLI);
    await mkdir(folder, { recursive: true });
    await Promise.all(
      Object.values(bundle)
        .filter(({ fileName }) => /\.(js|css)$/.test(fileName) && fileName.startsWith(`${STATIC}/`))
        .map(async (file) => {
          const content = file.type === 'chunk' ? file.code : file.source;
          await writeFile(join(folder, basename(file.fileName)), await compress(content, BEST));
        }),
    );
  },
};

import { type CompanyExportItem, withdrawExport } from '#lambdas/entities/company/companyExport.ts';
import type { Exporting } from '#lambdas/entities/company/exporting.ts';
import { exportStore } from '#lambdas/ports/exports/exportStore.ts';
import { exportKeyPrefix, storageKey } from '#lambdas/ports/exports/fileNames.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import type { Step } from './step.ts';

/**
 * Withdraws the latest export, finished or running, and deletes the files of all exports of the company but of one that
 * has begun since, which names the person nowhere. A worker that was writing may put a file until its lease ends.
 */
export const deleteExports: Step = async (reader, { company }, { parent }) => {
  const { keys } = reader;
  const [latest, exporting] = await reader.get<[CompanyExportItem, Exporting]>([
    exportKeys.companyExport(keys),
    exportKeys.exporting(keys),
  ]);
  if (parent === '') {
    if (latest !== undefined && (latest.state === 'running' || latest.files.length > 0)) {
      // Earlier releases numbered the files. The store gives up what they began by itself.
      if (exporting?.upload !== undefined && typeof exporting.file === 'string')
        await exportStore().abort(storageKey(company, latest.exportId, exporting.file), exporting.upload.id);
      const author = companyStore(company).writer({ uid: null, tab: null, call: 'erase_people' });
      await author.commit('company', [withdrawExport(latest)]);
    }
    return { parent: String(exporting?.until ?? 0) };
  }
  if (Date.now() <= Number(parent)) return 'wait';
  const isNew = latest?.state === 'running' || (latest?.files.length ?? 0) > 0;
  const kept = isNew ? exportKeyPrefix(company, latest?.exportId) : undefined;
  const files = await exportStore().list(exportKeyPrefix(company));
  const old = files.filter((file) => kept === undefined || !file.startsWith(kept));
  await Promise.all(old.map((file) => exportStore().delete(file)));
  return null;
};

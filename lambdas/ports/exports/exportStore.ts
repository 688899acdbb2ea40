import type { ExportStore } from './port.ts';
import { createS3Store } from './s3.ts';

let shared: ExportStore | undefined;

/** The store of this process: the one that was set, or the bucket that its environment names. @throws without either */
export function exportStore(): ExportStore {
  const bucket = process.env['EXPORT_BUCKET'];
  if (shared === undefined && bucket !== undefined) shared = createS3Store(bucket);
  if (shared === undefined) throw new Error('EXPORT_BUCKET is not set');
  return shared;
}

/** Sets the store of a process. */
export function setExportStore(store: ExportStore | undefined): void {
  shared = store;
}

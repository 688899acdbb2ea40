import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Pointer } from '#lambdas/store/entity/derived.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import { change, create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { type CompanyExport, exportFileSchema, exportStateSchema } from '#shared/model/company/companyExport.ts';
import { newId } from '#shared/model/ids.ts';
import { expiryOf, isDownloadable } from '#shared/rules/company/companyExport.ts';
import { type Exporting, NEW_EXPORT } from './exporting.ts';

const fields = {
  exportId: z.string(),
  state: exportStateSchema,
  startedAt: z.int(),
  /** The uid of the administrator who started it. */
  startedBy: z.string(),
  endedAt: z.nullable(z.int()),
  files: z.array(exportFileSchema),
};
/** The latest export of a company's data; its id is the company. A new one replaces it, so that one runs at a time. */
export type CompanyExportItem = RowOf<typeof fields>;

export const companyExportEntity = defineEntity({
  type: 'company_export',
  key: exportKeys.companyExport,
  fields,
  present: null,
  heldBy: [],
  derived: (keys, { state, exportId }) => ({ pointers: state === 'running' ? runningPointers(keys, exportId) : [] }),
});

export const companyExportDescription = describeEntity(companyExportEntity, {
  keyFromLog: null,
  history: null,
  export: null,
  search: null,
  personal: null,
});

// The product's own.
/** What lets the worker find a running export, and how far it has come. */
function runningPointers(keys: Keys, exportId: string): Pointer[] {
  const company = companyOf(keys);
  return [
    { key: exportKeys.exporting(keys), fields: { ...NEW_EXPORT, exportId } },
    { key: platformKeys.dueExport(company), fields: { company } },
  ];
}

const companyOf = (keys: Keys) => keys.slice('C#'.length);

/** The steps that start an export in place of the latest one. @param by the uid of the administrator */
export function startExport(keys: Keys, latest: CompanyExportItem | undefined, by: string): Mutation[] {
  const run = {
    exportId: newId(),
    state: 'running' as const,
    startedAt: Date.now(),
    startedBy: by,
    endedAt: null,
    files: [],
  };
  return [
    latest === undefined
      ? create(companyExportEntity, exportKeys.companyExport(keys), companyOf(keys), run)
      : change(companyExportEntity, latest, run),
  ];
}

/** The step that ends a running export. */
export const endExport = (
  item: CompanyExportItem,
  end: Pick<CompanyExportItem, 'files'> & { state: 'finished' | 'failed' | 'withdrawn' },
): Mutation => change(companyExportEntity, item, { ...end, endedAt: Date.now() });

/** The step that withdraws an export, running or finished, whose files are deleted. */
export const withdrawExport = (item: CompanyExportItem): Mutation => endExport(item, { state: 'withdrawn', files: [] });

/**
 * The latest export as administrators see it.
 * @param exporting how far a running one has come
 */
export function presentExport(item: CompanyExportItem, exporting: Exporting | undefined): CompanyExport {
  const { exportId, state, startedAt, startedBy, endedAt, files } = item;
  const isRunning = state === 'running';
  const written = isRunning ? (exporting?.files ?? []) : files;
  const rows = written.reduce((sum, file) => sum + file.rows, 0);
  return {
    exportId,
    state,
    startedAt,
    startedBy,
    endedAt,
    expiresAt: expiryOf(item),
    progress: {
      done: isRunning ? (exporting?.done ?? 0) : files.length,
      total: isRunning ? (exporting?.total ?? 0) : files.length,
      rows: rows + (isRunning ? (exporting?.rows ?? 0) : 0),
    },
    files: isDownloadable(item, Date.now()) ? files : [],
  };
}

import { dueEntries } from '#lambdas/store/dueList.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import { type Held, type Leased, saveLeased, takeLease } from '#lambdas/store/lease.ts';
import type { ExportFile } from '#shared/model/company/companyExport.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/**
 * A place in a file's data: behind the parent, such as a story map, at the place `parent` in their list. `within` is the
 * one after it, if only a part of its rows is written: by its id, since it may be deleted before the next step.
 */
export type Position = { parent: string; within?: { id: string; after: string } };

/**
 * How far a running export has come: everything that its next step needs, written after each one. It says nothing about
 * the company's data, so it is in no change log.
 */
export type Exporting = Leased & {
  exportId: string;
  /** The file being written, by its name: absent before the first step, null when all are written. */
  file?: string | null;
  /** How many files are written, those without rows included, and of how many: 0 before the first step. */
  done: number;
  total: number;
  position: Position;
  /** The multipart upload of that file, once it has more than one part. */
  upload?: { id: string; etags: string[] };
  /** Rows and bytes of that file so far. */
  rows: number;
  bytes: number;
  /** The finished files that have rows. */
  files: ExportFile[];
  /** Failures since the last step that succeeded. */
  failures: number;
};

/** An export that has just started. */
export const NEW_EXPORT = {
  step: 0,
  done: 0,
  total: 0,
  position: { parent: '' },
  rows: 0,
  bytes: 0,
  files: [],
  failures: 0,
} as const satisfies Omit<Exporting, 'pk' | 'sk' | 'exportId'>;

/** The companies with a running export, of the whole deployment. */
export async function companiesExporting(): Promise<CompanyDomain[]> {
  const first = platformKeys.dueExport('');
  return (await dueEntries(first, first)).map(({ company }) => company);
}

/** Makes a worker the only one of an export, see `takeLease`. */
export function lockExport(known: Exporting, lease: { worker: string; now: number; until: number }): Promise<boolean> {
  return takeLease(known, lease, { exportId: known.exportId });
}

/** Writes how far an export has come, see `saveLeased`. */
export function saveExport(next: Held<Exporting>, leaves = false): Promise<boolean> {
  return saveLeased(next, leaves, { exportId: next.exportId });
}

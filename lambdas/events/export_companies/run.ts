import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type CompanyExportItem, endExport } from '#lambdas/entities/company/companyExport.ts';
import { exportFiles, type NamedFile } from '#lambdas/entities/company/exportFiles.ts';
import { type Exporting, NEW_EXPORT, saveExport, lockExport } from '#lambdas/entities/company/exporting.ts';
import { exportStore } from '#lambdas/ports/exports/exportStore.ts';
import { fileNameOf, storageKey } from '#lambdas/ports/exports/fileNames.ts';
import { UploadGoneError } from '#lambdas/ports/exports/port.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import type { Held } from '#lambdas/store/lease.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { ExportFile } from '#shared/model/company/companyExport.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { lineOf } from './lines.ts';
import { sourceOf } from './sources.ts';
import { pagesFrom } from './walk.ts';

/** How long a worker that says nothing keeps an export, in milliseconds; a step takes seconds. */
const LEASE_MS = 3 * 60_000;
/** The lease is renewed between two pages when so much of it has passed, so that a long step keeps it. */
const RENEWED_AFTER_MS = LEASE_MS / 3;
/** After so many failures in a row, lost leases included, an export is given up. */
const MAX_FAILURES = 10;

type Working = Held<Exporting>;
/** Keeps the lease during a long step. @throws when it is lost */
type Renew = () => Promise<void>;

/**
 * Goes on with a company's running export, step by step, until it is finished or the time is over. A step writes one
 * part of a file and then how far it has come: a worker that is killed at any moment loses no more than its step. Memory
 * holds one page of the table and one part.
 * @param hasTime whether there is time for another step
 * @throws the failure of a step, after it was counted
 */
export async function runExport(company: CompanyDomain, hasTime: () => boolean): Promise<void> {
  const { reader } = companyStore(company);
  const [found] = await reader.get<[Exporting]>([exportKeys.exporting(reader.keys)]);
  if (found === undefined) return;
  const known = begunNow(found);
  // Its last worker has neither left nor come further: it was killed, or too slow, as the next one may be.
  const failures = known.failures + (found.worker === undefined ? 0 : 1);
  const [worker, now] = [randomUUID(), Date.now()];
  if (!(await lockExport({ ...known, failures }, { worker, now, until: now + LEASE_MS }))) return;
  let at: Working = { ...known, failures, worker };
  let renewedAt = now;
  const renew = async () => {
    if (Date.now() - renewedAt < RENEWED_AFTER_MS) return;
    if (!(await saveExport({ ...at, until: Date.now() + LEASE_MS }))) throw new Error('the lease was lost');
    at = { ...at, step: at.step + 1 };
    renewedAt = Date.now();
  };
  try {
    if (failures >= MAX_FAILURES) throw new Error('too many workers have lost the lease');
    while (hasTime() && at.file !== null) {
      const reached = await nextStep(reader, company, at, renew);
      const next = { ...reached, step: at.step, failures: 0, until: Date.now() + LEASE_MS };
      if (!(await saveExport(next))) return;
      at = { ...next, step: next.step + 1 };
      renewedAt = Date.now();
    }
    if (at.file === null) await end(company, at, 'finished');
    else await saveExport(at, true);
  } catch (error) {
    const failed = { ...at, failures: at.failures + 1 };
    if (failed.failures >= MAX_FAILURES) await end(company, failed, 'failed');
    else await saveExport(failed, true);
    throw error;
  }
}

/**
 * An export that a release with other files has begun, or one that numbered them, begins again from the first file. An
 * upload that it leaves is given up by the store.
 */
function begunNow(found: Exporting): Exporting {
  const { file, total, pk, sk, exportId, step, failures } = found;
  const isSame = total === exportFiles.length && (file === null || exportFiles.some(({ name }) => name === file));
  return file === undefined || isSame ? found : { ...NEW_EXPORT, pk, sk, exportId, step, failures };
}

/** Writes the next part of a file. @returns how far the export has come with it */
async function nextStep(reader: Reader, company: CompanyDomain, reached: Working, renew: Renew): Promise<Working> {
  const file = exportFiles.find(({ name }) => reached.file === undefined || name === reached.file);
  if (file === undefined) throw new Error(`there is no file ${reached.file}`);
  const at = { ...reached, file: file.name, total: exportFiles.length };
  try {
    return await writePart(reader, company, file, at, renew);
  } catch (error) {
    if (!(error instanceof UploadGoneError)) throw error;
    // Completed by a worker that was killed before it could say so, or too old: the file is written anew.
    return { ...withoutUpload(at), position: NEW_EXPORT.position, rows: 0, bytes: 0 };
  }
}

async function writePart(
  reader: Reader,
  company: CompanyDomain,
  file: NamedFile,
  at: Working,
  renew: Renew,
): Promise<Working> {
  const store = exportStore();
  const { name, title } = file;
  const { body, rows, position, isLast } = await partFrom(reader, file, at, renew);
  const key = storageKey(company, at.exportId, name);
  const headers = { fileName: fileNameOf(company, name) };
  const written = { rows: at.rows + rows, bytes: at.bytes + body.length };
  if (isLast && at.upload === undefined) {
    if (written.rows > 0) await store.put(key, body, headers);
    return nextFile(at, { name, title, ...written });
  }
  const { id, etags } = at.upload ?? { id: await store.begin(key, headers), etags: [] };
  const tags = body.length === 0 ? etags : [...etags, await store.putPart(key, id, etags.length + 1, body)];
  if (!isLast) return { ...at, ...written, position, upload: { id, etags: tags } };
  await store.complete(key, id, tags);
  return nextFile(at, { name, title, ...written });
}

/** The next rows of a file, compressed: at least one part, or the rest. Parts of gzip may stand one after the other. */
async function partFrom(reader: Reader, file: NamedFile, { position: from }: Exporting, renew: Renew) {
  const packed: Uint8Array[] = [];
  let [rows, bytes, position] = [0, 0, from];
  for await (const page of pagesFrom(reader, sourceOf(file), from)) {
    await renew();
    const lines = page.rows.map(lineOf);
    position = page.position;
    if (lines.length === 0) continue;
    const piece = gzipSync(`${lines.join('\n')}\n`);
    packed.push(piece);
    rows += lines.length;
    bytes += piece.length;
    if (bytes >= exportStore().partBytes) return { body: Buffer.concat(packed), rows, position, isLast: false };
  }
  return { body: Buffer.concat(packed), rows, position, isLast: true };
}

/** A file without rows is left out. */
function nextFile(at: Working, written: ExportFile): Working {
  const files = written.rows === 0 ? at.files : [...at.files, written];
  const file = exportFiles.find(({ name }) => name > written.name)?.name ?? null;
  const done = at.done + 1;
  return { ...withoutUpload(at), file, done, position: NEW_EXPORT.position, rows: 0, bytes: 0, files };
}

function withoutUpload({ upload: _upload, ...at }: Working): Working {
  return at;
}

/** Ends an export, unless it has been ended or another one has begun. */
async function end(company: CompanyDomain, at: Working, state: 'finished' | 'failed'): Promise<void> {
  const { reader, writer } = companyStore(company);
  await withRetries(async () => {
    const [item] = await reader.get<[CompanyExportItem]>([exportKeys.companyExport(reader.keys)]);
    if (item?.exportId !== at.exportId || item.state !== 'running') return;
    await writer({ uid: null, tab: null, call: 'export_companies' }).commit('company', [
      endExport(item, { state, files: state === 'finished' ? at.files : [] }),
    ]);
  });
}

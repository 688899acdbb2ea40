import { randomUUID } from 'node:crypto';
import { type DueErasure, type Erasing, type ErasurePhase } from '#lambdas/entities/people/erasing.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import { type Held, saveLeased, takeLease } from '#lambdas/store/lease.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { ERASURE_PHASES } from '#shared/model/people/erasure.ts';
import { deleteExports } from './exports.ts';
import { eraseInCompanyLog, eraseInMaps } from './logs.ts';
import { deleteNotices } from './notices.ts';
import type { Reached, Step } from './step.ts';

/** How long a worker that says nothing keeps an erasure, in milliseconds; a step takes seconds. */
const LEASE_MS = 3 * 60_000;

const steps: Readonly<Record<ErasurePhase, Step>> = {
  notices: deleteNotices,
  story_maps: eraseInMaps('living'),
  deleted_story_maps: eraseInMaps('deleted'),
  restored_story_maps: eraseInMaps('living'),
  company_log: eraseInCompanyLog,
  exports: deleteExports,
};

/**
 * Goes on with the erasure of a person, step by step, until it is done or the time is over.
 * @param hasTime whether there is time for another step
 * @throws the failure of a step; the next run tries it again
 */
export async function runErasure({ company, uid }: DueErasure, hasTime: () => boolean): Promise<void> {
  const { reader } = companyStore(company);
  const [known] = await reader.get<[Erasing]>([rowKeys.erasing(reader.keys, uid)]);
  if (known === undefined) return;
  const [worker, now] = [randomUUID(), Date.now()];
  if (!(await takeLease(known, { worker, now, until: now + LEASE_MS }))) return;
  let at: Held<Erasing> = { ...known, worker };
  try {
    for (let phase = nameOf(at); phase !== undefined && hasTime(); phase = nameOf(at)) {
      const { result: reached } = await withRetries(() => steps[phase](reader, { company, uid }, at.position));
      if (reached === 'wait') break;
      const next = { ...at, ...after(at, reached), until: Date.now() + LEASE_MS };
      if (!(await saveLeased(next, false))) return;
      at = { ...next, step: next.step + 1 };
    }
  } catch (error) {
    await saveLeased(at, true);
    throw error;
  }
  if (nameOf(at) !== undefined) await saveLeased(at, true);
  else
    await writeUnlogged([
      { do: 'deletePointer', key: rowKeys.erasing(reader.keys, uid) },
      { do: 'deletePointer', key: platformKeys.dueErasure(company, uid) },
    ]);
}

const nameOf = ({ phase }: Erasing): ErasurePhase | undefined => ERASURE_PHASES[phase];

const after = ({ phase }: Erasing, reached: Exclude<Reached, 'wait'>): Pick<Erasing, 'phase' | 'position'> =>
  reached === null ? { phase: phase + 1, position: { parent: '' } } : { phase, position: reached };

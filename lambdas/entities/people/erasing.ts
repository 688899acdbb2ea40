import type { Position } from '#lambdas/entities/company/exporting.ts';
import { dueEntries } from '#lambdas/store/dueList.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import type { Leased } from '#lambdas/store/lease.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { ERASURE_PHASES } from '#shared/model/people/erasure.ts';

/** How far the erasure of a person has come. It names them by their uid alone. */
export type Erasing = Leased & {
  uid: string;
  startedAt: number;
  /** The uid of the administrator who started it. */
  startedBy: string;
  /** The phase, by its index in `ERASURE_PHASES`, and the place in it. */
  phase: number;
  position: Position;
};
export type ErasurePhase = (typeof ERASURE_PHASES)[number];

/** An erasure that has just started. */
export const NEW_ERASURE = { step: 0, phase: 0, position: { parent: '' } } as const satisfies Partial<Erasing>;

/** A person who is being erased. */
export type DueErasure = { company: CompanyDomain; uid: string };

/** The people who are being erased, of the whole deployment. */
export async function dueErasures(): Promise<DueErasure[]> {
  const all = platformKeys.dueErasures();
  const due = await dueEntries<{ uid: string }>(all, all);
  return due.map(({ company, uid }) => ({ company, uid }));
}

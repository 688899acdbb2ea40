import type { Position } from '#lambdas/entities/company/exporting.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** The place behind a step, null behind the last one of its phase, or `wait` when it has to be tried later. */
export type Reached = Position | null | 'wait';
/** A step of a phase. Repeating it does no harm, since a worker that is killed loses no more than its step. */
export type Step = (reader: Reader, of: { company: CompanyDomain; uid: string }, from: Position) => Promise<Reached>;

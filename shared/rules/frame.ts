import type { Release } from '#shared/model/release/release.ts';
import type { KnownError } from '../CallError.ts';
import * as errors from '../errors.ts';
import type { Benefit, FrameKind, Objective, Problem } from '../model/frame.ts';
import { OBJECTIVE_PAGE_SIZE, PROBLEM_PAGE_SIZE } from '../model/limits.ts';
import { foldText } from './foldText.ts';
import { periodError } from './releases.ts';

/** The errors that differ by kind. */
export const missingErrors: Readonly<Record<FrameKind, KnownError>> = {
  objective: errors.objectiveDoesNotExist,
  problem: errors.problemDoesNotExist,
};
const exists: Readonly<Record<FrameKind, KnownError>> = {
  objective: errors.objectiveExists,
  problem: errors.problemExists,
};
const inRelease: Readonly<Record<FrameKind, KnownError>> = {
  objective: errors.objectiveInRelease,
  problem: errors.problemInRelease,
};

type Named = { id: string; name: string };

/**
 * Why an objective or problem cannot be on a map under a name, if so: another of the map has it, but for case and
 * spaces (rules objective.2, problem.2). On different maps two may have the same name.
 * @param others what is on the map; the one itself does not count
 */
export function frameNameError(kind: FrameKind, { id, name }: Named, others: readonly Named[]): KnownError | undefined {
  const wanted = foldText(name);
  return others.some((other) => other.id !== id && foldText(other.name) === wanted) ? exists[kind] : undefined;
}

/**
 * Why an objective or problem cannot be taken off a map, if so: an open release of the map has it (rules objective.6,
 * problem.7).
 * @param releases of the map that have it, without deleted ones
 */
export function frameRemovalError(
  kind: FrameKind,
  releases: readonly Pick<Release, 'completed'>[],
): KnownError | undefined {
  return releases.some(({ completed }) => !completed) ? inRelease[kind] : undefined;
}

/** Why a benefit cannot have this time, if so: it ends before it starts (rule objective.10). */
export function benefitError(benefit: Pick<Benefit, 'start' | 'end'>): KnownError | undefined {
  return periodError(benefit);
}

type Listed = { id: string; nameLower: string };
/** The order of objectives and problems: by their names in lower case (rules objective.5, problem.4). */
export function compareFrame(a: Listed, b: Listed): number {
  if (a.nameLower !== b.nameLower) return a.nameLower < b.nameLower ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Benefits in the order of their start, then of their names. */
export function compareBenefits(a: Benefit, b: Benefit): number {
  return a.start - b.start || compareFrame(lowered(a), lowered(b));
}
const lowered = ({ id, name }: Named): Listed => ({ id, nameLower: name.toLowerCase() });

/**
 * How much of an objective is achieved: the average of its active benefits in whole percent; null without any
 * (rule objective.15).
 */
export function achievedOf(benefits: readonly Pick<Benefit, 'achieved' | 'active'>[]): number | null {
  const active = benefits.filter((benefit) => benefit.active);
  if (active.length === 0) return null;
  return Math.round(active.reduce((sum, { achieved }) => sum + achieved, 0) / active.length);
}

/** The characters of a description that a list shows at most; it cuts them to two lines. */
const EXCERPT = 300;

/** The beginning of a description for a list, in one line. */
export const excerptOf = (description: string): string => description.slice(0, EXCERPT).replaceAll(/\s+/gu, ' ').trim();

/** A page of a list. Pages count from 1. */
export type FramePage<Item> = { page: number; totalPages: number; total: number; items: Item[] };

function pageOf<Item extends Listed>(all: readonly Item[], asked: number, size: number): FramePage<Item> {
  const totalPages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.max(1, Math.min(asked, totalPages));
  const items = all.toSorted(compareFrame).slice((page - 1) * size, page * size);
  return { page, totalPages, total: all.length, items };
}

/** A page of a map's objectives, seven each (rule objective.5). A page past the end is the last one. */
export function pageOfObjectives<Item extends Pick<Objective, 'id' | 'nameLower'>>(
  objectives: readonly Item[],
  page: number,
): FramePage<Item> {
  return pageOf(objectives, page, OBJECTIVE_PAGE_SIZE);
}

/** A page of a map's problems, five each, solved ones only when asked for (rule problem.4). */
export function pageOfProblems<Item extends Pick<Problem, 'id' | 'nameLower' | 'solved'>>(
  problems: readonly Item[],
  { includesSolved, page }: { includesSolved: boolean; page: number },
): FramePage<Item> {
  const shown = problems.filter(({ solved }) => includesSolved || !solved);
  return pageOf(shown, page, PROBLEM_PAGE_SIZE);
}

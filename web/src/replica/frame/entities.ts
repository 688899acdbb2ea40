import type { Benefit, CompanyProblem, Objective, Problem, ProblemObjective } from '#shared/model/frame.ts';
import { defineClientEntity } from '#web/replica/entity.ts';

/** The objectives of a story map. */
export const objectives = defineClientEntity<Objective>()('objective');

/** The problems of a story map, solved ones included. */
export const problems = defineClientEntity<Problem>()('problem');

/** What only the page of a problem shows. */
export const companyProblems = defineClientEntity<CompanyProblem>()('company_problem');

/** The objectives of problems; they need not be on this map. */
export const problemObjectives = defineClientEntity<ProblemObjective>()('problem_objective');

/** The benefits of objectives. */
export const benefits = defineClientEntity<Benefit>()('benefit');
